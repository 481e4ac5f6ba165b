import WatchwordPolicy

/// What was typed into password fields, to be hidden where a service repeats it.
struct TypedTexts: Sendable {
  private let passwords: [Password]

  /// These passwords.
  init(_ passwords: [Password]) { self.passwords = passwords }

  /// The text without what was typed: `•••` stands where it held one of the passwords, or several that overlap.
  ///
  /// Where something is hidden, the text is in NFC and lacks what ``ServerText`` drops, and isolates, which it may keep.
  /// Passwords are found in either normalization form, with and without white space at both ends, and cut off by an
  /// ellipsis, as findings quote long names. Those of fewer than 4 characters (code points of the NFC form) are left:
  /// ordinary words hold them. The time is linear.
  func hidden(in text: String) -> String {
    if text.isEmpty { return text }
    var parts: [[UInt8]] = []
    for password in passwords {
      for form in [password, password.trimmingWhiteSpace()] {
        let part = form.withText { Array(Self.comparable($0).utf8) }
        // In UTF-8, a byte that does not continue a character starts one.
        if part.count(where: { $0 & 0xC0 != 0x80 }) >= Self.least, !parts.contains(part) { parts.append(part) }
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

  /// The least number of characters that are hidden.
  private static let least = 4

  /// The text as it is compared: in NFC, without what is dropped before people read it. That goes first, since it can
  /// stand between a letter and its accent.
  private static func comparable(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !ServerText.isDropped(scalar) { kept.append(scalar) }
    return Normalization.nfc(String(kept))
  }

  /// Marks every place of `part` in `text`, and of a beginning of it with an ellipsis behind it (the search of Knuth,
  /// Morris and Pratt).
  private static func mark(_ part: [UInt8], in text: [UInt8], _ marks: inout [Bool]) {
    // Behind each length of a beginning: that of the longest shorter one that ends there too.
    var shorter = [0, 0]
    shorter.reserveCapacity(part.count + 1)
    func length(_ length: Int, with byte: UInt8) -> Int {
      var length = length
      while length > 0, length == part.count || part[length] != byte { length = shorter[length] }
      return length < part.count && part[length] == byte ? length + 1 : length
    }
    for byte in part.dropFirst() { shorter.append(length(shorter[shorter.count - 1], with: byte)) }
    let least = part.indices.filter { part[$0] & 0xC0 != 0x80 }.dropFirst(Self.least).first ?? part.count
    let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]
    var found = 0
    var marked = 0
    for (offset, byte) in text.enumerated() {
      found = length(found, with: byte)
      guard found == part.count || found >= least && text[(offset + 1)...].starts(with: ellipsis) else { continue }
      for index in max(marked, offset + 1 - found)...offset { marks[index] = true }
      marked = offset + 1
    }
  }
}

extension PasswordForm.Submission {
  /// A text of the service with `•••` in place of these passwords, where they have at least 4 characters.
  ///
  /// For services that pass on what the server says: forms do the same with all that they are told.
  public func hidden(in text: String) -> String { TypedTexts([current, new].compactMap { $0 }).hidden(in: text) }
}
