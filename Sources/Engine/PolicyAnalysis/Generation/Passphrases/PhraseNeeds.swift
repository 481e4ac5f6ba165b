/// The kinds of characters that a policy requires, which rule out most patterns of passphrases quickly.
struct PhraseNeeds {
  private let traits: PolicyTraits
  private var found: [Key: Int] = [:]

  private struct Key: Hashable {
    let slot: PhrasePattern.Slot
    let counts: [Bool]
  }

  init(_ traits: PolicyTraits) { self.traits = traits }

  /// Whether passphrases of `partCount` parts can have the required characters, whatever their words are.
  mutating func canBeMet(
    by pattern: PhrasePattern, _ partCount: Int, _ material: PhraseMaterial, _ moves: inout PhraseMoves
  ) -> Bool {
    let slots = pattern.slots(partCount, material)
    for need in traits.minima where most(need.counts, slots, &moves) < need.minimum { return false }
    for group in traits.groups {
      var occurring = 0
      for set in group.sets where most(set, slots, &moves) > 0 { occurring += 1 }
      if occurring < group.minimum { return false }
    }
    return true
  }

  /// Returns the greatest number of characters of a set that the texts of slots can have together.
  private mutating func most(_ counts: [Bool], _ slots: [PhrasePattern.Slot], _ moves: inout PhraseMoves) -> Int {
    var sum = 0
    for slot in slots {
      let key = Key(slot: slot, counts: counts)
      let most = found[key] ?? Self.most(counts, moves.characters(of: slot))
      found[key] = most
      sum += most
    }
    return sum
  }

  private static func most(_ counts: [Bool], _ texts: [[Int32]?]) -> Int {
    texts.compactMap { text in text?.count { counts[Int($0)] } }.max() ?? 0
  }
}
