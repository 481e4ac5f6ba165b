import WatchwordBasics
package import WatchwordPolicy

/// The number of passwords that a policy accepts.
package struct PolicyCount: Sendable {
  /// The characters that the passwords consist of.
  package let alphabet: Alphabet
  /// The numbers by length in characters, in ascending order, without lengths that the policy rules out.
  package let lengths: [(length: Int, count: CountRange)]
  /// The reasons why numbers are bounds, in the order of the policy; empty if all numbers are exact.
  package let bounds: [Bound]
  /// Whether the policy sets no maximum, so that the count ends at a chosen length.
  package let isCutOff: Bool

  /// A rule that turns the count into a bound.
  package struct Bound: Hashable, Sendable {
    /// The rule.
    package let rule: PasswordRule
    /// Why it is not counted exactly.
    package let reason: Reason

    /// Why a rule is not counted exactly.
    package enum Reason: Hashable, Sendable {
      /// It depends on the person or on earlier passwords. The upper bound is the number for a person to whom the rule
      /// does not apply. The lower bound is zero unless the greatest number of passwords that the rule can reject is
      /// known.
      case dependsOnPerson
      /// The requirement is checked by a function of the app, such as a check against breached passwords, so any number
      /// of the counted passwords may be rejected.
      case judgedOutside
      /// It also rejects passwords whose number is unknown, such as variants of common passwords.
      case notCounted
      /// An exact automaton would be too large.
      case tooManyStates
    }
  }

  /// The sum over all lengths.
  package var total: CountRange { lengths.reduce(CountRange(0)) { $0 + $1.count } }

  /// Whether all numbers are exact.
  package var isExact: Bool { bounds.isEmpty && lengths.allSatisfy { $0.count.isExact } }

  /// The base-2 logarithm of the total, or of its upper bound; `nil` if no password is accepted.
  ///
  /// It measures the guesses that an attacker who knows the policy needs for a password that was chosen at random.
  package var bits: Double? { total.bits }
}

extension CountRange {
  /// The base-2 logarithm of the number, or of its upper bound; `nil` if that is zero.
  package var bits: Double? { upperBound.isZero ? nil : upperBound.log2 }
}

extension Natural {
  /// The base-2 logarithm of a number above zero, to the precision of a `Double`.
  var log2: Double {
    let shift = Swift.max(bitWidth - 64, 0)
    return Double.binaryLogarithm(of: bits(from: shift)) + Double(shift)
  }
}
