import WatchwordBasics

/// The pairs of curly brackets in a text, found in one pass.
struct BracketPairs {
  /// The offset of the closing bracket for each opening one; 0 for all other bytes.
  private var partners: [Int]

  /// Finds the pairs in `text`. If `quotes` is true, brackets between apostrophes (`'{}'`) are treated as words.
  init(in text: [UInt8], quotes: Bool = false) {
    partners = Array(repeating: 0, count: text.count)
    var open: [Int] = []
    var index = 0
    while index < text.count {
      if quotes, let quoted = MessageFormatQuotes.brackets(in: text, at: index) {
        index = quoted.upperBound
        continue
      }
      switch text[index] {
      case UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: "}"): if let start = open.popLast() { partners[start] = index }
      default: break
      }
      index += 1
    }
  }

  /// Returns the end of the range that the bracket at `start` opens, or `nil` if the bracket is not closed.
  ///
  /// If `isDouble` is true, both brackets must be doubled, as in `{{name}}`.
  func end(from start: Int, isDouble: Bool) -> Int? {
    guard partners.indices.contains(start), partners[start] > 0 else { return nil }
    let close = partners[start]
    return !isDouble || close > start + 3 && partners[start + 1] == close - 1 ? close + 1 : nil
  }
}
