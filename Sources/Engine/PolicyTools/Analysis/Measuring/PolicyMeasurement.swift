package import WatchwordBasics
package import WatchwordPolicy

/// The results of a policy for a list of real passwords. It contains no part of any password.
package struct PolicyMeasurement: Sendable {
  /// The policy's name.
  package let name: String
  /// The rules, in the policy's order.
  package let rules: [Rule]
  /// The number of passwords that meet the policy, and the rules that the others fail.
  package private(set) var tally: AssessmentTally
  /// The guesses that the accepted passwords take; `nil` if they were not estimated.
  package private(set) var guesses: GuessShares?

  /// A rule with its user-visible text.
  package struct Rule: Equatable, Sendable {
    package let id: ExactText
    package let text: String

    package init(id: ExactText, text: String) {
      self.id = id
      self.text = text
    }
  }

  package init(name: String, rules: [Rule], tally: AssessmentTally, guesses: GuessShares?) {
    self.name = name
    self.rules = rules
    self.tally = tally
    self.guesses = guesses
  }

  /// Adds the results of the same policy for other passwords. Guesses remain only if both measurements have them.
  mutating func add(_ other: PolicyMeasurement) {
    tally.add(other.tally)
    if let more = other.guesses { guesses?.add(more) } else { guesses = nil }
  }
}
