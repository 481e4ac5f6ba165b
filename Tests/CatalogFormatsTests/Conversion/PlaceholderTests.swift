import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// Placeholders of one format as another one writes them.
@Suite struct PlaceholderTests {
  /// A source and a translation in a syntax.
  struct Given: Sendable {
    var original: ExactText = "Localizable.strings"
    var datatype: ExactText = "plaintext"
    var syntax = MessageSyntax.printf
    let source: ExactText
    let target: ExactText
    var path = VariationPath.whole
    let format: CatalogFormat
  }

  static let cases: [Case<Given, String>] = [
    Case("an object for Java", Given(source: "%@", target: "a %@", format: .android), "a %s"),
    Case(
      "values for Java have their positions", Given(source: "%@ %lld", target: "%2$lld, %1$@", format: .android),
      "%2$d, %1$s"),
    Case("lengths are left out", Given(source: "%hhd", target: "%hhd", format: .android), "%d"),
    Case("a precision stays", Given(source: "%.1f", target: "%.1f", format: .android), "%.1f"),
    Case("percent signs stay", Given(source: "100% of", target: "100%% of", format: .android), "100%% of"),
    Case(
      "Java's values for Apple",
      Given(datatype: "x-android-resources", source: "%1$s %2$d", target: "%2$d %1$s", format: .xcstrings),
      "%2$lld %1$@"),
    Case("names", Given(source: "%@ of %lld", target: "%2$lld: %1$@", format: .arb), "{arg2}: {arg1}"),
    Case("brackets in words are quoted", Given(source: "{a}", target: "it's {a}", format: .arb), "it''s '{'a'}'"),
    Case("a double percent sign is one", Given(source: "%d %%", target: "%d %%", format: .i18next), "{{arg1}} %"),
    Case(
      "the number of a form is called count",
      Given(
        source: "%lld in %@", target: "%lld in %@", path: VariationPath(plural: "other"), format: .i18next),
      "{{count}} in {{arg2}}"),
    Case(
      "names get the positions of the source",
      Given(
        original: "app.arb", datatype: "x-arb", syntax: .icu, source: "{a} {b}", target: "{b} {a}", format: .xcstrings),
      "%2$@ %1$@"),
    Case(
      "names in the order of the source need no positions",
      Given(
        original: "app.arb", datatype: "x-arb", syntax: .icu, source: "{a} {b}", target: "{a}, {b}", format: .xcstrings),
      "%@, %@"),
    Case(
      "percent signs beside values are doubled",
      Given(original: "app.arb", datatype: "x-arb", syntax: .icu, source: "{a} %", target: "{a} %", format: .android),
      "%s %%"),
    Case(
      "i18next's names",
      Given(datatype: "x-i18next", syntax: .i18next, source: "{{ a }}", target: "{{- a}}", format: .arb),
      "{a}"),
    Case(
      "a choice inside a text stays",
      Given(
        original: "app.arb", datatype: "x-arb", syntax: .icu, source: "{a, select, x{1} other{2}}!",
        target: "{a, select, x{1} other{2}}!", format: .i18next),
      "{a, select, x{1} other{2}}!"),
    Case(
      "Python's names",
      Given(
        original: "app.po", datatype: "po", source: "%(name)s has %(count)d", target: "%(count)d: %(name)s",
        format: .android),
      "%2$d: %1$s"),
    Case(
      "one of Python's names",
      Given(original: "app.po", datatype: "po", source: "%(a)s", target: "«%(a)s»", format: .arb),
      "«{a}»"),
    Case(
      "what only looks like one of Python's names",
      Given(original: "app.po", datatype: "po", source: "5 %(net)", target: "5 %(netto)", format: .arb), "5 %(netto)"),
    Case(
      "apostrophes around a name are apostrophes",
      Given(original: "app.arb", datatype: "x-arb", syntax: .icu, source: "'{a}'", target: "'{a}'", format: .xcstrings),
      "'%@'"),
    Case(
      "an object is words for Java",
      Given(datatype: "x-android-resources", source: "Use %@", target: "Nimm %@", format: .arb), "Nimm %@"),
    Case(
      "words beside a value of Java's",
      Given(datatype: "x-android-resources", source: "%s: %@", target: "%s: %@", format: .xcstrings), "%@: %%@"),
    Case(
      "a length that Java does not have",
      Given(datatype: "x-android-resources", source: "%lld", target: "%lld", format: .xcstrings), "%lld"),
    Case(
      "a word that starts like a placeholder",
      Given(datatype: "x-android-resources", source: "100%ige", target: "100%ige", format: .arb), "100%ige"),
    Case(
      "Ruby's name beside a value",
      Given(original: "app.po", datatype: "po", source: "%s %{a}", target: "%{a} %s", format: .android), "%%{a} %s"),
    Case("labels stay in String Catalogs", labelled(.xcstrings), "%2$(total)lld: %1$(done)@"),
    Case("labels stay in XLIFF", labelled(.xliff12), "%2$(total)lld: %1$(done)@"),
    Case("labels stay in XLIFF 2", labelled(.xliff21), "%2$(total)lld: %1$(done)@"),
    Case("Foundation reads no labels", labelled(.appleStrings), "%2$lld: %1$@"),
    Case("nor does gettext", labelled(.po), "%2$lld: %1$@"),
    Case("nor does Java", labelled(.android), "%2$d: %1$s"),
    Case("labels are names", labelled(.arb), "{total}: {done}"),
    Case("labels are names of i18next", labelled(.i18next), "{{total}}: {{done}}"),
    Case("a translation without labels has the names of its source", labelled(.arb, "%2$lld: %1$@"), "{total}: {done}"),
    Case(
      "a label without a number", Given(source: "%(posts)lld posts", target: "%(posts)lld Beiträge", format: .arb),
      "{posts} Beiträge"),
    Case(
      "the labelled number of a form is called count",
      Given(
        source: "%1$(posts)lld posts", target: "%1$(posts)lld Beiträge", path: VariationPath(plural: "other"),
        format: .i18next), "{{count}} Beiträge"),
    Case(
      "an object for Java's bundles", Given(source: "%@ %@", target: "%2$@ %1$@", format: .javaProperties), "{1} {0}"),
    Case(
      "Java's numbers for Apple", numbered("x-java-properties", "{1} '{'{0}'}' it''s", .xcstrings), "%2$@ {%1$@} it's"),
    Case("Java's numbers for NET", numbered("x-java-properties", "'{'{0} it''s", .resx), "{{{0} it's"),
    Case("a text of Java's without numbers", numbered("x-java-properties", "it''s", .xcstrings, "it''s"), "it''s"),
    Case("NET's numbers for Java", numbered("resx", "{{{0}}} it's", .javaProperties), "'{'{0}'}' it''s"),
    Case("NET's numbers for ARB", numbered("resx", "{0}", .arb), "{arg1}"),
    Case("Qt's numbers for Apple", numbered("x-qt", "%2 %L1 100%", .xcstrings, "%1 %2"), "%2$@ %1$@ 100%%"),
    Case(
      "Qt's count is the first value",
      numbered("x-qt", "%n in %1", .xcstrings, "%n in %1", VariationPath(plural: "other")), "%lld in %@"),
    Case(
      "Qt's numbers beside a count in i18next",
      numbered("x-qt", "%n in %1", .i18next, "%n in %1", VariationPath(plural: "other")), "{{count}} in {{arg2}}"),
    Case(
      "names for Qt",
      Given(
        original: "app.arb", datatype: "x-arb", syntax: .icu, source: "{count} of {a}", target: "{a}: {count}",
        path: VariationPath(plural: "other"), format: .qtLinguist), "%1: %n"),
    Case("Java's numbers in XLIFF 2", numbered("x-java-properties", "'{'{0}'}'", .xliff21), "'{'{0}'}'"),
    Case(
      "Python's names stay in gettext", Given(source: "%(name)s", target: "«%(name)s»", format: .po), "«%(name)s»"),
  ]

  /// A translation of `%1$(done)@ of %2$(total)lld`.
  private static func labelled(
    _ format: CatalogFormat, _ target: ExactText = "%2$(total)lld: %1$(done)@"
  ) -> Given {
    Given(
      original: "Localizable.xcstrings", source: "%1$(done)@ of %2$(total)lld", target: target, format: format)
  }

  /// A translation of numbered values.
  private static func numbered(
    _ datatype: ExactText, _ target: ExactText, _ format: CatalogFormat, _ source: ExactText = "{0} {1}",
    _ path: VariationPath = .whole
  ) -> Given {
    Given(original: "a", datatype: datatype, syntax: .none, source: source, target: target, path: path, format: format)
  }

  /// A file element with one text.
  private static func file(_ given: Given) -> TranslationCatalog.File {
    let place = SourceSpan(at: .start)
    func segment(_ text: ExactText) -> Segment { Segment(text: text, span: place, contentSpan: place) }
    let id: ExactText = given.path.plural == nil ? "k" : "k|==|plural.other"
    let unit = TranslationUnit(
      id: id, key: "k", variation: given.path, source: segment(given.source),
      target: given.target.isEmpty ? nil : segment(given.target), state: .translated, span: place)
    let header = CatalogFile(
      CatalogFile.Attributes(
        original: given.original, sourceLanguage: "en", targetLanguage: "de", datatype: given.datatype,
        messageSyntax: given.syntax, span: place))
    return TranslationCatalog.File(header: header, units: [unit])
  }

  @Test(arguments: cases)
  func `a placeholder is written as the format has it`(example: Case<Given, String>) throws {
    let given = example.given
    let written = try #require(given.format.writing([Self.file(given)]))
    let documents = WrittenFiles(format: given.format, files: written.files).documents
    let texts = documents.flatMap(\.catalog.files).filter { Meaning.language($0.header.targetLanguage) == "de" }
      .flatMap(\.units).compactMap { $0.target?.text.string }
    // i18next has the form for all numbers in each category.
    #expect(Set(texts) == [example.expected])
  }

  static let unknown: [Case<Given, [String]>] = [
    Case(
      "Qt's numbers", Given(datatype: "html", syntax: .none, source: "%1 of %L2", target: "", format: .xcstrings),
      ["%1", "%L2"]),
    Case("Qt's count", Given(datatype: "html", syntax: .none, source: "%n file(s)", target: "", format: .arb), ["%n"]),
    Case(
      "Boost's", Given(original: "app.po", datatype: "po", source: "%1% %|2$|", target: "", format: .android),
      ["%1%", "%|2$|"]),
    Case(
      "Ruby's", Given(original: "app.po", datatype: "po", source: "%{a} %<b>.2f", target: "", format: .i18next),
      ["%{a}", "%<b>.2f"]),
    Case(
      "a template's", Given(datatype: "html", syntax: .none, source: "a ${b.c}", target: "", format: .appleStrings),
      ["${b.c}"]),
    Case(
      "an app shortcut's", Given(source: "Open ${applicationName}", target: "", format: .android),
      ["${applicationName}"]),
    Case(
      "names in brackets",
      Given(datatype: "html", syntax: .none, source: "{{ a }} {b} {0}", target: "", format: .xcstrings),
      ["{{ a }}", "{b}", "{0}"]),
    Case(
      "a choice",
      Given(datatype: "html", syntax: .none, source: "{N, plural, =1 {a} other {{{N}} b}}", target: "", format: .arb),
      ["{N, plural, =1 {a} other {{{N}} b}}"]),
    Case(
      "percent signs of no known syntax",
      Given(datatype: "html", syntax: .none, source: "%s, %1$d", target: "", format: .xcstrings), ["%s"]),
    Case(
      "percent signs that mean the same",
      Given(datatype: "html", syntax: .none, source: "%s, %1$d", target: "", format: .android), []),
    Case(
      "what only Java knows",
      Given(datatype: "x-android-resources", source: "%1$s %n %b %tY %1$,d", target: "", format: .arb),
      ["%n", "%b", "%tY", "%1$,d"]),
    Case(
      "words after percentages",
      Given(datatype: "x-android-resources", source: "100%n, 5%b", target: "", format: .arb),
      []),
    Case(
      "an object in Android", Given(datatype: "x-android-resources", source: "%@ %ld", target: "", format: .arb),
      ["%@", "%ld"]),
    Case(
      "percentages",
      Given(datatype: "html", syntax: .none, source: "100% of 50%1 or 100%ige, 5%", target: "", format: .arb), []),
    Case(
      "prose in brackets",
      Given(
        datatype: "html", syntax: .none, source: "{…} { } a{ b,} {a, b} {a:b} $ 5 ${} $t", target: "",
        format: .xcstrings), []),
    Case(
      "only the translation",
      Given(datatype: "html", syntax: .none, source: "a", target: "yüzde %50 ${x}", format: .xcstrings), []),
    Case("the same dialect", Given(source: "%1 ${x}", target: "%1 ${x}", format: .appleStrings), []),
  ]

  @Test(arguments: unknown)
  func `a placeholder of another dialect is reported, since it becomes words`(example: Case<Given, [String]>) throws {
    let given = example.given
    let written = try #require(given.format.writing([Self.file(given)]))
    #expect(
      written.losses.compactMap { if case .placeholder(let text) = $0.part { text } else { nil } } == example.expected)
  }

  @Test func `of a text with thousands of placeholders the first thousand and a last finding are reported`() throws {
    let place = SourceSpan(at: .start)
    let header = CatalogFile(
      CatalogFile.Attributes(
        original: "Localizable.strings", sourceLanguage: "en", targetLanguage: "de", datatype: "plaintext",
        messageSyntax: .printf, span: place))
    func losses(_ count: Int) throws -> [CatalogLoss.Part] {
      let text = ExactText(String(repeating: "%@ ", count: count))
      let segment = Segment(text: text, span: place, contentSpan: place)
      let unit = TranslationUnit(id: "k", source: segment, target: nil, span: place)
      let file = TranslationCatalog.File(header: header, units: [unit])
      return try #require(CatalogFormat.android.writing([file])).losses.map { $0.part }
    }
    #expect(try losses(1000) == (1...1000).map { .rewritten("%@", as: "%\($0)$s") })
    #expect(try losses(3000) == (1...1000).map { .rewritten("%@", as: "%\($0)$s") } + [.furtherPlaceholders])
  }

  static let choosers: [Case<(original: ExactText, datatype: ExactText, text: ExactText, to: CatalogFormat), Int>] = [
    Case("two numbers of Android", ("strings.xml", "x-android-resources", "%1$d to %2$d", .arb), 1),
    Case("two numbers of gettext", ("app.po", "po", "%1$d to %2$d", .i18next), 1),
    Case("a number and a text", ("strings.xml", "x-android-resources", "%1$d of %2$s", .arb), 0),
    Case("two numbers of Apple", ("Localizable.strings", "plaintext", "%1$lld to %2$lld", .arb), 0),
    Case("between formats that give it separately", ("strings.xml", "x-android-resources", "%1$d to %2$d", .po), 0),
  ]

  @Test(arguments: choosers)
  func `a number that is taken for the one that chooses the form is reported`(
    example: Case<(original: ExactText, datatype: ExactText, text: ExactText, to: CatalogFormat), Int>
  ) throws {
    let place = SourceSpan(at: .start)
    let segment = Segment(text: example.given.text, span: place, contentSpan: place)
    let unit = TranslationUnit(
      id: "k|==|plural.other", key: "k", variation: VariationPath(plural: "other"), source: segment, target: segment,
      span: place)
    let header = CatalogFile(
      CatalogFile.Attributes(
        original: example.given.original, sourceLanguage: "en", targetLanguage: "de", datatype: example.given.datatype,
        messageSyntax: .printf, span: place))
    let written = try #require(example.given.to.writing([TranslationCatalog.File(header: header, units: [unit])]))
    #expect(written.losses.count { $0.part == .chooser } == example.expected)
  }
}
