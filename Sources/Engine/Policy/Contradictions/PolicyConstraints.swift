import WatchwordBasics

/// The combined constraints of a policy's rules, and whether any password can satisfy them.
///
/// A password is represented by the number of its characters in each region (``CharacterRegion``). Every rule on
/// length, single characters or repetition is a bound on these numbers, so the answer holds for all passwords. Rules
/// that only reject certain words or sequences are ignored: missing a contradiction is acceptable, a false alarm is
/// not.
struct PolicyConstraints {
  /// The passwords that are considered.
  enum Universe: Sendable {
    /// All passwords.
    case unicode
    /// Passwords of ASCII characters and characters that some rule lists; rules on different characters are ignored.
    case ascii
  }

  private let rules: [RuleConstraint?]
  private let regions: [(region: CharacterRegion, count: Int)]
  /// The number of steps that the search may still take.
  private(set) var budget = 500_000

  /// A number of characters that exceeds every possible requirement, yet is too small to overflow a 32-bit integer.
  static let endless = 1 << 29
  /// The maximum number of regions, which no policy that people can follow exceeds.
  private static let maximumRegions = 1024

  init(_ rules: [RuleConstraint?]) {
    self.rules = rules
    regions = CharacterRegion.regions(of: rules)
  }

  /// Whether a password of one or more characters can meet the rules at `indices`; true if the search cannot decide.
  mutating func canBeMet(_ indices: [Int], in universe: Universe, maximum: Int? = nil) -> Bool {
    guard regions.count <= Self.maximumRegions, budget > 0 else { return true }
    budget -= regions.count
    let bounds = PolicyBounds(rules, indices)
    let usable = regions.filter { region, _ in
      (universe == .unicode || !region.isUnlisted)
        && indices.allSatisfy { region.isUsable(under: rules[$0], at: $0) }
    }
    let different = usable.reduce(0) { min(Self.endless, $0 + $1.count) }
    var room = maximum ?? bounds.maximum
    // If only one character can be used, the whole password is one run of it.
    if different == 1, let repetition = bounds.repetition { room = min(room, repetition) }
    if let occurrences = bounds.occurrences { room = Self.product(different, occurrences, atMost: room) }
    // If all characters are of one kind, the whole password is one run of that kind.
    if let classRun = bounds.classRun, let kind = usable.first?.region.kind, kind != .none,
      usable.allSatisfy({ $0.region.kind == kind })
    {
      room = min(room, classRun)
    }
    let distinct = universe == .unicode ? bounds.distinct : 0
    guard !bounds.areCrossed, different > 0, bounds.repetition != 0, max(1, bounds.minimum, distinct) <= room,
      distinct <= different
    else { return false }
    // The approximate number of positions that one character can fill if other characters separate its runs. The
    // factors have 29 bits each, so nothing overflows (a checked 64-bit product would need a library that a web page
    // does not have).
    var maximumUses = room
    if let repetition = bounds.repetition {
      maximumUses = min(room, Int(Int64(repetition) &* (Int64(room) + 1) / (Int64(repetition) + 1)))
    }
    if let occurrences = bounds.occurrences { maximumUses = min(maximumUses, occurrences) }
    for classes in classChoices(indices) {
      let choice = choice(indices, classes, usable, maximumUses: maximumUses, room: room, repeats: room - distinct)
      if choice.isPossible(budget: &budget) { return true }
    }
    return false
  }

  /// Returns the search for characters that meet the rules at `indices` and include one character of each of `classes`.
  private func choice(
    _ indices: [Int], _ classes: [ClassInRepertoire], _ usable: [(region: CharacterRegion, count: Int)],
    maximumUses: Int, room: Int, repeats: Int
  ) -> CharacterChoice {
    var lacking: [Int] = []
    var served = Array(repeating: [Int](), count: usable.count)
    func demand(_ count: Int, _ counts: (CharacterRegion) -> Bool) {
      for (index, region) in usable.enumerated() where counts(region.region) { served[index].append(lacking.count) }
      lacking.append(count)
    }
    for index in indices {
      guard case .count(let rule)? = rules[index] else { continue }
      demand(min(rule.minimum, MemberReader.maximumNumber)) { $0.counts(for: rule, at: index) }
    }
    let words = PolicyBounds(rules, indices).words
    if words > 0 {
      demand(words) { $0.kind.isLetter }
      // Tabs and line breaks belong to no kind.
      demand(words - 1) { $0.kind == .special || $0.kind == .none }
    }
    for each in classes { demand(1) { $0.belongs(to: each.characterClass, in: each.repertoire) } }
    let regions = zip(served, usable).compactMap { demands, region -> (demands: [Int], supply: Int, fresh: Int)? in
      guard !demands.isEmpty else { return nil }
      guard region.count < CharacterRegion.plenty else { return (demands, room, room) }
      return (demands, Int(min(Int64(room), Int64(region.count) &* Int64(maximumUses))), min(region.count, room))
    }
    return CharacterChoice(lacking: lacking, regions: regions, room: room, repeats: repeats)
  }

  /// Returns the product of two non-negative numbers, or `limit` if that is smaller.
  private static func product(_ one: Int, _ other: Int, atMost limit: Int) -> Int {
    guard one > 0, other > 0 else { return 0 }
    return one > limit / other ? limit : one * other
  }

  // MARK: - Classes

  private struct ClassInRepertoire: Hashable {
    let characterClass: CharacterClass
    let repertoire: CharacterRepertoire
  }

  /// Returns the smallest sets of classes that meet the rules `classes` at `indices`; a single empty set if there are
  /// no such rules.
  private func classChoices(_ indices: [Int]) -> [[ClassInRepertoire]] {
    var choices: [[ClassInRepertoire]] = [[]]
    for repertoire in CharacterRepertoire.allCases {
      let sets = smallestSets(
        indices.compactMap { index in
          guard case .classes(let rule)? = rules[index], rule.repertoire == repertoire else { return nil }
          return rule
        })
      choices = choices.flatMap { choice in
        sets.map { set in choice + set.map { ClassInRepertoire(characterClass: $0, repertoire: repertoire) } }
      }
    }
    return choices
  }

  private func smallestSets(_ rules: [ClassesRule]) -> [[CharacterClass]] {
    let sets = (0..<(1 << CharacterClass.allCases.count)).filter { set in
      rules.allSatisfy { rule in
        rule.classes.reduce(0) { $0 + (set >> Int($1.rawValue) & 1) } >= rule.minimum
      }
    }
    return sets.filter { set in !sets.contains { $0 != set && $0 & set == $0 } }
      .map { set in CharacterClass.allCases.filter { set >> Int($0.rawValue) & 1 == 1 } }
  }

  // MARK: - For messages

  /// Returns the number of classes of the rule `classes` of which the rules at `indices` allow at least one character.
  func usableClasses(of rule: ClassesRule, _ indices: [Int], in universe: Universe) -> Int {
    rule.classes.count { characterClass in
      regions.contains { region, _ in
        region.belongs(to: characterClass, in: rule.repertoire) && (universe == .unicode || !region.isUnlisted)
          && indices.allSatisfy { region.isUsable(under: rules[$0], at: $0) }
      }
    }
  }

  /// Returns the number of different characters that the rules at `indices` allow.
  func usableCharacters(_ indices: [Int], in universe: Universe) -> Int {
    regions.reduce(0) { sum, entry in
      let isUsable =
        (universe == .unicode || !entry.region.isUnlisted)
        && indices.allSatisfy { entry.region.isUsable(under: rules[$0], at: $0) }
      return isUsable ? min(Self.endless, sum + entry.count) : sum
    }
  }

  /// Returns the minimum length with which the rules at `indices` can be met, or `nil` if no length is enough.
  mutating func minimumLength(_ indices: [Int], in universe: Universe) -> Int? {
    guard canBeMet(indices, in: universe, maximum: Self.endless) else { return nil }
    let minimum = (1..<Self.endless).partitioningIndex { canBeMet(indices, in: universe, maximum: $0) }
    return budget > 0 ? minimum : nil
  }
}
