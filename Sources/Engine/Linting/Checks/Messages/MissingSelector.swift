import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A choice lacks a form that the source has.
enum MissingSelector: UnitCheck {
  static let kind = FindingKind(
    "missing-selector", .warning,
    """
    A choice lacks a form that the source has.

    What: the source has texts for several values, as in {gender, select, male{…} female{…} other{…}}, and the
    translation lacks some of them. Plural forms and numbers such as =1 are ignored: they depend on the language.

    Why: people read the text of other, which is meant for all other values.

    Example:
      {gender, select, male{his} female{her} other{their}} translated without female

    What to do: add the form, with the same text as other if your language does not distinguish them.
    """)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = [.bracket]

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>{g, select, male{his} female{her} other{their}}</source><target>1️⃣{g, select, male{sein} other{ihr}}</target></trans-unit>",
      original: "a.json"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>{g, select, male{his} female{her} other{their}}</source><target>{g, select, female{ihr} male{sein} other{deren}}</target></trans-unit>",
      original: "a.json"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>{n, plural, =0{no day} one{day} other{days}}</source><target>{n, plural, one{Tag} other{Tage}}</target></trans-unit>",
      original: "a.json"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let target = unit.target, let sources = unit.source?.icu?.message?.allChoices,
      let choices = target.icu?.message?.allChoices
    else { return }
    var count = 0
    for choice in choices where choice.kind == .select && count < Findings.maximumPerText {
      guard let source = sources.first(where: { $0.name == choice.name && $0.kind == .select }) else { continue }
      let selectors = Set(choice.branches.map { $0.selector })
      let known = source.branches.map { $0.selector }
      // A selector with an unknown name replaces the missing one, and is reported by ``UnknownSelector``.
      guard selectors.isSubset(of: known) else { continue }
      let missing = known.filter { !selectors.contains($0) }
      if missing.isEmpty { continue }
      count += 1
      findings.report(.missing(missing), at: target.span(of: choice.head), unit: unit.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ selectors: [ExactText]) -> Self {
    let names = selectors.prefix(Findings.maximumPerText).map { $0.excerpt }.joined(separator: ", ")
    return Self(
      "The choice has no text for \(names), which the source has",
      help: "Add \(selectors.count == 1 ? "it" : "them"): \(selectors[0].excerpt){…}")
  }
}
