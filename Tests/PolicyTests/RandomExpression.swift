import TestSupport

/// Patterns and texts at random, with everything that patterns can have.
struct RandomExpression {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func one(of texts: [String]) -> String { texts[number(0...(texts.count - 1))] }

  /// A text in NFC.
  mutating func text(upTo length: Int = 8) -> String {
    let characters = [
      "a", "b", "A", "Z", "1", "0", " ", "-", "_", ".", "é", "漢", "٣", "😀", "€", "\u{A0}", "\n", "\u{2028}",
    ]
    return (0..<number(0...length)).map { _ in number(0...2) == 0 ? one(of: characters) : one(of: ["a", "b", "1"]) }
      .joined()
  }

  /// A pattern; one of four starts with lookaheads.
  mutating func pattern() -> String {
    guard number(0...3) == 0 else { return alternatives(depth: 0) }
    let heads = (0..<number(1...3)).map { _ in
      let start = one(of: ["(?=", "(?=", "(?!"])
      return start + one(of: [".*", "", "[^\\]]*"]) + alternatives(depth: 1) + ")"
    }
    return "^" + heads.joined() + sequence(depth: 0)
  }

  private mutating func alternatives(depth: Int) -> String {
    (0..<(number(0...3) == 0 ? number(2...3) : 1)).map { _ in sequence(depth: depth) }.joined(separator: "|")
  }

  private mutating func sequence(depth: Int) -> String {
    (0..<number(0...3)).map { _ in
      number(0...9) == 0 ? one(of: ["^", "$"]) : atom(depth: depth) + quantifier(depth: depth)
    }.joined()
  }

  private mutating func atom(depth: Int) -> String {
    switch number(0...(depth < 3 ? 6 : 3)) {
    case 0, 1: return one(of: ["a", "b", "1", "-", "é", "漢", "😀", "\\.", "\\-", "_"].filter { $0 != "\\-" })
    case 2: return one(of: [".", "\\d", "\\w", "\\s", "\\D", "\\W", "\\S"])
    case 3:
      return one(of: [
        "\\p{L}", "\\p{Lu}", "\\P{Ll}", "\\p{Nd}", "\\p{P}", "\\P{S}", "\\p{Z}", "\\x61", "\\u0062", "\\u{e9}",
        "\\u{1F600}", "\\uD83D\\uDE00", "\\n", "\\/",
      ])
    case 4: return characterClass()
    default: return one(of: ["(", "(?:"]) + alternatives(depth: depth + 1) + ")"
    }
  }

  private mutating func characterClass() -> String {
    let members = [
      "a", "b", "1", "a-z", "A-Z", "0-9", "é-ü", "\\d", "\\W", "\\s", "\\p{L}", "\\P{Lu}", "\\-", "\\]", ".", "$", "|",
      "(",
      "\\u4E00-\\u9FFF", "\u{1F600}-\u{1F64F}", "\\x20-\\x2F", "^a", "😀",
    ]
    let chosen = (0..<number(1...3)).map { _ in one(of: members) }
    let text = chosen.joined()
    // A ^ at the start negates.
    return "[" + one(of: ["", "", "^"]) + text + one(of: ["", "", "-"]) + "]"
  }

  private mutating func quantifier(depth: Int) -> String {
    guard number(0...1) == 0 else { return "" }
    return one(of: ["?", "*", "+", "{2}", "{0}", "{1,}", "{0,2}", "{1,3}", "{2,4}"]) + one(of: ["", "", "?"])
  }
}
