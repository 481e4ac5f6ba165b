import WatchwordBasics

/// The order of names in string catalogues.
///
/// Apple does not document the order. In 88 public catalogues with 20 or more keys, this order holds for 97 of 100
/// pairs of neighbours, and the order of code points for 90: punctuation, then numbers by value, then letters
/// regardless of case.
enum XCStringsOrder {
  /// Whether `left` precedes `right`.
  static func precedes(_ left: ExactText, _ right: ExactText) -> Bool {
    let (one, other) = (Array(left.string.utf8), Array(right.string.utf8))
    var (i, j) = (0, 0)
    while i < one.count, j < other.count {
      if ASCII.isDigit(one[i]), ASCII.isDigit(other[j]) {
        let (first, second) = (number(one, &i), number(other, &j))
        if first.count != second.count { return first.count < second.count }
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
        continue
      }
      let (first, second) = (weight(one[i]), weight(other[j]))
      if first != second { return first < second }
      i += 1
      j += 1
    }
    if one.count - i != other.count - j { return one.count - i < other.count - j }
    return left < right
  }

  /// Returns the digits from `index` on without leading zeros.
  private static func number(_ bytes: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, ASCII.isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
  }

  private static func weight(_ byte: UInt8) -> Int {
    let kind = ASCII.isDigit(byte) ? 1 : ASCII.isLetter(byte) || byte >= 0x80 ? 2 : 0
    return kind << 8 | Int(ASCII.lowercased(byte))
  }
}
