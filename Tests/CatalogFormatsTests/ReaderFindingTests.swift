import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

@Suite struct ReaderFindingTests {
  /// Each fixture is named `id@what.xliff` and marks the place of its one finding.
  @Test(arguments: TestFile.fixtures(in: "diagnostics"))
  func `a defect is reported once, at its place`(fixture: URL) throws {
    let marked = MarkedText(try TestFile.bytes(fixture))
    let id = fixture.lastPathComponent.prefix { $0 != "@" }
    let found = read(marked.bytes).findings
    #expect(found.map(\.id) == [ExactText(id)], "\(found.map(\.message))")
    #expect(found.first?.span.start == marked[1], "\(found.map(\.message))")
    #expect(found.first?.severity == .error)
    #expect(found.first?.help != nil)
    #expect(found.first?.message.hasSuffix(".") == false)
  }

  @Test(arguments: ["ng2.template", "file.ext", "a.resx"])
  func `only Xcode refuses a file without the language of its translations`(original: String) {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="\(original)" \
      source-language="en"><body><trans-unit id="a"><source>x</source><target>y</target></trans-unit></body></file></xliff>
      """
    let found = read(Array(text.utf8)).findings
    #expect(found.map { "\($0.id) \($0.severity)" } == ["missing-target-language warning"])
    #expect(found.allSatisfy { !$0.message.contains("Xcode") })
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
