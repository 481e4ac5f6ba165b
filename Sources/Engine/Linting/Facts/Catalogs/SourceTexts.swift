import WatchwordBasics
import WatchwordCatalogFormats
package import WatchwordLocalization

/// The current texts of source catalogues, to find translations of texts that have changed since.
package struct SourceTexts: Sendable {
  /// The source files that are known.
  private var originals: Set<ExactText> = []
  /// The texts of each message.
  private var texts: Set<Text> = []

  /// A text of a message; the forms of a plural count as texts of one message.
  private struct Text: Hashable {
    let original: ExactText
    let key: ExactText
    let source: ExactText
  }

  /// Creates an empty collection.
  package init() {}

  /// Whether no catalogue was added.
  package var isEmpty: Bool { originals.isEmpty }

  /// Adds the texts of a source catalogue.
  package mutating func add(_ catalog: ExaminedCatalog) {
    for file in catalog.summary.files where file.file.isSource {
      for unit in file.units {
        guard let source = unit.source else { continue }
        originals.insert(file.original)
        texts.insert(Text(original: file.original, key: unit.key, source: source.text))
      }
    }
  }

  /// Returns the number of stale translations in a catalogue, by language. A translation is stale if its source text is
  /// not in the source catalogues, or if the catalogue marks it as stale. Other translations in `<file>` elements whose
  /// source file is unknown do not count.
  package func staleCounts(in catalog: ExaminedCatalog) -> [LanguageTag?: Int] {
    var counts: [LanguageTag?: Int] = [:]
    for file in catalog.summary.files where !file.file.isSource {
      let count = file.units.count { unit in
        unit.translate && unit.target?.isBlank == false && (unit.isStale || isGone(unit, file))
      }
      if count > 0 { counts[file.facts.comparedLanguage, default: 0] += count }
    }
    return counts
  }

  /// Whether the source texts are known and do not include the unit's. In a format with a file for each language, a key
  /// that the source file lacks has no source text at all.
  private func isGone(_ unit: TranslationUnit, _ file: FileSummary) -> Bool {
    guard originals.contains(file.original) else { return false }
    guard let source = unit.source else { return file.file.sources == .otherDocument }
    return !texts.contains(Text(original: file.original, key: unit.key, source: source.text))
  }
}
