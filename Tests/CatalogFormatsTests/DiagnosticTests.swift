import Foundation
import TestSupport
import Testing
import WatchwordCatalogFormats
import WatchwordDiagnostics

@Suite struct ReaderDiagnosticTests {
  /// Each fixture is named `id@what.xliff` and marks the place of its one finding.
  @Test(arguments: TestFile.fixtures(in: "diagnostics"))
  func `a defect is reported once, at its place`(fixture: URL) throws {
    let marked = MarkedText(try TestFile.bytes(fixture))
    let id = fixture.lastPathComponent.prefix { $0 != "@" }
    let found = read(marked.bytes).diagnostics
    #expect(found.map(\.id) == [ExactText(id)], "\(found.map(\.message))")
    #expect(found.first?.span.start == marked[1], "\(found.map(\.message))")
    #expect(found.first?.severity == .error)
    #expect(found.first?.help != nil)
    #expect(found.first?.message.hasSuffix(".") == false)
  }

  @Test func `there are fixtures for each id`() {
    let ids = Set(TestFile.fixtures(in: "diagnostics").map { String($0.lastPathComponent.prefix { $0 != "@" }) })
    #expect(
      ids == [
        "malformed-xml", "doctype-present", "unsupported-version", "wrong-namespace", "prefixed-namespace",
        "schema-violation", "missing-source-language", "missing-target-language", "missing-unit-id",
        "missing-original",
      ])
  }
}
