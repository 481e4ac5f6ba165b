import WatchwordBasics

/// The result of the single pass over a password's characters.
struct PasswordScan: Sendable {
  let length: Int
  let counts: ClassCounts
  let asciiCounts: ClassCounts
  let longestRun: Int
  let longestSequence: Int
  let hasEdgeWhiteSpace: Bool
  let ascii: ASCIISet
  /// The other code points that occur, sorted and without duplicates.
  let others: [UInt32]
  /// The folded form in UTF-8; `nil` for a password of ASCII characters only, whose folded form few rules need.
  let folded: [UInt8]?

  /// Computes the facts of a password of ASCII characters; fails if it has any other character.
  init?(ascii bytes: UnsafeBufferPointer<UInt8>) {
    var (uppercase, lowercase, digits, visible) = (0, 0, 0, 0)
    // These are nonzero, respectively, if a character equals the preceding one, if a character is a neighbour of the
    // preceding one, and if two such steps of the same kind occur in a row.
    var (repeats, sequences, longRuns): (UInt64, UInt64, UInt64) = (0, 0, 0)
    // The character that precedes the current word, its value as a letter or digit, and the steps that lead to it. The
    // initial values mean that there is no such character.
    var (last, lastFolded): (UInt64, UInt64) = (0x80, 0)
    var (lastRepeat, lastRise, lastFall): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for offset in stride(from: 0, to: bytes.count, by: 8) {
      let word = ASCIIWord(bytes: ASCIIWord.load(bytes, at: offset))
      if ASCIIWord.beyondASCII(word.bytes) != 0 { return nil }
      let capitals = word.marks("A", "Z")
      let smallLetters = word.marks("a", "z")
      let figures = word.marks("0", "9")
      uppercase &+= ASCIIWord.count(capitals)
      lowercase &+= ASCIIWord.count(smallLetters)
      digits &+= ASCIIWord.count(figures)
      visible &+= ASCIIWord.count(word.marks(" ", "~"))
      let left = bytes.count - offset
      let pastEnd: UInt64 = left < 8 ? ~0 << UInt64(8 * left) : 0
      let folded = word.foldedAlphanumerics(uppercase: capitals, letters: capitals | smallLetters, digits: figures)
      // A letter is never a neighbour of a digit, and a folded value of 0 has no neighbours.
      let before = folded << 8 | lastFolded
      let same = ASCIIWord.same(word.bytes | pastEnd, word.bytes << 8 | last)
      let rises = ASCIIWord.same(folded, ASCIIWord.next(before))
      let falls = ASCIIWord.same(ASCIIWord.next(folded), before)
      repeats |= same
      sequences |= rises | falls
      longRuns |= same & (same << 8 | lastRepeat) | rises & (rises << 8 | lastRise) | falls & (falls << 8 | lastFall)
      (last, lastFolded) = (word.bytes >> 56, folded >> 56)
      (lastRepeat, lastRise, lastFall) = (same >> 56, rises >> 56, falls >> 56)
    }
    var ascii = ASCIISet()
    for byte in bytes { ascii.insert(byte) }
    let (run, sequence) = longRuns != 0 ? Self.longestRuns(bytes) : (repeats != 0 ? 2 : 1, sequences != 0 ? 2 : 1)
    counts = ClassCounts(
      uppercase: uppercase, lowercase: lowercase, digits: digits, special: visible - uppercase - lowercase - digits)
    asciiCounts = counts
    length = bytes.count
    longestRun = bytes.isEmpty ? 0 : run
    longestSequence = uppercase + lowercase + digits > 0 ? sequence : 0
    if let first = bytes.first, let last = bytes.last {
      hasEdgeWhiteSpace = Self.isWhiteSpace(first) || Self.isWhiteSpace(last)
    } else {
      hasEdgeWhiteSpace = false
    }
    self.ascii = ascii
    others = []
    folded = nil
  }

  /// Whether an ASCII character is white space.
  private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// Returns the lengths of the longest run of one character and of the longest sequence in a password of ASCII
  /// characters.
  @inline(never)
  private static func longestRuns(_ bytes: UnsafeBufferPointer<UInt8>) -> (run: Int, sequence: Int) {
    var runs = RunLengths()
    for byte in bytes {
      let group: MonotonicRun.Group = ASCII.isLetter(byte) ? .letters : ASCII.isDigit(byte) ? .digits : .none
      runs.note(UInt32(byte), lowercase: UInt32(ASCII.lowercased(byte)), in: group)
    }
    return (runs.longest, runs.longestSequence)
  }

  /// Computes the facts of any password, given in NFC.
  init(_ normalized: String) {
    var (counts, asciiCounts) = (ClassCounts(), ClassCounts())
    var ascii = ASCIISet()
    var others: [UInt32] = []
    others.reserveCapacity(normalized.utf8.count / 2)
    var runs = RunLengths()
    var folding = CaseFolding()
    folding.reserveCapacity(normalized.utf8.count)
    var length = 0
    for scalar in normalized.unicodeScalars {
      let traits = CharacterTraits(of: scalar)
      counts.add(traits.kind)
      if scalar.isASCII {
        asciiCounts.add(traits.kind)
        ascii.insert(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        others.append(scalar.value)
      }
      runs.note(
        scalar.value, lowercase: traits.lowercase,
        in: traits.kind == .digit ? .digits : traits.kind.isLetter ? .letters : .none)
      folding.append(scalar, traits)
      length += 1
    }
    self.counts = counts
    self.asciiCounts = asciiCounts
    self.length = length
    longestRun = runs.longest
    longestSequence = runs.longestSequence
    self.ascii = ascii
    self.others = ScalarSet.distinct(others)
    folded = folding.folded(of: normalized)
    let scalars = normalized.unicodeScalars
    hasEdgeWhiteSpace = scalars.first?.isWhiteSpace == true || scalars.last?.isWhiteSpace == true
  }

  /// Returns the lower-case form of a letter if it is a single code point, otherwise the character itself.
  static func lowercase(_ scalar: Unicode.Scalar, _ kind: CharacterKind) -> UInt32 {
    guard kind == .uppercase else { return scalar.value }
    if scalar.isASCII { return scalar.value | 0x20 }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = mapping.first, mapping.count == 1 else { return scalar.value }
    return first.value
  }
}

/// The lengths of the longest runs so far: of one character, and of neighbouring characters.
private struct RunLengths {
  private(set) var longest = 0
  private(set) var longestSequence = 0
  private var run = 0
  private var last: UInt32 = .max
  private var sequence = MonotonicRun()

  @inline(__always)
  mutating func note(_ value: UInt32, lowercase: UInt32, in group: MonotonicRun.Group) {
    run = value == last ? run + 1 : 1
    last = value
    longest = max(longest, run)
    longestSequence = max(longestSequence, sequence.length(with: lowercase, in: group))
  }
}
