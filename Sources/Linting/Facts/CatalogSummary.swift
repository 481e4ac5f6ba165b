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
  /// The place among the catalogues of the project.
  var index = 0

  init(name: ExactText, files: [FileSummary], unitCount: Int, isComplete: Bool) {
    self.name = name
    self.files = files
    self.unitCount = unitCount
    self.isComplete = isComplete
  }

  /// Whether the catalogue is in its source language, throughout.
  var isSource: Bool { !files.isEmpty && files.allSatisfy(\.isSource) }

  /// The source files that the catalogue translates.
  var originals: Set<ExactText> { Set(files.compactMap(\.file.original)) }

  /// Whether every `<file>` says which source file it translates.
  var hasEveryOriginal: Bool { files.allSatisfy { $0.file.original?.isEmpty == false } }

  /// The keys of each source file.
  var keys: [ExactText: Set<ExactText>] {
    var keys: [ExactText: Set<ExactText>] = [:]
    for file in files {
      for message in file.messages { keys[file.original, default: []].insert(message.key) }
    }
    return keys
  }

  /// Where the first `<file>` of each source file starts.
  var placesOfOriginals: [ExactText: SourceSpan] {
    Dictionary(files.map { ($0.original, $0.file.nameSpan) }, uniquingKeysWith: { first, _ in first })
  }
}
