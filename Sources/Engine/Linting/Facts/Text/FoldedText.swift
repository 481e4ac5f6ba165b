import WatchwordDiagnostics
import WatchwordLocalization

/// A text in small letters.
struct FoldedText {
  let bytes: [UInt8]
  /// Whether byte offsets in the folded text are also those in the text itself.
  let keepsOffsets: Bool

  init(_ text: ExactText) {
    bytes = GlossaryWord.spaced(text.string.lowercased())
    keepsOffsets = bytes.count == text.count
  }
}

extension Unicode.Scalar {
  /// Whether the character is a Katakana character, with which Japanese writes foreign words.
  fileprivate var isKatakana: Bool { (0x30A1...0x30FA).contains(value) || (0x30FC...0x30FF).contains(value) }

  /// Whether it is part of a word in a script that separates words by spaces.
  fileprivate var belongsToSpacedWord: Bool {
    switch value {
    // Thai to Tibetan, Myanmar, Khmer, and the scripts of Chinese and Japanese.
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      false
    default: isLetter || isMark || digit != nil
    }
  }
}
