/// A text inside another one, such as a pattern: its decoded bytes, and the position of each in the outer text.
struct NestedText {
  let bytes: [UInt8]
  /// The offset of each byte and of the end.
  let offsets: [Int]

  /// Returns the range in the outer text that corresponds to a range of the decoded bytes.
  func outer(_ range: Range<Int>) -> Range<Int> {
    guard let last = offsets.last else { return 0..<0 }
    func offset(_ index: Int) -> Int { offsets.indices.contains(index) ? offsets[index] : last }
    return offset(range.lowerBound)..<max(offset(range.lowerBound), offset(range.upperBound))
  }

  /// Returns the text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
