import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

/// What other formats lack and a format requires: the form `other` of Apple's, and names of methods in ARB.
@Suite struct RequiredFormTests {
  /// Russian's whole numbers never have the form `other`.
  private static let gettext = """
    msgid ""
    msgstr ""
    "Language: ru\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

    msgid "%d day"
    msgid_plural "%d days"
    msgstr[0] "%d день"
    msgstr[1] "%d дня"
    msgstr[2] "%d дней"

    """

  private static var documents: [CatalogDocument] {
    WrittenFiles(format: .po, files: [("ru.po", Array(gettext.utf8))]).documents
  }

  @Test(arguments: [CatalogFormat.appleStrings, .xcstrings])
  func `the last form is the form other where it is missing, which is reported`(format: CatalogFormat) {
    let losses = CatalogConversion(Self.documents, to: format).losses
    #expect(
      losses.map(\.message).filter { $0.contains("form") } == [
        "The form \"other\" is missing in ru; \(format.title) requires it"
      ])
  }

  @Test func `a rule has the forms of its own language`() {
    let files = CatalogConversion(Self.documents, to: .appleStrings).files.filter { $0.path.hasSuffix(".stringsdict") }
    func forms(_ path: String) -> [String] {
      let text = files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      let lines = text.split(separator: "\n").map { $0.drop { $0 == "\t" } }
      return lines.indices.dropLast().filter { lines[$0].hasPrefix("<key>") && lines[$0 + 1].contains("%d") }
        .map { "\(lines[$0]) \(lines[$0 + 1])" }
    }
    #expect(
      forms("en.lproj/messages.stringsdict") == [
        "<key>one</key> <string>%d day</string>", "<key>other</key> <string>%d days</string>",
      ])
    #expect(
      forms("ru.lproj/messages.stringsdict") == [
        "<key>one</key> <string>%d день</string>", "<key>few</key> <string>%d дня</string>",
        "<key>many</key> <string>%d дней</string>", "<key>other</key> <string>%d дней</string>",
      ])
  }

  @Test func `merging keeps the form other of the catalogue`() throws {
    func texts(_ forms: [(String, String)]) -> String {
      forms.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($1)"}}"# }.joined(separator: ",")
    }
    let old = """
      {"sourceLanguage":"en","strings":{"%d day":{"localizations":{
      "en":{"variations":{"plural":{\(texts([("one", "%d day"), ("other", "%d days")]))}}},
      "ru":{"variations":{"plural":{\(texts([("one", "a"), ("few", "b"), ("many", "c"), ("other", "%d суток")]))}}}
      }}},"version":"1.0"}
      """
    let existing = WrittenFiles(format: .xcstrings, files: [("messages.xcstrings", Array(old.utf8))]).documents[0]
    let conversion = CatalogConversion(Self.documents, to: .xcstrings) { _ in existing }
    let new = String(decoding: try #require(conversion.files.first).bytes, as: UTF8.self)
    for text in ["%d день", "%d дня", "%d дней", "%d суток"] { #expect(new.contains(text), "\(new)") }
  }

  static let keys: [Case<(original: String, key: String), String>] = [
    Case("a capital letter", ("Localizable.xcstrings", "Hello %@"), "hello___"),
    Case("a placeholder", ("Localizable.xcstrings", "%lld files"), "lld_files"),
    Case("signs", ("Localizable.xcstrings", "_-x"), "x"),
    Case("a digit", ("Localizable.xcstrings", "2 files"), "text_2_files"),
    Case("another alphabet", ("Localizable.xcstrings", "Да"), "text_"),
    Case("its own", ("app.arb", "Hello"), "Hello"),
  ]

  @Test(arguments: keys) func `keys in ARB are names of methods that Flutter accepts`(
    example: Case<(original: String, key: String), String>
  ) {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="\(example.given.original)" \
      source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="\(example.given.key)">\
      <source>a</source><target>b</target></trans-unit></body></file></xliff>
      """
    let documents = WrittenFiles(format: .xliff12, files: [("de.xliff", Array(text.utf8))]).documents
    let files = CatalogConversion(documents, to: .arb).files
    for file in files {
      #expect(String(decoding: file.bytes, as: UTF8.self).contains("  \"\(example.expected)\": "), "\(file.path)")
    }
  }
}
