import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A catalogue after its messages were checked, for checks of the whole file and of several files.
struct CatalogSummary: Sendable {
  /// The catalogue, as findings call it.
  let name: ExactText
  /// What the configuration says about the catalogue.
  let settings: LintSettings
  /// The `<file>` elements, in their order.
  let files: [FileSummary]
  /// Whether the catalogue was read to its end.
  let isComplete: Bool
  /// The place among the catalogues of the project.
  var index = 0

  /// Whether the catalogue is in its source language, throughout.
  var isSource: Bool { !files.isEmpty && files.allSatisfy { $0.isSource } }

  /// Whether the catalogue is an overlay, which leaves out what it does not change.
  var isOverlay: Bool { !files.isEmpty && files.allSatisfy { $0.file.isOverlay } }

  /// Whether the catalogue holds the sources of its translations, so that no other one is compared with them.
  var holdsItsSources: Bool { files.contains { $0.file.holdsItsSources } }

  /// Whether the catalogue is gettext's and no template: it has the sources of its own time, in English too, and only a
  /// template says which of them are still in use.
  var hasOwnPluralForms: Bool { files.contains { $0.file.hasOwnPluralForms } }

  /// The source files that the catalogue translates.
  var originals: Set<ExactText> { Set(files.compactMap { $0.file.original }) }

  /// Whether every `<file>` says which source file it translates.
  var hasEveryOriginal: Bool { files.allSatisfy { $0.file.original?.isEmpty == false } }

  /// The keys of each source file.
  var keys: [ExactText: Set<ExactText>] {
    files.reduce(into: [:]) { keys, file in
      keys[file.original, default: []].formUnion(file.keys.lazy.map { $0.unit.key })
    }
  }

  /// Where the first `<file>` of each source file starts.
  var placesOfOriginals: [ExactText: SourceSpan] {
    Dictionary(firstOf: files.lazy.map { ($0.original, $0.file.nameSpan) })
  }
}
