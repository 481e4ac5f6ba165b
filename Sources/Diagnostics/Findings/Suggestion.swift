/// Finds the word that an author probably meant.
package enum Suggestion {
  /// The length in bytes of the longest word that is compared.
  private static let maximumLength = 64

  /// The length in bytes of the shortest word that is taken for the start of another one.
  private static let minimumStart = 3

  /// The candidate most similar to `word`, or `nil` if none is similar enough. Ignoring case, at most a third of the
  /// bytes (at least one) may have to be inserted, removed, replaced or swapped with their neighbour, or the word is the
  /// start of one candidate alone.
  package static func nearest(to word: ExactText, in candidates: [ExactText]) -> ExactText? {
    let word = word.string.utf8.prefix(maximumLength + 1).map { ASCII.lowercased($0) }
    guard word.count <= maximumLength else { return nil }
    var best: (candidate: ExactText, distance: Int)?
    for candidate in candidates {
      let length = candidate.count
      let limit = min(max(1, length / 3), (best?.distance ?? .max) - 1)
      // Most candidates are out of reach by their length alone.
      guard length <= maximumLength, abs(length - word.count) <= limit,
        let distance = distance(from: word, to: candidate.string.utf8.map { ASCII.lowercased($0) }, limit: limit)
      else { continue }
      best = (candidate, distance)
    }
    if let best { return best.candidate }
    let longer = candidates.filter { candidate in
      word.count >= minimumStart && candidate.string.utf8.prefix(word.count).map { ASCII.lowercased($0) } == word
    }
    return longer.count == 1 ? longer.first : nil
  }

  /// The edit distance with neighbours swapped as one edit (optimal string alignment), or `nil` if it is greater
  /// than `limit`.
  private static func distance(from left: [UInt8], to right: [UInt8], limit: Int) -> Int? {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var edits = min(current[column] + 1, last[column + 1] + 1, last[column] + (byte == other ? 0 : 1))
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      // The values no longer decrease, except for a swap, which reaches back one row.
      if let least = current.min(), let before = last.min(), least > limit, before > limit { return nil }
      beforeLast = last
      last = current
    }
    return last.last.flatMap { $0 <= limit ? $0 : nil }
  }
}
