import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordPolicy
import WatchwordReporting

/// Answers questions about catalogues, which are documents in memory.
public enum CatalogDesk {
  /// Finds the defects of a document: what `watchword lint --format json` writes about a file without others beside it.
  ///
  /// The question is a JSON object, whose members may all be missing:
  ///
  /// - "name": the name of the document in findings, from which some formats and checks read its language;
  /// - "base": the name of the document with the source texts, which stands in `base`;
  /// - "checks": a set of checks (`essential`, `recommended` or `all`), or a list of the only checks to run.
  ///
  /// An answer that has no findings says why: `{"version": 1, "error": {"id", "message"}}`.
  public static func lint(_ document: [UInt8], base: [UInt8] = [], question bytes: [UInt8]) -> String {
    do throws(Refusal) {
      return try report(on: document, base: base, LintQuestion(bytes))
    } catch {
      return error.json
    }
  }

  private static func report(
    on bytes: [UInt8], base: [UInt8], _ question: LintQuestion
  ) throws(Refusal) -> String {
    let linter = Linter(configuration: question.configuration)
    let document = Document(question.name, bytes)
    var examinedBase: ExaminedCatalog?
    var sources: SourceTable?
    if let name = question.base {
      let base = Document(name, base)
      let examined = linter.examine(base.input())
      if let error = examined.readingErrors.first(where: { $0.severity == .error }) {
        throw Refusal(id: "unreadable-base", "\(name) is not a usable base catalogue: \(error.message)")
      }
      examinedBase = examined
      sources = document.sources(in: base)
    }
    let found = linter.report(on: [linter.examine(document.input(sources))], base: examinedBase)
    var text = ""
    Report(fileCount: found.fileCount, unitCount: found.unitCount, files: found.files).writeJSON { text += $0 }
    return text
  }
}

/// A document with its format.
private struct Document {
  let name: ExactText
  let bytes: [UInt8]
  let format: CatalogFormat
  private var path: SystemPath { SystemPath(name.string) }

  init(_ name: ExactText, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    format = CatalogFormat.format(ofFileNamed: SystemPath(name.string), startingWith: bytes)
  }

  func input(_ sources: SourceTable? = nil) -> LintInput {
    var input = LintInput(name: name, bytes: bytes, format: format, sources: sources)
    input.path = path
    return input
  }

  /// The texts of `base` that the document translates, in a format with a file for each language.
  func sources(in base: Document) -> SourceTable? {
    guard base.format.id == format.id, format.original(ofFileNamed: base.path) != nil else { return nil }
    return format.read(base.bytes, name: base.name).value.map { SourceTable($0) }
  }
}
