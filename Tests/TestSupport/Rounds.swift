import Foundation

/// How much the tests try that make their input at random, or make it long.
///
/// In the environment, `ROUNDS=10` tries ten times as much, and `SEED=7` starts from another seed. For 8 rounds or more,
/// tables and long texts are tried whole.
public enum Rounds {
  /// From 1 to 1,000.
  private static let factor = min(max(number("ROUNDS") ?? 1, 1), 1_000)

  private static let seed = max(number("SEED") ?? 0, 0) & 0xFFFF_FFFF

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// So many, times the factor.
  public static func count(_ count: Int) -> Int { count * factor }

  /// The seeds of so many rounds, times the factor.
  public static func seeds(_ count: Int) -> Range<Int> { seed..<seed + count * factor }

  /// Whether tables and long texts are tried whole.
  public static var isWhole: Bool { factor >= 8 }

  /// The length of a long text: an eighth of `count`, or the whole.
  public static func length(_ count: Int) -> Int { isWhole ? count : count / 8 }

  /// So many of the cases in their order, other ones for each seed; or all.
  public static func sample<Case>(_ cases: [Case], _ count: Int) -> [Case] {
    if isWhole { return cases }
    var random = SeededGenerator(seed: UInt64(seed))
    return cases.indices.shuffled(using: &random).prefix(count * factor).sorted().map { cases[$0] }
  }

  /// Some lengths of the starts of `count` bytes, the whole among them; or every one.
  public static func lengths(ofStartsOf count: Int) -> StrideThrough<Int> {
    let distance = isWhole ? 1 : 32 / factor
    return stride(from: count % distance, through: count, by: distance)
  }
}
