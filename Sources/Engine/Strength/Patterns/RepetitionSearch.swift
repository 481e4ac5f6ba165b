/// A search for parts that occur at least twice in a row.
enum RepetitionSearch {
  /// A part and the number of times that it occurs.
  struct Repetition {
    let start: Int
    let partLength: Int
    let count: Int
    var range: Range<Int> { start..<start + partLength * count }
  }

  /// Returns the repetitions from left to right: the longest one at each position, with the shortest part that forms
  /// it.
  ///
  /// The time is quadratic in the length of the text, which has at most ``StrengthEstimator/searchedLength``
  /// characters.
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

  /// Returns the longest repetition that starts at each position.
  private static func longestRepetitions(in text: [UInt32]) -> [(partLength: Int, count: Int)] {
    var longest = [(partLength: Int, count: Int)](repeating: (0, 0), count: text.count)
    guard text.count > 1 else { return longest }
    for partLength in 1..<text.count / 2 + 1 {
      // The number of consecutive characters from here on that equal the character one part length later.
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

  /// Returns the length of the shortest part that occurs at least twice and whose repetition forms all of `text`, where
  /// the last one may be cut off; the length of `text` if it is not a repetition. The time is linear.
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
    return part > 0 && 2 * part <= text.count ? part : text.count
  }
}
