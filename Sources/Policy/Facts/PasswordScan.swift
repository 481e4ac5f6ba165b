/// The result of the one pass over a password's characters.
struct PasswordScan: Sendable {
  let length: Int
  let counts: ClassCounts
  let asciiCounts: ClassCounts
  let longestRun: Int
  let longestSequence: Int
  let hasEdgeWhiteSpace: Bool
  let ascii: ASCIISet
  /// The other code points that occur, in order and each once.
  let others: [UInt32]
  /// The folded form, as UTF-8; `nil` for a password of ASCII characters only, which few rules need folded.
  let folded: [UInt8]?

  /// The facts of a password of ASCII characters only; `nil` if any other character is in it.
  init?(ascii bytes: UnsafeBufferPointer<UInt8>) {
    var (uppercase, lowercase, digits, visible) = (0, 0, 0, 0)
    var ascii = ASCIISet()
    var (longestRun, runStart, last) = (0, 0, UInt8.max)
    var (longestSequence, sequence, lastPlace, lastStep) = (0, 0, 0, 0)
    // Sums of comparisons, and no `CharacterKind` or `RunLengths`: those take twice as many instructions. The sums never
    // overflow, so nothing checks that.
    for (index, byte) in bytes.enumerated() {
      if byte >= 0x80 { return nil }
      let isUppercase = byte &- UInt8(ascii: "A") < 26
      let isLowercase = byte &- UInt8(ascii: "a") < 26
      let isDigit = byte &- UInt8(ascii: "0") < 10
      uppercase &+= isUppercase ? 1 : 0
      lowercase &+= isLowercase ? 1 : 0
      digits &+= isDigit ? 1 : 0
      visible &+= byte &- 0x20 < 0x5F ? 1 : 0
      ascii.insert(byte)
      if byte != last { runStart = index }
      last = byte
      longestRun = max(longestRun, index &- runStart)
      // Letters and digits are never neighbours of each other, and nothing is a neighbour of other characters.
      let place = isUppercase ? Int(byte | 0x20) : isLowercase || isDigit ? Int(byte) : Self.placeOfOthers
      let step = place &- lastPlace
      if step == 1 || step == -1 {
        sequence = step == lastStep ? sequence &+ 1 : 2
        longestSequence = max(longestSequence, sequence)
      }
      lastStep = step
      lastPlace = place
    }
    counts = ClassCounts(
      uppercase: uppercase, lowercase: lowercase, digits: digits, special: visible - uppercase - lowercase - digits)
    asciiCounts = counts
    length = bytes.count
    self.longestRun = bytes.isEmpty ? 0 : longestRun + 1
    self.longestSequence = max(longestSequence, uppercase + lowercase + digits > 0 ? 1 : 0)
    if let first = bytes.first, let last = bytes.last {
      hasEdgeWhiteSpace = Unicode.Scalar(first).isWhiteSpace || Unicode.Scalar(last).isWhiteSpace
    } else {
      hasEdgeWhiteSpace = false
    }
    self.ascii = ascii
    others = []
    folded = nil
  }

  /// Far from all letters and digits.
  private static let placeOfOthers = 1 << 10

  /// The facts of any password, given in NFC.
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

  /// The lower-case form of a letter, if it is a single code point.
  static func lowercase(_ scalar: Unicode.Scalar, _ kind: CharacterKind) -> UInt32 {
    guard kind == .uppercase else { return scalar.value }
    if scalar.isASCII { return scalar.value | 0x20 }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = mapping.first, mapping.count == 1 else { return scalar.value }
    return first.value
  }
}

/// The lengths of the longest runs so far, of one character and of neighbouring ones.
private struct RunLengths {
  private(set) var longest = 0
  private(set) var longestSequence = 0
  private var run = 0
  private var last: UInt32 = .max
  private var sequence = RisingOrFalling()

  @inline(__always)
  mutating func note(_ value: UInt32, lowercase: UInt32, in group: RisingOrFalling.Group) {
    run = value == last ? run + 1 : 1
    last = value
    longest = max(longest, run)
    longestSequence = max(longestSequence, sequence.length(with: lowercase, in: group))
  }
}
