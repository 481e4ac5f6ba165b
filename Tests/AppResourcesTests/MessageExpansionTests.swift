import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization

@testable import WatchwordAppResources

@Suite struct MessageExpansionTests {
  /// A message of a catalogue and what shows it.
  struct Given: Sendable {
    var texts: [String: String]
    var kinds: [ArgumentKind] = [.count]
    var language = "en"
    var argument: Int?

    func expanded() -> (forms: TextForms?, problems: [ResourceProblem.Kind]) {
      let entries = texts.sorted { $0.key < $1.key }.map { path, text in
        Catalog.Entry("a", ExactText(text), at: Self.path(path), argument: path.hasPrefix("n.") ? argument : nil)
      }
      guard let tag = LanguageTag(language) else { return (nil, []) }
      guard let message = Catalog.build(locale: tag, entries: entries).catalog.messages["a"] else { return (nil, []) }
      let parameters = kinds.enumerated().map { PhraseDeclaration.Parameter(ExactText("v\($0)"), $1) }
      var expansion = MessageExpansion(message, showing: parameters, in: tag)
      return (expansion.forms(by: expansion.number), expansion.problems)
    }

    /// `one` is a plural form, `n.one` is one of the substitution `n`, and the empty path is the whole text.
    private static func path(_ text: String) -> VariationPath {
      if text.isEmpty { return .whole }
      guard text.hasPrefix("n.") else { return VariationPath(plural: ExactText(text)) }
      return VariationPath(substitution: "n", plural: ExactText(text.dropFirst(2)))
    }
  }

  /// The forms as lines: `one: <0> file`.
  static func lines(_ forms: TextForms?) -> [String] {
    (forms?.forms ?? []).map { form in
      let text = form.pieces.map { piece in
        switch piece {
        case .words(let words): words
        case .value(let index): "<\(index)>"
        }
      }.joined()
      return "\(form.category?.keyword.string ?? "all"): \(text)"
    }
  }

  @Test(arguments: [
    Case("a text without a number", Given(texts: ["": "100%% of %@"], kinds: [.text]), ["all: 100% of <0>"]),
    Case("values at positions", Given(texts: ["": "%2$@ %1$@"], kinds: [.text, .text]), ["all: <1> <0>"]),
    Case("values in their order", Given(texts: ["": "%@ %@"], kinds: [.text, .text]), ["all: <0> <1>"]),
    Case(
      "plural forms", Given(texts: ["one": "%lld file", "other": "%lld files"]), ["one: <0> file", "other: <0> files"]),
    Case(
      "a form that the language lacks", Given(texts: ["zero": "none", "one": "%lld file", "other": "%lld files"]),
      ["one: <0> file", "other: <0> files"]),
    Case(
      "one text in a language with forms",
      Given(texts: ["": "%1$lld–%2$#@n@", "n.one": "%arg", "n.other": "%arg files"], kinds: [.count, .count]),
      ["one: <0>–<1>", "other: <0>–<1> files"]),
    Case(
      "the argument that the catalogue names",
      Given(texts: ["": "%#@n@", "n.one": "%arg", "n.other": "%arg s"], kinds: [.count, .count], argument: 2),
      ["one: <1>", "other: <1> s"]),
    Case(
      "the argument that the substitution's texts name",
      Given(texts: ["": "%#@n@", "n.one": "%2$lld", "n.other": "%2$lld s"], kinds: [.count, .count]),
      ["one: <1>", "other: <1> s"]),
  ])
  func `one number chooses between whole texts`(example: Case<Given, [String]>) {
    let (forms, problems) = example.given.expanded()
    #expect(Self.lines(forms) == example.expected && problems == [])
  }

  @Test(
    arguments: [
      Case("a missing form", Given(texts: ["other": "%lld files"]), [.pluralFormMissing(.one)]),
      Case(
        "two numbers",
        Given(
          texts: ["one": "%lld in %2$#@n@", "other": "%lld in %2$#@n@", "n.one": "%arg", "n.other": "%arg s"],
          kinds: [.count, .count]),
        [.secondNumber]),
      Case("a value that is not given", Given(texts: ["": "%2$@"], kinds: [.text]), [.valueMissing("%2$@")]),
      Case("a width", Given(texts: ["": "%05lld"]), [.formattedValue("%05lld")]),
      Case("a substitution that does not exist", Given(texts: ["": "%#@x@"]), [.substitution("x")]),
      Case(
        "a substitution that calls itself", Given(texts: ["": "%#@n@", "n.other": "%#@n@%#@n@"], language: "ja"),
        [.substitution("n"), .secondNumber]),
    ] as [Case<Given, [ResourceProblem.Kind]>])
  func `a text that cannot be expanded is reported`(example: Case<Given, [ResourceProblem.Kind]>) {
    #expect(example.given.expanded().problems == example.expected)
  }
}
