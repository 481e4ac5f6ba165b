import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

@Suite struct POTests {
  private static let header = """
    msgid ""
    msgstr ""
    "Language: de\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"


    """

  static let entries: [Case<String, [String]>] = [
    Case("a text", #"msgid "Open"\#nmsgstr "Öffnen""#, ["Open: Open = Öffnen"]),
    Case("a text that is not translated", #"msgid "Open"\#nmsgstr """#, ["Open: Open = -"]),
    Case(
      "a context is a part of the key", #"msgctxt "menu"\#nmsgid "Open"\#nmsgstr "Öffnen""#,
      ["menu|Open: Open = Öffnen"]),
    Case("an empty context is one too", #"msgctxt ""\#nmsgid "Open"\#nmsgstr "x""#, ["|Open: Open = x"]),
    Case(
      "strings are joined", "msgid \"\"\n\"a \"\n  \"b\\n\"\nmsgstr \"x\" \"y\"\n\"\\n\"",
      ["a b\n: a b⏎ = xy⏎"]),
    Case(
      "escapes", #"msgid "a\tb\"c\\d\x41\101\a"\#nmsgstr "\303\244\xC3\xA4""#,
      ["a\tb\"c\\dAA\u{7}: a\tb\"c\\dAA\u{7} = ää"]),
    Case(
      "plural forms", "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%d Datei\"\nmsgstr[1] \"%d Dateien\"",
      ["%d file|==|plural.one: %d file = %d Datei", "%d file|==|plural.other: %d files = %d Dateien"]),
    Case(
      "a fuzzy text needs a review", "#, fuzzy, c-format\n#| msgid \"Shut\"\nmsgid \"Close\"\nmsgstr \"Zu\"",
      ["Close: Close = Zu [needs-review-translation]"]),
    Case(
      "obsolete entries are skipped, with their comments",
      "# old\n#~ msgid \"a\"\n#~ msgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"", ["c: c = d"]),
    Case(
      "CRLF", "msgid \"a\"\r\nmsgstr \"\"\r\n\"b\"\r\n\"c\"\r\n", ["a: a = bc"]),
    Case("no line end after the last text", "msgid \"a\"\nmsgstr \"b\"", ["a: a = b"]),
  ]

  @Test(arguments: entries)
  func `entries become units`(example: Case<String, [String]>) {
    let document = Self.header + example.given
    let reading = read(document, as: .po, at: "po/de.po")
    #expect(reading.findings.map(\.message) == [])
    #expect(reading.units.map(\.line) == example.expected)
    for unit in reading.units {
      for segment in [unit.source, unit.target] {
        let wrong = segment.flatMap { misplaced($0, in: Array(document.utf8)) { $0 == UInt8(ascii: "\\") } }
        #expect(wrong == nil)
      }
    }
  }

  static let comments: [Case<String, [String]>] = [
    Case(
      "all kinds",
      """
      #  Translator's.
      # More.
      #. From the source.
      #: src/a.c:1
      #: src/b.c:2
      #, c-format
      """, ["From the source.", "Translator's.\nMore.", "src/a.c:1\nsrc/b.c:2"]),
    Case("an empty line inside", "#. a\n#.\n#. b", ["a\n\nb"]),
    Case("empty", "#\n#.\n#:", []),
    Case("blanks", "# \n#.  \n#.\t\n#: ", []),
    Case("one kind is empty", "#.\n# a", ["a"]),
  ]

  @Test(arguments: comments) func `comments are notes, each kind one`(example: Case<String, [String]>) throws {
    let text = "\(example.given)\nmsgid \"a\"\nmsgstr \"b\""
    let unit = try #require(read(Self.header + text, as: .po, at: "de.po").units.first)
    #expect(unit.notes.map(\.string) == example.expected)
  }

  @Test func `flags give the syntax of messages, if there are any`() {
    let texts = ["#, c-format", "#, no-c-format", "#, python-brace-format", ""].enumerated()
      .map { "\($1)\nmsgid \"\($0)\"\nmsgstr \"x\"\n" }.joined(separator: "\n")
    let syntaxes = { (text: String) in read(Self.header + text, as: .po, at: "de.po").units.map(\.messageSyntax) }
    #expect(syntaxes(texts) == [nil, MessageSyntax.none, .icu, MessageSyntax.none])
    #expect(syntaxes("msgid \"a\"\nmsgstr \"b\"") == [nil])
  }

  static let defects: [Case<String, [String]>] = [
    Case("no msgstr", "msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"c\"", ["7:1 malformed-po"]),
    Case("no msgid", "msgstr \"c\"", ["7:1 malformed-po"]),
    Case("a context alone", "msgctxt \"c\"\n", ["7:1 malformed-po"]),
    Case("a word", "massage \"a\"\nmsgid \"b\"\nmsgstr \"c\"", ["7:1 malformed-po"]),
    Case("a text alone", "\n\"a\"\n", ["8:1 malformed-po"]),
    Case("a text that does not end", "msgid \"ä\nmsgstr \"b\"", ["7:7 malformed-po"]),
    Case("something after a text", "msgid \"a\" x\nmsgstr \"b\"", ["7:11 malformed-po"]),
    Case("a keyword without a text", "msgid\nmsgstr \"b\"", ["7:1 malformed-po"]),
    Case("two translations", "msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"", ["9:1 malformed-po"]),
    Case("an escape of nothing", "msgid \"a\"\nmsgstr \"ä\\q\"", ["8:10 invalid-escape"]),
    Case("half of a character", "msgid \"a\"\nmsgstr \"\\xC3\"", ["8:9 invalid-escape"]),
    Case(
      "a form too few", "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n", ["7:1 plural-form-count"]),
    Case(
      "a form too many", "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"c\"\nmsgstr[2] \"c\"\n",
      ["11:1 plural-form-count"]),
    Case("forms that are empty", "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"\"\n", []),
    Case("a form without a number", "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\n", ["7:1 malformed-po"]),
    Case("a number without forms", "msgid \"a\"\nmsgstr[0] \"c\"\n", ["8:1 malformed-po"]),
    Case("an invalid number", "msgid \"a\"\nmsgstr[x] \"c\"\nmsgstr \"d\"", ["8:1 malformed-po"]),
    Case("a plural without a singular", "msgid_plural \"b\"\n", ["7:1 malformed-po"]),
    Case("a second header", "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"\"\nmsgstr \"x: y\\n\"", ["10:1 malformed-po"]),
    Case("a domain", "domain \"b\"\n", ["7:1 malformed-po"]),
    Case("a NUL", "\u{0}\n", ["7:1 malformed-po"]),
  ]

  @Test(arguments: defects)
  func `a defect is reported once, at its place`(example: Case<String, [String]>) {
    let text = Self.header + example.given
    let found = read(text, as: .po, at: "de.po").findings
    #expect(found.map(\.line) == example.expected, "\(found.map(\.message))")
    #expect(found.allSatisfy { !$0.message.hasSuffix(".") && $0.help != nil })
  }

  static let headers: [Case<String, [String]>] = [
    Case("no language", "Plural-Forms: nplurals=2; plural=n != 1;", ["missing-target-language"]),
    Case("an invalid language", "Language: no language", ["missing-target-language"]),
    Case("no formula", "Language: de\\n\"\n\"Plural-Forms: nplurals=2; plural=;", ["invalid-plural-forms"]),
    Case(
      "a formula with a letter", "Language: de\\n\"\n\"Plural-Forms: nplurals=2; plural=m != 1;",
      ["invalid-plural-forms"]),
    Case("no number", "Language: de\\n\"\n\"Plural-Forms: nplurals=; plural=n != 1;", ["invalid-plural-forms"]),
    Case("forms too few", "Language: ru\\n\"\n\"Plural-Forms: nplurals=2; plural=n;", ["invalid-plural-forms"]),
    Case("a division by zero", "Language: de\\n\"\n\"Plural-Forms: nplurals=2; plural=n/0;", ["invalid-plural-forms"]),
    Case(
      "another language's", "Language: de\\n\"\n\"Plural-Forms: nplurals=2; plural=n > 1;", ["unusual-plural-forms"]),
    Case(
      "fewer than CLDR has", "Language: he\\n\"\n\"Plural-Forms: nplurals=2; plural=n != 1;", ["unusual-plural-forms"]),
    Case("none, and no plurals", "Language: de", []),
    Case("those of CLDR", "Language: fr\\n\"\n\"Plural-Forms: nplurals=2; plural=(n > 1);", []),
    Case("a template's", "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;", []),
    Case("an unknown charset", "Language: de\\n\"\n\"Content-Type: text/plain; charset=klingon-8", ["unknown-charset"]),
  ]

  @Test(arguments: headers)
  func `a header is checked`(example: Case<String, [String]>) {
    let text = "msgid \"\"\nmsgstr \"\(example.given)\\n\"\n"
    #expect(read(text, as: .po, at: "app.po").ids.map(\.string) == example.expected)
  }

  static let languages: [Case<(String, String), String>] = [
    Case("in the header", ("app.po", "pt_BR"), "app.po en pt-BR"),
    Case("a script", ("sr.po", "sr@latin"), "messages.po en sr-Latn"),
    Case("in the folder", ("de/LC_MESSAGES/django.po", ""), "django.po en de"),
    Case("in the name", ("po/zh_CN.po", ""), "messages.po en zh-CN"),
    Case("at the end of the name", ("plugin-de_DE.po", ""), "plugin.po en de-DE"),
  ]

  @Test(arguments: languages)
  func `the language is given by the header or the path`(example: Case<(String, String), String>) throws {
    let text = "msgid \"\"\nmsgstr \"Language: \(example.given.1)\\n\"\n"
    let file = try #require(read(text, as: .po, at: example.given.0).files.first).header
    let words = [file.original, file.sourceLanguage, file.targetLanguage].map { $0?.string ?? "-" }
    #expect(words.joined(separator: " ") == example.expected)
  }

  @Test func `other charsets are read as their header declares`() {
    let text =
      "msgid \"\"\nmsgstr \"Language: ru\\nContent-Type: text/plain; charset=KOI8-R\\n\"\n\nmsgid \"a\"\nmsgstr \""
    let bytes = Array(text.utf8) + [0xC6, 0xC1, 0xCA, 0xCC] + Array("\"\n".utf8)
    let reading = read(bytes, as: .po, at: "ru.po")
    #expect(reading.units.map(\.line) == ["a: a = файл"])
    let wrong = read(Array("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c".utf8) + [0xFF, 0x22], as: .po, at: "de.po")
    #expect(wrong.findings.map(\.line) == ["4:7 malformed-po", "4:1 malformed-po", "4:9 invalid-encoding"])
  }

  @Test func `a template has sources only`() {
    let text =
      "msgid \"\"\nmsgstr \"Language: \\n\"\n\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"
    let reading = read(text, as: .po, at: "app.pot")
    #expect(reading.units.map(\.line) == ["a|==|plural.one: a = -", "a|==|plural.other: b = -"])
    #expect(reading.files.first?.header.isSource == true)
    #expect(reading.ids == [])
  }

  @Test func `contexts are keys where the header declares it`() {
    let text =
      "msgid \"\"\nmsgstr \"Language: de\\nX-Message-Keys: msgctxt\\n\"\n\nmsgctxt \"k\"\nmsgid \"a\"\nmsgstr \"b\"\n"
    #expect(read(text, as: .po, at: "de.po").units.map(\.line) == ["k: a = b"])
  }
}
