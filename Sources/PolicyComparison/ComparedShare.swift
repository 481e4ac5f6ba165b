package import WatchwordPolicyAnalysis

/// Which part of the passwords that a policy accepts falls to a number of guesses.
///
/// Other than that of a measurement, the interval takes the list itself for a sample of what people choose: of a list of
/// six passwords, little can be said, even if all of them were looked at.
package struct ComparedShare: Hashable, Sendable {
  /// The number of guesses.
  package let level: GuessLevel
  /// The share, from 0 to 1.
  package let value: Double
  /// The ends of the interval in which the share is with a probability of 95 %.
  package let low: Double
  /// See ``low``.
  package let high: Double

  /// The share `share` of `size` passwords whose guesses were estimated.
  init(_ share: GuessShares.Share, of size: Int) {
    let interval = WilsonInterval(of: share.value, size: Double(size))
    level = share.level
    value = share.value
    low = interval.low
    high = interval.high
  }

  /// The share and its interval: "12.0 % (11.8–12.2)".
  package var words: String {
    "\(PolicyComparison.percent(value)) (\(Self.tenths(low))–\(Self.tenths(high)))"
  }

  private static func tenths(_ share: Double) -> String {
    let tenths = Int(share * 1000 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension PolicyComparison {
  /// The share of each level for the policy at `index`; empty if guesses were not estimated, or if it accepts nothing.
  package func shares(of index: Int) -> [ComparedShare] {
    guard let guesses = measurement?.policies[index].guesses, guesses.sampled > 0 else { return [] }
    return guesses.shares.map { ComparedShare($0, of: guesses.sampled) }
  }
}
