import WatchwordBasics

/// A scanner for numeric character references of HTML and XML, which a text can have in another format or if it was
/// escaped twice: `&#39;`, `&#x27;`.
enum NumericReferences {
  /// Returns the references, in text order.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while let mark = bytes[start...].firstIndex(of: UInt8(ascii: "&")) {
      start = mark + 1
      guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { continue }
      let digits = bytes[(start + 1)...].drop { $0 | 0x20 == UInt8(ascii: "x") }.prefix(maximumDigits + 1)
        .prefix { ASCII.hexadecimalValue(of: $0) != nil }
      guard !digits.isEmpty, digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: ";") else {
        continue
      }
      ranges.append(mark..<digits.endIndex + 1)
      start = digits.endIndex + 1
    }
    return ranges
  }

  /// The maximum number of digits, as in the last code point in decimal: 1114111.
  private static let maximumDigits = 7
}
