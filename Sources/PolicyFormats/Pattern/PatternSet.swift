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

  /// The set as a class in brackets, which means the same under the flags `u` and `v`.
  var text: String {
    if self == .any { return "[\\s\\S]" }
    var text = isNegated ? "[^" : "["
    for property in properties { text += "\\p{\(property.name)}" }
    for range in ranges {
      text += Self.escaped(range.lowerBound)
      if range.count > 2 { text += "-" }
      if range.count > 1 { text += Self.escaped(range.upperBound) }
    }
    return text + "]"
  }

  /// A code point as it stands in a class: the punctuation of ECMA-262 ("ClassSetSyntaxCharacter") escaped, and whatever
  /// is not printable ASCII as a number.
  private static func escaped(_ value: UInt32) -> String {
    guard 0x20..<0x7F ~= value else { return "\\u{\(String(value, radix: 16, uppercase: true))}" }
    let character = String(UnicodeScalar(UInt8(truncatingIfNeeded: value)))
    return "()[]{}/-\\|^$.*+?".utf8.contains(UInt8(truncatingIfNeeded: value)) ? "\\" + character : character
  }
}
