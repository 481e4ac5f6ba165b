/// Everything that the rules need to know about a password, found in one linear pass.
///
/// It contains the password's characters, so its descriptions show nothing.
public struct PasswordFacts: Sendable {
  /// The password as it was typed.
  let typed: String
  /// The NFC form.
  let normalized: String
  /// The number of code points of the NFC form.
  public let length: Int
  /// The counts by class in all of Unicode.
  public let counts: ClassCounts
  /// The counts by class in ASCII alone.
  public let asciiCounts: ClassCounts
  /// The maximum number of times that one character occurs in a row; case matters.
  public let longestRun: Int
  /// The length of the longest ascending or descending run of neighbouring letters or digits, ignoring case.
  public let longestSequence: Int
  /// The number of different characters.
  public var distinctCount: Int { ascii.count + others.count }
  /// Whether the first or the last character is white space.
  public let hasEdgeWhiteSpace: Bool
  /// The ASCII characters that occur.
  let ascii: ASCIISet
  /// The other code points that occur, in order and each once.
  let others: [UInt32]
  /// The folded form, for caseless search, as UTF-8.
  let folded: [UInt8]

  /// The facts of `password`, in time linear in its length.
  public init(_ password: String) {
    var password = password
    let scan = password.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? PasswordScan(ascii: bytes) : nil
    }
    if let scan {
      self.init(typed: password, normalized: password, scan: scan)
    } else {
      let normalized = Normalization.nfc(password)
      self.init(typed: password, normalized: normalized, scan: PasswordScan(normalized))
    }
  }

  private init(typed: String, normalized: String, scan: PasswordScan) {
    self.typed = typed
    self.normalized = normalized
    length = scan.length
    counts = scan.counts
    asciiCounts = scan.asciiCounts
    longestRun = scan.longestRun
    longestSequence = scan.longestSequence
    hasEdgeWhiteSpace = scan.hasEdgeWhiteSpace
    ascii = scan.ascii
    others = scan.others
    folded = scan.folded
  }

  /// The length in another unit.
  public func length(in unit: CharacterUnit) -> Int {
    switch unit {
    case .codePoint: length
    case .utf8: typed.utf8.count
    case .utf16: typed.utf16.count
    case .grapheme: typed.count
    }
  }

  /// The counts by class for a repertoire.
  public func counts(in repertoire: CharacterRepertoire) -> ClassCounts {
    repertoire == .unicode ? counts : asciiCounts
  }

  /// How many characters are in `set`.
  func count(of set: ScalarSet) -> Int {
    var count = 0
    for scalar in normalized.unicodeScalars where set.contains(scalar.value) { count += 1 }
    return count
  }

  /// Whether any character is in `set`.
  func contains(anyOf set: ScalarSet) -> Bool {
    !set.isDisjoint(withASCII: ascii) || others.contains { set.contains($0) }
  }
}

extension PasswordFacts: CustomStringConvertible {
  /// Always the same words: a password is never shown.
  public var description: String { "PasswordFacts(hidden)" }
}

#if !hasFeature(Embedded)
  extension PasswordFacts: CustomDebugStringConvertible, CustomReflectable {
    /// Always the same words: a password is never shown.
    public var debugDescription: String { description }
    /// A mirror without children: a password is never shown.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif
