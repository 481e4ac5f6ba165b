import Foundation

/// How much the tests try that make their input at random.
public enum Rounds {
  /// `ROUNDS=10` in the environment tries ten times as much; 1,000 is the most.
  private static let factor = min(max(ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 1, 1), 1_000)

  /// So many, times the factor.
  public static func count(_ count: Int) -> Int { count * factor }

  /// The seeds of so many rounds, times the factor.
  public static func seeds(_ count: Int) -> Range<Int> { 0..<count * factor }

  /// Every eighth length of the starts of `count` bytes, the whole among them; every one for 8 rounds or more.
  public static func lengths(ofStartsOf count: Int) -> StrideThrough<Int> {
    let distance = max(8 / factor, 1)
    return stride(from: count % distance, through: count, by: distance)
  }

  /// So many of the cases, drawn alike in every run, in their order; all of them for 10 rounds or more.
  public static func sample<Case>(_ cases: [Case], _ count: Int) -> [Case] {
    guard factor < 10 else { return cases }
    var generator = SeededGenerator(seed: 1)
    return cases.indices.shuffled(using: &generator).prefix(count).sorted().map { cases[$0] }
  }
}
