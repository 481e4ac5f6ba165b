import WatchwordDiagnostics

/// The one pass over a password's characters.
struct PasswordScan {
  private(set) var length = 0
  private(set) var counts = ClassCounts()
  private(set) var asciiCounts = ClassCounts()
  private(set) var longestRun = 0
  private(set) var longestSequence = 0
  private(set) var hasEdgeWhiteSpace = false
  private(set) var ascii = ASCIISet()
  private(set) var others: [UInt32] = []
  private(set) var folded: [UInt8] = []

  private var run = 0
  private var last: UInt32 = .max
  private var sequence = RisingOrFalling()

  /// The facts of a password of ASCII characters only.
  init(ascii bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      let kind = CharacterKind(ascii: byte)
      counts.add(kind)
      ascii.insert(byte)
      note(UInt32(byte), kind: kind, lowercase: UInt32(ASCII.lowercased(byte)))
    }
    // Without capacity, the standard library would write a count into the empty array that all threads share.
    if !bytes.isEmpty {
      folded = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        for (index, byte) in bytes.enumerated() {
          buffer.initializeElement(at: index, to: ASCII.lowercased(byte))
        }
        count = bytes.count
      }
    }
    asciiCounts = counts
    length = bytes.count
    if let first = bytes.first, let last = bytes.last {
      hasEdgeWhiteSpace = Unicode.Scalar(first).isWhiteSpace || Unicode.Scalar(last).isWhiteSpace
    }
  }

  /// The facts of any password, given in NFC.
  init(_ normalized: String) {
    var folding = CaseFolding()
    folding.reserveCapacity(normalized.utf8.count)
    for scalar in normalized.unicodeScalars {
      let kind = CharacterKind(scalar)
      counts.add(kind)
      if scalar.isASCII {
        asciiCounts.add(kind)
        ascii.insert(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        others.append(scalar.value)
      }
      note(scalar.value, kind: kind, lowercase: Self.lowercase(scalar, kind))
      folding.append(scalar, kind: kind)
      length += 1
    }
    folded = folding.folded(of: normalized)
    others = ScalarSet.distinct(others)
    let first = normalized.unicodeScalars.first
    hasEdgeWhiteSpace = first?.isWhiteSpace == true || Unicode.Scalar(last)?.isWhiteSpace == true
  }

  @inline(__always)
  private mutating func note(_ value: UInt32, kind: CharacterKind, lowercase: UInt32) {
    run = value == last ? run + 1 : 1
    last = value
    longestRun = max(longestRun, run)
    let group: RisingOrFalling.Group = kind == .digit ? .digits : kind.isLetter ? .letters : .none
    longestSequence = max(longestSequence, sequence.length(with: lowercase, in: group))
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
