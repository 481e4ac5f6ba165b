import WatchwordBasics

/// A set of characters in a pattern: ranges of code points and general categories, or their complement.
package struct PatternSet: Hashable, Sendable {
  package private(set) var isNegated = false
  /// The ranges, in order, with a gap between any two.
  package private(set) var ranges: [ClosedRange<UInt32>] = []
  package private(set) var categories: GeneralCategories = []

  private static let everything: ClosedRange<UInt32> = 0...0x10FFFF

  /// Creates a set of these ranges, in any order, and these categories.
  package init(_ ranges: [ClosedRange<UInt32>] = [], _ categories: GeneralCategories = []) {
    self.categories = categories
    // A lower bound starts a new range if all ranges with smaller lower bounds have ended before it; otherwise it
    // extends the preceding range.
    let firsts = ranges.map { $0.lowerBound }.sorted()
    let lasts = ranges.map { $0.upperBound }.sorted()
    for index in firsts.indices {
      if index > 0, firsts[index] <= lasts[index - 1] + 1, let start = self.ranges.popLast()?.lowerBound {
        self.ranges.append(start...lasts[index])
      } else {
        self.ranges.append(firsts[index]...lasts[index])
      }
    }
    if self.ranges == [Self.everything] { self = .any }
  }

  /// Creates a set of these code points, in any order.
  package init(_ values: [UInt32]) { self.init(values.map { $0...$0 }) }

  /// Every character.
  package static let any = PatternSet().negated

  /// The complement of this set.
  package var negated: PatternSet {
    var result = self
    result.isNegated.toggle()
    return result
  }

  /// The code point of a set with a single one; otherwise `nil`.
  var onlyValue: UInt32? {
    guard !isNegated, categories.isEmpty, ranges.count == 1, ranges[0].count == 1 else { return nil }
    return ranges[0].lowerBound
  }

  /// Whether the set contains the code point.
  func contains(_ value: UInt32) -> Bool {
    let index = (0..<ranges.count).partitioningIndex { ranges[$0].upperBound >= value }
    var isMember = index < ranges.count && ranges[index].lowerBound <= value
    if !isMember, !categories.isEmpty, let scalar = Unicode.Scalar(value) {
      isMember = categories.contains(categoryOf: scalar)
    }
    return isMember != isNegated
  }

  // MARK: - Classes with a letter

  /// Returns the characters of `\d`, `\w` or `\s` (ECMA-262, section 22.2.2.9), or the line ends that `.` does not
  /// match (section 22.2.2.7).
  static func ranges(ofClass letter: UInt8) -> [ClosedRange<UInt32>] {
    switch letter {
    case UInt8(ascii: "d"): [0x30...0x39]
    case UInt8(ascii: "w"): [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
    case UInt8(ascii: "s"): space.ranges
    default: [0xA...0xA, 0xD...0xD, 0x2028...0x2029]
    }
  }

  /// All white space of Unicode.
  package static let whiteSpace = PatternSet(ScalarSet.whiteSpace.values)

  /// White space and line ends of ECMAScript, which has U+FEFF instead of U+0085.
  private static let space = PatternSet(ScalarSet.whiteSpace.values.filter { $0 != 0x85 } + [0xFEFF])

  /// Returns the ranges of all code points that are in none of `ranges`, which are in order.
  static func others(than ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    var next = everything.lowerBound
    for range in ranges {
      if range.lowerBound > next { result.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= everything.upperBound { result.append(next...everything.upperBound) }
    return result
  }
}
