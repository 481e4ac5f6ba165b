/// Accepted passwords of which some were drawn, all with the same chance, and their guesses estimated.
package struct GuessStratum: Equatable, Sendable {
  /// The passwords that were drawn from.
  package private(set) var accepted: Int
  /// The passwords that were drawn.
  package private(set) var sampled: Int
  /// Of those that were drawn, how many fall to each of ``GuessLevel/allCases``; never fewer to more guesses.
  package private(set) var within: [Int]

  /// Counts that were made elsewhere; there is one of `within` for each level.
  package init(accepted: Int, sampled: Int, within: [Int]) {
    self.accepted = accepted
    self.sampled = sampled
    self.within = within
  }

  /// No password yet.
  package init() { self.init(accepted: 0, sampled: 0, within: GuessLevel.allCases.map { _ in 0 }) }

  /// Whether all were drawn, so that nothing is estimated from a part.
  package var isWhole: Bool { sampled == accepted }

  /// Counts an accepted password that occurs `times` times and was drawn each time.
  package mutating func add(guessesLog10: Double, times: Int = 1) {
    accepted += times
    sampled += times
    for (index, level) in GuessLevel.allCases.enumerated() where level.reaches(guessesLog10) { within[index] += times }
  }

  /// Adds the counts of other passwords. That keeps the chances equal only if both are whole, or parts of one drawing.
  package mutating func add(_ other: GuessStratum) {
    accepted += other.accepted
    sampled += other.sampled
    for index in within.indices { within[index] += other.within[index] }
  }

  /// The same drawing from `accepted` passwords.
  package func drawn(from accepted: Int) -> GuessStratum {
    GuessStratum(accepted: accepted, sampled: sampled, within: within)
  }
}
