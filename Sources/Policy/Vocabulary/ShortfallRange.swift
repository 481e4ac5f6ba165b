/// The shortfalls of one kind that passwords can have.
public enum ShortfallRange: Hashable, Sendable {
  /// From one missing character to this many.
  case missing(upTo: Int)
  /// Any number of characters too many.
  case excess
  /// Something is there that may not be.
  case present

  /// Shortfalls whose numbers need every plural form that the numbers of the whole range need.
  ///
  /// Plural rules look at a number's last two digits and, for numbers that nobody types, at its thousands and millions
  /// (UTS #35, part 3, section 5).
  public var samples: [Shortfall] {
    switch self {
    case .missing(let most): Self.numbers(upTo: most).map { .missing($0) }
    case .excess: Self.numbers(upTo: Self.greatestExcess).map { .excess($0) }
    case .present: [.present]
    }
  }

  /// More characters too many than anybody types.
  private static let greatestExcess = 1000
  /// All forms that depend on the last two digits occur up to here, for numbers above one hundred too.
  private static let consecutive = 200

  private static func numbers(upTo most: Int) -> [Int] {
    guard most > 0 else { return [] }
    let landmarks = [1000, 1_000_000, most].filter { $0 > consecutive && $0 <= most }
    var numbers = Array(1...min(most, consecutive))
    for landmark in landmarks where !numbers.contains(landmark) { numbers.append(landmark) }
    return numbers
  }
}
