/// Accepted passwords of which some were drawn with equal probability, and the guesses estimated for those.
package struct GuessStratum: Equatable, Sendable {
  /// The number of passwords from which the sample was drawn.
  package private(set) var accepted: Int
  /// The number of passwords that were drawn.
  package private(set) var sampled: Int
  /// The numbers of drawn passwords that fall within each of ``GuessLevel/allCases``; they never decrease with the
  /// level.
  package private(set) var countsByLevel: [Int]

  /// Creates a stratum from existing counts; `countsByLevel` has one count for each level.
  package init(accepted: Int, sampled: Int, countsByLevel: [Int]) {
    self.accepted = accepted
    self.sampled = sampled
    self.countsByLevel = countsByLevel
  }

  /// Creates a stratum without passwords.
  package init() { self.init(accepted: 0, sampled: 0, countsByLevel: GuessLevel.allCases.map { _ in 0 }) }

  /// Whether all passwords were drawn, so that nothing is estimated from a sample.
  package var isWhole: Bool { sampled == accepted }

  /// Counts an accepted password that occurs `times` times and was drawn each time.
  package mutating func add(guessesLog10: Double, times: Int = 1) {
    accepted += times
    sampled += times
    for (index, level) in GuessLevel.allCases.enumerated() where level.reaches(guessesLog10) {
      countsByLevel[index] += times
    }
  }

  /// Adds the counts of other passwords. Probabilities remain equal only if both strata are whole, or parts of one
  /// sample.
  package mutating func add(_ other: GuessStratum) {
    accepted += other.accepted
    sampled += other.sampled
    for index in countsByLevel.indices { countsByLevel[index] += other.countsByLevel[index] }
  }

  /// Returns the same sample, treated as drawn from `accepted` passwords.
  package func drawn(from accepted: Int) -> GuessStratum {
    GuessStratum(accepted: accepted, sampled: sampled, countsByLevel: countsByLevel)
  }
}
