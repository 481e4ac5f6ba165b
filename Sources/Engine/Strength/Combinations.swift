/// Numbers of combinations.
enum Combinations {
  /// Returns the number of ways to choose `count` of `total` items, where `count` is at most `total`.
  static func choices(of count: Int, from total: Int) -> Double {
    var result = 1.0
    for divisor in 1..<count + 1 { result = result * Double(total + 1 - divisor) / Double(divisor) }
    return result
  }

  /// Returns the number of ways to choose members of two groups: at least one, and at most as many as the smaller group
  /// has.
  ///
  /// These are the forms that an attacker tries for a word with some letters changed (Wheeler 2016, section 4.2).
  /// Neither group is empty.
  static func variations(_ first: Int, _ second: Int) -> GuessCount {
    var sum = GuessCount(Double(first + second))
    for count in 2..<max(min(first, second), 1) + 1 {
      sum = sum + GuessCount(choices(of: count, from: first + second))
    }
    return sum
  }
}
