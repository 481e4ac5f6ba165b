import WatchwordPolicyAnalysis

/// A share in words, as exactly as it is known.
struct ShareText {
  private let share: GuessShares.Share
  private let isKnown: Bool

  /// The words for `share`; `isKnown` says whether it is no estimate.
  init(of share: GuessShares.Share, isKnown: Bool) {
    self.share = share
    self.isKnown = isKnown
  }

  /// Such as `12.3 % (12.1–12.5)`; small shares have two places behind the point. What is not nothing is never shown as
  /// nothing, and what is not all never as all.
  var withInterval: String {
    let isSmall = share.high > 0 && share.high < 0.01
    func digits(_ part: Double) -> String { Self.percent(part, places: isSmall ? 2 : 1) }
    let least = isSmall ? "0.01" : "0.1"
    let value =
      if share.value > 0, digits(share.value) == digits(0) {
        "<\(least)"
      } else if share.value < 1, digits(share.value) == "100.0" { ">99.9" } else { digits(share.value) }
    return isKnown ? "\(value) %" : "\(value) % (\(digits(share.low))–\(digits(share.high)))"
  }

  /// A part in per cent with one, two or three places behind the point.
  static func percent(_ part: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((part * 100 * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: places - fraction.utf8.count) + fraction
  }
}
