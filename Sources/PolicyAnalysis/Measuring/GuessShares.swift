/// Which part of the passwords that a policy accepts falls to how many guesses.
///
/// Each run draws a sample of its own. Samples of several runs are not thrown together, because passwords had other
/// chances in each: they are strata, and the estimates are weighted by what each was drawn from.
package struct GuessShares: Equatable, Sendable {
  /// The samples; those of which everything was drawn are one.
  package private(set) var strata: [GuessStratum]

  /// A part of the accepted passwords, and the interval in which it is with a probability of 95 %; from 0 to 1.
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

  /// The accepted passwords.
  package var accepted: Int { strata.reduce(0) { $0 + $1.accepted } }
  /// The passwords whose guesses were estimated.
  package var sampled: Int { strata.reduce(0) { $0 + $1.sampled } }
  /// Whether all were estimated, so that the shares are no estimates of a sample.
  package var isWhole: Bool { strata.allSatisfy(\.isWhole) }

  /// Adds a sample of other passwords; empty ones say nothing.
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

  /// The share of each level; none where no password was accepted, or none drawn.
  package var shares: [Share] {
    guard accepted > 0, strata.allSatisfy({ $0.sampled > 0 }) else { return [] }
    return GuessLevel.allCases.enumerated().map { index, level in
      var (value, center, variance) = (0.0, 0.0, 0.0)
      for stratum in strata {
        let weight = Double(stratum.accepted) / Double(accepted)
        let size = Double(stratum.sampled)
        value += weight * Double(stratum.within[index]) / size
        // Two more of each kind, so that a sample that is all of one kind does not claim to be certain (A. Agresti and
        // B. A. Coull, The American Statistician 52, 1998).
        let part = (Double(stratum.within[index]) + 2) / (size + 4)
        center += weight * part
        let unseen = 1 - size / Double(stratum.accepted)
        variance += weight * weight * part * (1 - part) / size * unseen
      }
      let interval = WilsonInterval(of: value, size: variance > 0 ? center * (1 - center) / variance : .infinity)
      return Share(level: level, value: value, low: interval.low, high: interval.high)
    }
  }
}
