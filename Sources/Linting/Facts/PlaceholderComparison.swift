import CatalogFormats
import Localization

/// How the placeholders of a unit's translation stand to those of its source; made once for all checks.
///
/// Each defect shows up in one list only: a placeholder that was broken is malformed and not missing too.
struct PlaceholderComparison: Sendable {
  /// What the source shows and the translation does not; one entry an argument.
  private(set) var missing: [ArgumentUse] = []
  /// The count that the source shows and the translation, of a category of several numbers, does not.
  private(set) var droppedCount: ArgumentUse?
  /// What the translation shows and no variant of the source does.
  private(set) var extra: [ArgumentUse] = []
  /// The first argument that the translation takes for something else than the source.
  private(set) var mistyped: (target: ArgumentUse, source: ArgumentUse)?
  /// What was meant to be a placeholder and is none.
  private(set) var malformed: [BrokenPlaceholder] = []
  /// The first placeholder without a number in a translation that numbers others.
  private(set) var ambiguous: ArgumentUse?

  /// The comparison of a unit's translation with its source; nothing where one of them is absent or neither has a
  /// placeholder.
  init?(_ texts: UnitTexts, _ arguments: MessageArguments) {
    guard let source = texts.source, let target = texts.target else { return nil }
    let first = arguments.firstPosition(of: texts.unit)
    let sourceUses = source.uses(countingFrom: first)
    guard !sourceUses.isEmpty || target.pattern != nil else { return nil }
    let leaf = LeafCount(sourceUses, first: first, isLeaf: texts.unit.variation?.substitution != nil)
    let targetUses = leaf.aligned(target.uses(countingFrom: first))
    malformed = BrokenPlaceholder.all(in: target, source: source, sourceUses: sourceUses, targetUses: targetUses)
    if !Self.mixesNumbers(sourceUses) { ambiguous = Self.ambiguousUse(of: targetUses, in: texts.unit) }
    guard malformed.isEmpty, ambiguous == nil else { return }
    let counted = arguments.countPosition(of: texts.unit).map { leaf.position ?? $0 }
    compare(sourceUses, targetUses, counted: counted, category: texts.unit.variation?.plural)
    let isProse = sourceUses.isEmpty && source.text.utf8.contains(UInt8(ascii: "%"))
    if !isProse { findExtra(sourceUses, targetUses, arguments.families, counted: counted) }
  }

  private mutating func compare(
    _ sourceUses: [ArgumentUse], _ targetUses: [ArgumentUse], counted: Int?, category: PluralCategory?
  ) {
    let shown = Set(targetUses.map(\.position))
    let names = Set(targetUses.compactMap { $0.substitution.map { MessageKey($0) } })
    var seen: Set<Int> = []
    for use in sourceUses where seen.insert(use.position).inserted {
      if let name = use.substitution, names.contains(MessageKey(name)) { continue }
      if shown.contains(use.position) { continue }
      if use.position == counted, let category {
        switch category {
        case .zero, .one, .two: break
        case .few, .many, .other: droppedCount = use
        }
      } else {
        missing.append(use)
      }
    }
    for use in targetUses where mistyped == nil && use.substitution == nil {
      let sources = sourceUses.filter { $0.position == use.position }
      guard let source = sources.first, !sources.contains(where: { $0.kind == use.kind }) else { continue }
      mistyped = (use, source)
    }
  }

  private mutating func findExtra(
    _ sourceUses: [ArgumentUse], _ targetUses: [ArgumentUse], _ families: [Int: [ArgumentFamily]], counted: Int?
  ) {
    let own = Set(sourceUses.map(\.position))
    for use in targetUses where use.substitution == nil && !own.contains(use.position) && use.position != counted {
      if families[use.position]?.contains(use.kind) != true { extra.append(use) }
    }
  }

  /// Whether some placeholders are numbered and others are not.
  static func mixesNumbers(_ uses: [ArgumentUse]) -> Bool {
    let placeholders = uses.filter { $0.substitution == nil }
    return placeholders.contains(where: \.isNumbered) && placeholders.contains { !$0.isNumbered }
  }

  /// The first placeholder without a number in a text that numbers others; the count of a plural form needs none.
  static func ambiguousUse(of uses: [ArgumentUse], in unit: TranslationUnit) -> ArgumentUse? {
    guard mixesNumbers(uses) else { return nil }
    let unnumbered = uses.filter { !$0.isNumbered && $0.substitution == nil }
    let isPluralForm = unit.variation?.plural != nil
    if isPluralForm, unnumbered.count == 1, unnumbered[0].kind == .integer { return nil }
    return unnumbered.first
  }
}

/// The count in the plural forms of a substitution, which may be written `%arg`, `%lld` and `%2$lld`.
private struct LeafCount {
  /// The position under which the source shows it, where it shows one whole number.
  let position: Int?
  private let first: Int

  init(_ sourceUses: [ArgumentUse], first: Int, isLeaf: Bool) {
    let numbers = Set(sourceUses.filter { $0.kind == .integer && $0.substitution == nil }.map(\.position))
    position = isLeaf && numbers.count == 1 ? numbers.first : nil
    self.first = first
  }

  /// The uses with the count under the source's position.
  func aligned(_ uses: [ArgumentUse]) -> [ArgumentUse] {
    guard let position else { return uses }
    let numbers = Set(uses.filter { $0.kind == .integer && $0.substitution == nil }.map(\.position))
    guard numbers.count == 1 || numbers.contains(first) else { return uses }
    let count = numbers.count == 1 ? numbers.first : first
    return uses.map { use in
      guard use.kind == .integer, use.substitution == nil, use.position == count else { return use }
      return ArgumentUse(
        position: position, kind: use.kind, range: use.range, isNumbered: use.isNumbered, substitution: nil)
    }
  }
}
