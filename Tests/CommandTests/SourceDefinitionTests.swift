import Foundation
import TestSupport
import Testing

/// `lint` and `compile` have one idea of what a source catalogue is.
@Suite struct SourceDefinitionTests {
  @Test func `a source catalogue in other words for its language is compiled with its sources`() throws {
    let folder = try TemporaryFolder()
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="en" target-language="en-US" datatype="plaintext"><body>
      <trans-unit id="a"><source>Salt</source></trans-unit></body></file></xliff>
      """
    _ = try folder.write(text, to: "en-US.xliff")
    #expect(try CommandRun(["lint", "en-US.xliff"], in: folder.url).exitCode == 0)
    #expect(try CommandRun(["compile", "en-US.xliff", "-o", "out"], in: folder.url).exitCode == 0)
    let json = try String(contentsOf: folder.url.appending(path: "out/en-US.json"), encoding: .utf8)
    #expect(json.contains("\"a\":\"Salt\""))
  }
}
