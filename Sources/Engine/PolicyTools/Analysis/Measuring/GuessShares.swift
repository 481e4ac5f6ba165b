/// The shares of a policy's accepted passwords that fall within each number of guesses.
///
/// Each run draws a separate sample. Samples of several runs are not pooled, because passwords had a different
/// probability in each. They are strata, and the estimates are weighted by the number of passwords each was drawn from.
package struct GuessShares: Equatable, Sendable {
  /// The samples; those that include all passwords are merged into one.
  package private(set) var strata: [GuessStratum]

  /// A share of the accepted passwords with its 95 % confidence interval; all values are from 0 to 1.
  package struct Share: Equatable, Sendable {
    package let level: GuessLevel
    package let value: Double
    package let low: Double
    package let high: Double
  }

  package init(_ strata: [GuessStratum]) {
    self.strata = []
    for stratum in strata { add(stratum) }
  }

  /// The number of accepted passwords.
  package var accepted: Int { strata.reduce(0) { $0 + $1.accepted } }
  /// The number of passwords whose guesses were estimated.
  package var sampled: Int { strata.reduce(0) { $0 + $1.sampled } }
  /// Whether all passwords were drawn, so that the shares are not estimated from a sample.
  package var isWhole: Bool { strata.allSatisfy { $0.isWhole } }

  /// Adds a sample of other passwords; empty samples are ignored.
  package mutating func add(_ stratum: GuessStratum) {
    guard stratum.accepted > 0 else { return }
    if stratum.isWhole, let index = strata.firstIndex(where: { $0.isWhole }) {
      strata[index].add(stratum)
    } else {
      strata.append(stratum)
    }
  }

  /// Adds the samples of other passwords.
  package mutating func add(_ other: GuessShares) { for stratum in other.strata { add(stratum) } }

  /// The share for each level; empty if no password was accepted, or none drawn.
  package var shares: [Share] {
    guard accepted > 0, strata.allSatisfy({ $0.sampled > 0 }) else { return [] }
    return GuessLevel.allCases.enumerated().map { index, level in
      var (value, center, variance) = (0.0, 0.0, 0.0)
      for stratum in strata {
        let weight = Double(stratum.accepted) / Double(accepted)
        let size = Double(stratum.sampled)
        value += weight * Double(stratum.countsByLevel[index]) / size
        // Adds two passwords of each kind, so that a sample of only one kind does not result in certainty (A. Agresti
        // and B. A. Coull, The American Statistician 52, 1998).
        let part = (Double(stratum.countsByLevel[index]) + 2) / (size + 4)
        center += weight * part
        let unseen = 1 - size / Double(stratum.accepted)
        variance += weight * weight * part * (1 - part) / size * unseen
      }
      let interval = WilsonInterval(of: value, size: variance > 0 ? center * (1 - center) / variance : .infinity)
      return Share(level: level, value: value, low: interval.low, high: interval.high)
    }
  }
}
