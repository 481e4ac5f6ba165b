import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The arguments that the source texts of a message use, in all variants together.
struct MessageArguments: Sendable {
  /// The types of each position.
  private(set) var kinds = ArgumentTable<ArgumentType.Kinds>()
  private var substitutions: [ExactText: Int] = [:]
  /// The substitutions that the source uses, or `nil` if it has no text that could use any.
  private var called: Set<ExactText>?
  /// The argument that determines the form of a text without substitutions: the first whole number.
  private var count = 1

  /// Collects the arguments of the message that consists of `units`; `roots` are the units that are neither a plural
  /// form nor part of a substitution.
  init(_ units: [UnitFacts], roots: [Int]) {
    for index in roots {
      for use in units[index].source?.uses() ?? [] {
        guard let name = use.substitution, substitutions[name] == nil else { continue }
        substitutions[name] = use.position
      }
    }
    if roots.contains(where: { units[$0].source != nil }) { called = [] }
    for facts in units {
      guard let source = facts.source, source.pattern != nil else { continue }
      for use in source.uses(countingFrom: firstPosition(of: facts.unit)) {
        kinds[use.position, default: []].insert(use.kind)
        if let name = use.substitution { called?.insert(name) }
      }
      for form in facts.unit.sourceForms {
        var scan = UseScan(first: substitutions[form.substitution] ?? 1)
        for element in Pattern(form.text).elements { scan.add(element) }
        for use in scan.uses { kinds[use.position, default: []].insert(use.kind) }
      }
    }
    count = kinds.positions.first { kinds[$0]?.contains(.integer) ?? false } ?? 1
  }

  /// Whether a unit's source is the text that its translation translates.
  ///
  /// For a variant that exists only in the translation, Xcode writes the unit's id or the whole text as its source.
  func hasSource(of unit: TranslationUnit) -> Bool {
    let variation = unit.variation
    guard !variation.isWhole, let source = unit.source else { return true }
    if source.text == unit.id { return false }
    guard let name = variation.substitution, let called else { return true }
    return called.contains(name)
  }

  /// Returns the position of the first placeholder without a number in a unit's text.
  func firstPosition(of unit: TranslationUnit) -> Int {
    guard let name = unit.variation.substitution else { return 1 }
    return substitutions[name] ?? 1
  }

  /// Returns the argument that determines the plural form of a unit; `nil` for units that are not plural forms.
  func countPosition(of unit: TranslationUnit) -> Int? {
    guard unit.variation.category != nil else { return nil }
    guard let name = unit.variation.substitution else { return count }
    return substitutions[name] ?? 1
  }
}
