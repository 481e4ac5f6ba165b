import TestSupport
import Testing
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordSystemFiles

@Suite struct PseudoTests {
  /// A document in a format, at a path.
  struct Document: Sendable {
    let path: String
    let text: String
    var locale = PseudoLocale.accented
  }

  private static func pseudo(_ document: Document) throws -> String {
    var reader = CatalogDocuments { _ in nil }
    let read = reader.read(Array(document.text.utf8), at: SystemPath(document.path))
    return String(decoding: try #require(read.pseudo(document.locale)), as: UTF8.self)
  }

  static let documents: [Case<Document, String>] = [
    Case(
      "Strings keep their comments",
      Document(
        path: "en.lproj/Localizable.strings", text: "/* Button */\n\"open\" = \"Open %1$@\\n\";\n\"%\" = \"%d %%\";\n"),
      "/* Button */\n\"open\" = \"[Öþéñ %1$@ öñé]\\n\";\n\"%\" = \"%d %%\";\n"),
    Case(
      "Android keeps tags, references and what is not to be translated",
      Document(
        path: "values/strings.xml",
        text: "<resources>\n<string name=\"a\">A <b>bold</b> %1$s &amp; it\\'s</string>\n"
          + "<string name=\"b\" translatable=\"false\">App</string>\n</resources>\n"),
      "<resources>\n<string name=\"a\">[Å <b>ƀöļð</b> %1$s &amp; îţ\\'š öñé]</string>\n"
        + "<string name=\"b\" translatable=\"false\">App</string>\n</resources>\n"),
    Case(
      "ARB keeps the syntax of choices and gets its language",
      Document(
        path: "app_en.arb",
        text:
          "{\"@@locale\": \"en\", \"f\": \"{n, plural, one{1 file} other{{n} files}}\", \"@f\": {\"description\": \"Files\"}}"
      ),
      "{\"@@locale\": \"en_XA\", \"f\": \"{n, plural, one{[1 ƒîļé öñé]} other{[{n} ƒîļéš öñé]}}\", \"@f\": {\"description\": \"Files\"}}"
    ),
    Case(
      "i18next keeps names and other texts",
      Document(path: "locales/en/common.json", text: "{\"a\": {\"b\": \"Hi {{name}}, $t(c) https://a.example/x\"}}"),
      "{\"a\": {\"b\": \"[Ĥî {{name}}, $t(c) https://a.example/x öñé]\"}}"),
    Case(
      "words run from right to left",
      Document(path: "en.lproj/Localizable.strings", text: "\"a\" = \"Go on\";\n", locale: .mirrored),
      "\"a\" = \"[\u{200F}\u{202E}Go\u{202C}\u{200F} \u{200F}\u{202E}on\u{202C}\u{200F} \u{200F}\u{202E}one\u{202C}\u{200F}]\";\n"
    ),
  ]

  @Test(arguments: documents)
  func `a document of one language keeps all but its words`(example: Case<Document, String>) throws {
    #expect(try Self.pseudo(example.given) == example.expected)
  }

  @Test func `an XLIFF file gets translations with the inline elements of their sources`() throws {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.strings" source-language="en" \
      target-language="de"><body><trans-unit id="a"><source>Go <x id="1"/><ph id="2">code</ph></source><target>Geh</target>\
      </trans-unit></body></file></xliff>
      """
    let written = try Self.pseudo(Document(path: "de.xliff", text: text))
    #expect(written.contains("target-language=\"en-XA\""))
    #expect(written.contains("<target state=\"translated\">[Ĝö <x id=\"1\"/><ph id=\"2\">code</ph> öñé]</target>"))
  }

  @Test func `a string catalogue keeps its languages and gets every form of the new one`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"f": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "x"}},
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}}, "version": "1.0"}
      """
    let written = try Self.pseudo(Document(path: "a.xcstrings", text: text, locale: .mirrored))
    let read = try #require(CatalogFormat.xcstrings.read(Array(written.utf8), name: "a.xcstrings").value)
    let languages = read.files.map { $0.header.shownLanguage?.string ?? "-" }
    #expect(languages.sorted() == ["ar-XB", "de", "en"])
    let units = read.files.first { $0.header.targetLanguage == "ar-XB" }?.units ?? []
    #expect(Set(units.compactMap(\.variation.plural)) == ["zero", "one", "two", "few", "many", "other"])
    #expect(units.allSatisfy { $0.target?.text.string.contains("%lld") ?? false })
  }

  @Test func `the same document gives the same bytes`() throws {
    for document in Self.documents.map(\.given) { #expect(try Self.pseudo(document) == Self.pseudo(document)) }
  }
}
