import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The comparison of a translation in ICU's syntax with its source.
///
/// Each branch of the translation is compared with the branch of the source for the same values, so that languages may
/// have other plural forms, and may leave out `=0` and `=1`.
struct ChoiceComparison {
  /// The values that a branch of the translation, or the whole text, does not show.
  private var missing: [(names: [ExactText], form: String?, range: Range<Int>)] = []
  /// The numbers that forms for several numbers do not show.
  private var dropped: [(name: ExactText, selector: ExactText, isMild: Bool, range: Range<Int>)] = []
  private var extra: [(name: ExactText, range: Range<Int>)] = []
  private var choices: [Difference] = []

  private let source: ICUMessage
  private let target: ICUMessage
  private let rules: LanguageRules?

  /// Returns the differences of two texts; `form` is the plural form that they belong to, in formats with a unit for each
  /// form.
  static func differences(
    _ source: ICUMessage, _ target: ICUMessage, form: ChoicePath.Step?, rules: LanguageRules?, isFlutter: Bool
  ) -> [Difference] {
    var comparison = ChoiceComparison(source: source, target: target, rules: rules)
    comparison.compare(form, isFlutter: isFlutter)
    return comparison.differences
  }

  private init(source: ICUMessage, target: ICUMessage, rules: LanguageRules?) {
    (self.source, self.target, self.rules) = (source, target, rules)
  }

  private mutating func compare(_ form: ChoicePath.Step?, isFlutter: Bool) {
    let path = ChoicePath(steps: form.map { [$0] } ?? [])
    let readsHash = !isFlutter || source.usesHash
    if source.allChoices.isEmpty && target.allChoices.isEmpty || source.isComparable && target.isComparable {
      for leaf in target.leaves(from: path, count: form?.name, readsHash: readsHash) {
        compare(leaf, isForm: form != nil)
      }
    } else {
      compareWhole(form)
    }
    compareChoices(form)
  }

  private var differences: [Difference] {
    var (missing, dropped, extra) = (missing, dropped, extra)
    if extra.count == 1, missing.isEmpty, dropped.count == 1, !dropped[0].isMild {
      missing = [([dropped[0].name], nil, dropped[0].range)]
      dropped = []
    }
    // One missing value and one unknown value are treated as a renamed value.
    let isRenamed = missing.count == 1 && missing[0].names.count == 1 && extra.count == 1
    let renamed = isRenamed ? extra.removeLast() : nil
    return missing.map { loss in
      Difference(
        kind: .missing, range: renamed?.range ?? loss.form.map { _ in loss.range }, names: loss.names.map(Self.written),
        instead: renamed.map { Self.written($0.name) }, form: loss.form)
    }
      + dropped.map { count in
        Difference(
          kind: .countDropped, range: count.range, names: [Self.written(count.name)], form: count.selector.excerpt,
          isMild: count.isMild)
      } + extra.map { Difference(kind: .extra, range: $0.range, names: [Self.written($0.name)]) } + choices
  }

  private static func written(_ name: ExactText) -> String { "{\(name.excerpt)}" }

  private mutating func compare(_ leaf: ChoiceLeaf, isForm: Bool) {
    let count = isForm ? leaf.path.steps.first?.name : nil
    var lost: [ExactText] = []
    for name in source.shown(on: leaf.path, count: count).subtracting(leaf.shown) {
      guard let step = leaf.path.step(name), step.kind.isPlural else {
        lost.append(name)
        continue
      }
      drop(step, at: leaf)
    }
    for step in leaf.path.steps.prefix(Findings.maximumPerText)
    where step.kind.isPlural && !leaf.shown.contains(step.name) {
      let others = leaf.path.replacing(step.name, with: "other")
      if source.shown(on: others, count: count).contains(step.name), isMild(step) { drop(step, at: leaf) }
    }
    guard !lost.isEmpty, missing.count < Findings.maximumPerText, !missing.contains(where: { $0.range == leaf.range })
    else { return }
    // The values are listed in the order of the source.
    let order = Dictionary(firstOf: source.allValues.enumerated().lazy.map { ($1.name, $0) })
    lost.sort { (order[$0] ?? .max) < (order[$1] ?? .max) }
    let selectors = leaf.path.steps.dropFirst(isForm ? 1 : 0).map { $0.selector.string }
    let form = selectors.isEmpty ? nil : selectors.joined(separator: ", ")
    missing.append((lost, form, leaf.range))
  }

  /// Compares messages with too many choices or values regardless of their branches.
  private mutating func compareWhole(_ form: ChoicePath.Step?) {
    var shown = Set(target.allValues.map { $0.name } + target.allChoices.map { $0.name })
    if let form { shown.insert(form.name) }
    let lost = source.allValues.map { $0.name }.filter { shown.insert($0).inserted }
    if !lost.isEmpty { missing.append((lost, nil, target.range)) }
  }

  /// Whether a form often spells out its number, as those for zero, one and two do.
  private func isMild(_ step: ChoicePath.Step) -> Bool { ["zero", "one", "two"].contains(step.selector) }

  private mutating func drop(_ step: ChoicePath.Step, at leaf: ChoiceLeaf) {
    guard step.selector.string.utf8.first != UInt8(ascii: "="), let category = PluralCategory(keyword: step.selector)
    else { return }
    let plurals = rules.map { step.kind == .ordinal ? PluralRules.ordinal(for: $0.tag) : $0.plurals }
    let hasZeroForm = step.selectors.contains("=0") || step.selectors.contains("zero")
    if let plurals, plurals.appliesToOneNumber(category, hasZeroForm: hasZeroForm) { return }
    let isMild = isMild(step)
    if isMild, plurals == nil { return }
    guard dropped.count < Findings.maximumPerText,
      !dropped.contains(where: { $0.range == leaf.range && $0.name == step.name })
    else { return }
    dropped.append((step.name, step.selector, isMild, leaf.range))
  }

  private mutating func compareChoices(_ form: ChoicePath.Step?) {
    let sources = source.allChoices
    var known = Set(source.allValues.map { $0.name } + sources.map { $0.name })
    if let form { known.insert(form.name) }
    for value in target.allValues where !known.contains(value.name) && extra.count < Findings.maximumPerText {
      extra.append((value.name, value.range))
    }
    for choice in target.allChoices {
      if !known.contains(choice.name) { extra.append((choice.name, choice.head)) }
      let kinds = sources.filter { $0.name == choice.name }.map { $0.kind }
      guard let kind = kinds.first, !kinds.contains(choice.kind) else { continue }
      choices.append(
        Difference(
          kind: .choiceKind, range: choice.head, names: ["{\(choice.name.excerpt), \(kind.rawValue), …}"],
          words:
            "chooses by \"\(choice.name.excerpt)\" with \(choice.kind.rawValue), but the source uses \(kind.rawValue)"))
    }
    guard let rules, rules.plurals.categories.count > 1 else { return }
    let shown = Set(target.allChoices.map { $0.name } + target.allValues.map { $0.name })
    guard
      let lost = sources.first(where: { $0.kind.isPlural && !shown.contains($0.name) && form == nil })?.name,
      // A value in `missing` is not reported a second time.
      !missing.contains(where: { $0.names.contains(lost) })
    else { return }
    choices.append(Difference(kind: .choiceLost, names: [lost.excerpt]))
  }
}
