import Foundation
import TestSupport
import Testing

@Suite struct PolicyNoteTests {
  private static func note(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun(
      ["policy", "diff", "strong", "nist-800-63b-4", "--locale", "en"] + arguments, input: Array(input.utf8))
  }

  @Test func `a note has neither ids nor names of policies`() throws {
    for format in ["text", "markdown", "html", "json"] {
      let run = try Self.note("--for", "users", "--existing", "kept", "--format", format)
      #expect(run.exitCode == 1 && run.errors == "")
      for word in ["common-password", "nist-800", "strong", "notes."] {
        #expect(!run.output.contains(word), "\(format)")
      }
    }
  }

  @Test func `an author gets a warning about what a note leaves out`() throws {
    let run = try Self.note("--for", "users")
    #expect(run.errors.hasPrefix("warning: The note does not say what happens to existing passwords"))
  }

  @Test(arguments: [["--from", "1 March"], ["--existing", "kept"]])
  func `an option for notes alone is refused without a note`(arguments: [String]) throws {
    let run = try CommandRun(["policy", "diff", "strong", "nist-800-63b-4"] + arguments)
    #expect(run.exitCode == 2 && run.errors.contains("add --for users"))
  }

  @Test(arguments: ["", " ", String(repeating: "9", count: 101)]) func `a date is a short text`(date: String) throws {
    #expect(try Self.note("--for", "users", "--from", date).errors.contains("--from is not a date"))
  }

  @Test func `a date is text and not markup`() throws {
    let run = try Self.note(
      "--for", "users", "--existing", "kept", "--from", "<b>1\u{1B}[31m*March*", "--format", "html")
    #expect(run.output.contains("&lt;b>1") || run.output.contains("&lt;b&gt;1"))
    #expect(!run.output.contains("<b>") && !run.output.contains("\u{1B}"))
  }

  private static let unusable: [Case<String, String>] = [
    Case("not JSON", "{", "has no numbers of an observer"),
    Case("other numbers", #"{"version": 1, "passwords": 4}"#, "has no numbers of an observer"),
    Case(
      "another policy",
      #"{"version":1,"policy":"strong","passwords":100,"unmet":40,"floor":20,"rules":[{"rule":"length","unmet":40}]}"#,
      "is about strong, which has other rules than the new policy"),
  ]

  @Test(arguments: unusable)
  func `numbers that are not of the new policy are refused`(file: Case<String, String>) throws {
    let run = try Self.note("--observed", "-", input: file.given)
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(file.expected), "\(run.errors)")
  }

  @Test func `a note can be written to a file, which is not replaced without the option`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "note.html").path
    let run = try Self.note("--for", "users", "--existing", "kept", "--format", "html", "-o", path)
    #expect(run.exitCode == 1 && run.output == "" && run.errors.hasPrefix("Wrote "))
    #expect(try Self.note("--for", "users", "-o", path).errors.contains("already exists"))
  }
}
