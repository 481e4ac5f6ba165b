import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The summary of a catalogue whose messages were checked, for checks of the whole file and of several files.
struct CatalogSummary: Sendable {
  /// The name of the catalogue in findings.
  let name: ExactText
  /// The settings of the catalogue.
  let settings: LintSettings
  /// The `<file>` elements, in document order.
  let files: [FileSummary]
  /// Whether the catalogue was read completely.
  let isComplete: Bool
  /// The index among the catalogues of the project.
  var index = 0

  /// Whether all texts of the catalogue are in its source language.
  var isSource: Bool { !files.isEmpty && files.allSatisfy { $0.isSource } }

  /// Whether the catalogue is an overlay, which omits texts that it does not change.
  var isOverlay: Bool { !files.isEmpty && files.allSatisfy { $0.file.isOverlay } }

  /// Whether the catalogue holds the sources of its translations, so that no other catalogue is compared with them.
  var holdsItsSources: Bool { files.contains { $0.file.holdsItsSources } }

  /// Whether the catalogue is from gettext and not a template. It has the sources from when it was made, even in
  /// English, and only a template shows which of them are still in use.
  var hasOwnPluralForms: Bool { files.contains { $0.file.hasOwnPluralForms } }

  /// The source files that the catalogue translates.
  var originals: Set<ExactText> { Set(files.compactMap { $0.file.original }) }

  /// Whether every `<file>` names the source file that it translates.
  var hasEveryOriginal: Bool { files.allSatisfy { $0.file.original?.isEmpty == false } }

  /// The keys of each source file.
  var keys: [ExactText: Set<ExactText>] {
    files.reduce(into: [:]) { keys, file in
      keys[file.original, default: []].formUnion(file.keys.lazy.map { $0.unit.key })
    }
  }

  /// The start of the first `<file>` of each source file.
  var placesOfOriginals: [ExactText: SourceSpan] {
    Dictionary(firstOf: files.lazy.map { ($0.original, $0.file.nameSpan) })
  }
}
