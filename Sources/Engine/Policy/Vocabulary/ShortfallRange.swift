/// A range of shortfalls of one kind.
package enum ShortfallRange: Hashable, Sendable {
  /// From 1 to this many missing characters.
  case missing(upTo: Int)
  /// Any number of excess characters.
  case excess
  /// The password contains something that the rule forbids.
  case present

  /// Sample shortfalls that cover every plural form that the numbers of the range can require.
  ///
  /// Plural rules depend on a number's last two digits and, for numbers larger than anyone types, on its thousands and
  /// millions (UTS #35, part 3, section 5).
  package var samples: [Shortfall] {
    switch self {
    case .missing(let maximum): Self.numbers(upTo: maximum).map { .missing($0) }
    case .excess: Self.numbers(upTo: Self.maximumExcess).map { .excess($0) }
    case .present: [.present]
    }
  }

  /// A number of excess characters that nobody types.
  private static let maximumExcess = 1000
  /// The number up to which every number is a sample. This covers all forms that depend on the last two digits,
  /// including those of numbers above 100.
  private static let consecutive = 200

  private static func numbers(upTo maximum: Int) -> [Int] {
    guard maximum > 0 else { return [] }
    let landmarks = [1000, 1_000_000, maximum].filter { $0 > consecutive && $0 <= maximum }
    var numbers = Array(1...min(maximum, consecutive))
    for landmark in landmarks where !numbers.contains(landmark) { numbers.append(landmark) }
    return numbers
  }
}
