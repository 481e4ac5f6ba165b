import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The comparison of the placeholders of a unit's translation with those of its source, made once for all checks.
///
/// Each defect is in one list only: a broken placeholder is malformed, but not also missing.
struct PlaceholderComparison: Sendable {
  /// The arguments that the source shows and the translation does not, each once.
  private(set) var missing: [ArgumentUse] = []
  /// The number that the source shows, but a translation in a category of several numbers does not.
  private(set) var droppedCount: ArgumentUse?
  /// The number that the source shows, but a translation in a category that often spells it out does not.
  private(set) var omittedCount: ArgumentUse?
  /// The arguments that the translation shows, but no variant of the source does.
  private(set) var extra: [ArgumentUse] = []
  /// The first argument that the translation shows as a different type from the source.
  private(set) var mistyped: (target: ArgumentUse, source: ArgumentUse)?
  /// The first whole number that the translation reads with a different size from the source.
  private(set) var resized: (target: ArgumentUse, source: ArgumentUse)?
  /// The broken placeholders.
  private(set) var malformed: [BrokenPlaceholder] = []
  /// The first placeholder without a number in a translation that numbers others.
  private(set) var ambiguous: ArgumentUse?

  /// Compares a unit's translation with its source; `nil` if one of them is missing or neither has a placeholder.
  init?(_ texts: UnitFacts, _ arguments: MessageArguments, rules: LanguageRules?) {
    guard let source = texts.source, let target = texts.target else { return nil }
    let first = arguments.firstPosition(of: texts.unit)
    guard arguments.hasSource(of: texts.unit) else {
      malformed = BrokenPlaceholder.all(in: target)
      ambiguous = Self.ambiguousUse(of: target.uses(countingFrom: first), in: texts.unit)
      return
    }
    let sourceUses = source.uses(countingFrom: first)
    guard !sourceUses.isEmpty || target.pattern != nil else { return nil }
    let number = SubstitutionNumber(
      sourceUses, first: first, isInSubstitution: texts.unit.variation.substitution != nil)
    let targetUses = number.aligned(target.uses(countingFrom: first), arguments.families)
    // Nearly all translations have the same placeholders.
    let matching = sourceUses.areSame(as: targetUses) ? nil : PlaceholderMatching(sourceUses, targetUses)
    malformed = BrokenPlaceholder.all(in: target, source: source, sourceUses: sourceUses, matching)
    if !Self.mixesNumbers(sourceUses) { ambiguous = Self.ambiguousUse(of: targetUses, in: texts.unit) }
    guard let matching else { return }
    if ambiguous != nil, malformed.isEmpty {
      // Surplus placeholders get no number.
      extra = PlaceholderNumbering(targetUses, source: sourceUses).surplus
      if !extra.isEmpty { ambiguous = nil }
      return
    }
    guard malformed.isEmpty, ambiguous == nil, !PhraseList.isTranslated(source, sourceUses, target, targetUses) else {
      return
    }
    let counted = arguments.countPosition(of: texts.unit).map { number.position ?? $0 }
    let mustShowCount = texts.unit.variation.category.map { Self.mustShowCount($0, rules) }
    let families = sourceUses.families
    findMissing(sourceUses, targetUses, matching, families, counted: counted, mustShowCount: mustShowCount)
    if mustShowCount == false, texts.unit.variation.substitution == nil { allowOmittedNumber(among: targetUses) }
    let isProse = sourceUses.isEmpty && source.text.has(UInt8(ascii: "%"))
    if !isProse { findExtra(targetUses, matching, arguments.families, counted: counted) }
    findMistyped(sourceUses, targetUses, matching, families)
    if !hasErrors { resized = Self.resized(sourceUses, targetUses) }
  }

  private static func resized(
    _ sourceUses: [ArgumentUse], _ targetUses: [ArgumentUse]
  ) -> (target: ArgumentUse, source: ArgumentUse)? {
    // The size of each value in the source; `nil` inside if it is unknown or the uses do not all have the same.
    var sizes = ArgumentTable<Bool?>()
    for use in sourceUses {
      let size = sizes[use.position, default: use.is64Bit]
      sizes[use.position, default: nil] = size == use.is64Bit ? size : nil
    }
    let use = targetUses.first { use in
      use.is64Bit.map { sizes[use.position, default: nil] == !$0 } ?? false
    }
    guard let use, let source = sourceUses.first(where: { $0.position == use.position }) else { return nil }
    return (use, source)
  }

  /// Whether the comparison found a definite defect.
  var hasErrors: Bool {
    !missing.isEmpty || !extra.isEmpty || mistyped != nil || !malformed.isEmpty || ambiguous != nil
  }

  /// The comparison without its definite defects, for texts that are valid for the program that reads them.
  var withoutErrors: PlaceholderComparison {
    var comparison = self
    (comparison.missing, comparison.extra, comparison.malformed) = ([], [], [])
    (comparison.mistyped, comparison.ambiguous, comparison.resized) = (nil, nil, nil)
    return comparison
  }

  private mutating func findMissing(
    _ sourceUses: [ArgumentUse], _ targetUses: [ArgumentUse], _ matching: PlaceholderMatching,
    _ families: ArgumentTable<ArgumentFamilies>, counted: Int?, mustShowCount: Bool?
  ) {
    var shown = ArgumentTable<ArgumentFamilies>()
    for (use, argument) in zip(targetUses, matching.arguments) {
      if let argument { shown[argument, default: []].insert(use.kind) }
    }
    let names = Set(targetUses.compactMap { $0.substitution })
    var seen = ArgumentTable<ArgumentFamilies>()
    for use in sourceUses where seen[use.position, default: []].insert(use.kind) {
      if let name = use.substitution, names.contains(name) { continue }
      if let kinds = shown[use.position] {
        // If a type that the source does not have replaces one that it has, `mistyped` reports the replacement.
        guard !kinds.contains(use.kind), kinds.isSubset(of: families[use.position] ?? []) else { continue }
      }
      let isNumber = use.kind == .integer || families[use.position]?.contains(.integer) != true
      if use.position == counted, isNumber, let mustShowCount {
        if mustShowCount { droppedCount = use } else { omittedCount = use }
      } else {
        missing.append(use)
      }
    }
  }

  /// Allows a form for one number to leave out any one of several numbers: in Android and gettext resources, the number
  /// that selects the form is passed separately from the values, and may be any of them.
  private mutating func allowOmittedNumber(among targetUses: [ArgumentUse]) {
    let shown = targetUses.filter { $0.kind == .integer && $0.substitution == nil }
    if missing.count == 1, missing[0].kind == .integer, !shown.isEmpty { missing = [] }
  }

  /// Whether a plural form must show the number. Forms for zero, one and two often spell it out: "one file".
  private static func mustShowCount(_ category: PluralCategory, _ rules: LanguageRules?) -> Bool {
    switch category {
    case .zero, .one, .two: false
    case .few, .many, .other: !(rules?.plurals.appliesToOneNumber(category) ?? false)
    }
  }

  private mutating func findExtra(
    _ targetUses: [ArgumentUse], _ matching: PlaceholderMatching, _ families: ArgumentTable<ArgumentFamilies>,
    counted: Int?
  ) {
    for (use, argument) in zip(targetUses, matching.arguments) where argument == nil && use.substitution == nil {
      guard use.position != counted, families[use.position]?.contains(use.kind) != true else { continue }
      extra.append(use)
    }
    // A number that is shown with a wrong position was not dropped.
    if extra.contains(where: { $0.kind == .integer }) { droppedCount = nil }
  }

  private mutating func findMistyped(
    _ sourceUses: [ArgumentUse], _ targetUses: [ArgumentUse], _ matching: PlaceholderMatching,
    _ families: ArgumentTable<ArgumentFamilies>
  ) {
    // If only an optional number was left out, the placeholders after it show the wrong values.
    let isComplete = missing.isEmpty && droppedCount == nil && extra.isEmpty
    for (use, argument) in zip(targetUses, matching.arguments) where use.substitution == nil {
      let position = matching.isBySequence && isComplete ? use.position : argument
      guard let position, let kinds = families[position], !kinds.contains(use.kind),
        let source = sourceUses.first(where: { $0.position == position })
      else { continue }
      mistyped = (use, source)
      return
    }
  }

  /// Whether some placeholders are numbered and others are not.
  static func mixesNumbers(_ uses: [ArgumentUse]) -> Bool {
    uses.contains { $0.substitution == nil && $0.isNumbered }
      && uses.contains { $0.substitution == nil && !$0.isNumbered }
  }

  /// Returns the first placeholder without a number in a text that numbers others; the number of a plural form needs
  /// none.
  static func ambiguousUse(of uses: [ArgumentUse], in unit: TranslationUnit) -> ArgumentUse? {
    guard mixesNumbers(uses) else { return nil }
    let unnumbered = uses.filter { !$0.isNumbered && $0.substitution == nil }
    let isPluralForm = unit.variation.category != nil
    if isPluralForm, unnumbered.count == 1, unnumbered[0].kind == .integer { return nil }
    return unnumbered.first
  }
}
