import WatchwordPolicy

extension PatternSet {
  /// Creates a set of the code points of `set`.
  init(_ set: ScalarSet) { self.init(set.values) }

  /// Creates a set of the categories with these short names.
  init(_ names: [String]) {
    self.init([], GeneralCategories(names.compactMap { GeneralCategories(named: Array($0.utf8)[...]) }))
  }

  /// Creates a set of the characters of a class.
  init(_ characterClass: CharacterClass, in repertoire: CharacterRepertoire) {
    if repertoire == .ascii {
      self.init(characterClass.asciiMembers)
    } else {
      self.init(Self.categories(of: characterClass))
    }
  }

  private static func categories(of characterClass: CharacterClass) -> [String] {
    switch characterClass {
    case .letters: ["L"]
    case .uppercase: ["Lu", "Lt"]
    case .lowercase: ["Ll"]
    case .digits: ["Nd"]
    case .special: ["P", "S", "Zs"]
    }
  }

  /// Returns the code points, if the set has no categories, is not negated and has at most `limit` of them. White space
  /// as a whole is not a list of characters.
  func values(upTo limit: Int) -> ScalarSet? {
    guard !isNegated, categories.isEmpty, ranges.reduce(0, { $0 + $1.count }) <= limit else { return nil }
    var set = ScalarSet()
    for range in ranges { for value in range { set.insert(value) } }
    return Self.whiteSpaceValues.allSatisfy { set.contains($0) } ? nil : set
  }

  private static let whiteSpaceValues = whiteSpace.ranges.flatMap { Array($0) }

  /// Returns the set as a class in brackets, which means the same under the flags `u` and `v`.
  ///
  /// The portable dialect has no properties; sets for it have no categories, and white space is written out.
  func text(in dialect: PatternDialect) -> String {
    if self == .any { return "[\\s\\S]" }
    var text = isNegated ? "[^" : "["
    if dialect == .ecmaScript, self == .whiteSpace || negated == .whiteSpace { return text + "\\p{White_Space}]" }
    for name in categories.names { text += "\\p{\(name)}" }
    for range in ranges {
      text += Self.escaped(range.lowerBound, in: dialect)
      if range.count > 2 { text += "-" }
      if range.count > 1 { text += Self.escaped(range.upperBound, in: dialect) }
    }
    return text + "]"
  }

  /// Returns a code point as it is written in a class: the punctuation of ECMA-262 ("ClassSetSyntaxCharacter") is
  /// escaped, and anything but printable ASCII is a number, or in the portable dialect the character itself.
  private static func escaped(_ value: UInt32, in dialect: PatternDialect) -> String {
    guard 0x20..<0x7F ~= value else {
      if dialect == .ecmaScript { return "\\u{\(String(value, radix: 16, uppercase: true))}" }
      if value < 0x80 { return (value < 0x10 ? "\\x0" : "\\x") + String(value, radix: 16, uppercase: true) }
      return Unicode.Scalar(value).map { String($0) } ?? ""
    }
    let character = String(UnicodeScalar(UInt8(truncatingIfNeeded: value)))
    return "()[]{}/-\\|^$.*+?".utf8.contains(UInt8(truncatingIfNeeded: value)) ? "\\" + character : character
  }
}
