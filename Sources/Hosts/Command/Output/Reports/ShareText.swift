import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools

/// The text of a share, with its confidence interval if it is an estimate.
struct ShareText {
  private let share: GuessShares.Share
  private let isKnown: Bool

  /// Creates the text for `share`; `isKnown` is false if it is an estimate.
  init(of share: GuessShares.Share, isKnown: Bool) {
    self.share = share
    self.isKnown = isKnown
  }

  /// The share and its interval, such as `12.3 % (12.1–12.5)`; small shares have two decimals. A nonzero share is never
  /// shown as 0, and an incomplete one never as 100.
  var withInterval: String {
    let isSmall = share.high > 0 && share.high < 0.01
    func digits(_ part: Double) -> String { Self.percent(part, decimals: isSmall ? 2 : 1) }
    let minimum = isSmall ? "0.01" : "0.1"
    let value =
      if share.value > 0, digits(share.value) == digits(0) {
        "<\(minimum)"
      } else if share.value < 1, digits(share.value) == "100.0" { ">99.9" } else { digits(share.value) }
    return isKnown ? "\(value) %" : "\(value) % (\(digits(share.low))–\(digits(share.high)))"
  }

  /// Returns a share in per cent with one, two or three decimals.
  static func percent(_ part: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((part * 100 * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
  }
}
