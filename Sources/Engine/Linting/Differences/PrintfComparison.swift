import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The comparison of the `printf` placeholders of a translation with those of its source.
struct PrintfComparison {
  private(set) var differences: [Difference] = []
  private let source: TextFacts
  private let target: TextFacts
  private let first: Int

  /// Compares a unit's translation with its source; `nil` if one of them is missing or neither has a placeholder.
  init?(_ texts: UnitFacts, _ arguments: MessageArguments, rules: LanguageRules?) {
    guard let source = texts.source, let target = texts.target else { return nil }
    let first = arguments.firstPosition(of: texts.unit)
    (self.source, self.target, self.first) = (source, target, first)
    guard arguments.hasSource(of: texts.unit) else {
      differences = BrokenPlaceholder.all(in: target).map { $0.difference }
      addUnnumbered(Self.unnumbered(target.uses(countingFrom: first), in: texts.unit))
      return
    }
    let sourceUses = source.uses(countingFrom: first)
    guard !sourceUses.isEmpty || target.pattern != nil else { return nil }
    let number = SubstitutionNumber(
      sourceUses, first: first, isInSubstitution: texts.unit.variation.substitution != nil)
    let targetUses = number.aligned(target.uses(countingFrom: first), arguments.kinds)
    // Nearly all translations have the same placeholders.
    let matching = sourceUses.areSame(as: targetUses) ? nil : PlaceholderMatching(sourceUses, targetUses)
    differences = BrokenPlaceholder.all(in: target, source: source, sourceUses: sourceUses, matching).map {
      $0.difference
    }
    let isBroken = !differences.isEmpty
    let unnumbered = Self.mixesNumbers(sourceUses) ? nil : Self.unnumbered(targetUses, in: texts.unit)
    guard let matching else {
      addUnnumbered(unnumbered)
      return
    }
    // Surplus placeholders get no number.
    let surplus =
      unnumbered == nil || isBroken ? [] : PlaceholderNumbering(targetUses, source: sourceUses).surplus
    if surplus.isEmpty { addUnnumbered(unnumbered) } else { addExtra(surplus) }
    guard !isBroken, unnumbered == nil, !PhraseList.isTranslated(source, sourceUses, target, targetUses) else { return }
    let counted = arguments.countPosition(of: texts.unit).map { number.position ?? $0 }
    let mustShowCount = texts.unit.variation.category.map { Self.mustShowCount($0, rules) }
    let kinds = sourceUses.kinds
    var lost = missing(sourceUses, targetUses, matching, kinds)
    var count: Placeholder?
    if mustShowCount != nil {
      func isCount(_ use: Placeholder) -> Bool {
        use.position == counted && (use.kind == .integer || kinds[use.position]?.contains(.integer) != true)
      }
      count = lost.last(where: isCount)
      lost.removeAll(where: isCount)
    }
    if mustShowCount == false, texts.unit.variation.substitution == nil { Self.allowOmittedNumber(targetUses, &lost) }
    let isProse = sourceUses.isEmpty && source.text.has(UInt8(ascii: "%"))
    let extra = isProse ? [] : extra(targetUses, matching, arguments.kinds, counted: counted)
    // A number that is shown with a wrong position was not dropped.
    if mustShowCount == true, extra.contains(where: { $0.kind == .integer }) { count = nil }
    addMissing(lost)
    addExtra(extra)
    if let count {
      differences.append(
        Difference(kind: mustShowCount == true ? .countDropped : .countOmitted, names: [source.quoted(count.range)]))
    }
    // If only an optional number was left out, the placeholders after it show the wrong values.
    let isComplete = lost.isEmpty && extra.isEmpty && (count == nil || mustShowCount == false)
    addMistyped(sourceUses, targetUses, matching, kinds, isComplete: isComplete)
    if !differences.contains(where: { $0.isError }) { addResized(sourceUses, targetUses) }
  }

  // MARK: Differences

  private mutating func addUnnumbered(_ use: Placeholder?) {
    guard let use else { return }
    differences.append(Difference(kind: .unnumbered, range: use.range, names: [target.quoted(use.range)]))
  }

  /// Adds lost values, each with its number if several values have the same spelling.
  private mutating func addMissing(_ lost: [Placeholder]) {
    guard !lost.isEmpty else { return }
    let bytes = Array(source.text.utf8)
    let all = source.uses(countingFrom: first)
    let names = lost.map { use in
      let isShared = all.contains { $0.position != use.position && bytes[$0.range] == bytes[use.range] }
      return source.quoted(use.range) + (isShared ? " (value \(use.position))" : "")
    }
    differences.append(Difference(kind: .missing, names: names, sourceRange: lost[0].range))
  }

  private mutating func addExtra(_ extra: [Placeholder]) {
    differences += extra.map { Difference(kind: .extra, range: $0.range, names: [target.quoted($0.range)]) }
  }

  /// Adds the first whole number that the translation reads with a different size from the source.
  private mutating func addResized(_ sourceUses: [Placeholder], _ targetUses: [Placeholder]) {
    // The size of each value in the source; `nil` inside if it is unknown or the uses do not all have the same.
    var sizes = ArgumentTable<Bool?>()
    for use in sourceUses {
      let size = sizes[use.position, default: use.is64Bit]
      sizes[use.position, default: nil] = size == use.is64Bit ? size : nil
    }
    let use = targetUses.first { use in
      use.is64Bit.map { sizes[use.position, default: nil] == !$0 } ?? false
    }
    guard let use, let source = sourceUses.first(where: { $0.position == use.position }) else { return }
    let (bits, expected) = use.is64Bit == true ? (64, 32) : (32, 64)
    differences.append(
      Difference(
        kind: .resized, range: use.range, names: [self.source.quoted(source.range)],
        words: "reads a number of \(bits) bits, but the value has \(expected)"))
  }

  /// Adds the first value that the translation shows as a different type from the source.
  private mutating func addMistyped(
    _ sourceUses: [Placeholder], _ targetUses: [Placeholder], _ matching: PlaceholderMatching,
    _ kinds: ArgumentTable<ArgumentType.Kinds>, isComplete: Bool
  ) {
    for (use, argument) in zip(targetUses, matching.arguments) where use.substitution == nil {
      let position = matching.isBySequence && isComplete ? use.position : argument
      guard let position, let wanted = kinds[position], !wanted.contains(use.kind),
        let source = sourceUses.first(where: { $0.position == position })
      else { continue }
      differences.append(
        Difference(
          kind: .mistyped, range: use.range, names: [self.source.quoted(source.range)],
          words: "formats \(use.kind.name), but value \(source.position) of the source is \(source.kind.name)",
          isMild: !use.isNumbered))
      return
    }
  }

  // MARK: Values

  private func missing(
    _ sourceUses: [Placeholder], _ targetUses: [Placeholder], _ matching: PlaceholderMatching,
    _ wanted: ArgumentTable<ArgumentType.Kinds>
  ) -> [Placeholder] {
    var shown = ArgumentTable<ArgumentType.Kinds>()
    for (use, argument) in zip(targetUses, matching.arguments) {
      if let argument { shown[argument, default: []].insert(use.kind) }
    }
    let names = Set(targetUses.compactMap { $0.substitution })
    var seen = ArgumentTable<ArgumentType.Kinds>()
    return sourceUses.filter { use in
      guard seen[use.position, default: []].insert(use.kind), !(use.substitution.map { names.contains($0) } ?? false)
      else { return false }
      guard let kinds = shown[use.position] else { return true }
      // If a type that the source does not have replaces one that it has, `mistyped` reports the replacement.
      return !kinds.contains(use.kind) && kinds.isSubset(of: wanted[use.position] ?? [])
    }
  }

  private func extra(
    _ targetUses: [Placeholder], _ matching: PlaceholderMatching, _ kinds: ArgumentTable<ArgumentType.Kinds>,
    counted: Int?
  ) -> [Placeholder] {
    zip(targetUses, matching.arguments).lazy.filter { use, argument in
      argument == nil && use.substitution == nil && use.position != counted
        && kinds[use.position]?.contains(use.kind) != true
    }.map { $0.0 }
  }

  /// Allows a form for one number to leave out any one of several numbers: in Android and gettext resources, the number
  /// that selects the form is passed separately from the values, and may be any of them.
  private static func allowOmittedNumber(_ targetUses: [Placeholder], _ lost: inout [Placeholder]) {
    let shown = targetUses.filter { $0.kind == .integer && $0.substitution == nil }
    if lost.count == 1, lost[0].kind == .integer, !shown.isEmpty { lost = [] }
  }

  /// Whether a plural form must show the number. Forms for zero, one and two often spell it out: "one file".
  private static func mustShowCount(_ category: PluralCategory, _ rules: LanguageRules?) -> Bool {
    switch category {
    case .zero, .one, .two: false
    case .few, .many, .other: !(rules?.plurals.appliesToOneNumber(category) ?? false)
    }
  }

  /// Whether some placeholders are numbered and others are not.
  private static func mixesNumbers(_ uses: [Placeholder]) -> Bool {
    uses.contains { $0.substitution == nil && $0.isNumbered }
      && uses.contains { $0.substitution == nil && !$0.isNumbered }
  }

  /// Returns the first placeholder without a number in a text that numbers others; the number of a plural form needs
  /// none.
  static func unnumbered(_ uses: [Placeholder], in unit: TranslationUnit) -> Placeholder? {
    guard mixesNumbers(uses) else { return nil }
    let unnumbered = uses.filter { !$0.isNumbered && $0.substitution == nil }
    let isPluralForm = unit.variation.category != nil
    if isPluralForm, unnumbered.count == 1, unnumbered[0].kind == .integer { return nil }
    return unnumbered.first
  }
}
