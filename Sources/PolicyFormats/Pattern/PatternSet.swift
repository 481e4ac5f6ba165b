import WatchwordPolicy

/// A set of characters in a pattern: ranges of code points and properties, or all characters but those.
struct PatternSet: Hashable, Sendable {
  private(set) var isNegated = false
  /// The ranges, in order, with a gap between each two.
  private(set) var ranges: [ClosedRange<UInt32>] = []
  /// The properties, in the order of their type, each once.
  private(set) var properties: [PatternProperty] = []

  /// A set of these code points, in any order, and these properties.
  init(_ values: [UInt32] = [], _ properties: [PatternProperty] = []) {
    insert(values.map { $0...$0 })
    insert(properties)
  }

  /// A set of these ranges.
  init(ranges: [ClosedRange<UInt32>]) { insert(ranges) }

  /// The code points of `set`.
  init(_ set: ScalarSet) { self.init(set.values) }

  /// The characters of a class.
  init(_ characterClass: CharacterClass, in repertoire: CharacterRepertoire) {
    if repertoire == .ascii {
      self.init(characterClass.asciiMembers)
    } else {
      self.init([], Self.properties(of: characterClass))
    }
  }

  private static func properties(of characterClass: CharacterClass) -> [PatternProperty] {
    switch characterClass {
    case .letters: [.letter]
    case .uppercase: [.uppercase, .titlecase]
    case .lowercase: [.lowercase]
    case .digits: [.digit]
    case .special: [.punctuation, .symbol, .space]
    }
  }

  /// Every character.
  static let any = PatternSet().negated

  /// All characters but those of this set.
  var negated: PatternSet {
    var result = self
    result.isNegated.toggle()
    return result
  }

  /// The code points, if the set has no properties and is not negated, and at most `limit` of them.
  func values(upTo limit: Int) -> ScalarSet? {
    guard !isNegated, properties.isEmpty, ranges.reduce(0, { $0 + $1.count }) <= limit else { return nil }
    var set = ScalarSet()
    for range in ranges { for value in range { set.insert(value) } }
    return set
  }

  mutating func insert(_ added: [PatternProperty]) {
    properties = PatternProperty.allCases.filter { properties.contains($0) || added.contains($0) }
  }

  mutating func insert(_ added: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    for range in (ranges + added).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
  }

  // MARK: - As text

  /// The characters of `\p{White_Space}` (Unicode Character Database, PropList.txt).
  static let whiteSpaceRanges: [ClosedRange<UInt32>] = [
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ]

  /// The set as a class in brackets, which means the same under the flags `u` and `v`.
  ///
  /// The portable dialect has no properties. Sets for it have no other one than white space, which is written out.
  func text(in dialect: PatternDialect) -> String {
    if self == .any { return "[\\s\\S]" }
    var set = self
    if dialect == .portable, set.properties == [.whiteSpace] {
      set.properties = []
      set.insert(Self.whiteSpaceRanges)
    }
    var text = isNegated ? "[^" : "["
    for property in set.properties { text += "\\p{\(property.name)}" }
    for range in set.ranges {
      text += Self.escaped(range.lowerBound, in: dialect)
      if range.count > 2 { text += "-" }
      if range.count > 1 { text += Self.escaped(range.upperBound, in: dialect) }
    }
    return text + "]"
  }

  /// A code point as it stands in a class: the punctuation of ECMA-262 ("ClassSetSyntaxCharacter") escaped, and whatever
  /// is not printable ASCII as a number, or in the portable dialect as itself.
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
