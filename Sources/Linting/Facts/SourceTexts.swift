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
    let found = try UnitPass.over(input, SourceTexts()) { found, file, unit in
      guard file.isSource, let source = unit.source else { return }
      found.originals.insert(file.original ?? "")
      found.texts.insert(Self.digest(file, unit, source))
    }
    originals.formUnion(found.originals)
    texts.formUnion(found.texts)
  }

  /// The number of translations of each language in a catalogue whose source text is not in the source catalogues, or
  /// not any more. `<file>` elements whose source file is unknown do not count. Throws if the catalogue cannot be read.
  public func staleCounts(in input: LintInput) throws(FileError) -> [LanguageTag?: Int] {
    var latest: (name: ExactText?, tag: LanguageTag?)
    return try UnitPass.over(input, [LanguageTag?: Int]()) { counts, file, unit in
      guard !file.isSource, unit.translate, unit.target?.isBlank == false, let source = unit.source,
        originals.contains(file.original ?? ""), !texts.contains(Self.digest(file, unit, source))
      else { return }
      if latest.name != file.targetLanguage {
        latest = (file.targetLanguage, file.targetLanguage.flatMap { LanguageTag($0.string)?.canonicalized() })
      }
      counts[latest.tag, default: 0] += 1
    }
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

/// Passes each unit of a catalogue on.
private struct UnitPass<Result>: CatalogSink {
  private var file: CatalogFile?
  private var result: Result
  private let body: (inout Result, CatalogFile, TranslationUnit) -> Void

  /// Reads a catalogue and collects what `body` makes of each unit.
  static func over(
    _ input: LintInput, _ result: Result, _ body: @escaping (inout Result, CatalogFile, TranslationUnit) -> Void
  ) throws(FileError) -> Result {
    var pass = UnitPass(file: nil, result: result, body: body)
    try input.read(into: &pass)
    return pass.result
  }

  mutating func begin(_ file: CatalogFile) { self.file = file }
  mutating func add(_ unit: consuming TranslationUnit) {
    if let file { body(&result, file, unit) }
  }
  mutating func endFile() { file = nil }
  mutating func report(_ diagnostic: Diagnostic) {}
  mutating func end(isComplete: Bool) {}
}
