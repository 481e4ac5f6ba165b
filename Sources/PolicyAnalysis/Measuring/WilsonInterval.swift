/// The interval in which a part of a population is, as a sample shows it, with a probability of 95 %.
///
/// E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
/// Statistical Association 22, 1927. It stays between 0 and 1 and is right for small parts, other than the usual
/// estimate ± 1.96 standard errors.
package struct WilsonInterval: Equatable, Sendable {
  package let low: Double
  package let high: Double

  /// The 97.5 % quantile of the normal distribution.
  private static let quantile = 1.959_963_984_540_054

  /// The interval for `part`, from 0 to 1, of a sample of `size`, which is above 0. With an infinite size, the part is
  /// known.
  package init(of part: Double, size: Double) {
    guard size.isFinite else {
      low = part
      high = part
      return
    }
    let square = Self.quantile * Self.quantile
    let center = part + square / (2 * size)
    let radius = Self.quantile * (part * (1 - part) / size + square / (4 * size * size)).squareRoot()
    let scale = 1 + square / size
    // Rounding must not move the ends past the part.
    low = min(max((center - radius) / scale, 0), part)
    high = max(min((center + radius) / scale, 1), part)
  }
}
