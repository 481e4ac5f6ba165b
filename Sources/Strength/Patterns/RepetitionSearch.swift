/// Finds parts that come at least twice in a row.
enum RepetitionSearch {
  /// A part and how often it comes.
  struct Repetition {
    let start: Int
    let partLength: Int
    let count: Int
    var range: Range<Int> { start..<start + partLength * count }
  }

  /// The repetitions from left to right: of those at the first place the longest, with its shortest part.
  ///
  /// The time is quadratic in the length of the text, which has at most ``StrengthEstimator/searchedLength`` characters.
  static func repetitions(in text: [UInt32]) -> [Repetition] {
    let longest = longestRepetitions(in: text)
    var found: [Repetition] = []
    var index = 0
    while index < text.count {
      let (partLength, count) = longest[index]
      guard count > 1 else {
        index += 1
        continue
      }
      found.append(Repetition(start: index, partLength: partLength, count: count))
      index += partLength * count
    }
    return found
  }

  /// For each place, the longest repetition that starts there.
  private static func longestRepetitions(in text: [UInt32]) -> [(partLength: Int, count: Int)] {
    var longest = [(partLength: Int, count: Int)](repeating: (0, 0), count: text.count)
    guard text.count > 1 else { return longest }
    for partLength in 1..<text.count / 2 + 1 {
      // How many characters from here on are the same as those a part later.
      var same = 0
      for index in stride(from: text.count - partLength - 1, through: 0, by: -1) {
        same = text[index] == text[index + partLength] ? same + 1 : 0
        guard same >= partLength else { continue }
        let count = same / partLength + 1
        if count * partLength > longest[index].partLength * longest[index].count {
          longest[index] = (partLength, count)
        }
      }
    }
    return longest
  }

  /// The length of the shortest part of which the whole of `text` consists; the text's own length if it is no
  /// repetition. The time is linear.
  static func shortestPart(of text: [UInt32]) -> Int {
    // The borders of the Knuth-Morris-Pratt algorithm (SIAM Journal on Computing 6, 1977).
    var borders = [Int32](repeating: 0, count: text.count)
    var border = 0
    for index in text.indices.dropFirst() {
      while border > 0, text[index] != text[border] { border = Int(borders[border - 1]) }
      if text[index] == text[border] { border += 1 }
      borders[index] = Int32(truncatingIfNeeded: border)
    }
    let part = text.count - border
    return part > 0 && text.count.isMultiple(of: part) ? part : text.count
  }
}
