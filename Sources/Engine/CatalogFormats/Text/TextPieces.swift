import WatchwordBasics

/// A text being decoded, with the pieces of its content that differ from the text.
///
/// Decoders record the pieces here, so that finding the places of the text's bytes needs no second decoder.
struct TextPieces {
  /// The bytes of the text so far.
  private(set) var text: [UInt8] = []
  private var pieces: [Entry] = []

  private struct Entry {
    /// The index of its first byte in the content.
    let offset: Int
    let piece: TextNotation.Piece
  }

  /// Appends bytes that are written identically in the content.
  mutating func append(_ bytes: some Collection<UInt8>) { text.append(contentsOf: bytes) }

  /// Appends a byte that is written identically in the content.
  mutating func append(_ byte: UInt8) { text.append(byte) }

  /// Appends the text that the content in `range` represents, such as the character of an escape.
  mutating func append(_ bytes: some Collection<UInt8>, writtenIn range: Range<Int>) {
    text.append(contentsOf: bytes)
    pieces.append(Entry(offset: range.lowerBound, piece: .init(written: range.count, text: bytes.count)))
  }

  /// Skips content that represents no text.
  mutating func skip(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    pieces.append(Entry(offset: range.lowerBound, piece: .init(written: range.count, text: 0)))
  }

  /// Whether the text is identical to the content, byte for byte.
  var isContent: Bool { pieces.isEmpty }

  /// The text.
  var exactText: ExactText { ExactText(utf8: text) }

  /// The ranges of the text that are written differently in the content or interrupted by additional bytes there.
  var bounds: [Range<Int>] {
    var bounds: [Range<Int>] = []
    var (written, produced) = (0, 0)
    for entry in pieces {
      produced += entry.offset - written
      bounds.append(produced..<produced + entry.piece.text)
      produced += entry.piece.text
      written = entry.offset + entry.piece.written
    }
    return bounds
  }

  /// Returns the segment with this text, whose content is at `contentSpan`.
  func segment(
    content: @autoclosure () -> [UInt8], span: SourceSpan, contentSpan: SourceSpan,
    write: @escaping @Sendable (ExactText) -> ExactText?,
    writeInPlace: (@Sendable (ExactText, Range<Int>, ExactText) -> ExactText?)? = nil, tags: [Range<Int>] = []
  ) -> Segment {
    let pieces = pieces
    var notation = TextNotation(
      piece: { content, index in
        let entryIndex = pieces.indices.partitioningIndex { pieces[$0].offset >= index }
        guard entryIndex < pieces.count, pieces[entryIndex].offset == index else {
          return TextNotation.character(in: content, at: index)
        }
        return pieces[entryIndex].piece
      }, write: write)
    notation.writeInPlace = writeInPlace
    notation.tags = tags
    return Segment(
      text: exactText, written: pieces.isEmpty ? nil : content(), in: notation, span: span, contentSpan: contentSpan)
  }
}
