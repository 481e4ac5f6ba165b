/// The share of a policy's accepted passwords that fall within a number of guesses.
///
/// Unlike the interval of a measurement, this interval treats the list itself as a sample of what people choose: a list
/// of six passwords proves little, even if all of them were examined.
package struct ComparedShare: Hashable, Sendable {
  /// The number of guesses.
  package let level: GuessLevel
  /// The share, from 0 to 1.
  package let value: Double
  /// The lower end of the 95 % confidence interval of the share.
  package let low: Double
  /// The upper end of the interval.
  package let high: Double

  /// Creates the share `share` of `size` passwords whose guesses were estimated.
  init(_ share: GuessShares.Share, of size: Int) {
    let interval = WilsonInterval(of: share.value, size: Double(size))
    level = share.level
    value = share.value
    low = interval.low
    high = interval.high
  }

  /// The share and its interval, such as "12.0 % (11.8–12.2)".
  package var words: String {
    "\(PolicyComparison.percent(value)) (\(Self.tenths(low))–\(Self.tenths(high)))"
  }

  private static func tenths(_ share: Double) -> String {
    let tenths = Int(share * 1000 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension PolicyComparison {
  /// Returns the share of each level for the policy at `index`; empty if guesses were not estimated, or if it accepts
  /// nothing.
  package func shares(of index: Int) -> [ComparedShare] {
    guard let guesses = measurement?.policies[index].guesses, guesses.sampled > 0 else { return [] }
    return guesses.shares.map { ComparedShare($0, of: guesses.sampled) }
  }
}
