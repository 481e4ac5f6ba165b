/// A search for characters at equal distances, such as abc, 8642 or επδ.
enum SequenceSearch {
  /// The largest distance between neighbours.
  private static let largestStep = 5

  static func matches(in text: TypedText) -> [PatternMatch] {
    guard text.count > 1 else { return [] }
    var matches: [PatternMatch] = []
    var start = 0
    var step = distance(in: text, at: 1)
    for index in 1..<text.count + 1 {
      let next = index < text.count ? distance(in: text, at: index) : nil
      if next == step { continue }
      if let match = match(text, start..<index, step: step ?? 0) { matches.append(match) }
      start = index - 1
      step = next
    }
    return matches
  }

  private static func distance(in text: TypedText, at index: Int) -> Int? {
    Int(text.typed[index]) - Int(text.typed[index - 1])
  }

  private static func match(_ text: TypedText, _ range: Range<Int>, step: Int) -> PatternMatch? {
    let size = abs(step)
    guard 1...largestStep ~= size, range.count > 2 || size == 1 else { return nil }
    return PatternMatch(
      range: range, kind: .sequence,
      guesses: GuessCount(base(of: text, at: range.lowerBound) * (step > 0 ? 1 : 2) * Double(range.count)))
  }

  /// Returns the number of characters with which a sequence can start: 4 obvious ones, 10 digits, 26 letters (Wheeler
  /// 2016, section 4.2).
  private static func base(of text: TypedText, at index: Int) -> Double {
    switch text.typed[index] {
    case 0x61, 0x41, 0x7A, 0x5A, 0x30, 0x31, 0x39: 4  // a A z Z 0 1 9
    case 0x30...0x39: 10
    default: 26
    }
  }
}
