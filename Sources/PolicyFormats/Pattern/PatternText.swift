/// A pattern inside another text: its bytes, and where each of them stands in that text.
struct PatternText {
  let bytes: [UInt8]
  /// The offset of each byte and of the end.
  let offsets: [Int]

  /// The range in the outer text of a range of the pattern's bytes.
  func outer(_ range: Range<Int>) -> Range<Int> {
    guard let last = offsets.last else { return 0..<0 }
    func offset(_ place: Int) -> Int { offsets.indices.contains(place) ? offsets[place] : last }
    return offset(range.lowerBound)..<max(offset(range.lowerBound), offset(range.upperBound))
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
