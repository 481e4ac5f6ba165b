package import WatchwordBasics

/// The required resistance of passwords to guessing, as estimated; the terms are those of the strength meter in the
/// form.
package enum DesignStrength: CaseIterable, Sendable {
  /// No estimate is required.
  case notAsked
  case fair
  case good
  case strong

  /// The minimum score of the rule `strength`: fair is 10^6 guesses, good 10^8 and strong 10^10.
  var score: Int? {
    switch self {
    case .notAsked: nil
    case .fair: 2
    case .good: 3
    case .strong: 4
    }
  }

  /// The name of the choice as the value of an option.
  package var id: ExactText {
    switch self {
    case .notAsked: "none"
    case .fair: "fair"
    case .good: "good"
    case .strong: "strong"
    }
  }

  /// The label of the choice.
  var words: String {
    switch self {
    case .notAsked: "No, do not estimate"
    case .fair: "Fair: a million guesses or more"
    case .good: "Good: a hundred million guesses or more"
    case .strong: "Strong: ten billion guesses or more"
    }
  }
}
