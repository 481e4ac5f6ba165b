import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization

@Suite struct RendererTests {
  private typealias Text = (id: String, path: String, text: String)

  private func renderer(_ locale: String, _ texts: [Text], device: Device = .other) throws -> Renderer {
    let tag = try #require(LanguageTag(locale))
    return Renderer(catalogs: [try catalog(locale, texts)], locale: tag, device: device)
  }

  private func phrase(_ id: String = "k", _ arguments: Phrase.Argument...) -> Phrase {
    Phrase(MessageID(ExactText(id)), arguments)
  }

  @Test(arguments: [
    ("ru", 1, "1 файл"), ("ru", 2, "2 файла"), ("ru", 5, "5 файлов"), ("ru", 11, "11 файлов"), ("ru", 21, "21 файл"),
    ("ru", 0, "0 файлов"), ("ru", 112, "112 файлов"),
  ])
  func `Russian texts follow the number`(locale: String, number: Int, expected: String) throws {
    let renderer = try renderer(
      locale,
      [
        ("k", "plural.one", "%lld файл"), ("k", "plural.few", "%lld файла"), ("k", "plural.many", "%lld файлов"),
        ("k", "plural.other", "%lld файла"),
      ])
    #expect(renderer.text(for: phrase("k", .count("n", number))) == expected)
  }

  @Test(arguments: [
    (0, "zero"), (1, "one"), (2, "two"), (3, "few"), (10, "few"), (11, "many"), (99, "many"), (100, "other"),
    (102, "other"), (103, "few"),
  ])
  func `Arabic texts use all six categories`(number: Int, expected: String) throws {
    let renderer = try renderer("ar", PluralCategory.allCases.map { ("k", "plural.\($0.keyword)", $0.keyword.string) })
    #expect(renderer.text(for: phrase("k", .count("n", number))) == expected)
  }

  @Test(arguments: [
    ("en", 0, "0"), ("en", 999, "999"), ("en", 1000, "1,000"), ("en", 1_234_567, "1,234,567"), ("en", -1234, "-1,234"),
    ("es", 1000, "1000"), ("es", 10000, "10.000"), ("hi", 1_234_567, "12,34,567"), ("hi", 12_345_678, "1,23,45,678"),
    ("ar-EG", 1234, "\u{661}\u{66C}\u{662}\u{663}\u{664}"), ("ar-EG", 7, "\u{667}"), ("ar", 1234, "1,234"),
    ("fa", -15, "\u{200E}\u{2212}\u{6F1}\u{6F5}"), ("mr", 123_456, "\u{967},\u{968}\u{969},\u{96A}\u{96B}\u{96C}"),
    ("de-CH", 12345, "12’345"), ("pt-PT", 1000, "1000"), ("bg", 1000, "1000"),
    ("ru", 10000, "10\u{A0}000"),
    ("en", Int.max, "9,223,372,036,854,775,807"), ("en", Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `numbers have the locale's digits and groups`(locale: String, number: Int, expected: String) throws {
    let renderer = try renderer(locale, [("k", "", "%lld"), ("o", "", "%@")])
    #expect(renderer.text(for: phrase("k", .count("n", number))) == expected)
    #expect(renderer.text(for: phrase("o", .count("n", number))) == expected)
  }

  @Test(arguments: [
    ("es", "es-MX", 1000, "1,000"), ("es", "es", 1000, "1000"), ("de", "de-CH", 12345, "12’345"),
    ("de", "de-AT", 12345, "12\u{A0}345"), ("en", "en-IN", 1_234_567, "12,34,567"), ("ar", "ar-EG", 7, "\u{667}"),
    ("pt", "pt-PT", 1000, "1000"), ("en-GB", "en-IN", 1_234_567, "12,34,567"), ("en", "de-CH", 12345, "12,345"),
  ])
  func `numbers are written as in the reader's region where the text is in the reader's language`(
    texts: String, locale: String, number: Int, expected: String
  ) throws {
    let renderer = Renderer(
      catalogs: [try catalog(texts, [("k", "", "%lld")])], locale: try #require(LanguageTag(locale)))
    #expect(renderer.text(for: phrase("k", .count("n", number))).utf8.elementsEqual(expected.utf8))
  }

  @Test(arguments: [
    ("en", "en-GB", "a, b and c"), ("en", "en", "a, b, and c"), ("en", "fr", "a, b, and c"),
    ("de-CH", "de", "a, b und c"),
  ])
  func `lists are joined as in the reader's region where the texts are in the reader's language`(
    texts: String, locale: String, expected: String
  ) throws {
    let renderer = Renderer(catalogs: [try catalog(texts, [("k", "", "k")])], locale: try #require(LanguageTag(locale)))
    #expect(renderer.joined(["a", "b", "c"]) == expected)
  }

  @Test(arguments: [
    ("%5d", 42, "   42"), ("%-5d|", 42, "42   |"), ("%05d", 42, "00042"), ("%05d", -42, "-0042"), ("%+d", 42, "+42"),
    ("%.3d", 7, "007"), ("%5.3d", 7, "  007"), ("%05.3d", 7, "  007"), ("%-05d|", 7, "7    |"), ("%02d", 5, "05"),
    ("%04d", 12345, "12345"), ("%0d", 12345, "12,345"), ("%x", 255, "ff"), ("%X", 255, "FF"), ("%#x", 255, "0xff"),
    ("%#06x", 255, "0x00ff"), ("%o", 8, "10"), ("%#o", 8, "010"), ("%x", -1, "ffffffffffffffff"), ("%x", 0, "0"),
    ("%.4x", 15, "000f"), ("%.0d|", 0, "|"), ("%'08d", 1234, "00,001,234"), ("%'.5d", 7, "00,007"), ("%u", -1, "-1"),
    ("%1$*1$d", 3, "  3"), ("%1$*1$d|", -3, "-3 |"),
  ])
  func `numbers obey flags, width and precision`(text: String, number: Int, expected: String) throws {
    let renderer = try renderer("en", [("k", "", text)])
    #expect(renderer.text(for: phrase("k", .count("n", number))) == expected)
  }

  @Test(arguments: [
    ("%04d", 7, "\u{660}\u{660}\u{660}\u{667}"), ("%+d", 7, "\u{61C}+\u{667}"), ("%5d", 7, "    \u{667}"),
  ])
  func `filled numbers keep the locale's digits`(text: String, number: Int, expected: String) throws {
    let shown = try renderer("ar-EG", [("k", "", text)]).text(for: phrase("k", .count("n", number)))
    #expect(shown.utf8.elementsEqual(expected.utf8))
  }

  @Test(arguments: [
    ("en", ["a", "b", "c"], "a, b, and c"), ("ru", ["a", "b"], "a и b"), ("ja", ["a", "b", "c"], "a、b、c"),
    ("en", [], ""),
  ])
  func `texts are enumerated by the locale's list pattern`(locale: String, items: [String], expected: String) throws {
    #expect(try renderer(locale, [("k", "", "k")]).joined(items) == expected)
  }

  @Test(arguments: [("ar", TextDirection.rightToLeft), ("ru", .leftToRight), ("az-Arab", .rightToLeft)])
  func `the direction is that of the texts`(locale: String, direction: TextDirection) throws {
    #expect(try renderer(locale, [("k", "", "k")]).direction == direction)
    let english = try catalog("en", [("k", "", "k")])
    let fallback = Renderer(catalogs: [english], locale: try #require(LanguageTag(locale)))
    #expect(fallback.direction == .leftToRight)
    #expect(fallback.locale == english.locale)
    #expect(!fallback.servesRequestedLocale)
    #expect(fallback.rendering(of: phrase()).isFallback)
  }

  @Test(arguments: [
    ("%@", "abc", "abc"), ("%5@|", "abc", "  abc|"), ("%-5s|", "é", "é    |"), ("%.2@", "abc", "ab"),
    ("%.0s", "abc", ""),
    ("%c", "<", "<"), ("%s", "x", "x"), ("a%@b", "", "ab"),
  ])
  func `texts obey width and precision`(text: String, value: String, expected: String) throws {
    let rendering = try renderer("en", [("k", "", text)]).rendering(of: phrase("k", .text("t", ExactText(value))))
    #expect(rendering.text == expected)
    #expect(rendering.problems.isEmpty)
  }

  @Test(arguments: [
    ("100%", "100%"), ("100%%", "100%"), ("50% of", "50% of"), ("%minutes%", "%minutes%"), ("%1$y", "%1$y"), ("", ""),
    ("%#@ x@", "%#@ x@"),
  ])
  func `percent signs that are not placeholders are shown`(text: String, expected: String) throws {
    let rendering = try renderer("en", [("k", "", text)]).rendering(of: phrase())
    #expect(rendering.text == expected)
    #expect(rendering.problems.isEmpty)
  }

  @Test func `a form may leave its number out`() throws {
    let renderer = try renderer("ru", [("k", "plural.one", "один файл"), ("k", "plural.other", "%lld файла")])
    let rendering = renderer.rendering(of: phrase("k", .count("n", 1)))
    #expect(rendering.text == "один файл")
    #expect(rendering.problems.isEmpty)
  }

  @Test func `a message counts by its first number`() throws {
    let renderer = try renderer(
      "en", [("k", "plural.one", "%1$@: %2$lld file"), ("k", "plural.other", "%1$@: %2$lld files")])
    #expect(renderer.text(for: phrase("k", .text("t", "a"), .count("n", 1))) == "a: 1 file")
    #expect(renderer.text(for: phrase("k", .text("t", "a"), .count("n", 2))) == "a: 2 files")
  }

  @Test(arguments: [
    ("%1$lld–%2$#@maximum@", "%arg characters"), ("%1$lld–%2$#@maximum@", "%lld characters"),
    ("%1$lld–%2$#@maximum@", "%2$lld characters"), ("%1$lld–%#@maximum@", "%2$ld characters"),
    ("%lld–%#@maximum@", "%arg characters"),
  ])
  func `a substitution counts with its own number`(text: String, other: String) throws {
    let renderer = try renderer(
      "en",
      [
        ("k", "", text), ("k", "substitutions.maximum.plural.one", "one character"),
        ("k", "substitutions.maximum.plural.other", other),
      ])
    #expect(renderer.text(for: phrase("k", .count("a", 1), .count("b", 8))) == "1–8 characters")
    #expect(renderer.text(for: phrase("k", .count("a", 8), .count("b", 1))) == "8–one character")
  }

  @Test func `the argument that a catalogue names for a substitution wins`() throws {
    let path = VariationPath(substitution: "s", plural: "other")
    let (catalog, _) = Catalog.build(
      locale: try #require(LanguageTag("en")),
      entries: [Catalog.Entry(MessageID("k"), "%1$#@s@"), Catalog.Entry(MessageID("k"), "%arg", at: path, argument: 2)])
    let renderer = Renderer(catalogs: [catalog], locale: catalog.locale)
    #expect(renderer.text(for: phrase("k", .count("a", 1), .count("b", 8))) == "8")
  }

  @Test func `devices have their own texts`() throws {
    let texts: [Text] = [
      ("k", "device.mac", "click"), ("k", "device.other", "tap"), ("n", "device.iphone.plural.one", "a tap"),
      ("n", "device.iphone.plural.other", "%lld taps"),
    ]
    #expect(try renderer("en", texts, device: .mac).text(for: phrase()) == "click")
    #expect(try renderer("en", texts, device: .iPad).text(for: phrase()) == "tap")
    #expect(try renderer("en", texts, device: .iPad).text(for: phrase("n", .count("n", 2))) == "2 taps")
  }
}

@Suite struct RendererFallbackTests {
  private func tag(_ text: String) throws -> LanguageTag { try #require(LanguageTag(text)) }

  @Test func `a missing text comes from the parent, then from English, then is the id`() throws {
    let catalogs = [
      try catalog(
        "en", [("a", "", "en"), ("b", "", "en"), ("c", "plural.one", "%lld file"), ("c", "plural.other", "%lld files")]),
      try catalog("pt", [("a", "", "pt"), ("b", "", "pt")]), try catalog("pt-BR", [("a", "", "br")]),
    ]
    let renderer = Renderer(catalogs: catalogs, locale: try tag("pt-BR"))
    for (id, text, locale) in [("a", "br", "pt-BR"), ("b", "pt", "pt")] as [(MessageID, String, String)] {
      let rendering = renderer.rendering(of: Phrase(id))
      #expect(rendering.text == text)
      #expect(rendering.locale == (try tag(locale)))
      // A region's catalogue may leave texts to its parent: they are what its readers expect.
      #expect(!rendering.isFallback)
      #expect(renderer.covers(id))
    }
    #expect(renderer.rendering(of: Phrase("c", [.count("n", 1)])).isFallback)
    let missing = renderer.rendering(of: Phrase(MessageID("x.y")))
    #expect(missing.text == "x.y")
    #expect(missing.locale == nil && missing.isFallback)
    #expect(missing.problems == [.messageMissing])
    #expect(!renderer.covers(MessageID("x.y")))
  }

  @Test func `where no catalogue has a text, the substitute of the phrase is shown and the text is missing`() throws {
    let catalogs = [try catalog("en", [("a", "", "en"), ("list", "", "%@!")]), try catalog("de", [("b", "", "de")])]
    let renderer = Renderer(catalogs: catalogs, locale: try tag("de"))
    let list = Phrase("list", [.list("items", [Phrase("b"), Phrase("x", else: Phrase("a"))])])
    for (phrase, text, locale, problems) in [
      (Phrase("b", else: Phrase("a")), "de", "de", []), (Phrase("a", else: Phrase("b")), "en", "en", []),
      (Phrase("x", else: Phrase("b")), "de", "de", [.messageMissing]),
      (Phrase("x", else: Phrase("y", else: Phrase("a"))), "en", "en", [.messageMissing, .messageMissing]),
      (Phrase("x", else: Phrase("y")), "y", nil, [.messageMissing, .messageMissing]),
      (Phrase("x", else: list), "de und en!", "en", [.messageMissing, .messageMissing]),
    ] as [(Phrase, String, String?, [RenderingProblem])] {
      let rendering = renderer.rendering(of: phrase)
      #expect(rendering.text == text && renderer.text(for: phrase) == text)
      #expect(rendering.locale?.description == locale && rendering.problems == problems)
      #expect(rendering.isFallback == (text != "de" || !problems.isEmpty))
    }
  }

  @Test(arguments: [
    ("ru", 21, "21 files"), ("ru", 1, "1 file"), ("ar-EG", 1234, "1,234 files"), ("hi", 1_234_567, "1,234,567 files"),
  ])
  func `a text that falls back keeps its own rules and digits`(locale: String, number: Int, expected: String) throws {
    let english = try catalog("en", [("k", "plural.one", "%lld file"), ("k", "plural.other", "%lld files")])
    let renderer = Renderer(catalogs: [try catalog(locale, [("a", "", "a")]), english], locale: try tag(locale))
    let rendering = renderer.rendering(of: Phrase(MessageID("k"), [.count("n", number)]))
    #expect(rendering.text == expected)
    #expect(rendering.locale == (try tag("en")))
    #expect(rendering.isFallback)
  }

  @Test(
    arguments: [
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant", true), ("en-AU", ["en-GB", "en-US"], "en-GB", true),
      ("he", ["iw", "en"], "iw", true), ("fi", ["de", "en-US"], "en-US", false), ("fi", ["de"], nil, false),
      ("pt-AO", ["pt-BR", "pt-PT"], "pt-PT", true), ("sr-Latn", ["sr", "en"], "en", false),
    ] as [(String, [String], String?, Bool)])
  func `the nearest catalogue serves the request`(
    requested: String, available: [String], expected: String?, serves: Bool
  ) throws {
    let catalogs = try available.map { try catalog($0, [("k", "", $0)]) }
    let renderer = Renderer(catalogs: catalogs, locale: try tag(requested))
    #expect(renderer.text(for: Phrase(MessageID("k"))) == expected ?? "k")
    #expect(renderer.locale == (try tag(expected ?? requested)))
    #expect(renderer.servesRequestedLocale == serves)
  }

  @Test func `a missing plural form is reported`() throws {
    let id = MessageID("k")
    let ru = try tag("ru")
    let number = Phrase(id, [.count("n", 5)])
    let other = Renderer(
      catalogs: [try catalog("ru", [("k", "plural.one", "1"), ("k", "plural.other", "o")])], locale: ru)
    #expect(other.rendering(of: number).text == "o")
    #expect(other.rendering(of: number).problems == [.pluralFormMissing(.many)])
    let any = Renderer(catalogs: [try catalog("ru", [("k", "plural.one", "1"), ("k", "plural.few", "f")])], locale: ru)
    #expect(any.rendering(of: number).text == "f")
    #expect(any.rendering(of: Phrase(id)).problems == [.countMissing])
  }

  @Test(
    arguments: [
      ("%1$lld", [], "%1$lld", [.argumentMissing(position: 1)]),
      ("a %2$@ b", [.text("t", "x")], "a %2$@ b", [.argumentMissing(position: 2)]),
      ("%lld", [.text("t", "x")], "x", [.argumentMistyped(position: 1, found: .text)]),
      ("%c", [.characters("t", "xy")], "xy", [.argumentMistyped(position: 1, found: .characters)]),
      ("%x", [.characters("t", "x")], "x", [.argumentMistyped(position: 1, found: .characters)]),
      ("%s", [.count("n", 1234)], "1,234", [.argumentMistyped(position: 1, found: .count)]),
      ("%f", [.count("n", 1234)], "1,234", [.argumentMistyped(position: 1, found: .count)]),
      ("%.1e", [.count("n", 7)], "7", [.argumentMistyped(position: 1, found: .count)]),
      ("%p", [.count("n", 7)], "7", [.argumentMistyped(position: 1, found: .count)]),
      ("%#@s@", [.count("n", 7)], "%#@s@", [.substitutionMissing("%#@s@")]),
      ("%arg", [], "%arg", [.argumentMissing(position: 1)]), ("%arg", [.text("t", "a"), .count("n", 7)], "7", []),
      ("%4096$@", [], "%4096$@", [.argumentMissing(position: 4096)]),
      ("%@ %@", [.count("n", 1), .count("n", 2)], "1 2", []),
    ] as [(String, [Phrase.Argument], String, [RenderingProblem])])
  func `a missing or mistyped argument stays readable and is reported`(
    text: String, arguments: [Phrase.Argument], expected: String, problems: [RenderingProblem]
  ) throws {
    let renderer = Renderer(catalogs: [try catalog("en", [("k", "", text)])], locale: try tag("en"))
    let rendering = renderer.rendering(of: Phrase(MessageID("k"), arguments))
    #expect(rendering.text == expected)
    #expect(rendering.problems == problems)
  }

  @Test func `each problem is reported once, and at most 16 of them`() throws {
    let text = "%1$@%1$@" + (2...40).map { "%\($0)$@" }.joined()
    let renderer = Renderer(catalogs: [try catalog("en", [("k", "", text)])], locale: try tag("en"))
    let problems = renderer.rendering(of: Phrase(MessageID("k"))).problems
    #expect(problems == (1...16).map { .argumentMissing(position: $0) })
  }

  @Test func `substitutions that call each other end`() throws {
    let calls = String(repeating: "%#@b@", count: 1000)
    let back = String(repeating: "%#@a@x", count: 1000)
    let renderer = Renderer(
      catalogs: [
        try catalog(
          "en",
          [
            ("k", "", "%#@a@"), ("k", "substitutions.a.plural.other", calls),
            ("k", "substitutions.b.plural.other", back),
          ])
      ], locale: try tag("en"))
    let rendering = renderer.rendering(of: Phrase(MessageID("k"), [.count("n", 2)]))
    #expect(rendering.problems.contains(.expansionTooLarge))
    #expect(rendering.text.utf8.count < 1 << 17)
  }

  @Test func `a long argument cannot make the text longer than a mebibyte`() throws {
    let text = String(repeating: "%1$@", count: 1000)
    let renderer = Renderer(catalogs: [try catalog("en", [("k", "", text)])], locale: try tag("en"))
    let rendering = renderer.rendering(
      of: Phrase(MessageID("k"), [.text("t", ExactText(String(repeating: "x", count: 100_000)))]))
    #expect(rendering.text.utf8.count == 1_000_000)
    #expect(rendering.problems == [.textTooLong])
  }

  @Test(arguments: [0, 1, 2, 511, 512, 513, 1024])
  func `texts of every length are whole, in one part or in several`(length: Int) throws {
    let part = String(repeating: "ä", count: length / 4) + String(repeating: "x", count: length - length / 4 * 2)
    let renderer = Renderer(
      catalogs: [try catalog("en", [("one", "", part), ("three", "", "%@<%%>%@")])], locale: try tag("en"))
    #expect(renderer.text(for: Phrase("one")) == part)
    let text = Phrase("three", [.text("a", ExactText(part)), .text("b", ExactText(part))])
    #expect(renderer.text(for: text) == "\(part)<%>\(part)")
  }

  @Test func `a text longer than the stack's share is whole`() throws {
    let long = String(repeating: "слово ", count: 200)
    let renderer = Renderer(catalogs: [try catalog("ru", [("k", "", long + "%@")])], locale: try tag("ru"))
    #expect(renderer.text(for: Phrase(MessageID("k"), [.text("t", "x")])) == long + "x")
  }

  @Test(arguments: Rounds.seeds(300))
  func `rendering ends well for any texts and arguments`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let made = generator.catalog()
    let catalog = try #require(made)
    let device = Device.allCases[generator.number(below: Device.allCases.count)]
    let renderer = Renderer(catalogs: [catalog], locale: catalog.locale, device: device)
    for id in catalog.orderedIDs {
      var arguments: [Phrase.Argument] = []
      for _ in 0..<generator.number(below: 5) { arguments.append(generator.argument()) }
      let phrase = Phrase(id, arguments)
      let rendering = renderer.rendering(of: phrase)
      #expect(rendering.text.utf8.elementsEqual(renderer.text(for: phrase).utf8))
      #expect(rendering.text.utf8.count <= 1 << 21)
    }
  }
}
