import WatchwordBasics

extension TextNotation {
  /// A string of a `.strings` file in double quotation marks.
  static let doubleQuoted = TextNotation(piece: quotedPiece, write: { quoted($0, by: UInt8(ascii: "\"")) })
  /// A string of a `.strings` file in single quotation marks.
  static let singleQuoted = TextNotation(piece: quotedPiece, write: { quoted($0, by: UInt8(ascii: "'")) })
  /// A string of a `.strings` file without quotation marks, which only a few characters allow.
  static let unquoted = TextNotation(
    piece: { TextNotation.character(in: $0, at: $1) },
    write: { text in
      !text.isEmpty && text.string.utf8.allSatisfy({ AppleStringsCharacters.isUnquoted($0) }) ? text : nil
    })

  private static let quotedPiece: @Sendable (UnsafeBufferPointer<UInt8>, Int) -> Piece = { content, index in
    switch content[index] {
    case UInt8(ascii: "\\"):
      guard let escape = AppleStringsEscape(at: index, in: content) else { return Piece(written: 1, text: 1) }
      return Piece(written: escape.length, text: UTF8Length.ofScalar(escape.scalar.value))
    case 0x0D where index + 1 < content.count && content[index + 1] == 0x0A: return Piece(written: 2, text: 1)
    default: return TextNotation.character(in: content, at: index)
    }
  }

  /// Returns the text with escapes for all characters that cannot be written directly between two quotation marks of
  /// the kind `quote`.
  static func quoted(_ text: ExactText, by quote: UInt8) -> ExactText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for byte in text.string.utf8 {
      switch byte {
      case quote, UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20: bytes += "\\U00\(byte < 16 ? "0" : "1")\(String(byte & 15, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    return ExactText(utf8: bytes)
  }
}

/// The classes of characters in `.strings` files.
enum AppleStringsCharacters {
  /// Whether the byte is allowed in an unquoted string (`CFOldStylePList.c`, `isValidUnquotedStringCharacter`).
  @inline(__always)
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: ASCII.isLetter(byte) || ASCII.isDigit(byte)
    }
  }
}

extension Segment {
  /// The notation of strings without escapes between `"`, for segments whose content equals their text.
  static let doubleQuotedContent = SharedNotation(in: .doubleQuoted)
}
