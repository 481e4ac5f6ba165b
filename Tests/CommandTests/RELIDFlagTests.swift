import Foundation
import Testing

/// Flags of a REL-ID policy that are empty.
@Suite struct RELIDFlagTests {
  @Test(arguments: ["UserIDcheck", "SeqCheck", "BlackListedCommonPassword", "SDKValidation"])
  func `a flag that is an empty string is off, with a warning at its place`(name: String) throws {
    let json = #"{"minL": 8, "\#(name)": ""}"#
    let run = try CommandRun(["policy", "validate", "-", "--format", "json"], input: Array(json.utf8))
    let found = try #require(run.jsonLines().first?["diagnostics"] as? [[String: Any]])
    #expect(found.map { $0["id"] as? String } == ["empty-value"])
    #expect(found.first?["severity"] as? String == "warning")
    #expect(found.first?["column"] as? Int == json.utf8.count - 2)
    let message = found.first?["message"] as? String ?? ""
    #expect(message == "\"\(name)\" is an empty string, which counts as false")
    #expect(run.exitCode == 0)
    let text = try CommandRun(["text", "-", "--locale", "en"], input: Array(json.utf8))
    #expect(text.output == "Min. 8 characters\n" && text.exitCode == 0)
  }

  @Test(arguments: [" ", "no", "0", "truе"]) func `any other text in a flag is an error`(value: String) throws {
    let run = try CommandRun(
      ["policy", "validate", "-", "--format", "concise"], input: Array(#"{"SeqCheck": "\#(value)"}"#.utf8))
    #expect(run.output.contains("[unknown-value]") && run.exitCode == 1)
  }
}
