import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A text that varies by number lacks a form that its language needs.
enum MissingPluralCategory: MessageCheck {
  static let kind = FindingKind("missing-plural-category", .error, milder: [.warning, .info])

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    // The reader of such a file compares the forms of each text with those that the file declares.
    guard !file.file.hasOwnPluralForms else { return }
    for plural in message.plurals where message.isShown(plural) {
      guard let rules = message.rules(of: plural, in: file), let last = plural.forms.last else { continue }
      let unit = message.units[last.unit].unit
      let shown = plural.forms.map { message.units[$0.unit] }.filter { $0.shown != nil }
      if shown.allSatisfy({ $0.facts.isCopy || $0.shown?.segment.isBlank == true }) { continue }
      let texts = shown.compactMap { $0.shown?.text }
      let gaps = PluralGap.all(
        plural.forms.map { $0.category },
        allFormsAreSame: texts.count > 1 && Set(texts.map { ExactText($0) }).count == 1,
        in: rules.plurals, of: rules.tag)
      guard let severity = gaps.severity else { continue }
      let model = message.units[plural.forms.first { $0.category == .other }?.unit ?? last.unit].unit
      let isSafe = severity != .info
      let edits = gaps.compactMap { model.fix(adding: $0.category, after: false, isSafe: isSafe) }.flatMap { $0.edits }
      findings.report(
        .missing(gaps, rules, rules.plurals, hasUnits: file.file.isOfXcode), as: severity, at: unit.nameSpan,
        unit: unit.id, fix: edits.isEmpty ? nil : Fix(isSafe: isSafe, edits: edits))
    }
    for unit in message.units { checkChoices(unit, in: file, &findings) }
  }

  /// Checks the choices in ICU's syntax in the text of a unit.
  private static func checkChoices(_ unit: ComparedUnit, in file: FileFacts, _ findings: inout Findings) {
    guard !unit.facts.isCopy, let text = unit.shown, let choices = text.icu?.message?.allChoices, !choices.isEmpty,
      let rules = file.rules(of: unit.unit)
    else { return }
    var count = 0
    for choice in choices where choice.kind.isPlural && count < Findings.maximumPerText {
      let plurals = choice.kind == .ordinal ? PluralRules.ordinal(for: rules.tag) : rules.plurals
      let texts = choice.branches.map { ExactText(text.quoted($0.message.range)) }
      let gaps = PluralGap.all(
        choice.branches.compactMap { PluralCategory(keyword: $0.selector) },
        numbers: Set(choice.branches.compactMap { $0.number }),
        allFormsAreSame: texts.count > 1 && Set(texts).count == 1, in: plurals, of: rules.tag)
      guard let severity = gaps.severity else { continue }
      count += 1
      findings.report(
        .missing(gaps, rules, plurals, isRank: choice.kind == .ordinal, hasUnits: false), as: severity,
        at: text.span(of: choice.head), unit: unit.id)
    }
  }

  /// Checks ordinal forms, which are separate texts; the source may lack some of them.
  static func conclude(_ catalog: CatalogSummary, _ findings: inout Findings) {
    for file in catalog.files {
      for forms in OrdinalForms.all(in: file) {
        guard let rules = file.facts.rules(of: forms.last), rules.isKnown else { continue }
        let plurals = PluralRules.ordinal(for: rules.tag)
        let gaps = plurals.categories.filter { !forms.categories.contains($0) }.map { PluralGap($0, .error) }
        guard let severity = gaps.severity else { continue }
        findings.report(
          .missing(gaps, rules, plurals, isRank: true, hasUnits: false), as: severity, at: forms.last.nameSpan,
          unit: forms.last.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(
    _ gaps: [PluralGap], _ rules: LanguageRules, _ plurals: PluralRules, isRank: Bool = false, hasUnits: Bool
  ) -> Self {
    let names = gaps.map { "\"\($0.category.keyword)\"" }
    let forms = zip(gaps, names).map { gap, name in
      "\(name) for \(isRank ? "ranks" : "numbers") such as \(plurals.samples(of: gap.category))"
    }
    let isOne = gaps.count == 1
    let noun = hasUnits ? isOne ? "a unit for" : "units for" : isOne ? "a form" : "the forms"
    let advice = "Add \(noun) \(names.joinedAsList)"
    return Self(
      "\(rules.name) has \(isOne ? "a form" : "the forms") \(forms.joinedAsList), but this text does not",
      help: gaps.severity == .info
        ? "\(advice) if the number can be that large"
        : hasUnits ? "\(advice), or export the catalogue again: Xcode adds \(isOne ? "it" : "them")" : advice)
  }
}
