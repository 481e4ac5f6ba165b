import WatchwordDiagnostics

/// A set of code points as expressions write it: ranges and general categories, possibly all but these.
struct ExpressionCharacters: Hashable, Sendable {
  private(set) var ranges: [ClosedRange<UInt32>] = []
  private var categories: UInt32 = 0
  private var isNegated = false
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let greatest: UInt32 = 0x10FFFF

  /// What `.` matches: everything but the ends of lines (ECMA-262, LineTerminator).
  static let anyButLineEnds = sealed([0xA...0xA, 0xD...0xD, 0x2028...0x2029], isNegated: true)

  /// `\d`: the digits of ASCII.
  static let digits: [ClosedRange<UInt32>] = [0x30...0x39]
  /// `\w`: the letters and digits of ASCII, and the underscore.
  static let wordCharacters: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
  /// `\s`: white space (ECMA-262, WhiteSpace and LineTerminator).
  static let whiteSpace: [ClosedRange<UInt32>] = [
    0x9...0xD, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ]

  private static func sealed(_ ranges: [ClosedRange<UInt32>], isNegated: Bool) -> ExpressionCharacters {
    var set = ExpressionCharacters()
    set.insert(ranges)
    set.seal(isNegated: isNegated)
    return set
  }

  mutating func insert(_ ranges: [ClosedRange<UInt32>]) { self.ranges += ranges }

  /// Adds all but `ranges`, which are in order and apart.
  mutating func insert(allBut ranges: [ClosedRange<UInt32>]) {
    var start: UInt32 = 0
    for range in ranges {
      if range.lowerBound > start { self.ranges.append(start...(range.lowerBound - 1)) }
      start = range.upperBound + 1
    }
    self.ranges.append(start...Self.greatest)
  }

  mutating func insert(_ categories: GeneralCategories) { self.categories |= categories.bits }

  /// Adds the members of another set that is not sealed.
  mutating func insert(_ other: ExpressionCharacters) {
    ranges += other.ranges
    categories |= other.categories
  }

  /// Prepares the set for questions; nothing can be added after that.
  mutating func seal(isNegated: Bool) {
    self.isNegated = isNegated
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
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
    let index = (0..<ranges.count).firstPlace { ranges[$0].upperBound >= value }
    var isMember = index < ranges.count && ranges[index].lowerBound <= value
    if !isMember, categories != 0, let scalar = Unicode.Scalar(value) {
      isMember = GeneralCategories(of: scalar).bits & categories != 0
    }
    return isMember != isNegated
  }
}
