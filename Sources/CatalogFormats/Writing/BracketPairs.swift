import WatchwordDiagnostics

/// The curly brackets of a text and their partners, found in one pass.
struct BracketPairs {
  /// The offsets of closing brackets by those of their partners.
  private var partners: [Int: Int] = [:]

  /// The pairs in `text`; with `quotes`, brackets between apostrophes (`'{'`) are words.
  init(in text: [UInt8], quotes: Bool = false) {
    var open: [Int] = []
    for index in text.indices {
      let isQuoted =
        quotes && index > 0 && text[index - 1] == UInt8(ascii: "'") && index + 1 < text.count
        && text[index + 1] == UInt8(ascii: "'")
      switch text[index] {
      case UInt8(ascii: "{") where !isQuoted: open.append(index)
      case UInt8(ascii: "}") where !isQuoted: if let start = open.popLast() { partners[start] = index }
      default: break
      }
    }
  }

  /// The end of what the bracket at `start` opens; `nil` if it has no partner. `{{name}}` is one in which both are
  /// double.
  func end(from start: Int, isDouble: Bool) -> Int? {
    guard let close = partners[start] else { return nil }
    return !isDouble || close > start + 3 && partners[start + 1] == close - 1 ? close + 1 : nil
  }
}
