import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Translations and notes without content: something is lost only with a translation that somebody left empty on
/// purpose.
@Suite struct EmptyTextTests {
  private static let formats: [CatalogFormat] = [.android, .arb, .i18next, .po, .appleStrings, .xcstrings]

  /// The source, the translation and its state, and what is lost in each format that loses something.
  static let translations: [Case<(source: String, target: String, state: String), [String]>] = [
    Case(
      "a draft", ("a", "b", "new"), ["android: state", "arb: state", "i18next: state", "po: state", "strings: state"]),
    Case("an empty draft", ("a", "", "new"), []),
    Case("an empty draft of an empty text", ("", "", "new"), []),
    Case("another state of one", ("", "", "needs-translation"), []),
    Case(
      "an empty translation", ("a", "", "translated"),
      ["android", "arb", "i18next", "po"].map { "\($0): other(\"an empty translation\")" }),
    Case(
      "an empty translation of an empty text", ("", "", "translated"),
      ["i18next", "po"].map { "\($0): other(\"an empty translation\")" }),
    Case(
      "one that needs a review", ("", "", "needs-review-translation"),
      [
        "android: state", "arb: state", "i18next: other(\"an empty translation\")",
        "po: other(\"an empty translation\")", "strings: state",
      ]),
  ]

  @Test(arguments: translations) func `an empty draft is no translation, so nothing is lost with it`(
    example: Case<(source: String, target: String, state: String), [String]>
  ) {
    let (source, target, state) = example.given
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="Localizable.strings" \
      source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="key">\
      <source>\(source)</source><target state="\(state)">\(target)</target></trans-unit></body></file></xliff>
      """
    let documents = WrittenFiles(format: .xliff12, files: [("de.xliff", Array(text.utf8))]).documents
    let losses = Self.formats.flatMap { format in
      CatalogConversion(documents, to: format).recordedLosses.map { "\(format.id): \($0.part)" }
    }
    #expect(losses == example.expected)
  }

  /// The comments of an entry, and the formats that lose its note.
  static let notes: [Case<String, [String]>] = [
    Case("a note", "#. a\n", ["i18next"]),
    Case("none", "", []),
    Case("only blanks", "#.  \n", []),
    Case("empty lines", "#.\n#.\n#\n", []),
  ]

  @Test(arguments: notes) func `an empty comment is no note, so nothing is lost with it`(
    example: Case<String, [String]>
  ) {
    let text = """
      msgid ""
      msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

      \(example.given)msgid "a"
      msgstr "b"

      """
    let documents = WrittenFiles(format: .po, files: [("de.po", Array(text.utf8))]).documents
    let losing = Self.formats.filter { format in
      CatalogConversion(documents, to: format).recordedLosses.contains { $0.part == .note }
    }
    #expect(losing.map(\.id) == example.expected.map { ExactText($0) })
  }
}
