import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The comparison of a translation in ICU's syntax with its source, made once for all checks.
///
/// Each branch of the translation is compared with the branch of the source for the same values, so that languages may
/// have other plural forms, and may leave out `=0` and `=1`.
struct ChoiceComparison: Sendable {
  /// Values that a branch of the translation does not show.
  struct Loss: Sendable {
    let names: [ExactText]
    /// The selectors that lead to the branch: "one", or "female, other".
    let branch: String?
    /// The value that the branch shows instead.
    var instead: ExactText?
    var range: Range<Int>
  }

  /// A number that a form for several numbers does not show.
  struct DroppedCount: Sendable {
    let name: ExactText
    let selector: ExactText
    /// Whether the form is correct for most of its numbers, as `one` is.
    let isMild: Bool
    let range: Range<Int>
  }

  private(set) var missing: [Loss] = []
  private(set) var dropped: [DroppedCount] = []
  /// The values that the source does not have.
  private(set) var extra: [(name: ExactText, range: Range<Int>)] = []
  /// The choices whose kind differs from the one in the source.
  private(set) var otherKinds: [(choice: ICUMessage.Choice, source: ICUMessage.Kind)] = []
  /// A number by which the source chooses, but which the translation neither chooses by nor shows.
  private(set) var lostChoice: ExactText?

  private let source: ICUMessage
  private let target: ICUMessage
  private let rules: LanguageRules?

  /// Compares the texts; `form` is the plural form that they belong to, in formats with a unit for each form.
  init(_ source: ICUMessage, _ target: ICUMessage, form: ChoicePath.Step?, rules: LanguageRules?, isFlutter: Bool) {
    (self.source, self.target, self.rules) = (source, target, rules)
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
    if extra.count == 1, missing.isEmpty, dropped.count == 1, !dropped[0].isMild {
      missing = [Loss(names: [dropped[0].name], branch: nil, range: dropped[0].range)]
      dropped = []
    }
    // One missing value and one unknown value are treated as a renamed value.
    if missing.count == 1, missing[0].names.count == 1, extra.count == 1 {
      missing[0].instead = extra[0].name
      missing[0].range = extra[0].range
      extra = []
    }
  }

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
    missing.append(
      Loss(names: lost, branch: selectors.isEmpty ? nil : selectors.joined(separator: ", "), range: leaf.range))
  }

  /// Compares messages with too many choices or values regardless of their branches.
  private mutating func compareWhole(_ form: ChoicePath.Step?) {
    var shown = Set(target.allValues.map { $0.name } + target.allChoices.map { $0.name })
    if let form { shown.insert(form.name) }
    let lost = source.allValues.map { $0.name }.filter { shown.insert($0).inserted }
    if !lost.isEmpty { missing.append(Loss(names: lost, branch: nil, range: target.range)) }
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
    dropped.append(DroppedCount(name: step.name, selector: step.selector, isMild: isMild, range: leaf.range))
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
      if let kind = kinds.first, !kinds.contains(choice.kind) { otherKinds.append((choice, kind)) }
    }
    guard let rules, rules.plurals.categories.count > 1 else { return }
    let shown = Set(target.allChoices.map { $0.name } + target.allValues.map { $0.name })
    lostChoice = sources.first { $0.kind.isPlural && !shown.contains($0.name) && form == nil }?.name
    // A value in `missing` is not reported a second time.
    if let name = lostChoice, missing.contains(where: { $0.names.contains(name) }) { lostChoice = nil }
  }
}
