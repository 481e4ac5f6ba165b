import Foundation

/// How many policies at random a test tries.
enum Rounds {
  /// `ROUNDS=10` in the environment tries ten times as many; 1,000 is the most.
  private static let factor = min(max(ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 1, 1), 1_000)

  /// The seeds of so many rounds, times the factor.
  static func seeds(_ count: Int) -> Range<Int> { 0..<count * factor }
}
