import WatchwordDiagnostics

/// A place of a text that shows an argument.
struct ArgumentUse: Sendable {
  /// The argument, from 1.
  let position: Int
  /// What the argument must be.
  let kind: ArgumentFamily
  /// The bytes of the text.
  let range: Range<Int>
  /// Whether the text says the position itself.
  let isNumbered: Bool
  /// The substitution that is shown, where it is one.
  let substitution: ExactText?
  /// Whether a whole number is read as one of 64 bits, as by `%lld`, and not of 32, as by `%d`; `nil` where nothing says so.
  var isWide: Bool?
}

extension [ArgumentUse] {
  /// Whether the uses are those of `others` one by one, none of them a substitution and no two of the same argument.
  func areDistinct(andSameAs others: [ArgumentUse]) -> Bool {
    // No text that people read has more.
    guard count == others.count, count <= 16 else { return false }
    return indices.allSatisfy { index in
      let (use, other) = (self[index], others[index])
      return use.position == other.position && use.kind == other.kind && use.isNumbered == other.isNumbered
        && use.isWide == other.isWide
        && use.substitution == nil && other.substitution == nil
        && !self[..<index].contains { $0.position == use.position }
    }
  }
}
