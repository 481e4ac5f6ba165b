/// Finds the word that somebody probably meant.
public enum Suggestion {
  /// The longest word that is compared, in bytes.
  private static let maximumLength = 64

  /// The candidate nearest to `word`, if it is near: letters' case aside, at most a third of its bytes (and at least
  /// one) have to be inserted, removed, replaced or swapped with their neighbour.
  public static func nearest(to word: String, in candidates: [String]) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(from: Array(word.utf8.prefix(maximumLength + 1)), to: Array(candidate.utf8))
      guard let distance, distance <= max(1, candidate.utf8.count / 3) else { continue }
      if let nearest = best, nearest.distance <= distance { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The edit distance with neighbours swapped as one edit (optimal string alignment), or nothing for long words.
  private static func distance(from left: [UInt8], to right: [UInt8]) -> Int? {
    guard left.count <= maximumLength, right.count <= maximumLength else { return nil }
    let left = left.map(lowercase)
    let right = right.map(lowercase)
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
      beforeLast = last
      last = current
    }
    return last.last
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
