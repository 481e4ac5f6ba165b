import WatchwordBasics

/// A password or a part of it: its characters as typed and in lower case.
struct TypedText: Sendable {
  let typed: [UInt32]
  let folded: [UInt32]

  init(_ text: String) {
    typed = text.unicodeScalars.map { $0.value }
    folded = Self.folded(text)
  }

  private init(typed: [UInt32], folded: [UInt32]) {
    self.typed = typed
    self.folded = folded
  }

  var count: Int { typed.count }

  /// The characters in `range` as a separate text.
  subscript(range: Range<Int>) -> TypedText {
    TypedText(typed: Array(typed[range]), folded: Array(folded[range]))
  }

  /// Returns each character in lower case; a character whose lower case is not a single character is unchanged.
  static func folded(_ text: String) -> [UInt32] {
    text.unicodeScalars.map { scalar in
      if scalar.isASCII { return UInt32(ASCII.lowercased(UInt8(truncatingIfNeeded: scalar.value))) }
      let lowercase = scalar.properties.lowercaseMapping.unicodeScalars
      guard let first = lowercase.first, lowercase.count == 1 else { return scalar.value }
      return first.value
    }
  }

  /// Whether the character at `index` is an upper-case letter.
  func isUppercase(at index: Int) -> Bool { typed[index] != folded[index] }

  /// Whether the character at `index` is a lower-case letter.
  func isLowercase(at index: Int) -> Bool {
    let value = typed[index]
    if value < 0x80 { return 0x61...0x7A ~= value }
    return Unicode.Scalar(value)?.properties.generalCategory == .lowercaseLetter
  }

  /// Returns the value of the ASCII digit at `index`; `nil` for any other character.
  func digit(at index: Int) -> Int? {
    let value = typed[index]
    return 0x30...0x39 ~= value ? Int(value) - 0x30 : nil
  }
}
