import WatchwordPolicy

/// Passwords typed into fields, to be hidden in texts of a service that repeats them.
struct TypedPasswords: Sendable {
  private let passwords: [Password]

  /// Creates a collection of these passwords.
  init(_ passwords: [Password]) { self.passwords = passwords }

  /// Returns the text with `•••` in place of each typed password; overlapping passwords share one `•••`.
  ///
  /// If something is hidden, the result is in NFC, without the characters that ``ServerText`` drops and without
  /// isolates, which ``ServerText`` may keep. Passwords are found in either normalization form, with and without
  /// leading and trailing white space, and also if they are cut off by an ellipsis, as in findings that quote long
  /// names. Passwords of fewer than 4 characters (code points of the NFC form) are not hidden, because ordinary words
  /// contain them. Takes linear time.
  func hidden(in text: String) -> String {
    if text.isEmpty { return text }
    var parts: [[UInt8]] = []
    for password in passwords {
      for form in [password, password.trimmingWhiteSpace()] {
        let part = form.withText { Array(Self.comparable($0).utf8) }
        // In UTF-8, every byte that is not a continuation byte starts a character.
        if part.count(where: { $0 & 0xC0 != 0x80 }) >= Self.minimumLength, !parts.contains(part) { parts.append(part) }
      }
    }
    if parts.isEmpty { return text }
    let compared = Self.comparable(text)
    let bytes = Array(compared.utf8)
    var isTyped = [Bool](repeating: false, count: bytes.count)
    for part in parts { Self.mark(part, in: bytes, &isTyped) }
    if !isTyped.contains(true) { return text }
    var result = ""
    var offset = 0
    var isHiding = false
    for scalar in compared.unicodeScalars {
      let wasHiding = isHiding
      isHiding = isTyped[offset]
      offset += UTF8.width(scalar)
      if !isHiding { result.unicodeScalars.append(scalar) } else if !wasHiding { result += "•••" }
    }
    return result
  }

  /// The minimum number of characters of a password that is hidden.
  private static let minimumLength = 4

  /// Returns the text in the form used for comparisons: in NFC, without the characters that are dropped before display.
  /// These are removed first, because one can occur between a letter and its accent.
  private static func comparable(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !ServerText.isDropped(scalar) { kept.append(scalar) }
    return Normalization.nfc(String(kept))
  }

  /// Marks in `text` every occurrence of `part`, and of each prefix of `part` that is followed by an ellipsis
  /// (Knuth–Morris–Pratt algorithm).
  private static func mark(_ part: [UInt8], in text: [UInt8], _ marks: inout [Bool]) {
    // For each prefix length: the length of the longest shorter prefix that is also a suffix of it.
    var shorter = [0, 0]
    shorter.reserveCapacity(part.count + 1)
    func length(_ length: Int, with byte: UInt8) -> Int {
      var length = length
      while length > 0, length == part.count || part[length] != byte { length = shorter[length] }
      return length < part.count && part[length] == byte ? length + 1 : length
    }
    for byte in part.dropFirst() { shorter.append(length(shorter[shorter.count - 1], with: byte)) }
    let minimum = part.indices.filter { part[$0] & 0xC0 != 0x80 }.dropFirst(Self.minimumLength).first ?? part.count
    let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]
    var found = 0
    var marked = 0
    for (offset, byte) in text.enumerated() {
      found = length(found, with: byte)
      guard found == part.count || found >= minimum && text[(offset + 1)...].starts(with: ellipsis) else { continue }
      for index in max(marked, offset + 1 - found)...offset { marks[index] = true }
      marked = offset + 1
    }
  }
}

extension PasswordForm.Submission {
  /// Returns a text of the service with `•••` in place of these passwords, if they have at least 4 characters.
  ///
  /// Use it in services that pass on the server's texts. Forms hide typed passwords in every text that they receive.
  public func hidden(in text: String) -> String { TypedPasswords([current, new].compactMap { $0 }).hidden(in: text) }
}
