extension Unicode.Scalar {
  /// Whether this is white space: the Unicode property White_Space, whose members have not changed since Unicode 6.3.
  ///
  /// The standard library has this property too, but in a large table with all other properties; avoiding it saves the
  /// WebAssembly module 22 KB.
  var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension String {
  /// Returns the text without white space at either end.
  func trimmingWhiteSpace() -> String {
    let start = unicodeScalars.drop { $0.isWhiteSpace }
    let end = start.lastIndex { !$0.isWhiteSpace }.map { start.index(after: $0) } ?? start.startIndex
    return String(start[..<end])
  }
}

extension ScalarSet {
  /// All white-space code points; none of them is above U+3000.
  static let whiteSpace: ScalarSet = {
    var set = ScalarSet()
    for value in UInt32(0)...0x3000 where Unicode.Scalar(value)?.isWhiteSpace == true { set.insert(value) }
    return set
  }()
}
