import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordSystemFiles

@testable import WatchwordCatalogFormats

/// What Java's properties, ResX and Qt's translations have that other formats lack: numbered values, and files without
/// plural forms or states.
@Suite struct NumberedWritingTests {
  /// A text in a catalogue of Apple's.
  struct Text: Sendable {
    var key: ExactText = "k"
    let source: ExactText
    var target: ExactText?
    var plural: ExactText?
    var notes: [ExactText] = []
    var state: TranslationState?
  }

  private static let nowhere = SourceSpan(at: .start)

  private static func segment(_ text: ExactText) -> Segment {
    Segment(text: text, span: nowhere, contentSpan: nowhere)
  }

  /// The file element of a language; that of the source if it is `nil`.
  private static func file(
    _ texts: [Text], _ language: ExactText?, of source: ExactText = "en", original: ExactText = "Localizable.strings"
  ) -> TranslationCatalog.File {
    let header = CatalogFile(
      CatalogFile.Attributes(
        original: original, sourceLanguage: source, targetLanguage: language, datatype: "plaintext",
        messageSyntax: .printf, span: nowhere))
    return TranslationCatalog.File(
      header: header,
      units: texts.map { text in
        TranslationUnit(
          id: text.plural.map { ExactText("\(text.key)|==|plural.\($0)") } ?? text.key, key: text.key,
          variation: VariationPath(plural: text.plural), source: segment(text.source),
          target: language == nil ? nil : text.target.map(segment), notes: text.notes, state: text.state, span: nowhere)
      })
  }

  /// What a format writes for the last language, and the losses of its texts.
  private static func written(
    _ texts: [Text], _ language: ExactText? = nil, in format: CatalogFormat
  ) throws -> (text: String, losses: [String]) {
    let written = try #require(format.writing([file(texts, language)]))
    return (String(decoding: try #require(written.files.last).bytes, as: UTF8.self), losses(of: written))
  }

  private static func losses(of written: WrittenCatalog) -> [String] {
    written.losses.map { "\($0.unit ?? "-"): \($0.part)".replacing("\"", with: "") }
  }

  // MARK: Java

  static let entries: [Case<Text, String>] = [
    Case("a text", Text(source: "Open"), "k=Open"),
    Case("signs that end a key", Text(key: "a b=c:d", source: "x"), #"a\ b\=c\:d=x"#),
    Case("a key like a comment", Text(key: "#a#", source: "x"), ##"\#a#=x"##),
    Case("another key like a comment", Text(key: "!a", source: "x"), #"\!a=x"#),
    Case("a key beyond ASCII", Text(key: "ключ\n\\", source: "x"), #"\u043A\u043B\u044E\u0447\n\\=x"#),
    Case("blanks at the ends", Text(source: "  a  "), #"k=\ \ a  "#),
    Case("separators at the start", Text(source: "= : a=b"), #"k=\= : a=b"#),
    Case("control characters", Text(source: "\ta\n\r\u{C}\u{1}"), #"k=\ta\n\r\f\u0001"#),
    Case("characters beyond ASCII", Text(source: "é…😀"), #"k=\u00E9\u2026\uD83D\uDE00"#),
    Case("a backslash", Text(source: #"C:\new"#), #"k=C:\\new"#),
    Case("an apostrophe without values", Text(source: "it's {a}"), "k=it's {a}"),
    Case("an apostrophe beside a value", Text(source: "it's %@"), "k=it''s {0}"),
    Case("brackets beside a value", Text(source: "{%@} {}"), "k='{'{0}'}' '{}'"),
    Case("quotes beside brackets", Text(source: "'{'a'}' %@"), "k='''{'''a'''}''' {0}"),
    Case("words like a value", Text(source: "it's {0}"), "k=it''s '{0}'"),
    Case("a percent sign", Text(source: "%lld%%"), "k={0}%"),
    Case("values in another order", Text(source: "%2$@ %1$lld"), "k={1} {0}"),
    Case("a note", Text(source: "a", notes: ["one", "two\nlines"]), "# one\n# two\n# lines\nk=a"),
  ]

  @Test(arguments: entries)
  func `an entry is what Java reads as the key and the text`(example: Case<Text, String>) throws {
    #expect(try Self.written([example.given], in: .javaProperties).text == example.expected + "\n")
  }

  @Test(arguments: entries) func `the reader finds the key and the words`(example: Case<Text, String>) throws {
    let unit = try #require(read(example.expected, as: .javaProperties, at: "messages.properties").units.first)
    #expect(unit.key == example.given.key)
    let text = try #require(unit.source).text
    let isPattern = NumberedValues.isPattern(text.string.utf8)
    func words(_ text: ExactText, _ dialect: MessageDialect) -> [UInt8] {
      MessagePieces(text, in: dialect).pieces.flatMap { piece -> [UInt8] in
        if case .words(let words) = piece.kind { Array(words) } else { [] }
      }
    }
    if isPattern {
      #expect(words(text, .messageFormat) == words(example.given.source, .apple))
    } else {
      #expect(text == example.given.source)
    }
  }

  static let quotes: [Case<String, String>] = [
    Case("nothing", "", ""), Case("brackets", "{}", "'{}'"), Case("a bracket and an apostrophe", "{'", "'{'''"),
    Case("an apostrophe and a bracket", "'{", "'''{'"), Case("an apostrophe between brackets", "{'}", "'{''}'"),
    Case("a number", "{0}a1", "'{0}'a1"), Case("words between brackets", "{a} {", "'{'a'}' '{'"),
  ]

  @Test(arguments: quotes) func `words are quoted for MessageFormat`(example: Case<String, String>) {
    #expect(
      String(decoding: MessageFormatQuotes.quoted(example.given.utf8, keepsNumbers: true), as: UTF8.self)
        == example.expected)
  }

  @Test func `a text without a key is lost`() throws {
    let written = try Self.written([Text(key: "", source: "a"), Text(source: "b")], in: .javaProperties)
    #expect(written.text == "k=b\n")
    #expect(written.losses == [": other(a text with an empty key)"])
  }

  @Test(
    arguments: [Case("a blank", " a", 1), Case("an empty line", "a\n\nb", 1), Case("signs", "# a!", 0)]
      as [Case<ExactText, Int>])
  func `a note that a comment does not keep is reported`(example: Case<ExactText, Int>) throws {
    let losses = try Self.written([Text(source: "a", notes: [example.given])], in: .javaProperties).losses
    #expect(losses.count == example.expected)
  }

  // MARK: .NET

  static let values: [Case<Text, String>] = [
    Case("a text", Text(source: "it's {a} & <b>"), "it's {a} &amp; &lt;b&gt;"),
    Case("brackets beside a value", Text(source: "{%@} it's"), "{{{0}}} it's"),
    Case("words like a value", Text(source: "{0}"), "{{0}}"),
    Case("values in another order", Text(source: "%2$@ %1$lld%%"), "{1} {0}%"),
    Case("white space", Text(source: " a\n\r "), " a\n&#13; "),
  ]

  @Test(arguments: values) func `a value is what NET reads`(example: Case<Text, String>) throws {
    let text = try Self.written([example.given], in: .resx).text
    #expect(
      text.hasSuffix(
        "  <data name=\"k\" xml:space=\"preserve\">\n    <value>\(example.expected)</value>\n  </data>\n</root>\n"))
    #expect(read(text, as: .resx, at: "Strings.resx").findings.isEmpty)
  }

  @Test func `a name of the designer becomes another one`() throws {
    let written = try Self.written([Text(key: ">>a", source: "x")], in: .resx)
    #expect(written.text.contains("<data name=\"_>>a\""))
    #expect(written.losses == [">>a: key(as: _>>a)"])
  }

  // MARK: Qt

  static let messages: [Case<[Text], String>] = [
    Case(
      "a finished translation", [Text(source: "A & B", target: "A und B", notes: ["Title", "Short"])],
      """
          <message id="k">
              <source>A &amp; B</source>
              <extracomment>Title</extracomment>
              <translatorcomment>Short</translatorcomment>
              <translation>A und B</translation>
          </message>
      """),
    Case("an untranslated text", [Text(source: "A")], "<translation type=\"unfinished\"></translation>"),
    Case(
      "a translation to review", [Text(source: "A", target: "B", state: .needsReviewTranslation)],
      "<translation type=\"unfinished\">B</translation>"),
    Case(
      "a key with its source",
      [Text(key: "Main|Open|verb", source: "Open", target: "Öffnen", notes: ["verb", "Menu"])],
      """
          <name>Main</name>
          <message>
              <source>Open</source>
              <comment>verb</comment>
              <extracomment>Menu</extracomment>
              <translation>Öffnen</translation>
          </message>
      """),
    Case("a digit after a value", [Text(source: "%@0", target: "%@0")], "<translation>%010</translation>"),
    Case("a value after a percent sign", [Text(source: "%%%@", target: "%%%@")], "<translation>%%1</translation>"),
    Case(
      "plural forms",
      [
        Text(source: "%lld file in %@", target: "%lld Datei in %@", plural: "one"),
        Text(source: "%lld files in %@", target: "%lld Dateien in %@", plural: "other"),
      ],
      """
          <message id="k" numerus="yes">
              <source>%n files in %1</source>
              <translation>
                  <numerusform>%n Datei in %1</numerusform>
                  <numerusform>%n Dateien in %1</numerusform>
              </translation>
          </message>
      """),
    Case(
      "a missing form", [Text(source: "%lld files", target: "%lld Dateien", plural: "other")],
      """
                  <numerusform>%n Dateien</numerusform>
                  <numerusform>%n Dateien</numerusform>
      """),
  ]

  @Test(arguments: messages) func `a message is what Qt reads`(example: Case<[Text], String>) throws {
    let text = try Self.written(example.given, "de", in: .qtLinguist).text
    #expect(text.contains(example.expected), "\(text)")
  }

  @Test func `the file of the source language has its plural forms`() throws {
    let texts = [
      Text(source: "%lld file", target: "%lld Datei", plural: "one"),
      Text(source: "%lld files", target: "%lld Dateien", plural: "other"),
    ]
    let written = try #require(CatalogFormat.qtLinguist.writing([Self.file(texts, nil), Self.file(texts, "de")]))
    #expect(written.files.map(\.path) == ["app_en.ts", "app_de.ts"])
    let english = String(decoding: written.files[0].bytes, as: UTF8.self)
    #expect(english.contains("<TS version=\"2.1\" language=\"en\" sourcelanguage=\"en\">"))
    #expect(english.contains("<numerusform>%n file</numerusform>\n            <numerusform>%n files</numerusform>"))
    #expect(!written.losses.contains { $0.part == .source })
  }

  @Test func `a text that the code has needs no translation in the file of the source language`() throws {
    let texts = [Text(key: "Main|Open", source: "Open", target: "Öffnen")]
    let written = try #require(CatalogFormat.qtLinguist.writing([Self.file(texts, nil), Self.file(texts, "de")]))
    let english = String(decoding: written.files[0].bytes, as: UTF8.self)
    #expect(english.contains("<translation type=\"unfinished\"></translation>"))
  }

  @Test func `a key whose source became that of another language keeps its context`() throws {
    let texts = [
      Text(key: "Main|Open", source: "Open", target: "a"), Text(key: "Main|Close", source: "Close", target: "b"),
      Text(key: "Main|%n entry(s)", source: "entries", target: "c"),
    ]
    let text = try Self.written(texts, "de", in: .qtLinguist).text
    #expect(text.contains("<source>%n entry(s)</source>") && !text.contains(" id="))
  }

  // MARK: Plural forms and languages

  private static let russian = [
    Text(source: "%lld files", target: "%lld файл", plural: "one"),
    Text(source: "%lld files", target: "%lld файла", plural: "few"),
    Text(source: "%lld files", target: "%lld файлов", plural: "many"),
    Text(source: "%lld files", target: "%lld файла", plural: "other"),
  ]

  @Test(arguments: [CatalogFormat.javaProperties, .resx])
  func `a format without plural forms has the last form that whole numbers have`(format: CatalogFormat) throws {
    let (text, losses) = try Self.written(Self.russian, "ru", in: format)
    let expected = format.id == "resx" ? "<value>{0} файлов</value>" : #"k={0} \u0444\u0430\u0439\u043B\u043E\u0432"#
    #expect(text.contains(expected))
    #expect(
      losses.filter { $0.contains("plural(") || $0.contains("variation") }.suffix(4) == [
        "k|==|plural.one: plural(one)", "k|==|plural.few: plural(few)", "k|==|plural.many: variation(plural)",
        "k|==|plural.other: plural(other)",
      ])
  }

  @Test func `the finding about the only form names it`() throws {
    let loss = CatalogLoss(.variation("plural"), of: "k|==|plural.many", in: "ru", at: .start)
    let description = LossDescription(of: loss, Self.file(Self.russian, "ru").units[2], in: .resx)
    #expect(description.kind.id == FindingKind.lostPluralForm.id)
    #expect(description.message == "The form \"many\" becomes the text for all numbers; ResX has no plural forms")
  }

  @Test(
    arguments: [
      Case("English", "en", []), Case("British English", "en-GB", []),
      Case("German", "de", ["-: other(the source language)"]),
    ] as [Case<ExactText, [String]>])
  func `a file without a language is in English`(example: Case<ExactText, [String]>) throws {
    let files = [Self.file([Text(source: "a")], nil, of: example.given)]
    #expect(Self.losses(of: try #require(CatalogFormat.javaProperties.writing(files))) == example.expected)
  }

  @Test(
    arguments: [
      Case("a usual name", "Localizable.strings", ["messages.properties", "Strings.resx", "app_en.ts"]),
      Case("a name", "App/Errors.strings", ["Errors.properties", "Errors.resx", "Errors_en.ts"]),
      Case("a name like a language", "sign_de.strings", ["sign-de.properties", "sign_de.resx", "sign-de_en.ts"]),
      Case("a name of Java's", "Messages.properties", ["Messages.properties", "Strings.resx", "app_en.ts"]),
    ] as [Case<ExactText, [String]>])
  func `files have the name of the resource`(example: Case<ExactText, [String]>) throws {
    let paths = try [CatalogFormat.javaProperties, .resx, .qtLinguist].flatMap { format in
      try #require(format.writing([Self.file([Text(source: "a")], nil, original: example.given)])).files.map(\.path)
    }
    #expect(paths == example.expected)
  }

  @Test(arguments: [
    Case("Java", CatalogFormat.javaProperties, "messages_zh_Hant_TW.properties"),
    Case("NET", .resx, "Strings.zh-Hant-TW.resx"), Case("Qt", .qtLinguist, "app_zh_Hant_TW.ts"),
  ])
  func `files have the language as the format writes it`(example: Case<CatalogFormat, String>) throws {
    let written = try #require(example.given.writing([Self.file([Text(source: "a", target: "b")], "zh-Hant-TW")]))
    #expect(written.files.last?.path == example.expected)
  }
}
