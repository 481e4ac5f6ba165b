import Diagnostics
import Foundation
import Linting
import Testing

@Suite struct CorpusTests {
  static let folder = packageFolder.deletingLastPathComponent().appending(path: "shared/corpora")
  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  @Test func `dump`() throws {
    for corpus in ["focus-ios", "gomap", "moz-l10n"] {
      let url = Self.folder.appending(path: corpus)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".xliff") }.sorted()
      let inputs = try names.map { LintInput(name: "\(corpus)/\($0)", bytes: Array(try Data(contentsOf: url.appending(path: $0)))) }
      let report = Linter().lint(inputs)
      for d in report.diagnostics { print("@@ \(d.file):\(d.span.start.line):\(d.span.start.column): \(d.severity.name): \(d.message) [\(d.id)] <\(d.unit ?? "")>") }
    }
  }
}
