import TestSupport
import Testing
import WatchwordWebAssembly

@Suite struct CatalogServiceTests {
  private static func answer(_ question: String, _ document: String, base: String = "") -> String {
    CatalogService.lint(Array(document.utf8), base: Array(base.utf8), question: Array(question.utf8)).string
  }

  private static let refusals: [Case<String, String>] = [
    Case("not JSON", "{", "malformed-question"),
    Case("a list", "[]", "malformed-question"),
    Case("an unknown member", #"{"file": "a.strings"}"#, "malformed-question"),
    Case("a name that is not a text", #"{"name": 1}"#, "malformed-question"),
    Case("an id that is not a text", #"{"checks": [1]}"#, "malformed-question"),
    Case("an unknown set", #"{"checks": "every"}"#, "unknown-check"),
    Case("an unknown check", #"{"checks": ["missing-placeholder", "x"]}"#, "unknown-check"),
    Case("a base that cannot be read", #"{"name": "de.strings", "base": "en.strings"}"#, "unreadable-base"),
  ]

  @Test(arguments: refusals) func `a question without an answer gets the reason`(question: Case<String, String>) {
    let answer = Self.answer(question.given, "\"a\" = \"b\";", base: "\"a\" \"b\";")
    #expect(answer.hasPrefix("{\"version\":1,\"error\":{\"id\":\"\(question.expected)\",\"message\":\""))
  }

  @Test func `an answer is a report as JSON`() {
    let answer = Self.answer(#"{"name": "a.strings", "checks": ["malformed-strings"]}"#, "\"a\" \"b\";")
    #expect(
      answer.hasPrefix(
        #"{"version":1,"summary":{"files":1,"units":1,"errors":1,"warnings":0,"infos":0},"diagnostics":[{"id":"malformed-strings","#
          + #""severity":"error","file":"a.strings","line":1,"column":5,"endLine":1,"endColumn":5,"#))
    #expect(answer.hasSuffix("]}\n"))
  }

  private static let sets: [Case<String, Bool>] = [
    Case("nothing requested", "{}", false),
    Case("a set without the check", #"{"checks": "essential"}"#, false),
    Case("a set with it", #"{"checks": "all"}"#, true),
    Case("the check", #"{"checks": ["all-caps"]}"#, true),
  ]

  @Test(arguments: sets) func `the requested checks run`(question: Case<String, Bool>) {
    let document = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="a"><source>Delete all</source><target>ALLES LÖSCHEN</target></trans-unit>
      </body></file></xliff>
      """
    #expect(Self.answer(question.given, document).contains("all-caps") == question.expected)
  }

  @Test func `a base has the texts of a translation`() {
    let (document, base) = ("\"a\" = \"Hallo\";", "\"a\" = \"Hi %@\";")
    let question = #"{"name": "de.lproj/a.strings", "base": "en.lproj/a.strings"}"#
    #expect(Self.answer(question, document, base: base).contains("missing-placeholder"))
    #expect(!Self.answer(#"{"name": "de.lproj/a.strings"}"#, document, base: base).contains("missing-placeholder"))
  }
}
