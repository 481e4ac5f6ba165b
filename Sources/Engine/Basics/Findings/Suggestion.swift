/// A search for the word that an author probably meant.
package enum Suggestion {
  /// The length in bytes of the longest word that is compared.
  private static let maximumLength = 64

  /// The length in bytes of the shortest word that is accepted as the start of another one.
  private static let minimumStart = 3

  /// Returns the candidate most similar to `word`, or `nil` if none is similar enough.
  ///
  /// Case is ignored. If `word` is the start of exactly one candidate, that is the one. Otherwise, a candidate is similar
  /// if at most a third of its bytes (at least one) must be inserted, removed, replaced or swapped with a neighbour.
  package static func nearest(to word: ExactText, in candidates: [ExactText]) -> ExactText? {
    let word = word.string.utf8.prefix(maximumLength + 1).map { ASCII.lowercased($0) }
    guard word.count <= maximumLength else { return nil }
    let longer = candidates.filter { candidate in
      word.count >= minimumStart && candidate.string.utf8.prefix(word.count).map { ASCII.lowercased($0) } == word
    }
    if longer.count == 1 { return longer.first }
    var best: (candidate: ExactText, distance: Int)?
    for candidate in candidates {
      let length = candidate.count
      let limit = min(max(1, length / 3), (best?.distance ?? .max) - 1)
      // The length alone excludes most candidates.
      guard length <= maximumLength, abs(length - word.count) <= limit,
        let distance = distance(from: word, to: candidate.string.utf8.map { ASCII.lowercased($0) }, limit: limit)
      else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Returns the edit distance, in which swapping two neighbours is one edit (optimal string alignment), or `nil` if it
  /// is greater than `limit`.
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
      // Values in later rows cannot be smaller, unless a swap reaches back over one row.
      if let minimum = current.min(), let before = last.min(), minimum > limit, before > limit { return nil }
      beforeLast = last
      last = current
    }
    return last.last.flatMap { $0 <= limit ? $0 : nil }
  }
}
