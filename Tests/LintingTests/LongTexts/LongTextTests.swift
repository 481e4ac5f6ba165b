import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// One long text, or a message of many parts, takes time in proportion to its length.
@Suite struct LongTextTests {
  typealias Unit = LongDocument.Unit

  /// What readers know, to be repeated. In each repetition, `№` becomes its number and `Ⓐ` its letters.
  static let fragments: [String] = [
    "%1$d ", "%@ ", "%s ", "%-10.3lld ", "%*d ", "%№$d ", "%№$@ ", "%#@a@ ", "%%", "%", "5 % ", "%1$ @ ", "1$@ ",
    "% d ",
    "{a} ", "{0} ", "{№} ", "{a№} ", "{", "}", "{}", "{ a } ", "{{a}} ", "{{a№}} ", "{{a} ", "{{- a, b}} ", "$t(a) ",
    "$t(", "${a} ", "$a ", "%{a} ", "%(a)s ", "%(a№)s ", "%(", "%<a>s ", "%name% ", "@a№@ ", "#ab№# ", ":name ", "%1 ",
    "%n ", "%1% ", "%|1$| ", "~a ", "~10,2f ", "~{", "~[", "{0,choice,0#",
    "{n, plural, one {# x} other {# y}} ", "{a№, select, x {b} other {c}} ", "{n, plural, other {", "it''s ", "'{a}' ",
    "<b>x</b>", "<b>", "<a№>x</a№>", "<a href=\"x№\">b</a> ", "<a b=\"", "<br/>", "<!-- a -->", "<![CDATA[a]]>", "<",
    "&amp; ", "&a№; ", "&", "[b]x[/b] ", "[a](http://b№/c) ", "![a](b) ", "[", "](", "(", "(a) ", "`a <b>`_ ",
    ":ref:`a№` ", "**a** ", "*", "`", "|a| ", "1 ", "№ ", "1,2", "1,234.56 ", "1/", "12:30 ", "№\u{A0}kg ", "№ kg ",
    "1.2.2020 ", "5% ", "٣ ",
    "a\u{301}", "\u{301}\u{323}", "\u{1112}\u{1161}\u{11AB}", "क्षि ", "☺\u{FE0F}", "👨‍👩‍👧", "🇩🇪", "\"", "'", "\"a\" ", "«a» ",
    "„a“ ", "’", "「a」", "a ! ", "a: ", "a? ", "!", "…", "... ", ".", "。", "the the ", "die ", "word ", "w№ ", "Ⓐ ",
    "ABC ",
    "Ab ", "aB ", "a_b ", "  ", "a  b", "\n", "a\r\n", "\t", "\\n ", "\\u0041", "\\", "\u{A0}", "\u{202F}", "\u{AD}",
    "\u{200B}a",
    "\u{202A}", "\u{2066}a", "\u{202C}", "\u{FFFD}", "а", "Ã¼", "Ａ", "ـ", "http://a№.b/c ", "a№@b.cd ", "/usr/a№ ",
    "--a№ ", "f№() ",
    "a.", "&_", "~", "#", "- a\n", "## a\n",
  ]

  /// Texts in turn, so many bytes of them.
  static func repeated(_ fragments: [String], _ length: Int, from start: Int = 0) -> String {
    var text = ""
    var number = start
    while text.utf8.count < length {
      for fragment in fragments {
        guard fragment.contains("№") || fragment.contains("Ⓐ") else {
          text += fragment
          continue
        }
        for character in fragment {
          switch character {
          case "№": text += String(number)
          case "Ⓐ":
            var rest = number
            for _ in 0..<4 {
              text.unicodeScalars.append(Unicode.Scalar(UInt8(0x41 + rest % 26)))
              rest /= 26
            }
          default: text.append(character)
          }
        }
      }
      number += 1
    }
    return text
  }

  /// A source and a translation: the same, without its last part, another one, or a word.
  private static func unit(_ fragments: [String], _ length: Int, _ relation: Int) -> Unit {
    let text = repeated(fragments, length)
    switch relation {
    case 0: return Unit(id: "a", source: text, target: text)
    case 1: return Unit(id: "a", source: text, target: String(text.dropLast(fragments.joined().count)))
    case 2: return Unit(id: "a", source: text, target: repeated(fragments, length, from: 100_000))
    case 3: return Unit(id: "a", source: text, target: "x")
    default: return Unit(id: "a", source: "x", target: text)
    }
  }

  @Test(arguments: Rounds.seeds(4))
  func `the time of a text grows with its length, not with its square`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func any<Element>(_ list: [Element]) throws -> Element { try #require(list.randomElement(using: &random)) }
    let fragments = try (0..<Int.random(in: 1...2, using: &random)).map { _ in try any(Self.fragments) }
    let (kind, work) = (try any(LongDocument.Kind.allCases), try any(LongDocument.Work.all))
    let (relation, language) = (try any([0, 1, 2, 3, 4]), try any(["de", "fr", "zh", "ar", "ru"]))
    let flag = try any([
      "c", "objc", "python", "python-brace", "java", "java-printf", "csharp", "javascript", "lisp", "scheme", "sh",
      "ruby",
      "qt", "kde", "kde-kuit", "boost", "tcl", "perl", "perl-brace", "php", "gcc-internal", "gfc-internal", "lua",
    ])
    let growth = Growth.of(from: 4096) { length in
      LongDocument(kind, [Self.unit(fragments, length, relation)], language: language, flag: flag).perform(work)
    }
    #expect(growth < Growth.limit, "\(fragments) in \(kind) (\(language), \(flag)), relation \(relation): \(work)")
  }

  // MARK: Shapes that once took the square of their length

  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let work: LongDocument.Work
    var settings = LintSettings.standard
    /// The length from which it grows: bytes of a text, or parts of a message.
    var length = 4096
    let document: @Sendable (_ length: Int) -> LongDocument

    /// A text and its translation.
    static func text(
      _ name: String, _ source: @escaping @Sendable (Int) -> String, _ target: (@Sendable (Int) -> String)? = nil,
      in kind: LongDocument.Kind = .xliff12, flag: String = "c", _ work: LongDocument.Work = .lint,
      settings: LintSettings = .standard
    ) -> Shape {
      Shape(testDescription: name, work: work, settings: settings) { length in
        let unit = Unit(id: "a", source: source(length), target: target.map { $0(length) } ?? source(length))
        return LongDocument(kind, [unit], flag: flag)
      }
    }
  }

  private static func many(_ fragments: String...) -> @Sendable (Int) -> String { { repeated(fragments, $0) } }

  private static let glossary = LintSettings(
    glossary: Glossary(
      terms: [
        Glossary.Term(source: "alpha", translations: ["de": "Alpha"]),
        Glossary.Term(source: "alpha beta", translations: ["de": "Beta"]),
        Glossary.Term(source: "gamma", translations: ["de": "Gamma"]),
      ]))

  static let texts: [Shape] = [
    .text("acronyms", many("Ⓐ is ")),
    .text("addresses", many("http://a№.b/c ")),
    .text(
      "doubled words after a clause", { "x, " + repeated(["w№ "], $0) },
      { "w " + repeated(["w№ "], $0) + ", " + repeated(["die "], $0) }),
    .text("two words that differ at their ends", { repeated(["a"], $0 / 2) + "c " + repeated(["a"], $0 / 2) + "d" }),
    .text("names between percent signs", many("%name% ")),
    .text("different names between percent signs", many("%a№a%"), { repeated(["%a№a%"], $0, from: 100_000) }),
    .text("names with dollar signs", many("${a№a}"), many("${b№b}")),
    .text("labels", many("%(a№)lld ")),
    .text("numbers with no-break spaces", many("№\u{A0}kg "), many("№ kg ")),
    .text("parts of one number", { "1" + repeated(["/№"], $0) }, { "2" + repeated(["/№"], $0, from: 7) }),
    .text("terms of a glossary", many("alpha beta gamma "), settings: glossary),
    .text("locations of GCC's Fortran compiler", many("%C %d "), in: .po, flag: "gfc-internal"),
    .text("lists in lists of Lisp", many("~{"), in: .po, flag: "lisp"),
    .text("choices in choices of Java", many("{0,choice,0#"), in: .po, flag: "java"),
    .text(
      "unknown forms of a choice", { "{n, select, " + repeated(["x№ {b} "], $0) + "other {c}}" },
      { "{n, select, " + repeated(["y№ {b} "], $0) + "other {c}}" }, in: .arb),
    .text(
      "forms that are never shown", { _ in "{n, plural, other {a}}" },
      { "{n, plural, " + repeated(["few {b} "], $0) + "other {c}}" }, in: .arb),
    .text("lost values of a choice", many("{a№} "), { _ in "{n, select, x {b} other {c}}" }, in: .arb),
    .text("words in a pseudo-locale", many("word "), in: .arb, .pseudo),
    .text("named values in numbered ones", many("%(a№)s "), in: .po, flag: "python", .convert(to: "android")),
    .text("nesting without an end", many("$t("), in: .i18next, .convert(to: "android")),
    .text("letters that end in the byte 0xBE or 0xBF", many("по "), in: .xliff12, .convert(to: "android")),
    Shape(testDescription: "letters that the encoding of a document lacks", work: .pseudo) { length in
      let text = "<source>\(repeated(["word "], length))</source>"
      return LongDocument(
        "de.xliff",
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
          + LongDocument.xliff2("<unit id=\"u\"><segment>\(text)</segment></unit>", "de"))
    },
  ]

  @Test(arguments: Rounds.sample(texts, 5)) func `a long text takes time in proportion to its length`(_ shape: Shape) {
    let growth = Growth.of(from: shape.length) { shape.document($0).perform(shape.work, settings: shape.settings) }
    #expect(growth < Growth.limit)
  }

  private static func numbered(_ count: Int, by separator: String = "", _ part: (Int) -> String) -> String {
    (0..<count).map(part).joined(separator: separator)
  }

  private static func substitutions(_ count: Int) -> LongDocument {
    let names = numbered(count) { "%#@a\($0)@ " }
    let values = numbered(count, by: ",") {
      "\"a\($0)\": {\"formatSpecifier\": \"lld\", \"variations\": {\"plural\": {\"other\": \(LongDocument.stringUnit("%arg"))}}}"
    }
    let localization =
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(names)\"}, \"substitutions\": {\(values)}}"
    return LongDocument(
      "L.xcstrings",
      LongDocument.xcstrings("\"k\": {\"localizations\": {\"en\": \(localization), \"de\": \(localization)}}"))
  }

  private static func phrases(_ count: Int) -> LongDocument {
    let set = "{\"stringSet\": {\"state\": \"translated\", \"values\": [\(numbered(count, by: ",") { "\"a\($0)\"" })]}}"
    return LongDocument(
      "L.xcstrings", LongDocument.xcstrings("\"k\": {\"localizations\": {\"en\": \(set), \"de\": \(set)}}"))
  }

  static let messages: [Shape] =
    ([.lint, .pseudo, .convert(to: "xliff12"), .convert(to: "strings"), .convert(to: "android")].map {
      Shape(testDescription: "substitutions: \($0)", work: $0, length: 150, document: substitutions)
    }) + [
      Shape(testDescription: "phrases", work: .lint, length: 500, document: phrases),
      Shape(testDescription: "segments with notes", work: .lint, length: 100) { count in
        let notes = numbered(count) { "<note id=\"n\($0)\" ref=\"#s\($0)\">a</note>" }
        let segments = numbered(count) { "<segment id=\"s\($0)\"><source>a</source><target>b</target></segment>" }
        return LongDocument(
          "de.xliff", LongDocument.xliff2("<unit id=\"u\"><notes>\(notes)</notes>\(segments)</unit>", "de"))
      },
      Shape(testDescription: "keys that become the same name", work: .convert(to: "android"), length: 50) { count in
        LongDocument(
          .xliff12,
          (0..<count).map { Unit(id: String(repeating: "long ", count: 50) + "\($0)", source: "a", target: "b") })
      },
      Shape(testDescription: "translations of one text", work: .lint, length: 100) { count in
        LongDocument(.xliff12, (0..<count).map { Unit(id: "\($0)", source: "One text", target: "Text \($0)") })
      },
      Shape(testDescription: "lost attributes", work: .convert(to: "xliff12"), length: 100) { count in
        let codes = numbered(count) { "<ph id=\"\($0)\" x:a\($0)=\"b\"/>" }
        return LongDocument(
          "de.xliff",
          LongDocument.xliff2(
            "<unit id=\"u\"><segment><source xmlns:x=\"urn:x\">\(codes)</source></segment></unit>", "de"))
      },
    ]

  @Test(arguments: Rounds.sample(messages, 3)) func `a message of many parts takes time in proportion to their number`(
    _ shape: Shape
  ) {
    let growth = Growth.of(from: shape.length) { shape.document($0).perform(shape.work, settings: shape.settings) }
    #expect(growth < Growth.limit)
  }

  @Test func `a glossary of thousands of terms is searched once for each text`() {
    let text = Self.repeated(["term№ "], 16_000)
    let document = LongDocument(.xliff12, [Unit(id: "a", source: text, target: "x")])
    let growth = Growth.of(from: 200) { count in
      let words = (0..<count).map { ExactText("term\($0)") }
      let terms = words.map { Glossary.Term(source: $0, translations: ["de": "Wort"]) }
      let glossary = Glossary(terms: terms, forbidden: ["de": words], doNotTranslate: words)
      document.perform(.lint, settings: LintSettings(glossary: glossary))
    }
    #expect(growth < Growth.limit)
  }
}
