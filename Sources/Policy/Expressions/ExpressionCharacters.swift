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
    var first: UInt32?
    for scalar in Self.ranges(ofClass: letter).unicodeScalars {
      guard let start = first else {
        first = scalar.value
        continue
      }
      first = nil
      if !isNegated {
        insert(start, scalar.value)
      } else if start > next {
        insert(next, start - 1)
      }
      next = scalar.value + 1
    }
    if isNegated { insert(next, Self.greatest) }
  }

  /// The first and the last character of each range, in order.
  private static func ranges(ofClass letter: UInt8) -> String {
    switch letter {
    case UInt8(ascii: "d"): "09"
    case UInt8(ascii: "w"): "09AZ__az"
    case UInt8(ascii: "s"):
      "\t\r  \u{A0}\u{A0}\u{1680}\u{1680}\u{2000}\u{200A}\u{2028}\u{2029}\u{202F}\u{202F}\u{205F}\u{205F}"
        + "\u{3000}\u{3000}\u{FEFF}\u{FEFF}"
    default: "\n\n\r\r\u{2028}\u{2029}"
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
