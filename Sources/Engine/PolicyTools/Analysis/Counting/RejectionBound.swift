import WatchwordPolicy

/// An upper bound for the passwords rejected by a rule that no automaton of a reasonable size can judge.
struct RejectionBound {
  private let rejected: RejectedPasswords
  private let characters: [Unicode.Scalar]

  /// Creates the bound for passwords over `characters`.
  init(_ rejected: RejectedPasswords, over characters: [Unicode.Scalar]) {
    self.rejected = rejected
    self.characters = characters
  }

  /// The greatest length with a bound; bounds for greater lengths take too long.
  private static let maximumLength = 512

  /// Returns the bounds for lengths from 0 to `end`; `nil` if there are none for these characters.
  func counts(to end: Int) -> [Natural]? {
    guard end <= Self.maximumLength else { return nil }
    return switch rejected {
    case .palindromes: palindromes(to: end)
    case .repeating(let maximum): occurrences(moreThan: maximum, to: end)
    case .containing(let families): passwords(containing: families(characters), to: end)
    }
  }

  private var size: Natural { Natural(clamping: characters.count) }

  /// Counts palindromes: each pair of mirrored positions has the same letter, in either case.
  private func palindromes(to end: Int) -> [Natural]? {
    let spellings = Dictionary(grouping: characters) { CommonPasswords.folded(String($0)) }
    let isSimple = spellings.keys.allSatisfy { String(decoding: $0, as: UTF8.self).unicodeScalars.count == 1 }
    guard isSimple else { return nil }
    let pairs = spellings.values.reduce(Natural()) { $0 + Natural(clamping: $1.count * $1.count) }
    return (0...end).map { length in
      length < 2 ? 0 : pairs.power(length / 2) * (length % 2 == 1 ? size : 1)
    }
  }

  /// Sums, for each character, the passwords in which it occurs more than `maximum` times; passwords with two such
  /// characters count twice.
  private func occurrences(moreThan maximum: Int, to end: Int) -> [Natural] {
    (0...end).map { length in
      guard maximum < length, size > 0 else { return 0 }
      var ways = Natural(1)
      var sum = Natural()
      for times in 1...length {
        ways.multiply(by: UInt64(length - times + 1))
        _ = ways.divide(by: UInt64(times))
        if times > maximum { sum += ways * (size - 1).power(length - times) }
      }
      return sum * size
    }
  }

  /// Sums, for each position, the passwords that contain one of the texts there; `parts` is the number of texts by
  /// length.
  private func passwords(containing families: [RejectedPasswords.TextFamily], to end: Int) -> [Natural] {
    var parts: [Int: Natural] = [:]
    for family in families {
      parts[family.length, default: 0] += family.factors.reduce(1) { $0 * Natural(clamping: $1) }
    }
    return (0...end).map { length in
      parts.reduce(Natural()) { sum, part in
        part.key > length
          ? sum : sum + part.value.multiplied(by: UInt64(length - part.key + 1)) * size.power(length - part.key)
      }
    }
  }
}
