import WatchwordBasics

/// The facts about a password that rules need, computed in one linear pass.
///
/// It contains the password's characters, so its descriptions reveal nothing.
package struct PasswordFacts: Sendable {
  /// The password as typed.
  let typed: String
  /// The NFC form.
  let normalized: String
  private let scan: PasswordScan

  /// The number of code points of the NFC form.
  package var length: Int { scan.length }
  /// The counts by class, for all of Unicode.
  package var counts: ClassCounts { scan.counts }
  /// The counts by class, for ASCII only.
  package var asciiCounts: ClassCounts { scan.asciiCounts }
  /// The maximum number of times that one character occurs in a row, case-sensitive.
  package var longestRun: Int { scan.longestRun }
  /// The length of the longest ascending or descending run of neighbouring letters or digits, ignoring case.
  package var longestSequence: Int { scan.longestSequence }
  /// The number of different characters.
  package var distinctCount: Int { ascii.count + others.count }
  /// Whether the first or the last character is white space.
  package var hasEdgeWhiteSpace: Bool { scan.hasEdgeWhiteSpace }
  /// The ASCII characters that occur.
  var ascii: ASCIISet { scan.ascii }
  /// The other code points that occur, sorted and without duplicates.
  var others: [UInt32] { scan.others }

  /// Computes the facts of `password`, in time linear in its length.
  package init(_ password: String) {
    var password = password
    if let scan = password.withUTF8({ PasswordScan(ascii: $0) }) {
      self.scan = scan
      normalized = password
    } else {
      normalized = Normalization.nfc(password)
      scan = PasswordScan(normalized)
    }
    typed = password
  }

  /// The folded form for caseless search, in UTF-8.
  var folded: [UInt8] { scan.folded ?? normalized.utf8.map { ASCII.lowercased($0) } }

  /// Returns the first `count` code points of the folded form, without folding the rest of an ASCII password.
  func foldedValues(atMost count: Int) -> [UInt32] {
    withCaselessBytes { bytes in
      // A code point has at most four bytes. The last one may be cut off, but it is never among the first `count`.
      let start = bytes.prefix(4 * count + 4).map { ASCII.lowercased($0) }
      return PasswordChange.values(String(decoding: start, as: UTF8.self), atMost: count)
    }
  }

  /// Calls `body` with bytes whose lower case is the folded form, without allocating memory for that form.
  func withCaselessBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let folded = scan.folded { return folded.withUnsafeBufferPointer(body) }
    var text = normalized
    return text.withUTF8(body)
  }

  /// The ASCII characters of the folded form; `nil` if other characters can fold to ASCII.
  var foldedASCII: ASCIISet? { scan.folded == nil ? ascii.lowercased : nil }

  /// Returns the length in another unit.
  package func length(in unit: CharacterUnit) -> Int {
    switch unit {
    case .codePoint: length
    case .utf8: typed.utf8.count
    case .utf16: typed.utf16.count
    case .grapheme: typed.count
    }
  }

  /// Returns the counts by class for a repertoire.
  package func counts(in repertoire: CharacterRepertoire) -> ClassCounts {
    repertoire == .unicode ? counts : asciiCounts
  }

  /// Returns the number of characters in `set`.
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
  /// Always the same text: a password is never shown.
  package var description: String { "PasswordFacts(hidden)" }
}

#if !hasFeature(Embedded)
  extension PasswordFacts: CustomDebugStringConvertible, CustomReflectable {
    /// Always the same text: a password is never shown.
    package var debugDescription: String { description }
    /// A mirror without children: a password is never shown.
    package var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif
