import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// What a document contains beyond the model is reported or kept.
@Suite struct UnmodelledContentTests {
  /// The elements of a file, and its own attributes.
  struct Given: Sendable {
    let body: String
    var file = ""
    var format = CatalogFormat.xliff12
    var to = CatalogFormat.xliff21
  }

  /// A loss: the unit and what it loses.
  private static func old(_ label: String, _ body: String, file: String = "", _ expected: [String])
    -> Case<Given, [String]>
  { Case(label, Given(body: body, file: file), expected) }

  private static func new(_ label: String, _ body: String, file: String = "", _ expected: [String])
    -> Case<Given, [String]>
  { Case(label, Given(body: body, file: file, format: .xliff21, to: .xliff12), expected) }

  private static func unit(_ rest: String, _ attributes: String = "") -> String {
    "<body><trans-unit id=\"k\"\(attributes)><source>a</source><target state=\"translated\">b</target>\(rest)"
      + "</trans-unit></body>"
  }

  private static func segments(_ rest: String, _ attributes: String = "") -> String {
    "<unit id=\"k\"\(attributes)>\(rest)<segment state=\"translated\"><source>a</source><target>b</target></segment></unit>"
  }

  static let cases: [Case<Given, [String]>] = [
    old(
      "alternative translations", unit("<alt-trans><source>a</source><target>c</target></alt-trans>"),
      ["k: the alternative translations"]),
    old(
      "context", unit("<context-group><context context-type=\"sourcefile\">a</context></context-group>"),
      ["k: the context"]),
    old("the name of a resource", unit("", " resname=\"r\""), ["k: the attribute resname"]),
    old(
      "attributes of notes", unit("<note from=\"dev\" priority=\"2\" annotates=\"source\">n</note>"),
      [
        "k: the attribute annotates of notes", "k: the attribute from of notes", "k: the attribute priority of notes",
      ]),
    old(
      "groups",
      "<body><group id=\"g\" resname=\"menu\"><note>n</note><trans-unit id=\"k\"><source>a</source></trans-unit>"
        + "</group></body>", ["-: the groups of the file", "-: the notes of groups"]),
    old(
      "the header", "<header><tool tool-id=\"t\" tool-name=\"T\"/><note>n</note></header>" + unit(""),
      ["-: the notes of the file"]),
    old("the kind of the file", unit(""), file: " datatype=\"html\"", ["-: the type of the source file, html"]),
    old("what Xcode writes", unit("<note>n</note>"), file: " datatype=\"plaintext\" tool-id=\"t\"", []),
    new("groups", "<group id=\"g\" name=\"menu\">" + segments("") + "</group>", ["-: the groups of the file"]),
    new("notes of the file", "<notes><note>n</note></notes>" + segments(""), ["-: the notes of the file"]),
    new(
      "attributes of notes",
      segments("<notes><note id=\"n\" appliesTo=\"target\" priority=\"2\" category=\"c\">n</note></notes>"),
      [
        "k: the attribute appliesTo of notes", "k: the attribute category of notes",
        "k: the attribute priority of notes",
      ]),
    new(
      "segments",
      "<unit id=\"k\"><segment><source>a</source></segment><ignorable><source> </source></ignorable>"
        + "<segment><source>b</source></segment></unit>",
      ["k/1: the text between the segments", "k/1: the unit that groups these segments; each becomes a separate unit"]),
    new(
      "modules",
      segments(
        "<mda:metadata xmlns:mda=\"urn:oasis:names:tc:xliff:metadata:2.0\"><mda:metaGroup><mda:meta type=\"t\">v</mda:meta>"
          + "</mda:metaGroup></mda:metadata>"), ["k: the metadata"]),
  ]

  private static func document(_ given: Given) -> CatalogDocument {
    let isOld = given.format.id == CatalogFormat.xliff12.id
    let text =
      isOld
      ? "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file original=\"a.strings\" "
        + "source-language=\"en\" target-language=\"de\"\(given.file)>\(given.body)</file></xliff>"
      : "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\""
        + " original=\"a.strings\"\(given.file)>\(given.body)</file></xliff>"
    return WrittenFiles(format: given.format, files: [("de.xliff", Array(text.utf8))]).documents[0]
  }

  private static func told(_ conversion: CatalogConversion) -> [String] {
    conversion.recordedLosses.map { told($0) }.sorted()
  }

  private static func told(_ loss: CatalogLoss) -> String {
    let unit = loss.unit?.string ?? "-"
    if case .other(let part) = loss.part { return "\(unit): \(part)" }
    return "\(unit): \(loss.part)"
  }

  @Test(arguments: cases)
  func `what another version cannot hold is reported for the unit or the file`(example: Case<Given, [String]>) throws {
    let conversion = CatalogConversion([Self.document(example.given)], to: example.given.to)
    #expect(Self.told(conversion) == example.expected)
    #expect(conversion.losses.allSatisfy { $0.severity == .warning && $0.id == "lost-attribute" })
  }

  @Test(arguments: cases.filter { $0.given.format.id == CatalogFormat.xliff21.id })
  func `another version of XLIFF 2 keeps everything`(example: Case<Given, [String]>) throws {
    let document = Self.document(example.given)
    let there = CatalogConversion([document], to: .xliff22)
    #expect(there.losses.isEmpty)
    let middle = WrittenFiles(format: .xliff22, files: there.files).documents
    #expect(middle[0].format.id == "xliff-2.2")
    #expect(middle[0].findings.filter { $0.severity == .error }.isEmpty)
    let text = String(decoding: there.files[0].bytes, as: UTF8.self)
    #expect(text.contains("xmlns=\"urn:oasis:names:tc:xliff:document:2.2\" version=\"2.2\""))
    let back = CatalogConversion(middle, to: .xliff21)
    #expect(back.losses.isEmpty)
    #expect(back.files[0].bytes == document.bytes)
  }

  @Test func `a unit without a source has an empty one in XLIFF, with a warning, and none in what becomes of it`()
    throws
  {
    let files = [("en/translation.json", "{\"a\": \"x\"}"), ("de/translation.json", "{\"a\": \"y\", \"b\": \"z\"}")]
    let documents = WrittenFiles(format: .i18next, files: files.map { ($0.0, Array($0.1.utf8)) }).documents
    for format in [CatalogFormat.xliff12, .xliff21, .xliff22] {
      let there = CatalogConversion(documents, to: format)
      #expect(Self.told(there) == ["b: source"])
      let text = there.files.filter { $0.path == "de.xliff" }.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      #expect(text.contains("<source></source>") && text.contains(">z</target>"), "\(text)")
      for other in [CatalogFormat.i18next, .android, .arb, .xcstrings, .appleStrings] {
        let back = CatalogConversion(WrittenFiles(format: format, files: there.files).documents, to: other)
        let written = back.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(
          !written.contains("\"b\": \"\"") && !written.contains("\"b\" = \"\"") && !written.contains("></string>"))
        #expect(written.contains("z"), "\(other.title)")
      }
    }
  }

  @Test func `lists and other values of i18next are lost with a warning`() throws {
    let text = "{\"a\": {\"b\": [\"x\", {\"c\": \"y\"}, [\"z\"]]},\n\"d\": 1, \"e\": true, \"f\": null, \"g\": []}"
    let documents = WrittenFiles(format: .i18next, files: [("en/translation.json", Array(text.utf8))]).documents
    let losses = CatalogConversion(documents, to: .xliff12).losses.map { "\($0.span.start.line) \($0.message)" }
    #expect(
      losses == [
        "1 XLIFF 1.2 cannot store lists; their items get keys with numbers",
        "2 XLIFF 1.2 cannot store values that are not texts",
      ])
  }

  @Test func `the metadata of ARB is lost with a warning for each kind`() throws {
    let text = """
      {"@@locale": "en", "@@last_modified": "2026-01-02",
      "a": "{x}", "@a": {"description": "d", "placeholders": {"x": {}}, "optionalParameters": {}},
      "b": "{y}", "@b": {"placeholders": {"y": {}}},
      "c": "{days, plural, one{a} other{b}}", "d": "{n, plural, one{{user} a} other{{user} {n}}}"}
      """
    let documents = WrittenFiles(format: .arb, files: [("app_en.arb", Array(text.utf8))]).documents
    for format in [CatalogFormat.xliff12, .xcstrings, .i18next] {
      let losses = CatalogConversion(documents, to: format).losses.filter { $0.id == "lost-attribute" }
      #expect(
        losses.map { "\($0.span.start.line) \($0.message)" } == [
          "1 \(format.title) cannot store \"@@last_modified\"",
          "2 \(format.title) cannot store the metadata \"placeholders\" of texts",
          "2 \(format.title) cannot store the metadata \"optionalParameters\" of texts",
          "4 \(format.title) cannot store the name of the number, {days}",
        ])
    }
    let there = CatalogConversion(documents, to: .xliff12)
    let back = CatalogConversion(WrittenFiles(format: .xliff12, files: there.files).documents, to: .arb)
    let written = String(decoding: try #require(back.files.first).bytes, as: UTF8.self)
    #expect(written.contains("\"d\": \"{n, plural, one{{user} a} other{{user} {n}}}\""), "\(written)")
  }

  @Test func `what the model lacks of a gettext catalogue is lost with one warning for each kind`() throws {
    let text = """
      msgid ""
      msgstr ""
      "Project-Id-Version: app 1\\n"
      "Report-Msgid-Bugs-To: \\n"
      "Last-Translator: Ann\\n"
      "Language: de\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"

      #, fuzzy, c-format
      #| msgid "o"
      msgid "a"
      msgstr "b"

      #, c-format, range: 0..2
      #| msgid "p"
      msgid "c"
      msgstr "d"

      #~ msgid "e"
      #~ msgstr "f"
      """
    let documents = WrittenFiles(format: .po, files: [("de.po", Array(text.utf8))]).documents
    let losses = CatalogConversion(documents, to: .xliff12).losses
    #expect(
      losses.map { "\($0.span.start.line) \($0.message)" } == [
        "10 XLIFF 1.2 cannot store previous sources (#|)", "19 XLIFF 1.2 cannot store obsolete entries (#~)",
        "1 XLIFF 1.2 cannot store the header's Project-Id-Version, Last-Translator",
        "9 XLIFF 1.2 cannot store the flags of entries, c-format, range:0..2",
      ])
  }

  @Test(arguments: [CatalogFormat.xcstrings, .android, .arb, .i18next, .po, .xliff12])
  func `of texts for several widths, others than the widest are lost with a warning`(format: CatalogFormat) throws {
    func list(_ words: String) -> [UInt8] {
      Array(
        """
        <plist version="1.0"><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>
        <string>\(words)</string><key>50</key><string>\(words) \(words)</string></dict></dict></dict></plist>
        """.utf8)
    }
    let files = [("en.lproj/a.stringsdict", list("Save")), ("de.lproj/a.stringsdict", list("Sichern"))]
    let conversion = CatalogConversion(WrittenFiles(format: .stringsdict, files: files).documents, to: format)
    let written = conversion.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(written.contains("Sichern Sichern") && written.contains("Save Save"), "\(written)")
    if format.id == CatalogFormat.xliff12.id {
      #expect(conversion.losses.isEmpty && written.contains(">Sichern<"))
    } else {
      #expect(conversion.recordedLosses.contains { $0.part == .variation("width.20") && $0.language == "de" })
      #expect(conversion.recordedLosses.contains { $0.part == .variation("width") })
    }
  }

  @Test func `the lost extraction state of a key is reported`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {
      "a": {"extractionState": "manual", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}},
      "b": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "y"}}}}}, "version": "1.0"}
      """
    let documents = WrittenFiles(format: .xcstrings, files: [("a.xcstrings", Array(text.utf8))]).documents
    let conversion = CatalogConversion(documents, to: .xliff12)
    #expect(Self.told(conversion) == ["a: the extraction state"])
    #expect(conversion.losses.map { $0.span.start.line } == [2])
  }

  @Test(
    arguments: [
      ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"), ("zh-TW", "zh_TW"), ("zh-Hant-HK", "zh_HK"), ("zh-Hant-MO", "zh_MO"),
      ("zh-Hans-SG", "zh_SG"), ("zh-Hant-CN", "zh_CN@hant"), ("zh-Hans-TW", "zh_TW@hans"),
      ("zh-Hans-HK", "zh_HK@hans"), ("pt-BR", "pt_BR"),
    ])
  func `the language of a gettext catalogue comes back`(language: String, locale: String) throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
      "\(language)": {"stringUnit": {"state": "translated", "value": "x"}}}}}, "version": "1.0"}
      """
    let documents = WrittenFiles(format: .xcstrings, files: [("a.xcstrings", Array(text.utf8))]).documents
    let there = CatalogConversion(documents, to: .po)
    #expect(there.files.map(\.path).contains("\(locale)/LC_MESSAGES/a.po"))
    let back = CatalogConversion(WrittenFiles(format: .po, files: there.files).documents, to: .xcstrings)
    let files = WrittenFiles(format: .xcstrings, files: back.files).documents.flatMap(\.catalog.files)
    #expect(files.compactMap(\.header.targetLanguage) == [ExactText(language)])
  }

  @Test func `the language that a gettext catalogue names counts where its tag is that of another one`() throws {
    let text = """
      msgid ""
      msgstr ""
      "Language: zh_TW\\n"
      "X-Language-Tag: zh-Hans\\n"

      msgid "a"
      msgstr "b"
      """
    let reading = read(text, as: .po, at: "a.po")
    #expect(reading.value?.files.map(\.header.targetLanguage) == ["zh-TW"])
  }

  @Test func `a unit of a text that is not to be translated is reported`() throws {
    let unit = "<body><trans-unit id=\"k\" translate=\"no\"><source>a</source></trans-unit></body>"
    let conversion = CatalogConversion([Self.document(Given(body: unit))], to: .xcstrings)
    #expect(Self.told(conversion) == ["k: the unit in de of a text that is not to be translated"])
  }
}
