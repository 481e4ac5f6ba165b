/// The 95 % confidence interval of a proportion, estimated from a sample.
///
/// E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
/// Statistical Association 22, 1927. Unlike the usual estimate ± 1.96 standard errors, it stays between 0 and 1 and is
/// accurate for small proportions.
package struct WilsonInterval: Equatable, Sendable {
  package let low: Double
  package let high: Double

  /// The 97.5 % quantile of the normal distribution.
  private static let quantile = 1.959_963_984_540_054

  /// Creates the interval for `part`, from 0 to 1, of a sample of `size`, which is above 0. An infinite size means that
  /// the proportion is known exactly.
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
    // Rounding must not move the ends past the proportion.
    low = min(max((center - radius) / scale, 0), part)
    high = max(min((center + radius) / scale, 1), part)
  }
}
