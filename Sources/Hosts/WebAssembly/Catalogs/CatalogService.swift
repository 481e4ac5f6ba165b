import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordReporting

/// Answers questions about catalogues in memory.
package enum CatalogService {
  /// Finds the defects of a document, like `watchword lint --format json` for a single file.
  ///
  /// The question is a JSON object, whose members are all optional:
  ///
  /// - "name": the name of the document in findings, from which some formats and checks derive its language;
  /// - "base": the name of the document with the source texts, whose content is `base`;
  /// - "format": the id of the document's format, such as `xliff-1.2`; by default, the format is recognised;
  /// - "checks": a set of checks (`essential`, `recommended` or `all`), or a list of the only checks to run;
  /// - "settings": the content of a configuration file.
  ///
  /// If the question is refused, the answer gives the reason: `{"version": 1, "error": {"id", "message"}}`.
  package static func lint(_ document: [UInt8], base: [UInt8] = [], question: [UInt8]) -> ChunkedText {
    do throws(Refusal) {
      let session = try CatalogSession(document, base: base, LintQuestion(question))
      var answer = ChunkedText()
      Report(unitCount: session.units.count, findings: session.findings).writeJSON { answer.add($0) }
      return answer
    } catch {
      return error.answer
    }
  }
}

extension CatalogSession {
  /// Opens a document according to a question.
  init(_ bytes: [UInt8], base baseBytes: [UInt8], _ question: LintQuestion) throws(Refusal) {
    let linter = Linter(configuration: question.configuration)
    let path = SystemPath(question.name.string)
    let format = question.format ?? CatalogFormat.format(ofFileNamed: path, startingWith: bytes)
    var base: ExaminedCatalog?
    var sources: SourceTable?
    if let name = question.base {
      let path = SystemPath(name.string)
      let baseFormat = CatalogFormat.format(ofFileNamed: path, startingWith: baseBytes)
      let examined = linter.examine(LintInput(name: name, bytes: baseBytes, format: baseFormat))
      if let error = examined.readingErrors.first(where: { $0.severity == .error }) {
        throw Refusal(id: "unreadable-base", "\(name) is not a usable base catalogue: \(error.message)")
      }
      base = examined
      // In formats with a file for each language, the base has the texts that the document translates.
      if baseFormat.id == format.id, baseFormat.original(ofFileNamed: path) != nil {
        sources = baseFormat.read(baseBytes, name: name).value.map { SourceTable($0) }
      }
    }
    self.init(
      bytes, name: question.name, format: format, sources: sources, settings: question.settings, base: base,
      linter: linter)
  }
}

extension Report {
  /// Creates a report of the findings about a catalogue.
  init(unitCount: Int, findings: [Finding]) {
    let file = FileFindings(file: findings.first?.file ?? "", findings: findings)
    self.init(fileCount: 1, unitCount: unitCount, files: [file])
  }
}
