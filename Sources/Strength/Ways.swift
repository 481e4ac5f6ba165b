/// Numbers of ways to choose.
enum Ways {
  /// The ways to choose `count` of `total`, which is not smaller.
  static func choices(of count: Int, from total: Int) -> Double {
    var result = 1.0
    for divisor in 1..<count + 1 { result = result * Double(total + 1 - divisor) / Double(divisor) }
    return result
  }

  /// The ways to choose at least one of the members of two groups, and at most as many as the smaller group has: what
  /// an attacker tries for a word of which some letters are changed (Wheeler 2016, section 4.2).
  ///
  /// Neither group is empty.
  static func variations(_ first: Int, _ second: Int) -> GuessCount {
    var sum = GuessCount(Double(first + second))
    for count in 2..<max(min(first, second), 1) + 1 {
      sum = sum + GuessCount(choices(of: count, from: first + second))
    }
    return sum
  }
}
