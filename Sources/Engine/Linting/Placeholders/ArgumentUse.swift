import WatchwordDiagnostics

/// A use of an argument in a text.
struct ArgumentUse: Sendable {
  /// The position of the argument, from 1.
  let position: Int
  /// The type that the argument must have.
  let kind: ArgumentFamily
  /// The bytes of the placeholder in the text.
  let range: Range<Int>
  /// Whether the placeholder has an explicit position.
  let isNumbered: Bool
  /// The substitution that is shown, if the use is one.
  let substitution: ExactText?
  /// Whether a whole number is read with 64 bits, as by `%lld`, or with 32, as by `%d`; `nil` if the size is unknown.
  var is64Bit: Bool?
}

extension [ArgumentUse] {
  /// The first use of each argument.
  var firstByPosition: [Int: ArgumentUse] {
    var first: [Int: ArgumentUse] = [:]
    for use in self where first[use.position] == nil { first[use.position] = use }
    return first
  }

  /// Whether the uses equal `others` one by one, none is a substitution, and no two show the same argument.
  func areDistinct(andSameAs others: [ArgumentUse]) -> Bool {
    // The comparison is quadratic; no text that people read has more uses.
    guard count == others.count, count <= 16 else { return false }
    return indices.allSatisfy { index in
      let (use, other) = (self[index], others[index])
      return use.position == other.position && use.kind == other.kind && use.isNumbered == other.isNumbered
        && use.is64Bit == other.is64Bit
        && use.substitution == nil && other.substitution == nil
        && !self[..<index].contains { $0.position == use.position }
    }
  }
}
