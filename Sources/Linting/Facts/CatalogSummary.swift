import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The facts about a catalogue that are kept after it is read, for checks of the whole file and of several files.
struct CatalogSummary: Sendable {
  /// The catalogue, as findings call it.
  let name: ExactText
  /// The `<file>` elements, in their order.
  let files: [FileSummary]
  /// How many units they have.
  let unitCount: Int
  /// Whether the catalogue was read to its end.
  let isComplete: Bool
  /// The different translations, if they are few and compared with no other catalogue.
  let translations: [TranslationStore.Entry]?
  /// The place among the catalogues of the project.
  var index = 0
  /// The catalogue itself, for what is not kept.
  private let input: LintInput

  init(
    _ input: LintInput, files: [FileSummary], translations: [TranslationStore.Entry]?, unitCount: Int, isComplete: Bool
  ) {
    name = input.name
    self.input = input
    self.files = files
    self.translations = translations
    self.unitCount = unitCount
    self.isComplete = isComplete
  }

  /// What the configuration says about the catalogue.
  var settings: LintSettings { input.settings }

  /// Whether the catalogue is in its source language, throughout.
  var isSource: Bool { !files.isEmpty && files.allSatisfy(\.isSource) }

  /// Whether the catalogue holds the sources of its translations, so that no other one is compared with them.
  var holdsItsSources: Bool { files.contains { $0.file.holdsItsSources } }

  /// Whether the catalogue is gettext's and no template: it has the sources of its own time, in English too, and only a
  /// template says which of them are still in use.
  var hasOwnPluralForms: Bool { files.contains { $0.file.hasOwnPluralForms } }

  /// The source files that the catalogue translates.
  var originals: Set<ExactText> { Set(files.compactMap(\.file.original)) }

  /// Whether every `<file>` says which source file it translates.
  var hasEveryOriginal: Bool { files.allSatisfy { $0.file.original?.isEmpty == false } }

  /// The keys of each source file.
  var keys: [ExactText: KeySet] {
    Dictionary(grouping: files, by: \.original).mapValues { KeySet($0.flatMap(\.keys)) }
  }

  /// Where the first `<file>` of each source file starts.
  var placesOfOriginals: [ExactText: SourceSpan] {
    Dictionary(files.map { ($0.original, $0.file.nameSpan) }, uniquingKeysWith: { first, _ in first })
  }
}

extension CatalogSummary {
  /// Reads the catalogue again and calls `body` with the first unit of each message whose key is among those `wanted` in
  /// its `<file>`, in the order of the catalogue.
  func forEachMessage(
    withKeyIn wanted: [Set<KeyDigest>], _ body: (_ file: FileSummary, _ unit: TranslationUnit) -> Void
  ) {
    guard wanted.contains(where: { !$0.isEmpty }) else { return }
    var left = wanted.map { Set($0.map(\.hash)) }
    forEachUnit { file, unit in
      guard left.indices.contains(file), !left[file].isEmpty else { return }
      let hash = KeyDigest(hash: unit.key.digest, hasTextToTranslate: false).hash
      if left[file].remove(hash) != nil { body(files[file], unit) }
    }
  }

  /// Reads the catalogue again and calls `body` with each unit and the place of its `<file>`, in the order of the
  /// catalogue.
  func forEachUnit(_ body: (_ file: Int, _ unit: TranslationUnit) -> Void) {
    // What could be read before and cannot be read now has no findings.
    try? input.forEachUnit { unit, _, index in if index < files.count { body(index, unit) } }
  }
}
