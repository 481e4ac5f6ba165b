import BigInt
public import WatchwordPolicy

/// How many passwords a policy accepts.
public struct PolicyCount: Sendable {
  /// The characters of which the passwords are made.
  public let alphabet: Alphabet
  /// The numbers by length in characters, in order; lengths that the policy rules out are missing.
  public let lengths: [(length: Int, count: CountRange)]
  /// Why numbers are bounds, in the order of the policy; empty if all are exact.
  public let bounds: [Bound]
  /// Whether the policy sets no maximum, so that the count ends at a chosen length.
  public let isCutOff: Bool

  /// A rule that is the cause of a bound.
  public struct Bound: Hashable, Sendable {
    /// The rule.
    public let rule: PasswordRule
    /// Why it is not counted exactly.
    public let reason: Reason

    /// Why a rule is not counted exactly.
    public enum Reason: Hashable, Sendable {
      /// It depends on the person or on earlier passwords. The numbers are those of a person whom it does not touch.
      case dependsOnPerson
      /// A function of the app decides it, such as a list of breached passwords. It may reject any number of those that
      /// are counted.
      case judgedOutside
      /// An exact automaton would be too large.
      case tooManyStates
    }
  }

  /// The sum over all lengths.
  public var total: CountRange { lengths.reduce(CountRange(0)) { $0 + $1.count } }

  /// The base-2 logarithm of the total, or of its lower bound: the guesses that an attacker who knows the policy needs
  /// for a password that was chosen at random. `nil` if no password is accepted.
  public var bits: Double? { total.least.isZero ? nil : total.least.log2 }
}

extension BigUInt {
  /// The base-2 logarithm of a number above zero, to the precision of a `Double`.
  var log2: Double {
    let shift = Swift.max(bitWidth - 64, 0)
    return Double.log2Approximation(UInt64(self >> shift)) + Double(shift)
  }
}

extension Double {
  /// The base-2 logarithm of a number above zero, without a mathematical library: the exponent, and the fraction by
  /// repeated squaring.
  static func log2Approximation(_ number: UInt64) -> Double {
    var value = Double(number)
    var result = Double(value.exponent)
    value = value.significand
    var bit = 0.5
    for _ in 0..<52 {
      value *= value
      if value >= 2 {
        value /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
