import TestSupport

/// Passwords as people make them where 15 characters are required, by kind. They are the same in each run.
struct ExpectedPasswords {
  /// A kind of expected passwords.
  struct Kind: Sendable {
    let name: String
    /// Whether the rule was written with this kind in mind.
    let isKnown: Bool
    /// Makes one, of any length, and returns the words of the user that are in it.
    let make: @Sendable (inout ExpectedPasswords) -> (password: String, userWords: [String])

    init(
      _ name: String, isKnown: Bool = true, _ make: @escaping @Sendable (inout ExpectedPasswords) -> (String, [String])
    ) {
      (self.name, self.isKnown, self.make) = (name, isKnown, make)
    }

    init(_ name: String, isKnown: Bool = true, _ make: @escaping @Sendable (inout ExpectedPasswords) -> String) {
      self.init(name, isKnown: isKnown) { (make(&$0), []) }
    }
  }

  var generator: SeededGenerator
  /// The most frequent passwords, and those of letters only.
  private let top: [String]
  private let words: [String]

  /// Passwords from the most frequent ones, `top`, in order.
  init(seed: UInt64, top: [String]) {
    generator = SeededGenerator(seed: seed)
    self.top = top
    words = top.filter { $0.count > 3 && $0.allSatisfy { $0.isLetter } }
  }

  /// A password of `kind` with at least 15 characters.
  mutating func next(of kind: Kind) -> (password: String, userWords: [String]) {
    while true {
      let made = kind.make(&self)
      if made.password.unicodeScalars.count >= 15 { return made }
    }
  }

  // MARK: - Pieces

  mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }

  mutating func pick(_ choices: String...) -> String { pick(choices) }

  mutating func number(_ range: ClosedRange<Int>, digits: Int = 1) -> String {
    let number = String(Int.random(in: range, using: &generator))
    return String(repeating: "0", count: max(digits - number.count, 0)) + number
  }

  mutating func isLucky(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  mutating func word() -> String { pick(words) }

  mutating func topPassword() -> String { pick(top) }

  mutating func year() -> String { isLucky(50) ? number(1950...2010) : number(2018...2026) }

  mutating func ending() -> String { pick("!", "1", "123", "1234", "!!", "123!", "2024", "2025!", "#1") }

  /// The word in small letters, with a capital first, all capitals or every other one.
  mutating func cased(_ word: String) -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: word
    case 1: word.prefix(1).uppercased() + word.dropFirst()
    case 2: word.uppercased()
    default: Self.alternating(word)
    }
  }

  static func alternating(_ word: String) -> String {
    word.enumerated().map { $0.offset.isMultiple(of: 2) ? String($0.element) : $0.element.uppercased() }.joined()
  }

  private static let lookAlikes: [Character: [String]] = [
    "a": ["@", "4"], "e": ["3"], "i": ["1", "!"], "o": ["0"], "s": ["$", "5"], "t": ["7"], "l": ["1"],
  ]

  mutating func withLookAlikes(_ word: String) -> String {
    word.map { letter in
      guard let found = Self.lookAlikes[letter], isLucky(70) else { return String(letter) }
      return pick(found)
    }.joined()
  }

  mutating func date() -> String {
    let (day, month) = (number(1...28, digits: 2), number(1...12, digits: 2))
    let year = number(1950...2014)
    let short = String(year.suffix(2))
    return pick(
      [
        day + month + year, "\(day).\(month).\(year)", year + month + day, day + month + short,
        "\(month)/\(day)/\(year)", "\(year)-\(month)-\(day)",
      ])
  }

  mutating func rotated(_ row: String, length: Int, step: Int) -> String {
    let characters = Array(row)
    let start = Int.random(in: characters.indices, using: &generator)
    return String((0..<length).map { characters[(start + $0 * step + length * characters.count) % characters.count] })
  }
}
