import WatchwordCatalogFormats
import WatchwordDiagnostics
public import WatchwordLocalization
public import WatchwordSystemFiles

/// The texts of source catalogues as they are now, to find translations of texts that have changed since.
///
/// Only hashes of the texts are kept, so that large catalogues take little memory.
public struct SourceTexts: Sendable {
  /// The source files that are known.
  private var originals: Set<ExactText> = []
  /// The texts of each message.
  private var texts: Set<UInt64> = []

  /// Creates a collection without texts.
  public init() {}

  /// Whether no catalogue was added.
  public var isEmpty: Bool { originals.isEmpty }

  /// Adds the texts of a source catalogue. Throws if it cannot be read.
  public mutating func add(_ input: LintInput) throws(FileError) {
    try input.forEachUnit { unit, file, _ in
      guard file.isSource, let source = unit.source else { return }
      originals.insert(file.original ?? "")
      texts.insert(Self.digest(file, unit, source))
    }
  }

  /// The number of translations of each language in a catalogue whose source text is not in the source catalogues, or
  /// not any more, or that the catalogue itself calls stale. Of the others, `<file>` elements whose source file is unknown
  /// do not count. Throws if the catalogue cannot be read.
  public func staleCounts(in input: LintInput) throws(FileError) -> [LanguageTag?: Int] {
    var latest: (name: ExactText?, tag: LanguageTag?)
    var counts: [LanguageTag?: Int] = [:]
    try input.forEachUnit { unit, file, _ in
      guard !file.isSource, unit.translate, unit.target?.isBlank == false, unit.isStale || isGone(unit, file) else {
        return
      }
      if latest.name != file.targetLanguage {
        latest = (file.targetLanguage, file.targetLanguage.flatMap { LanguageTag($0.string)?.canonicalized() })
      }
      counts[latest.tag, default: 0] += 1
    }
    return counts
  }

  /// Whether the source texts are known and the unit's is none of them. In a format with a file for each language, a key
  /// that the source file lacks has no source text at all.
  private func isGone(_ unit: TranslationUnit, _ file: CatalogFile) -> Bool {
    guard originals.contains(file.original ?? "") else { return false }
    guard let source = unit.source else { return file.sources == .otherDocument }
    return !texts.contains(Self.digest(file, unit, source))
  }

  /// A hash of the key and the text; the forms of a plural count as texts of one message.
  private static func digest(_ file: CatalogFile, _ unit: TranslationUnit, _ source: Segment) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(file.original)
    hasher.combine(unit.key)
    hasher.combine(source.text)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }
}
