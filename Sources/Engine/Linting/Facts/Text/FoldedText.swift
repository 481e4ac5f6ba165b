import WatchwordBasics

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
