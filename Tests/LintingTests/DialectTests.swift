import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

/// The notations of values, links and forms of the programs that read the web's JSON and Android's format.
@Suite struct DialectTests {
  /// The findings about placeholders and escapes in a translation, read beside its source.
  static func findings(
    _ source: String, _ target: String, at path: String, sourcePath: String, placeholders: String? = nil
  ) throws -> [String] {
    let (name, sourceName) = (ExactText(path), ExactText(sourcePath))
    let format = CatalogFormat.format(ofFileNamed: SystemPath(path), startingWith: Array(target.utf8))
    let table = format.sourceTable(besideFileNamed: name) { path in
      path == SystemPath(sourceName.string) ? Array(source.utf8) : nil
    }
    var input = LintInput(name: name, bytes: Array(target.utf8), format: format, sources: table)
    if let placeholders {
      let file = SourceText(name: "c", bytes: Array(#"{"version":1,"placeholders":"\#(placeholders)"}"#.utf8))
      input.settings = try #require(LintConfigurationFile.read(file).value).settings(for: name)
    }
    return Linter().lint([input]).findings
      .filter {
        ["placeholder", "placeholders", "escape", "dropped"].contains($0.id.string.split(separator: "-").last)
      }
      .map { "\($0.unit?.string ?? ""): \($0.id)" }
  }

  /// The findings about the texts of a JSON file, called `a`, `b`, …, without their keys.
  static func findings(
    _ texts: [(String, String)], at path: String = "messages/de.json", placeholders: String? = nil
  ) throws -> [String] {
    func json(_ texts: [String]) -> String {
      let members = texts.enumerated().map { #""\#(Character(Unicode.Scalar(UInt8(97 + $0))))":\#(quoted($1))"# }
      return "{\(members.joined(separator: ","))}"
    }
    return try findings(
      json(texts.map(\.0)), json(texts.map(\.1)), at: path,
      sourcePath: path.replacing("/de.json", with: "/en.json"), placeholders: placeholders)
  }

  static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  // MARK: Evidence

  @Test(arguments: ["messages/de.json", "intl/de.json", "lang/de.json", "locales/de.json", "translations/de.json"])
  func `a translation that renames every value is found in each of them`(path: String) throws {
    let texts = [
      ("Comment by {name}", "Kommentar af {navn}"), ("Sent to {email}", "Sendt til {mail}"),
      ("{count} left", "{antal} tilbage"), ("Hi {name}", "Hej {navn}"),
    ]
    #expect(try Self.findings(texts, at: path) == ["a", "b", "c", "d"].map { "\($0): missing-placeholder" })
    #expect(try Self.findings([texts[0]], at: path) == ["a: missing-placeholder"], "one text")
    #expect(try Self.findings([("From {0}", "Von {1}")], at: path) == ["a: missing-placeholder"], "a number")
    #expect(try Self.findings(texts, at: path, placeholders: "none") == [], "switched off")
  }

  static let prose = [
    ("Quote {sic}", "Zitat {so}"), ("The set {1, 2}", "Die Menge {1, 3}"), ("{ return 1; }", "{ return 2; }"),
    ("{}", "{ }"), ("Type {…}", "{...} eingeben"), ("{a: 1}", "{b: 1}"), ("if (x) { y() }", "wenn (x) { z() }"),
    ("{-}", "{–}"), ("Use { and }", "{ und } benutzen"), ("\\{x y}", "\\{z y}"),
  ]

  /// Two hundred files whose brackets are prose, and two hundred whose brackets are values, chosen by seed.
  @Test func `of two hundred files with prose in brackets, at most two show something, and every lost value is found`()
    throws
  {
    var numbers = SeededGenerator(seed: 52)
    var alarms = 0
    for _ in 0..<200 {
      let count = Int.random(in: 1...4, using: &numbers)
      let texts = (0..<count).compactMap { _ in Self.prose.randomElement(using: &numbers) }
      if try !Self.findings(texts).isEmpty { alarms += 1 }
    }
    #expect(alarms <= 2)
    let names = ["name", "count", "userName", "file_size", "0", "1", "n", "date"]
    for _ in 0..<200 {
      let count = Int.random(in: 1...4, using: &numbers)
      let texts = (0..<count).compactMap { _ in names.randomElement(using: &numbers) }
        .map { ("Text {\($0)}", "Texte {x\($0)}") }
      #expect(try Self.findings(texts).count == count, "\(texts)")
    }
  }

  // MARK: vue-i18n

  /// Texts that make a file one of vue-i18n.
  static let vue = [("no cars | one car | {n} cars", "kein Auto | ein Auto | {n} Autos")]

  static let vueTexts: [Case<(String, String), String?>] = [
    Case("a list", ("{0} and {1}", "{1} und {0}"), nil),
    Case("a lost entry of a list", ("{0} and {1}", "{0}"), "missing"),
    Case("a link", ("See @:menu.help", "Siehe @:menu.help"), nil),
    Case("a link to another text", ("See @:menu.help", "Siehe @:menu.hilfe"), "missing"),
    Case("a lost link", ("See @:menu.help.", "Siehe oben."), "missing"),
    Case("a link with a modifier", ("@.lower:menu.help", "@:menu.help"), nil),
    Case("a link in brackets", ("@:(menu.help)s", "@:(menu.help)n"), nil),
    Case("a link in brackets to another text", ("@:(menu.help)s", "@:(menu.hilfe)n"), "missing"),
    Case("a link at the end of a sentence", ("See @:menu.", "Siehe @:menu!"), nil),
    Case("an added link", ("See there", "Siehe @:menu"), "extra"),
    Case("an address", ("Write to a@b.org", "An c@b.org"), nil),
    Case("a sign as a literal", ("a{'@'}b.org", "a{'@'}b.org"), nil),
    Case("a bar as a literal", ("a {'|'} b", "a {'|'} b"), nil),
    Case("more forms", ("{n} car | {n} cars", "{n} a | {n} b | {n} c"), nil),
    Case("one form", ("{n} car | {n} cars", "{n} 台"), nil),
    Case("the number under its other name", ("{n} car | {n} cars", "{count} Auto | {count} Autos"), nil),
    Case("the number is lost", ("{n} car | {n} cars", "ein Auto | viele Autos"), "missing"),
    Case("the number in the last form", ("{n} car | {n} cars", "ein Auto | {n} Autos"), nil),
    Case("the number where the source has none", ("car | cars", "{n} Auto | {n} Autos"), nil),
    Case("a list entry that is the number", ("{0} car|{0} cars", "{n} Auto|{n} Autos"), nil),
    Case("a name in all forms", ("{x}: {n} car | {x}: {n} cars", "{x}: {n} Auto | {x}: {n} Autos"), nil),
    Case("a name lost in the last form", ("{x}: {n} car | {x}: {n} cars", "{x}: {n} Auto | {n} Autos"), "missing"),
    Case("a name lost in a first form", ("{x}: {n} car | {x}: {n} cars", "ein Auto | {x}: {n} Autos"), nil),
    Case("a name lost everywhere", ("{x}: {n} car | {x}: {n} cars", "{n} Auto | {n} Autos"), "missing"),
    Case("a name renamed", ("{x} car | {x} cars", "{y} Auto | {y} Autos"), "missing"),
    Case("an added name", ("{n} car | {n} cars", "{n} Auto | {n} {y} Autos"), "extra"),
    Case("no blanks around the bar", ("{n} car|{n} cars", "{n} Auto|{n} Autos"), nil),
    Case("a link in a form", ("@:a {n} | @:a {n}s", "@:a {n} | @:b {n}"), "extra"),
    Case("a name with a hyphen", ("{user-id} x", "{user-id} y"), nil),
    Case("a name with a blank", ("{ name }", "{name}"), nil),
    Case("a bare sign", ("a{'@'}b.org", "a@b.org"), "malformed"),
    Case("a bare sign beside a link", ("{'@'} @:menu", "@ @:menu"), "malformed"),
  ]

  /// What is only a warning, because the program may mean it so.
  @Test(arguments: [
    Case("the number under a third name", ("in 0 days|in {n} days", "in 0 Tagen|in {v} Tagen"), "missing-placeholder"),
    Case("a link written out", ("See @:menu", "Siehe Menü"), "missing-placeholder"),
    Case("an added link", ("See there", "Siehe @:menu"), "extra-placeholder"),
    Case("two of three forms", ("no a | one a | {n} a", "kein b | {n} b"), "choice-mismatch"),
    Case("one of two forms", ("{n} a | {n} b", "{n} c"), "choice-mismatch"),
    Case("one form in a language with one", ("{n} a | {n} b", "{n} c"), nil),
  ])
  func `warnings about texts of vue`(text: Case<(String, String), String?>) throws {
    let language = text.description.hasSuffix("with one") ? "ja" : "de"
    let sources = #"{"a":"no x | one x | {n} x","l":"@:a","b":\#(Self.quoted(text.given.0))}"#
    let translations = #"{"a":"no x | one x | {n} x","l":"@:a","b":\#(Self.quoted(text.given.1))}"#
    let name = ExactText("locales/\(language).json")
    let table = CatalogFormat.i18next.sourceTable(besideFileNamed: name) { path in
      path == SystemPath("locales/en.json") ? Array(sources.utf8) : nil
    }
    let input = LintInput(name: name, bytes: Array(translations.utf8), format: .i18next, sources: table)
    let found = Linter().lint([input]).findings.filter { $0.unit == "b" }
    #expect(found.map { "\($0.severity) \($0.id)" } == (text.expected.map { ["warning \($0)"] } ?? []), "\(found)")
  }

  @Test(arguments: vueTexts.indices)
  func `texts of vue`(index: Int) throws {
    let text = Self.vueTexts[index]
    let found = try Self.findings(Self.vue + [text.given])
    #expect(found == (text.expected.map { ["b: \($0)-placeholder"] } ?? []), "\(text)")
  }

  // MARK: Laravel

  static let laravel = [("Hi :name", "Hallo :name"), ("By :user", "Von :user")]

  static let laravelTexts: [Case<(String, String), String?>] = [
    Case("a value", ("Welcome, :name", "Willkommen, :name"), nil),
    Case("a lost value", ("Welcome, :name", "Willkommen"), "missing"),
    Case("a translated value", ("Welcome, :name", "Willkommen, :nom"), "missing"),
    Case("capitals", ("Welcome, :name", "Willkommen, :NAME"), nil),
    Case("a capital", ("Welcome, :Name", "Willkommen, :name"), nil),
    Case("two values", (":a1 of :b1", ":b1 von :a1"), nil),
    Case("one of two is lost", (":a1 of :b1", ":b1"), "missing"),
    Case("an added value", ("Welcome", "Willkommen, :name"), "extra"),
    Case("an ending after the value", ("The :attribute", "Die :attributes"), nil),
    Case("a letter beyond ASCII before the value", ("Hi :name", "嗨:name！"), nil),
    Case("a colon in prose", ("Note: this", "Hinweis: das"), nil),
    Case("a time", ("At 10:30pm", "Um 10:30 Uhr"), nil),
    Case("an address", ("http://x.org:8080", "http://x.org"), nil),
    Case("two colons", ("App::name", "App"), nil),
    Case("an emoji", (":smile: ok", ":smile: gut"), nil),
    Case("a smiley", ("ok :)", "gut"), nil),
    Case("forms", ("one file|many files", "eine Datei|viele Dateien"), nil),
    Case("forms with a number", (":count file|:count files", ":count Datei|:count Dateien"), nil),
    Case("the number is lost", (":count file|:count files", "Datei|Dateien"), "missing"),
    Case("the number in the last form", (":count file|:count files", "eine Datei|:count Dateien"), nil),
    Case("three forms", (":count file|:count files", ":count a|:count b|:count c"), nil),
    Case("one form", (":count file|:count files", ":count 個"), nil),
    Case("conditions", ("{0} none|[1,19] some|[20,*] many", "{0} keine|[1,19] einige|[20,*] viele"), nil),
    Case("a value after a condition", ("{0} no :x1|[1,*] :x1", "{0} kein :x1|[1,*] :x1"), nil),
    Case("a value lost after a condition", ("{0} no :x1|[1,*] all :x1", "{0} keins|[1,*] alle"), "missing"),
    Case("the number where the source has none", ("file|files", ":count Datei|:count Dateien"), nil),
    Case("a name lost in the last form", (":who: :count a|:who: :count b", ":who: :count|:count"), "missing"),
    Case("a name lost in a first form", (":who: :count a|:who: :count b", "eins|:who: :count"), nil),
    Case("an added name in a form", (":count a|:count b", ":count a|:count :who"), "extra"),
    Case("an underscore", (":first_name x", ":first_name y"), nil),
    Case("an underscore is lost", (":first_name x", ":firstname y"), "missing"),
  ]

  @Test(arguments: laravelTexts.indices)
  func `texts of Laravel`(index: Int) throws {
    let text = Self.laravelTexts[index]
    let found = try Self.findings(Self.laravel + [text.given], at: "lang/de.json")
    #expect(found == (text.expected.map { ["c: \($0)-placeholder"] } ?? []), "\(text)")
  }

  // MARK: WebExtensions

  static let extensionTexts: [Case<(String, String), String?>] = [
    Case("a value", ("Hi $USER$", "Hallo $USER$"), nil), Case("capitals", ("Hi $USER$", "Hallo $user$"), nil),
    Case("a lost value", ("Hi $USER$", "Hallo"), "missing"),
    Case("a translated value", ("Hi $USER$", "Hallo $NUTZER$"), "missing"),
    Case("a number", ("$1 of $2", "$2 von $1"), nil), Case("a lost number", ("$1 of $2", "$1"), "missing"),
    Case("a dollar", ("Costs $$5", "Kostet $$5"), nil), Case("a sum", ("Costs 5 $ or 6 $", "5 $, 6 $"), nil),
    Case("an added value", ("Hi", "Hallo $USER$"), "extra"), Case("two values", ("$A$ of $B$", "$B$: $A$"), nil),
    Case("one of two is lost", ("$A$ of $B$", "$B$"), "missing"), Case("a value twice", ("$A$", "$A$ und $A$"), nil),
    Case("values side by side", ("$A$$B$", "$B$$A$"), nil), Case("one of them is lost", ("$A$$B$", "$B$"), "missing"),
    Case("an underscore", ("$user_name$", "$USER_NAME$"), nil), Case("an at sign", ("$a@b$", "$A@B$"), nil),
    Case("a digit in a name", ("$line2$", "$line2$"), nil), Case("a name with a blank", ("$a b$", "$c d$"), nil),
    Case("a value without its last sign", ("Hi $USER$", "Hallo $USER"), "missing"),
    Case("a value in a tag", ("<b>$A$</b>", "<b>$A$</b>"), nil), Case("a value in letters", ("x$A$y", "z$A$"), nil),
    Case("all numbers", ("$1$2$3$4$5$6$7$8$9", "$9$8$7$6$5$4$3$2$1"), nil),
    Case("the last number is lost", ("$1 and $9", "$1"), "missing"),
    Case("a sum of money", ("Pay $0", "$0 zahlen"), nil),
    Case("a number and a digit", ("$12", "$1 2"), nil), Case("an added number", ("Hi", "Hallo $1"), "extra"),
    Case("another number", ("$1", "$2"), "missing"), Case("a dollar before a value", ("$$$1", "$$ $1"), nil),
    Case("two dollars", ("$$A$$", "$$B$$"), nil), Case("a script without blanks", ("Hi $A$!", "你好$A$！"), nil),
    Case("a writing from right to left", ("Hi $A$", "مرحبا $A$"), nil),
  ]

  // MARK: Rails

  static let railsTexts: [Case<(String, String), String?>] = [
    Case("a value", ("Hi %{name}", "Hallo %{name}"), nil), Case("a lost value", ("Hi %{name}", "Hallo"), "missing"),
    Case("a translated value", ("Hi %{name}", "Hallo %{nom}"), "missing"),
    Case("capitals", ("Hi %{name}", "Hallo %{Name}"), "missing"),
    Case("another order", ("%{a} of %{b}", "%{b}: %{a}"), nil), Case("one of two", ("%{a} of %{b}", "%{b}"), "missing"),
    Case("a value twice", ("%{a}", "%{a} und %{a}"), nil), Case("an added value", ("Hi", "Hallo %{name}"), "extra"),
    Case("an underscore", ("%{first_name}", "%{first_name}"), nil), Case("a digit", ("%{line2}", "%{line2}"), nil),
    Case("a lost bracket", ("Hi %{name}", "Hallo %{name"), "malformed"),
    Case("a lost percent sign", ("Hi %{name}", "Hallo {name}"), "malformed"),
    Case("a blank after the sign", ("Hi %{name}", "Hallo % {name}"), "malformed"),
    Case("a percentage", ("100%", "100 %"), nil), Case("a percentage and a value", ("%{n}%", "%{n} %"), nil),
    Case("a sign that is doubled", ("%%{n}", "%%{n}"), nil), Case("brackets", ("{a}", "{b}"), nil),
    Case("empty brackets", ("%{}", "%{ }"), nil), Case("a value in letters", ("x%{a}y", "z%{a}"), nil),
    Case("a value in a tag", ("<b>%{a}</b>", "<b>%{a}</b>"), nil),
    Case("a link", ("%{url}?q=%20", "%{url}?q=%20"), nil),
    Case("values side by side", ("%{a}%{b}", "%{b}%{a}"), nil), Case("one of them", ("%{a}%{b}", "%{b}"), "missing"),
    Case("a script without blanks", ("Hi %{a}!", "你好%{a}！"), nil),
    Case("from right to left", ("Hi %{a}", "مرحبا %{a}"), nil), Case("an emoji", ("%{a} 🎉", "🎉 %{a}"), nil),
    Case("a line break", ("%{a}\n%{b}", "%{a}\n%{b}"), nil),
    Case("two lines, one lost", ("%{a}\n%{b}", "%{a}\n"), "missing"),
    Case("a format of Ruby", ("%<n>d", "%<n>d"), nil), Case("a dotted name", ("%{user.name}", "%{user.name}"), nil),
  ]

  @Test(arguments: railsTexts.indices)
  func `texts of Rails`(index: Int) throws {
    let text = Self.railsTexts[index]
    let found = try Self.findings([text.given], placeholders: "rails")
    #expect(found == (text.expected.map { ["a: \($0)-placeholder"] } ?? []), "\(text)")
  }

  @Test(arguments: extensionTexts.indices)
  func `texts of WebExtensions`(index: Int) throws {
    let text = Self.extensionTexts[index]
    func json(_ text: String) -> String { #"{"a":{"message":\#(Self.quoted(text)),"description":"A note"}}"# }
    let found = try Self.findings(
      json(text.given.0), json(text.given.1), at: "_locales/de/messages.json",
      sourcePath: "_locales/en/messages.json")
    #expect(found == (text.expected.map { ["a: \($0)-placeholder"] } ?? []), "\(text)")
  }

  @Test func `what FormatJS extracts is a text with a note`() throws {
    let json = #"{"$schema":"x","a":{"defaultMessage":"Hi {name}","description":"On the start page","id":"a"}}"#
    let reading = CatalogFormat.i18next.read(Array(json.utf8), name: "lang/en.json")
    let units = try #require(reading.value).files.flatMap { $0.units }
    #expect(units.map(\.id) == ["a"])
    #expect(units.map { $0.source?.text } == ["Hi {name}"])
    #expect(units.map(\.notes) == [["On the start page"]])
  }

  // MARK: Texts as keys

  @Test func `the keys of a file of Laravel are its sources if they are texts`() throws {
    let json = #"{"Welcome, :name":"Willkommen, :nom","By :user":"Von :user","Sign in":"Anmelden"}"#
    let input = LintInput(name: "lang/de.json", bytes: Array(json.utf8), format: .i18next)
    #expect(
      Linter().lint([input]).findings.map { "\($0.unit?.string ?? ""): \($0.id)" }
        == ["Welcome, :name: missing-placeholder"])
  }

  // MARK: ICU

  static let messages: [Case<(String, String), String?>] = [
    Case("a choice for a value", ("Last {x} days", "{x, plural, one{den # dag} other{de # dage}}"), nil),
    Case("a form without the value", ("Last {x} days", "{x, plural, one{den dag} other{dage}}"), "dropped"),
    Case("a lost value beside a choice", ("Hi {name}", "Hej {navn}"), "missing"),
  ]

  @Test(arguments: messages)
  func `a choice shows that brackets are values`(text: Case<(String, String), String?>) throws {
    let choice = "{n, plural, one{# a} other{# b}}"
    let found = try Self.findings([(choice, choice), text.given])
    #expect(
      Set(found) == Set(text.expected.map { $0 == "dropped" ? ["b: count-dropped"] : ["b: \($0)-placeholder"] } ?? []))
  }

  // MARK: Java, .NET, Qt, AL

  static let properties: [Case<(String, String), String?>] = [
    Case("an apostrophe before a value", ("The user {0}", "L'utilisateur {0}"), "malformed"),
    Case("two apostrophes", ("The user {0}", "L''utilisateur {0}"), nil),
    Case("a lost value", ("The user {0}", "L''utilisateur"), "missing"),
    Case("a name in brackets", ("Use {file} and {path}", "Utiliser {fichier} et {chemin}"), nil),
    Case("a number with a percent sign", ("Open %0", "Ouvrir"), "missing"),
  ]

  @Test(arguments: properties)
  func `texts of Java`(text: Case<(String, String), String?>) throws {
    let others = "x=Use {file}\ny=Use {path}\nz=%0 of %1\n"
    let found = try Self.findings(
      "\(others)a=\(text.given.0)\n", "\(others)a=\(text.given.1)\n", at: "i18n/messages_fr.properties",
      sourcePath: "i18n/messages.properties")
    #expect(found == (text.expected.map { ["a: \($0)-placeholder"] } ?? []), "\(text)")
  }

  static let numerus: [Case<(String, [String]), [String]>] = [
    Case("all forms", ("%1 Entry(s)", ["%1 Eintrag", "%1 Einträge"]), []),
    Case("the form for 1 without its number", ("%1 Entry(s)", ["ein Eintrag", "%1 Einträge"]), []),
    Case("no form with the number", ("%1 Entry(s)", ["ein Eintrag", "Einträge"]), ["missing-placeholder"]),
    Case(
      "the form for 1 with a broken value", ("%1 Entry(s)", ["٪1 Eintrag", "%1 Einträge"]), ["missing-placeholder"]),
    Case("the number of Qt", ("%1 Entry(s)", ["%n Eintrag", "%n Einträge"]), []),
    Case("another value is lost", ("%1 of %2", ["%1", "%1"]), ["missing-placeholder"]),
  ]

  @Test(arguments: numerus)
  func `forms of Qt`(text: Case<(String, [String]), [String]>) {
    let forms = text.given.1.map { "<numerusform>\($0)</numerusform>" }.joined()
    let document = """
      <?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de"><context><name>A</name>
      <message numerus="yes"><source>\(text.given.0)</source><translation>\(forms)</translation></message>
      </context></TS>
      """
    let input = LintInput(name: "app_de.ts", bytes: Array(document.utf8), format: .qtLinguist)
    #expect(Set(Linter().lint([input]).findings.map { $0.id.string }) == Set(text.expected), "\(text)")
  }

  static func xliff(
    _ units: [(String, String)], original: String, language: String = "de", datatype: String = "xml"
  ) -> String {
    let written = units.enumerated().map {
      "<trans-unit id=\"\($0)\"><source>\($1.0)</source><target>\($1.1)</target></trans-unit>"
    }
    return """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="\(language)" datatype="\(datatype)"><body>
      \(written.joined())</body></file></xliff>
      """
  }

  static let al: [Case<(String, String), String?>] = [
    Case("values", ("Post %1 of %2?", "%2: %1 buchen?"), nil),
    Case("a lost value", ("Post %1 of %2?", "%1?"), "missing"),
    Case("an added value", ("Post %1?", "%1 von %2 buchen?"), "extra"),
    Case("a field", ("Lines #1######", "Zeilen #1########"), nil),
    Case("a lost field", ("Lines #1######", "Zeilen"), "missing"),
    Case("a percentage", ("50%1 off", "50 % weniger"), nil), Case("a hash", ("Item #1", "Artikel Nr. 1"), nil),
    Case("a percentage before its number", ("10% off", "%10 weniger"), nil),
    Case("a value in a word", ("The %1s", "Die %1e"), nil),
  ]

  @Test(arguments: al)
  func `texts of AL`(text: Case<(String, String), String?>) {
    let others = [("%1 must be %2", "%1 muss %2 sein"), ("No %1", "Kein %1")]
    let document = Self.xliff(others + [text.given], original: "Shop")
    let input = LintInput(name: "Shop.de.xlf", bytes: Array(document.utf8), format: .xliff12)
    #expect(
      Linter().lint([input]).findings.map { $0.id.string } == (text.expected.map { ["\($0)-placeholder"] } ?? []),
      "\(text)")
  }

  @Test(arguments: ["Strings.resx", "messages.properties"])
  func `numbers in brackets are values in XLIFF of Java and NET`(original: String) {
    let datatype = original.hasSuffix("resx") ? "resx" : "x-java-properties"
    let document = Self.xliff([("Hi {0}", "Hallo"), ("", "Tipp")], original: original, datatype: datatype)
    let input = LintInput(name: "de.xliff", bytes: Array(document.utf8), format: .xliff12)
    #expect(Linter().lint([input]).findings.map(\.id) == ["missing-placeholder", "empty-source"])
  }

  @Test func `the domains of Symfony are different sources`() {
    let inputs = ["messages.en.xlf", "security.en.xlf"].map { name in
      let units = [(name, "Sign in"), ("files", "{count, plural, one {# file} other {# files}}")]
      let document = Self.xliff(units, original: "file.ext", language: "en")
      return LintInput(name: ExactText(name), bytes: Array(document.utf8), format: .xliff12)
    }
    #expect(Linter().lint(inputs).findings.map(\.id) == [])
  }

  // MARK: Compose

  static let composeTexts: [Case<(String, String), [String]>] = [
    Case("an apostrophe", ("Don't", "Geht's"), []), Case("a quotation mark", ("\"x\"", "„x“"), []),
    Case("white space", ("a  b", "a  b"), []), Case("a value", ("Hi %1$s", "Hallo %1$s"), []),
    Case("a value of the other kind", ("%1$d files", "%1$s Dateien"), []),
    Case("a lost value", ("Hi %1$s", "Hallo"), ["missing-placeholder"]),
    Case("another number", ("%1$s", "%2$s"), ["missing-placeholder", "extra-placeholder"]),
    Case("two values", ("%1$s of %2$d", "%2$d: %1$s"), []),
    Case("one of two is lost", ("%1$s of %2$d", "%2$d"), ["missing-placeholder"]),
    Case("an added value", ("Hi", "Hallo %1$s"), ["extra-placeholder"]),
    Case("a sign of percent", ("100% sure", "100 % sicher"), []), Case("two signs", ("100%%", "100%%"), []),
    Case("a flag is text", ("%1$.2f", "%1$.1f"), []), Case("a date is text", ("%1$tB", "%1$tb"), []),
    Case("an object is text", ("%@", "%s x"), ["unnumbered-placeholders"]),
    Case("no number", ("Hi %1$s", "Hallo %s"), ["missing-placeholder", "unnumbered-placeholders"]),
    Case("no number before a digit", ("Hi %1$s", "Hallo %d!"), ["missing-placeholder", "unnumbered-placeholders"]),
    Case("a percentage", ("5%d", "5%d"), []), Case("a word", ("%sure", "%sicher"), []),
    Case("an escaped apostrophe", ("x", "Geht\\'s"), ["invalid-escape"]),
    Case("an escaped quotation mark", ("x", "\\\"y\\\""), ["invalid-escape"]),
    Case("an escaped question mark", ("x", "\\?"), ["invalid-escape"]),
    Case("a backslash at the end", ("x", "y\\"), ["invalid-escape"]),
    Case("a line break", ("a\\nb", "a\\nb"), []), Case("a tab", ("a\\tb", "a\\tb"), []),
    Case("a letter by its number", ("\\u0041", "\\u00C4"), []),
    Case("too few digits", ("x", "\\u00"), ["invalid-escape"]),
    Case("a backslash", ("a\\\\b", "a\\\\b"), []), Case("a question mark first", ("?", "?"), []),
    Case("an at sign first", ("@me", "@ich"), []), Case("a tag", ("a <b>b</b>", "a b"), []),
    Case("a value in CDATA", ("<![CDATA[%1$s]]>", "<![CDATA[%1$s]]>"), []),
    Case("a value lost in CDATA", ("<![CDATA[%1$s]]>", "<![CDATA[x]]>"), ["missing-placeholder"]),
  ]

  @Test(arguments: composeTexts.indices)
  func `texts of Compose`(index: Int) throws {
    let text = Self.composeTexts[index]
    func xml(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>" }
    let found = try Self.findings(
      xml(text.given.0), xml(text.given.1), at: "composeResources/values-de/strings.xml",
      sourcePath: "composeResources/values/strings.xml")
    #expect(Set(found) == Set(text.expected.map { "a: \($0)" }), "\(text)")
  }

  @Test func `an edit writes the escapes of Compose`() throws {
    let xml = #"<resources><string name="a">Don't &amp; \n</string></resources>"#
    let name: ExactText = "composeResources/values/strings.xml"
    let reading = CatalogFormat.android.read(Array(xml.utf8), name: name)
    let segment = try #require(reading.value?.files.first?.units.first?.source)
    #expect(segment.text == "Don't & \n")
    let fix = try #require(
      segment.fix(replacing: 0..<segment.text.string.utf8.count, with: "It's \"5\" < \\\n", isSafe: false))
    let fixed = CatalogFormat.android.applying([fix], to: Array(xml.utf8))
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self)
        == #"<resources><string name="a">It's "5" &lt; \\\n</string></resources>"#)
  }
}
