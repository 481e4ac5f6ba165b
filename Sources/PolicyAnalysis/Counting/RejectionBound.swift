import WatchwordPolicy

/// An upper bound on how many passwords a rule rejects that no automaton of a reasonable size can judge.
struct RejectionBound {
  private let rule: PasswordRule
  private let characters: [Unicode.Scalar]

  /// The bound for passwords of `characters`.
  init(_ rule: PasswordRule, over characters: [Unicode.Scalar]) {
    self.rule = rule
    self.characters = characters
  }

  /// The greatest length that is bounded; greater numbers take long.
  private static let greatestLength = 512

  /// The bounds by length, from 0 to `end`; `nil` if the rule has none.
  func counts(to end: Int) -> [Natural]? {
    guard end <= Self.greatestLength else { return nil }
    switch rule {
    case .palindrome: return palindromes(to: end)
    case .occurrences(let rule): return occurrences(moreThan: rule.maximum, to: end)
    case .dates: return passwords(containing: dates, to: end)
    default: return nil
    }
  }

  private var size: Natural { Natural(clamping: characters.count) }

  /// The number of ways to write the first half, and the second half with the same letters in either case.
  private func palindromes(to end: Int) -> [Natural]? {
    let spellings = Dictionary(grouping: characters) { CommonPasswords.folded(String($0)) }
    let isSimple = spellings.keys.allSatisfy { String(decoding: $0, as: UTF8.self).unicodeScalars.count == 1 }
    guard isSimple else { return nil }
    let pairs = spellings.values.reduce(Natural()) { $0 + Natural(clamping: $1.count * $1.count) }
    return (0...end).map { length in
      length < 2 ? 0 : pairs.power(length / 2) * (length % 2 == 1 ? size : 1)
    }
  }

  /// For each character, the passwords in which it occurs so often; those with two such characters count twice.
  private func occurrences(moreThan maximum: Int, to end: Int) -> [Natural] {
    (0...end).map { length in
      guard maximum < length, size > 0 else { return 0 }
      var ways = Natural(1)
      var sum = Natural()
      for times in 1...length {
        ways.multiply(by: UInt64(length - times + 1))
        _ = ways.divide(by: UInt64(times))
        if times > maximum { sum += ways * (size - 1).power(length - times) }
      }
      return sum * size
    }
  }

  /// For each place, the passwords that have one of `parts` there; `parts` is the number of them by length.
  private func passwords(containing parts: [Int: Natural], to end: Int) -> [Natural] {
    (0...end).map { length in
      parts.reduce(Natural()) { sum, part in
        part.key > length
          ? sum : sum + part.value.multiplied(by: UInt64(length - part.key + 1)) * size.power(length - part.key)
      }
    }
  }

  /// No fewer texts than there are dates of the rule, by length.
  private var dates: [Int: Natural] {
    func count(_ isCounted: (Unicode.Scalar) -> Bool) -> Int { characters.count(where: isCounted) }
    // Between numbers is a separator, or one with a space behind it; behind years and months are others.
    let separators = Natural(clamping: count { ".-/\\_, 年月년월".unicodeScalars.contains($0) })
    // Digits of several scripts have the same value.
    let digits = (0...9).map { digit in
      count { PasswordPolicy(rules: [.numberRange(NumberRangeRule(minimum: digit, maximum: digit))]).rejects($0) }
    }
    let spellings = Natural(clamping: digits.max() ?? 0)
    // The lengths of the day and the month, each with or without a zero in front.
    let days: [(length: Int, count: Int)] = [(2, 9 * 9), (3, 9 * 12 + 31 * 9), (4, 31 * 12)]
    var dates: [Int: Natural] = [:]
    for (years, yearLength) in [(100, 2), (200, 4)] {
      for (length, count) in days {
        let written = Natural(clamping: count * years * 3) * spellings.power(length + yearLength)
        if length == 4 { dates[length + yearLength, default: 0] += written }
        for spaces in 0...2 {
          dates[length + yearLength + 2 + spaces, default: 0] +=
            written * separators * separators * (spaces == 1 ? 2 : 1)
        }
      }
    }
    return dates
  }
}

extension PasswordPolicy {
  /// Whether a password of this character alone is rejected.
  fileprivate func rejects(_ scalar: Unicode.Scalar) -> Bool { assess(String(scalar)).verdict == .unmet }
}
