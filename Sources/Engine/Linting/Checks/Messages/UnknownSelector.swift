import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A choice has a form that is never chosen, because no value has its name.
enum UnknownSelector: UnitCheck {
  static let kind = FindingKind(
    "unknown-selector", .error,
    """
    A choice has a form that is never chosen, because no value has its name.

    What: the forms of {count, plural, …} and selectordinal are called zero, one, two, few, many, other, or a number
    such as =1; those of {gender, select, …} are called as in the source. Another name was found, often a translated
    one. In Flutter resources (.arb), the only numbers are =0, =1 and =2.

    Why: programs look for the names in the source, so people read the text of other instead. Flutter's generator stops.

    Example:
      {gender, select, male{his} female{her} other{their}} with männlich{sein} in the translation

    What to do: copy the names from the source; only the words in their brackets are translated.
    """)

  static let signs: TextShape.Signs = [.bracket]

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>{n, plural, one{day} other{days}}</source><target>{n, plural, 1️⃣einer{Tag} other{Tage}}</target></trans-unit>",
      original: "a.json"),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>{g, select, male{his} other{their}}</source><target>{g, select, 1️⃣männlich{sein} other{ihr}}</target></trans-unit>",
      original: "a.json"),
    .triggering(document: #"{"a": "{n, plural, 1️⃣eins{1} other{{n}}}"}"#, file: "app_de.arb"),
    .triggering(document: #"{"a": "{n, plural, =0{none} 1️⃣=5{five} other{{n}}}"}"#, file: "app_en.arb"),
    .clean(document: #"{"a": "In {n, plural, =0{0} =1{1} =2{2} other{{n}}} days"}"#, file: "app_en.arb"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>{n, plural, one{day} other{days}}</source><target>{n, plural, =0{kein Tag} one{Tag} other{Tage}}</target></trans-unit>",
      original: "a.json"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shown, let message = shown.icu?.message else { return }
    let sources = unit.target == nil ? [] : unit.source?.icu?.message?.allChoices ?? []
    var count = 0
    for choice in message.allChoices where count < Findings.maximumPerText {
      if file.isFlutter, choice.kind.isPlural, let branch = choice.branches.first(where: { $0.flutterSelector == nil })
      {
        count += 1
        findings.report(
          .otherNumber(branch.selector), at: shown.span(of: branch.selectorRange), unit: unit.unit.id)
      }
      let known = sources.filter { $0.name == choice.name && $0.kind == choice.kind }.flatMap { $0.branches }
        .map { $0.selector }
      if choice.kind == .choiceFormat || choice.kind == .select && known.isEmpty { continue }
      let names = Set(known)
      for branch in choice.branches where branch.number == nil && !names.contains(branch.selector) {
        let isCategory = choice.kind.isPlural && PluralCategory(keyword: branch.selector) != nil
        guard !isCategory, branch.selector != "other", count < Findings.maximumPerText else { continue }
        count += 1
        findings.report(
          .unknown(branch.selector, choice, known), at: shown.span(of: branch.selectorRange), unit: unit.unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func otherNumber(_ selector: ExactText) -> Self {
    Self(
      "Flutter stops at '\(selector.excerpt)', expected zero, one, two, few, many, other, =0, =1 or =2",
      help: "Remove the form; other is shown for the number")
  }

  fileprivate static func unknown(_ selector: ExactText, _ choice: ICUMessage.Choice, _ known: [ExactText]) -> Self {
    let names =
      choice.kind.isPlural
      ? "zero, one, two, few, many, other or a number such as =1"
      : known.prefix(Findings.maximumPerText).map { $0.excerpt }.joined(separator: ", ") + ", as in the source"
    return Self(
      "'\(selector.excerpt)' is never chosen, expected \(names)",
      help: "Copy the name from the source; only the words in the brackets are translated")
  }
}
