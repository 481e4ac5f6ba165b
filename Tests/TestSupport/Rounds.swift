import Foundation

/// How much the tests try that make their input at random.
public enum Rounds {
  /// `ROUNDS=10` in the environment tries ten times as much; 1,000 is the most.
  private static let factor = min(max(ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 1, 1), 1_000)

  /// So many, times the factor.
  public static func count(_ count: Int) -> Int { count * factor }

  /// The seeds of so many rounds, times the factor.
  public static func seeds(_ count: Int) -> Range<Int> { 0..<count * factor }

  /// Every so many, divided by the factor: the distance of the places that a test tries.
  public static func distance(_ distance: Int) -> Int { max(distance / factor, 1) }
}
