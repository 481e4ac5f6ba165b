import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

@Suite struct AppFormatWritingTests {
  /// A document in a format, as the format itself writes it, with the files of its other languages.
  struct Document: Sendable {
    let format: CatalogFormat
    /// The paths and the texts, that of the source first.
    let files: [(path: String, text: String)]
  }

  static let canonical: [Case<Document, String>] = [
    Case(
      "Android",
      Document(
        format: .android,
        files: [
          (
            "values/strings.xml",
            """
            <?xml version="1.0" encoding="utf-8"?>
            <resources>
                <!-- Shown first -->
                <string name="hi">Hello %1$s, it\\'s\\u0020\\u0020you\\n&amp; &lt;b&gt;me&lt;/b&gt;</string>
                <string name="app" translatable="false">App</string>
                <string name="alias" translatable="false">@string/app</string>
                <plurals name="f">
                    <item quantity="one">%d file</item>
                    <item quantity="other">%d files</item>
                </plurals>
                <string-array name="days">
                    <item>Monday</item>
                    <item>Tuesday</item>
                </string-array>
            </resources>

            """
          ),
          (
            "values-ru/strings.xml",
            """
            <?xml version="1.0" encoding="utf-8"?>
            <resources>
                <string name="hi">Привет, %1$s</string>
                <plurals name="f">
                    <item quantity="one">%d файл</item>
                    <item quantity="few">%d файла</item>
                    <item quantity="many">%d файлов</item>
                    <item quantity="other">%d файла</item>
                </plurals>
                <string-array name="days">
                    <item>Понедельник</item>
                    <item>Вторник</item>
                </string-array>
            </resources>

            """
          ),
        ]), ""),
    Case(
      "ARB",
      Document(
        format: .arb,
        files: [
          (
            "app_en.arb",
            """
            {
              "@@locale": "en",
              "hi": "Hi {name}, \\"you\\"\\n",
              "@hi": {
                "description": "Greeting"
              },
              "f": "{n, plural, =0{none} one{1 file} other{{n} files}}"
            }

            """
          ),
          (
            "app_pt_BR.arb",
            """
            {
              "@@locale": "pt_BR",
              "hi": "Oi {name}",
              "f": "{n, plural, =0{nada} one{1 arquivo} other{{n} arquivos}}"
            }

            """
          ),
        ]), ""),
    Case(
      "i18next",
      Document(
        format: .i18next,
        files: [
          (
            "en/common.json",
            """
            {
              "menu": {
                "open": "Open {{name}}",
                "f_one": "{{count}} file",
                "f_other": "{{count}} files"
              },
              "x": "y"
            }

            """
          ),
          (
            "ar/common.json",
            """
            {
              "menu": {
                "open": "فتح {{name}}",
                "f_zero": "0",
                "f_one": "1",
                "f_two": "2",
                "f_few": "{{count}} a",
                "f_many": "{{count}} b",
                "f_other": "{{count}} c"
              }
            }

            """
          ),
        ]), ""),
    Case(
      "PO",
      Document(
        format: .po,
        files: [
          (
            "ru/LC_MESSAGES/app.po",
            """
            msgid ""
            msgstr ""
            "MIME-Version: 1.0\\n"
            "Content-Type: text/plain; charset=UTF-8\\n"
            "Content-Transfer-Encoding: 8bit\\n"
            "Language: ru\\n"
            "Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>19) ? 1 : 2;\\n"

            #. From the source
            # Translator's
            #: src/a.c:12 src/b.c:7
            #, c-format
            msgctxt "menu"
            msgid "Open %s"
            msgstr "Открыть %s"

            #, fuzzy, c-format
            msgid "%d file"
            msgid_plural "%d files"
            msgstr[0] "%d файл"
            msgstr[1] "%d файла"
            msgstr[2] "%d файлов"

            msgid "Not yet"
            msgstr ""

            msgid ""
            "two\\n"
            "lines"
            msgstr ""
            "две\\n"
            "строки"

            """
          )
        ]), ""),
  ]

  /// The file elements of a document's files, each beside the source.
  private static func elements(_ document: Document) -> [TranslationCatalog.File] {
    document.files.enumerated().flatMap { index, file in
      read(
        file.text, as: document.format, at: file.path,
        beside: index == 0 || document.format.id == "po" ? nil : document.files[0]
      ).files
    }
  }

  @Test(arguments: canonical)
  func `what a format writes is read and written again as the same bytes`(example: Case<Document, String>) throws {
    let document = example.given
    let written = try #require(document.format.writing(Self.elements(document)))
    #expect(written.losses.map { "\($0)" } == [])
    #expect(written.files.map(\.path) == document.files.map(\.path))
    for (file, original) in zip(written.files, document.files) {
      #expect(String(decoding: file.bytes, as: UTF8.self) == original.text)
    }
  }

  /// Apple's catalogue with all that the other formats lack.
  private static let apple = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="App/Localizable.xcstrings" source-language="en" target-language="ru" datatype="plaintext"><body>
    <trans-unit id="Hello %@"><source>Hello %@</source><target state="translated">Привет, %@</target><note>Greeting</note></trans-unit>
    <trans-unit id="two"><source>%@ of %lld</source><target state="translated">%2$lld: %1$@</target></trans-unit>
    <trans-unit id="f|==|plural.one"><source>%lld file</source><target state="translated">%lld файл</target></trans-unit>
    <trans-unit id="f|==|plural.few"><source>%lld files</source><target state="translated">%lld файла</target></trans-unit>
    <trans-unit id="f|==|plural.many"><source>%lld files</source><target state="needs-review-l10n">%lld файлов</target></trans-unit>
    <trans-unit id="f|==|plural.other"><source>%lld files</source><target state="translated">%lld файла</target></trans-unit>
    <trans-unit id="d|==|device.iphone"><source>Tap</source><target state="translated">Нажмите</target></trans-unit>
    <trans-unit id="d|==|device.other"><source>Click</source><target state="translated">Щёлкните</target></trans-unit>
    <trans-unit id="new"><source>New</source><target state="new">New</target></trans-unit>
    <trans-unit id="w" maxwidth="5"><source>Wide</source><target state="translated">Ш</target></trans-unit>
    </body></file></xliff>
    """

  static let losses: [Case<CatalogFormat, [String]>] = [
    Case(
      "Android", .android,
      [
        "Hello %@: key(as: Hello___)", "Hello %@: rewritten(%@, as: %s)",
        "d|==|device.iphone: variation(device.iphone)",
        "d|==|device.other: variation(device.other)", "f|==|plural.few: rewritten(%lld, as: %d)",
        "f|==|plural.many: rewritten(%lld, as: %d)", "f|==|plural.many: state",
        "f|==|plural.one: rewritten(%lld, as: %d)", "f|==|plural.other: rewritten(%lld, as: %d)", "new: state",
        "two: rewritten(%2$lld, as: %2$d)", "two: rewritten(%1$@, as: %1$s)", "two: rewritten(%@, as: %1$s)",
        "two: rewritten(%lld, as: %2$d)", "w: width",
      ]),
    Case(
      "PO", .po,
      [
        "d|==|device.iphone: variation(device.iphone)", "d|==|device.other: variation(device.other)",
        "f|==|plural.few: state", "f|==|plural.one: state",
        "f|==|plural.other: plural(other)", "new: state", "w: width",
      ]),
  ]

  @Test(arguments: losses)
  func `each loss is reported with its unit`(example: Case<CatalogFormat, [String]>) throws {
    let files = read(Self.apple).files
    let written = try #require(example.given.writing(files))
    let told = Set(written.losses.map { "\($0.unit?.string ?? "-"): \($0.part)".replacing("\"", with: "") })
    #expect(told.sorted() == example.expected.sorted())
  }

  @Test func `a form that only English has is still the id of gettext's entry`() {
    let nowhere = SourceSpan(at: .start)
    func unit(_ category: ExactText, _ source: ExactText, _ target: ExactText?) -> TranslationUnit {
      func segment(_ text: ExactText) -> Segment { Segment(text: text, span: nowhere, contentSpan: nowhere) }
      return TranslationUnit(
        id: ExactText("files|==|plural.\(category)"), key: "files", variation: VariationPath(plural: category),
        source: segment(source), target: target.map(segment), span: nowhere)
    }
    func file(_ language: ExactText?, _ units: [TranslationUnit]) -> TranslationCatalog.File {
      TranslationCatalog.File(
        header: CatalogFile(
          CatalogFile.Attributes(
            original: "a", sourceLanguage: "en", targetLanguage: language, messageSyntax: .none, span: nowhere)),
        units: units)
    }
    let written = CatalogFormat.po.writing([
      file(nil, [unit("one", "file", nil), unit("other", "files", nil)]),
      file("ja", [unit("other", "files", "ファイル")]),
    ])
    let text = written?.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(text.contains("msgctxt \"files\"\nmsgid \"file\"\nmsgid_plural \"files\"\nmsgstr[0] \"ファイル\"\n"))
  }

  @Test func `placeholders are written as the format has them`() throws {
    let files = read(Self.apple).files
    func text(_ format: CatalogFormat, _ index: Int) throws -> String {
      String(decoding: try #require(format.writing(files)).files[index].bytes, as: UTF8.self)
    }
    let android = try text(.android, 1)
    #expect(android.contains("<string name=\"Hello___\">Привет, %s</string>"))
    #expect(android.contains("<string name=\"two\">%2$d: %1$s</string>"))
    #expect(android.contains("<item quantity=\"many\">%d файлов</item>"))
    #expect(try text(.android, 0).contains("<string name=\"two\">%1$s of %2$d</string>"))
    let arb = try text(.arb, 1)
    #expect(arb.contains("\"two\": \"{arg2}: {arg1}\""))
    #expect(
      arb.contains(
        "\"f\": \"{count, plural, one{{count} файл} few{{count} файла} many{{count} файлов} other{{count} файла}}\""))
    let i18next = try text(.i18next, 1)
    #expect(i18next.contains("\"f_few\": \"{{count}} файла\""))
    let po = try text(.po, 0)
    #expect(po.contains("X-Message-Keys: msgctxt"))
    #expect(
      po.contains(
        "#, fuzzy, c-format\nmsgctxt \"f\"\nmsgid \"%lld file\"\nmsgid_plural \"%lld files\"\nmsgstr[0] \"%lld файл\""))
  }
}
