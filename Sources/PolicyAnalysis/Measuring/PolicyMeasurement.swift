package import WatchwordDiagnostics
package import WatchwordPolicy

/// What a policy does with a list of real passwords. No part of a password is in it.
package struct PolicyMeasurement: Sendable {
  /// The policy's name.
  package let name: String
  /// The rules, in the policy's order.
  package let rules: [Rule]
  /// How many passwords meet the policy, and which rules the others fail.
  package private(set) var tally: AssessmentTally
  /// How many guesses the accepted passwords take; `nil` if that was not estimated.
  package private(set) var guesses: GuessShares?

  /// A rule as people read it.
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

  /// Adds what the same policy does with other passwords. Guesses remain only if both have them.
  mutating func add(_ other: PolicyMeasurement) {
    tally.add(other.tally)
    if let more = other.guesses { guesses?.add(more) } else { guesses = nil }
  }
}
