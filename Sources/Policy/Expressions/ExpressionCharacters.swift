import WatchwordDiagnostics

/// A set of code points as expressions write it: ranges and general categories, possibly all but these.
struct ExpressionCharacters: Sendable {
  /// The first code points of all ranges, and the last ones, each in order once the set is sealed. They are kept apart:
  /// a code point is in a range if more ranges have begun than have ended before it.
  private(set) var firsts: [UInt32] = []
  private(set) var lasts: [UInt32] = []
  private var categories: UInt32 = 0
  private var isNegated = false
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let greatest: UInt32 = 0x10FFFF

  mutating func insert(_ first: UInt32, _ last: UInt32) {
    firsts.append(first)
    lasts.append(last)
  }

  /// Adds the characters of `\d`, `\w`, `\s` (ECMA-262, 22.2.2.9) or of `.` (22.2.2.7), or all but these.
  mutating func insert(classOf letter: UInt8, isNegated: Bool) {
    var next: UInt32 = 0
    for (first, last) in Self.ranges(ofClass: letter) {
      if !isNegated {
        insert(first, last)
      } else if first > next {
        insert(next, first - 1)
      }
      next = last + 1
    }
    if isNegated { insert(next, Self.greatest) }
  }

  private static func ranges(ofClass letter: UInt8) -> [(first: UInt32, last: UInt32)] {
    switch letter {
    case UInt8(ascii: "d"): [(0x30, 0x39)]
    case UInt8(ascii: "w"): [(0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)]
    case UInt8(ascii: "s"):
      [
        (0x9, 0xD), (0x20, 0x20), (0xA0, 0xA0), (0x1680, 0x1680), (0x2000, 0x200A), (0x2028, 0x2029), (0x202F, 0x202F),
        (0x205F, 0x205F), (0x3000, 0x3000), (0xFEFF, 0xFEFF),
      ]
    default: [(0xA, 0xA), (0xD, 0xD), (0x2028, 0x2029)]
    }
  }

  mutating func insert(_ categories: GeneralCategories) { self.categories |= categories.bits }

  /// Prepares the set for questions; nothing can be added after that.
  mutating func seal(isNegated: Bool = false) {
    self.isNegated = isNegated
    firsts = firsts.sorted()
    lasts = lasts.sorted()
    for value in UInt32(0)..<64 {
      if isFound(value) { low |= 1 << UInt64(value) }
      if isFound(value + 64) { high |= 1 << UInt64(value) }
    }
  }

  /// Whether the set has the code point.
  func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0..<64: low >> UInt64(value) & 1 == 1
    case 64..<128: high >> UInt64(value - 64) & 1 == 1
    default: isFound(value)
    }
  }

  private func isFound(_ value: UInt32) -> Bool {
    let begun = (0..<firsts.count).firstPlace { firsts[$0] > value }
    let ended = (0..<lasts.count).firstPlace { lasts[$0] >= value }
    var isMember = begun > ended
    if !isMember, categories != 0, let scalar = Unicode.Scalar(value) {
      isMember = GeneralCategories(of: scalar).bits & categories != 0
    }
    return isMember != isNegated
  }
}
