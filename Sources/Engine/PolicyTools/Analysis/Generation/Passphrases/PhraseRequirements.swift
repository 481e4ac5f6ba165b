/// The kinds of characters that a policy requires, which quickly rule out most patterns of passphrases.
struct PhraseRequirements {
  private let constraints: CharacterConstraints
  private var found: [Key: Int] = [:]

  private struct Key: Hashable {
    let slot: PhrasePattern.Slot
    let counts: [Bool]
  }

  init(_ constraints: CharacterConstraints) { self.constraints = constraints }

  /// Whether passphrases of `partCount` parts can have the required characters, whatever their words are.
  mutating func canBeMet(
    by pattern: PhrasePattern, _ partCount: Int, _ material: PhraseMaterial, _ transitions: inout PhraseTransitions
  ) -> Bool {
    let slots = pattern.slots(partCount, material)
    for requirement in constraints.minima
    where maximumCount(requirement.counts, slots, &transitions) < requirement.minimum { return false }
    for group in constraints.groups {
      var occurring = 0
      for set in group.sets where maximumCount(set, slots, &transitions) > 0 { occurring += 1 }
      if occurring < group.minimum { return false }
    }
    return true
  }

  /// Returns the greatest number of characters of a set that the texts of slots can have together.
  private mutating func maximumCount(
    _ counts: [Bool], _ slots: [PhrasePattern.Slot], _ transitions: inout PhraseTransitions
  ) -> Int {
    var sum = 0
    for slot in slots {
      let key = Key(slot: slot, counts: counts)
      let maximum = found[key] ?? Self.maximumCount(counts, transitions.characters(of: slot))
      found[key] = maximum
      sum += maximum
    }
    return sum
  }

  private static func maximumCount(_ counts: [Bool], _ texts: [[Int32]?]) -> Int {
    texts.compactMap { text in text?.count { counts[Int($0)] } }.max() ?? 0
  }
}
