import Testing
import WatchwordBasics
import WatchwordLinting

/// Which placeholders are blamed, and for what.
@Suite struct PlaceholderTests {
  /// The findings about one unit, as `check: first words of the message`.
  static func findings(_ source: String, _ target: String, id: String = "a", language: String = "de") -> [String] {
    let unit = "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    let except: [ExactText] = [
      "missing-plural-category", "plural-without-other", "undefined-substitution", "unused-substitution",
    ]
    let report = Linter(configuration: LintConfiguration(except: except)).lint([input(document(language, unit))])
    return report.findings.map { "\($0.id): \($0.message.prefix { $0 != "," })" }
  }

  /// A source, its translation, and what is expected of them.
  struct Translation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let target: String
    let expected: [String]

    init(_ label: String, _ source: String, _ target: String, _ expected: String...) {
      testDescription = label
      self.source = source
      self.target = target
      self.expected = expected
    }
  }

  static let incomplete = [
    Translation("the first of three", "%@ has %d files of %@", "hat %d Dateien von %@", "%@ (value 1)"),
    Translation("the number", "%@ has %d files of %@", "%@ hat Dateien von %@", "%d"),
    Translation("the last of three", "%@ has %d files of %@", "%@ hat %d Dateien", "%@ (value 3)"),
    Translation("first and last", "%@ has %d files of %@", "hat %d Dateien", "%@ (value 1), %@ (value 3)"),
    Translation("a numbered one", "%1$@ has %2$d files of %3$@", "hat %2$d Dateien von %3$@", "%1$@"),
    Translation("a numbered one, the rest unnumbered", "%1$@ has %2$d files of %3$@", "hat %d Dateien von %@", "%1$@"),
    Translation("the rest numbered", "%@ has %d files of %@", "hat %2$d Dateien von %3$@", "%@ (value 1)"),
    Translation("one of two alike", "%@ of %@", "%@", "%@ (value 2)"),
    Translation("the last after a change of order", "%d of %@ in %@", "%@: %d", "%@ (value 3)"),
    Translation("a substitution", "%#@a@ in %#@b@", "in %#@b@", "%#@a@"),
    Translation("a substitution beside an unknown one", "%#@a@ in %#@b@", "in %#@c@", "%#@b@"),
    Translation("a width that is a value", "%*d of %@", "von %@", "%*d (value 1), %*d (value 2)"),
    Translation("one of six types", "%@%d%f%c%s%p", "%@%f%c%s%p", "%d"),
  ]

  @Test(arguments: incomplete)
  func `a placeholder without a number that is missing is named, and no other blamed`(each: Translation) {
    let found = Linter(configuration: LintConfiguration(except: ["undefined-substitution"]))
      .lint([input(document("de", unit(each.source, each.target)))]).findings
    #expect(found.map(\.id) == ["missing-placeholder"])
    for names in each.expected {
      #expect(found.first?.message.hasPrefix("The translation lacks \(names), which") == true, "\(found)")
    }
  }

  static let surplus = [
    Translation("one of another type", "Hi %@", "%d %@", "extra-placeholder: The translation shows %d"),
    Translation("one of the same type", "Hi %@", "%@ %@", "extra-placeholder: The translation shows %@"),
    Translation("another type in its place", "Hi %@", "%d", "placeholder-type: %d formats a whole number"),
    Translation("another order", "%d of %@", "%@: %d", "placeholder-type: %@ formats a text"),
    Translation("a substitution moved", "%@ in %#@f@", "%#@f@ in %@", "placeholder-type: %@ formats a text"),
    Translation("substitutions change places", "%#@a@ in %#@b@", "%#@b@ in %#@a@"),
    Translation("a substitution called once less", "%#@a@ in %#@a@", "%#@a@"),
    Translation(
      "a substitution in place of another", "%#@a@ in %#@b@", "%#@b@ in %#@b@",
      "missing-placeholder: The translation lacks %#@a@"),
    Translation(
      "one missing and one of another type", "%@ has %d files of %@", "%d Dateien von %d",
      "missing-placeholder: The translation lacks %@ (value 1)", "placeholder-type: %d formats a whole number"),
  ]

  @Test(arguments: surplus)
  func `what is too much or of another kind is told apart`(each: Translation) {
    #expect(Self.findings(each.source, each.target) == each.expected)
  }

  /// Texts of the form `plural.one`, which may omit its count.
  static let singular = [
    Translation(
      "the next placeholder needs a number", "%d file of %@", "eine Datei von %@",
      "placeholder-type: %@ formats a text"),
    Translation("the next placeholder has a number", "%d file of %@", "eine Datei von %2$@"),
    Translation("the count is the last", "%@ has %d file", "%@ hat eine Datei"),
    Translation(
      "the text is missing too", "%@ has %d file", "eine Datei", "missing-placeholder: The translation lacks %@"),
  ]

  @Test(arguments: singular)
  func `the form for one may drop its count and nothing else`(each: Translation) {
    #expect(Self.findings(each.source, each.target, id: "k|==|plural.one") == each.expected)
  }

  @Test func `the form for many may not drop its count`() {
    #expect(
      Self.findings("%d files of %@", "Dateien von %@", id: "k|==|plural.other")
        == ["count-dropped: The form \"other\" applies to many numbers"])
  }

  @Test func `a form of a substitution shows the other values`() {
    let id = "k|==|substitutions.n.plural.other"
    #expect(Self.findings("%arg of %@", "%arg", id: id) == ["missing-placeholder: The translation lacks %@"])
    #expect(Self.findings("%arg of %@", "%@: %arg", id: id) == [])
  }

  @Test(arguments: [
    ("Hi %1$@", "Hallo %1 $@", "%1 $@", "has a space inside"),
    ("Hi %1$@", "Hallo % 1 $ @", "% 1 $ @", "has a space inside"),
    ("%d files", "% d Dateien", "% d", "has a space inside"),
    ("%lld files", "% lld fichiers", "% lld", "has a space inside"),
    ("%s files", "Fichiers : % s", "% s", "has a space inside"),
    ("Hi %@", "Hallo %\u{A0}@", "%\u{A0}@", "has a space inside"),
    ("Hi %@", "مرحبا %\u{200F}@", "%\u{200F}@", "has an invisible character inside"),
    ("%@ has %d files of %@", "%@ hat % d Dateien von %@", "% d", "has a space inside"),
    ("%1$@", "％1$@", "％1$@", "starts with a character other than %"),
    ("%d", "٪d", "٪d", "starts with a character other than %"),
    ("%1$@", "%١$@", "%١$@", "has a character of another script or width"),
    ("%d件", "%ｄ件", "%ｄ", "has a character of another script or width"),
    ("%@", "%＠", "%＠", "has a character of another script or width"),
    ("Hi %1$@", "Hallo %$1@", "%$1@", "has its number after the dollar sign"),
    ("Hi %1$@", "Hallo 1$@", "1$@", "has lost its %"),
    ("%1$@ %10$@", "%1$@ 10$@", "10$@", "has lost its %"),
  ])
  func `a torn placeholder is shown at its place, and not called missing`(
    source: String, target: String, torn: String, fault: String
  ) throws {
    let unit = "<trans-unit id=\"a\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    let found = Linter().lint([input(document("de", unit))]).findings
    #expect(found.map(\.message).map { $0.hasPrefix("'\(torn)' \(fault): write %") } == [true], "\(found)")
    #expect(found.compactMap(\.fix).map(\.isSafe) == [true])
    let before = try #require(
      unit.firstRange(of: ">\(target)<").map { unit[..<$0.lowerBound].unicodeScalars.count + 1 })
    let start = try #require(target.firstRange(of: torn).map { target[..<$0.lowerBound].unicodeScalars.count })
    #expect(found.first?.span.start.column == before + start + 1)
  }

  @Test(arguments: [
    ("%d%% OK", "100 % d'accord"), ("%d%% OK", "100 % d’accord"), ("%d%% of all", "100 % de tout"),
    ("%1$@ costs", "Es kostet 2$ @home"), ("%@ costs", "Es kostet 1$ und mehr"), ("%@", "50 % später"),
  ])
  func `prose is not a torn placeholder`(source: String, target: String) {
    #expect(!Self.findings(source, target).contains { $0.hasPrefix("malformed") })
  }

  @Test(arguments: [
    ("%arg Dateien", []), ("%lld Dateien", []), ("%2$lld Dateien", []), ("%1$@: %arg Dateien", []),
    ("%1$lld Dateien", ["extra-placeholder"]), ("%3$lld Dateien", ["extra-placeholder"]),
    ("%1$lld von %arg Dateien", ["extra-placeholder"]), ("Dateien", ["count-dropped"]),
  ])
  func `the count of a substitution is not shown by the number of another value`(target: String, expected: [String]) {
    let units = """
      <trans-unit id="k"><source>%1$@ has %2$#@n@</source><target>%1$@ hat %2$#@n@</target></trans-unit>
      <trans-unit id="k|==|substitutions.n.plural.one"><source>%arg file</source><target>%arg Datei</target></trans-unit>
      <trans-unit id="k|==|substitutions.n.plural.other"><source>%arg files</source><target>\(target)</target></trans-unit>
      """
    #expect(Linter().lint([input(document("de", units))]).ids == expected)
  }

  /// Xcode writes the whole text, or the unit's own id, as the source of a variant that only the translation has.
  @Test(arguments: [
    ("%lld files in %lld folders", "%arg", []), ("%lld files|==|substitutions.f.plural.other", "%2$lld", []),
    ("%lld files in %lld folders", "% @", ["malformed-placeholder"]),
    ("%lld files in %lld folders", "%1$lld %lld %lld", ["ambiguous-placeholder-order"]),
  ])
  func `a variant that only the translation has is not compared with a text that is not its source`(
    source: String, target: String, expected: [String]
  ) {
    let units = """
      <trans-unit id="%lld files"><source>%lld files in %lld folders</source><target>%1$#@f@ in %2$lld</target></trans-unit>
      <trans-unit id="%lld files|==|substitutions.f.plural.one"><source>\(source)</source><target>%arg</target></trans-unit>
      <trans-unit id="%lld files|==|substitutions.f.plural.other"><source>\(source)</source><target>\(target)</target></trans-unit>
      """
    #expect(Linter().lint([input(document("de", units))]).ids == expected)
    let named = """
      <trans-unit id="a.b|==|plural.one"><source>a.b|==|plural.one</source><target>%1$@ %2$lld</target></trans-unit>
      <trans-unit id="a.b|==|plural.other"><source>a.b|==|plural.other</source><target>%1$@ %2$lld</target></trans-unit>
      """
    #expect(Linter().lint([input(document("de", named))]).ids == [])
  }

  static let links = [
    Translation("part of a path is missing", "See https://a.b/%@/c", "Siehe https://a.b/c", "missing-placeholder"),
    Translation("part of a path is kept", "See https://a.b/%@/c", "Siehe https://a.b/%@/d"),
    Translation("the target of a link lacks it", "[%@](https://a.b/%@)", "[%@](https://a.b/)", "missing-placeholder"),
    Translation(
      "the target of a link has one too many", "[Help](https://a.b/)", "[Hilfe](https://a.b/%@)", "extra-placeholder"),
    Translation("a number in a path is missing", "See https://a.b/%ld", "Siehe https://a.b/", "missing-placeholder"),
    Translation("a Cyrillic escape", "See https://a.b/%d0%af", "Siehe https://a.b/"),
    Translation("a query is no placeholder", "See https://a.b/?q=%s", "Siehe https://a.b/?q="),
    Translation("escapes of brackets", "See https://a.b/%2F%5B%20d", "Siehe dort"),
    Translation("letters of an escape in either case", "https://a.b/%c3%a4", "https://a.b/%C3%84"),
  ]

  @Test(arguments: links)
  func `a placeholder in a link counts, an escape does not`(each: Translation) {
    #expect(Linter().lint([input(document("de", unit(each.source, each.target)))]).ids == each.expected)
  }

  /// Phrases that people can say to a phone, one a line: each language has as many as it needs.
  static let phrases = [
    Translation("fewer phrases", "Stop %@\nEnd %@\nHalt %@", "%@ stoppen\nHalte %@ an"),
    Translation("more phrases", "Stop %@\nEnd %@\nHalt %@\n", "a %@\nb %@\nc %@\nd %@\n"),
    Translation("one phrase", "Stop %@\nEnd %@\nHalt %@", "Stoppe %@"),
    Translation("a phrase without its value", "Stop %@\nEnd %@\nHalt %@", "Stoppe %@\nEnde", "missing-placeholder"),
    Translation("the last phrase without its value", "Stop %@\nEnd %@\nHalt %@", "%@\n%@\nEnde", "missing-placeholder"),
    Translation(
      "a form, whose lines differ", "Name: %@\nAge: %d\nCity: %@", "Name: %@\nAlter: %d", "missing-placeholder"),
    Translation("two lines are no list", "Hello %@\nBye %@", "Hallo %@", "missing-placeholder"),
    Translation("two values in one phrase", "Stop %@\nEnd %@\nHalt %@", "%@ %@\n%@ %@", "extra-placeholder"),
  ]

  @Test(arguments: phrases)
  func `the phrases of a list are not counted`(each: Translation) {
    #expect(Linter().lint([input(document("de", unit(each.source, each.target)))]).ids == each.expected)
  }

  @Test(arguments: [
    ("Hi", "%#@n@", ["undefined-substitution"]), ("%#@n@", "%#@m@", ["undefined-substitution"]), ("%#@n@", "%#@n@", []),
  ])
  func `a substitution that the source calls and the file does not hold may be elsewhere`(
    source: String, target: String, expected: [String]
  ) {
    let unit = "<trans-unit id=\"8325\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    #expect(Linter().lint([input(document("de", unit))]).ids == expected)
    let other =
      "<trans-unit id=\"k|==|substitutions.x.plural.other\"><source>%arg</source><target>%arg</target></trans-unit>"
    #expect(Linter().lint([input(document("ja", unit + other))]).ids == ["undefined-substitution"])
  }

  @Test(arguments: [
    ("a.strings", "x-strings", true), ("en.lproj/a.stringsdict", "x-undefined", true), ("a.xcstrings", "html", true),
    ("Main.storyboard", "x-ios", true), ("a.html", "plaintext", false), ("a", "x-undefined", false),
    ("a", "unknown", true),
    ("ng2.template", "plaintext", false),
  ])
  func `the source file's format shows if there are placeholders`(original: String, datatype: String, found: Bool) {
    let text = document(
      "de", "<trans-unit id=\"a\"><source>Hi %@</source><target>Hallo</target></trans-unit>", original: original)
    let report = Linter().lint([input(text.replacing("\"plaintext\"", with: "\"\(datatype)\""))])
    #expect(report.ids == (found ? ["missing-placeholder"] : []))
  }

  @Test func `thousands of placeholders are compared by their positions`() {
    let source = String(repeating: "%@ %d ", count: 3_000)
    let found = Self.findings(source + "%f", source)
    #expect(found.count == 1 && found.first?.hasPrefix("missing-placeholder: The translation lacks %f") == true)
  }
}
