import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A plural form for many numbers does not show the number.
enum CountDropped: MessageCheck {
  static let kind = FindingKind("count-dropped", .error, milder: [.warning])

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units where !unit.facts.isCopy {
      for (difference, span) in unit.differences(.countDropped) {
        guard let form = difference.form ?? unit.unit.variation.category?.keyword.string else { continue }
        let isMild = difference.isMild || file.reach(of: unit.unit) == .millions
        findings.report(
          .dropped(difference.list, form, shownIn: "the source"), as: isMild ? .warning : nil, at: span, unit: unit.id)
      }
    }
    guard file.isSource else {
      for plural in message.plurals { checkFewNumbers(plural, of: message, in: file, &findings) }
      return
    }
    for plural in message.plurals {
      guard let rules = message.rules(of: plural, in: file) else { continue }
      checkSource(plural, of: message, rules.plurals, &findings)
    }
  }

  /// Checks the forms zero, one and two of a translation, which often spell out their number, if they apply to several
  /// numbers.
  private static func checkFewNumbers(
    _ plural: MessageFacts.PluralForms, of message: MessageFacts, in file: FileFacts, _ findings: inout Findings
  ) {
    guard let rules = message.rules(of: plural, in: file)?.plurals else { return }
    let hasZeroForm = plural.forms.contains { $0.category == .zero }
    let model = plural.forms.lazy.map { message.units[$0.unit] }.first { $0.unit.variation.category == .other }
    for form in plural.forms where [.zero, .one, .two].contains(form.category) {
      let unit = message.units[form.unit]
      guard !rules.appliesToOneNumber(form.category, hasZeroForm: hasZeroForm), let source = unit.source,
        let target = unit.target
      else { continue }
      if !unit.facts.isCopy, let count = model?.unit.countName, model?.source?.shows(count) == true,
        !source.shows(count),
        !target.shows(count)
      {
        findings.report(
          .dropped("{\(count.excerpt)}", form.category.keyword.string, shownIn: "the source"), as: .warning,
          at: target.segment.contentSpan, unit: unit.id)
      }
      guard unit.comparesPrintf || model?.comparesPrintf == true else { continue }
      var written = unit.differences.first(.countOmitted)?.list
      // A source such as "One file" omits the number, which the form `other` shows.
      if !unit.comparesPrintf || source.uses().isEmpty, target.uses().isEmpty, let model, let text = model.source {
        written = text.uses(countingFrom: model.firstPosition).first { $0.kind == .integer }.map {
          text.quoted($0.range)
        }
      }
      guard let written else { continue }
      findings.report(
        .dropped(written, form.category.keyword.string, shownIn: "the source"), as: .warning,
        at: target.segment.contentSpan, unit: unit.id)
    }
  }

  /// Compares the forms of a text in the source language with the form that shows the most numbers.
  private static func checkSource(
    _ plural: MessageFacts.PluralForms, of message: MessageFacts, _ rules: PluralRules, _ findings: inout Findings
  ) {
    let forms = plural.forms.compactMap { form in
      message.units[form.unit].shown.map { SourceForm(form.category, message.units[form.unit], $0) }
    }
    guard let fullest = forms.max(by: { $0.numbers < $1.numbers }), fullest.numbers > 0 else { return }
    let hasZeroForm = forms.contains { $0.category == .zero }
    for form in forms where !rules.appliesToOneNumber(form.category, hasZeroForm: hasZeroForm) {
      guard form.numbers < fullest.numbers, form.isSound, let count = fullest.numberMissing(in: form) else { continue }
      findings.report(
        .dropped(
          fullest.text.quoted(count.range), form.category.keyword.string,
          shownIn: "the form \"\(fullest.category.keyword)\""),
        as: [.zero, .one, .two].contains(form.category) ? .warning : nil, at: form.text.segment.contentSpan,
        unit: form.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func dropped(_ name: String, _ form: String, shownIn other: String) -> Self {
    Self(
      "The form \"\(form.excerpt)\" applies to many numbers, but does not show the number (\(name) in \(other))",
      help: "Put \(name) where the number belongs")
  }
}

extension TextFacts {
  /// Whether a text in ICU's syntax shows the value with a name.
  fileprivate func shows(_ name: ExactText) -> Bool { icu?.message?.allValues.contains { $0.name == name } ?? false }
}

/// A plural form of a text in the source language.
private struct SourceForm {
  let category: PluralCategory
  let unit: ComparedUnit
  let text: TextFacts
  private let uses: [Placeholder]

  init(_ category: PluralCategory, _ unit: ComparedUnit, _ text: TextFacts) {
    self.category = category
    self.unit = unit
    self.text = text
    uses = text.uses(countingFrom: unit.firstPosition)
  }

  /// The number of numeric values that the form shows.
  var numbers: Int { Set(uses.filter { $0.kind == .integer }.map { $0.position }).count }

  /// Whether no other finding explains a missing number.
  var isSound: Bool {
    guard text.malformed.isEmpty else { return false }
    return !unit.differences.contains { [.countDropped, .missing, .mistyped].contains($0.kind) }
  }

  /// Returns the number that this form shows and `other` does not.
  func numberMissing(in other: SourceForm) -> Placeholder? {
    let isInSubstitution = unit.unit.variation.substitution != nil
    let number = SubstitutionNumber(uses, first: unit.firstPosition, isInSubstitution: isInSubstitution)
    return PlaceholderMatching(uses, number.aligned(other.uses)).lost(of: uses).first { $0.kind == .integer }
  }
}
