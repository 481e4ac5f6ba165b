import WatchwordBasics

/// A set of Unicode code points: a bitmap for ASCII, a sorted list for the rest.
package struct ScalarSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var others: [UInt32] = []

  /// Creates the empty set.
  package init() {}

  /// Creates the set of the code points of the NFC form of `text`.
  package init(_ text: String) {
    var others: [UInt32] = []
    for scalar in Normalization.nfc(text).unicodeScalars {
      if scalar.isASCII { insert(scalar.value) } else { others.append(scalar.value) }
    }
    self.others = Self.distinct(others)
  }

  /// Whether the set is empty.
  package var isEmpty: Bool { low == 0 && high == 0 && others.isEmpty }

  /// The number of code points in the set.
  package var count: Int { low.nonzeroBitCount + high.nonzeroBitCount + others.count }

  /// Adds a code point.
  package mutating func insert(_ value: UInt32) {
    switch value {
    case 0..<64: low |= 1 << UInt64(value)
    case 64..<128: high |= 1 << UInt64(value - 64)
    default:
      let index = position(of: value)
      if index == others.count || others[index] != value { others.insert(value, at: index) }
    }
  }

  /// Whether the set contains the code point.
  package func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0..<64: return low & 1 << UInt64(value) != 0
    case 64..<128: return high & 1 << UInt64(value - 64) != 0
    default:
      let index = position(of: value)
      return index < others.count && others[index] == value
    }
  }

  /// Returns the code points that are in either set.
  package func union(_ other: ScalarSet) -> ScalarSet {
    var result = self
    result.low |= other.low
    result.high |= other.high
    result.others = Self.distinct(others + other.others)
    return result
  }

  /// The set as a set of ASCII characters; `nil` if it has other code points.
  var asASCII: ASCIISet? { others.isEmpty ? ASCIISet(low: low, high: high) : nil }

  /// Whether no code point is in both sets.
  @inline(__always)
  func isDisjoint(withASCII occurring: ASCIISet) -> Bool { low & occurring.low == 0 && high & occurring.high == 0 }

  /// Whether every ASCII code point of `occurring` is in this set.
  @inline(__always)
  func isSuperset(ofASCII occurring: ASCIISet) -> Bool { occurring.low & ~low == 0 && occurring.high & ~high == 0 }

  /// The code points, in order.
  package var values: [UInt32] { (UInt32(0)..<128).filter(contains) + others }

  /// Returns the values, sorted and without duplicates.
  static func distinct(_ values: consuming [UInt32]) -> [UInt32] {
    values.sort()
    var count = 0
    for index in values.indices where count == 0 || values[count - 1] != values[index] {
      values[count] = values[index]
      count += 1
    }
    values.removeLast(values.count - count)
    return values
  }

  private func position(of value: UInt32) -> Int { (0..<others.count).partitioningIndex { others[$0] >= value } }
}
