import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

/// Messages of other libraries in XLIFF: the name of the source file shows their syntax.
@Suite struct SourceFileDialectTests {
  /// The files of a format, with texts that another format would read as words.
  struct Given: Sendable {
    let format: CatalogFormat
    let files: [(path: String, text: String)]
  }

  static let given: [Case<Given, String>] = [
    Case(
      "ARB",
      Given(
        format: .arb,
        files: [
          (
            "app_de.arb",
            "{\n  \"@@locale\": \"de\",\n  \"a\": \"Hallo {name}\",\n  \"b\": \"{g, select, m{Er {x}} other{Sie}}\",\n"
              + "  \"c\": \"{n, plural, one{{n} Tag} other{{n} Tage}}\"\n}\n"
          ),
          (
            "app_en.arb",
            "{\n  \"@@locale\": \"en\",\n  \"a\": \"Hi {name}, it's\",\n  \"b\": \"{g, select, m{He {x}} other{They}}\",\n"
              + "  \"c\": \"{n, plural, one{{n} day} other{{n} days}}\"\n}\n"
          ),
        ]), ""),
    Case(
      "i18next",
      Given(
        format: .i18next,
        files: [
          ("de/errors.json", "{\n  \"a\": \"Hallo {{name}}\",\n  \"b\": \"Siehe $t(a)\"\n}\n"),
          ("en/errors.json", "{\n  \"a\": \"Hi {{name}}\",\n  \"b\": \"See $t(a)\"\n}\n"),
        ]), ""),
    Case(
      "Android",
      Given(
        format: .android,
        files: [
          (
            "values-de/strings.xml",
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n    <string name=\"a\">%1$,d am %2$tB%n 100 %% %3$b</string>\n</resources>\n"
          ),
          (
            "values/strings.xml",
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n    <string name=\"a\">%1$,d on %2$tB%n 100 %% %3$b</string>\n</resources>\n"
          ),
        ]), ""),
    Case(
      "Java",
      Given(
        format: .javaProperties,
        files: [
          ("messages.properties", "# Note\na=It''s {0}\nb=It's {a}\n"),
          ("messages_de.properties", "a=Es ist '{0}' {0}\nb=%s it's\n"),
        ]), ""),
    Case(
      "NET",
      Given(
        format: .resx,
        files: [("Strings.de.resx", resx("Es ist {{0}} {0:N}")), ("Strings.resx", resx("It's {0}"))]), ""),
    Case(
      "Qt",
      Given(
        format: .qtLinguist,
        files: [
          (
            "app_ru.ts",
            """
            <?xml version="1.0" encoding="utf-8"?>
            <!DOCTYPE TS>
            <TS version="2.1" language="ru" sourcelanguage="en">
            <context>
                <name>Main</name>
                <message numerus="yes">
                    <source>%n file(s) in %1</source>
                    <comment>status</comment>
                    <extracomment>Below the list</extracomment>
                    <translation type="unfinished">
                        <numerusform>%n файл в %1</numerusform>
                        <numerusform>%n файла в %1</numerusform>
                        <numerusform>%n файлов в %1</numerusform>
                    </translation>
                </message>
            </context>
            <context>
                <name>Other</name>
                <message>
                    <source>100% of %L1 &amp; %2</source>
                    <translation type="unfinished"></translation>
                </message>
            </context>
            </TS>

            """
          )
        ]), ""),
  ]

  /// A resource file of .NET with one text.
  private static func resx(_ text: String) -> String {
    let head = CatalogFormat.resx.writing([])?.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    return head.replacing(
      "</root>\n",
      with: "  <data name=\"a\" xml:space=\"preserve\">\n    <value>\(text)</value>\n  </data>\n</root>\n")
  }

  @Test(arguments: given, [CatalogFormat.xliff12, .xliff21, .xliff22])
  func `texts come back from XLIFF as they were, without a warning`(example: Case<Given, String>, format: CatalogFormat)
    throws
  {
    let given = example.given
    let documents = WrittenFiles(format: given.format, files: given.files.map { ($0.path, Array($0.text.utf8)) })
      .documents
    let there = CatalogConversion(documents, to: format)
    #expect(there.losses.map(\.message) == [])
    let back = CatalogConversion(WrittenFiles(format: format, files: there.files).documents, to: given.format)
    #expect(back.losses.map(\.message) == [])
    let files = back.files.sorted { $0.path < $1.path }
    #expect(files.map(\.path) == given.files.map(\.path))
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == given.files.map(\.text))
  }

  @Test func `Angular's choices are those of ARB`() throws {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="ng2.template" source-language="en" \
      target-language="de" datatype="plaintext"><body>\
      <trans-unit id="b"><source>{VAR_PLURAL, plural, =0 {none} other {many}}</source>\
      <target>{VAR_PLURAL, plural, =0 {keins} other {viele}}</target></trans-unit>\
      <trans-unit id="c"><source>Don't {VAR_SELECT, select, m {him} other {them}}</source>\
      <target>Nicht {VAR_SELECT, select, m {ihn} other {sie}}</target></trans-unit></body></file></xliff>
      """
    let documents = WrittenFiles(format: .xliff12, files: [("de.xlf", Array(text.utf8))]).documents
    let conversion = CatalogConversion(documents, to: .arb)
    #expect(conversion.losses.map(\.message) == [])
    let written = conversion.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for text in [
      "\"b\": \"{VAR_PLURAL, plural, =0 {none} other {many}}\"",
      "\"b\": \"{VAR_PLURAL, plural, =0 {keins} other {viele}}\"",
      "\"c\": \"Don't {VAR_SELECT, select, m {him} other {them}}\"",
      "\"c\": \"Nicht {VAR_SELECT, select, m {ihn} other {sie}}\"",
    ] { #expect(written.contains(text), "\(written)") }
  }
}
