import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// What catalogues say beside their texts: flags of limits, copies of the source, and keys in the wrong place.
@Suite struct CatalogueFactsTests {
  private static func findings(_ name: ExactText, _ text: String, only: [ExactText]? = nil) -> [String] {
    let format = CatalogFormat.format(ofFileNamed: SystemPath(name.string), startingWith: Array(text.utf8))
    let linter = Linter(configuration: LintConfiguration(set: .recommended, only: only))
    return linter.lint([LintInput(name: name, bytes: Array(text.utf8), format: format)]).findings
      .map { "\($0.span.start.line): \($0.message)" }
  }

  private static let header = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: de\\n"


    """

  @Test(arguments: [
    ("max-length:18", []), ("max-length:17", ["6: The text has 18 characters; max-length allows at most 17"]),
    ("c-format, max-length: 4", ["6: The text has 18 characters; max-length allows at most 4"]),
    ("max-length:", []), ("max-length:x", []), ("max-length:-1", []),
    ("max-length:99999999999999999999", []),
  ])
  func `a flag limits the length of a translation`(flag: String, expected: [String]) {
    let text = Self.header + "#, \(flag)\nmsgid \"Save it\"\nmsgstr \"Das hier speichern\"\n"
    #expect(Self.findings("de.po", text) == expected)
  }

  @Test func `copies of the source are one finding, unless each is to be listed`() {
    let same = ["Choose a new password", "Send the message now"].map { "msgid \"\($0)\"\nmsgstr \"\($0)\"\n\n" }
    let text =
      Self.header + same.joined() + "msgid \"Open\"\nmsgstr \"Öffnen\"\n\nmsgid \"Status\"\nmsgstr \"Status\"\n"
    #expect(Self.findings("de.po", text) == ["1: 2 of 4 translations are the text of the source"])
    #expect(Self.findings("de.po", text, only: ["unchanged-translation"]).map { $0.prefix(2) } == ["5:", "8:"])
    let english = text.replacing("Language: de", with: "Language: en_GB")
    #expect(Self.findings("en_GB.po", english) == [])
  }

  @Test func `a key beside the others is reported, and a value that a later version may add is not`() {
    let text = """
      {"sourceLanguage":"en","strings":{},
      "Save":{"localizations":{}},
      "later":true,"version":"1.0"}
      """
    #expect(
      Self.findings("a.xcstrings", text) == ["2: Found \"Save\" beside \"strings\"; expected keys inside \"strings\""])
  }
}
