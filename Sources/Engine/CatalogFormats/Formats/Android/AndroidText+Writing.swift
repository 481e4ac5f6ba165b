import WatchwordBasics

extension AndroidText {
  /// Returns the segment with this text and the content at `contentSpan`.
  func segment(content: [UInt8], span: SourceSpan, contentSpan: SourceSpan) -> Segment {
    if pieces.isContent, tags.isEmpty, markupOffsets.isEmpty, !hasCDATA {
      return Segment(text: pieces.exactText, as: Self.plainContent, span: span, contentSpan: contentSpan)
    }
    let (tags, markupOffsets, hasCDATA) = (tags, markupOffsets, hasCDATA)
    return pieces.segment(
      content: content, span: span, contentSpan: contentSpan, write: { Self.written($0) },
      writeInPlace: { replacement, range, text in
        let tag = tags.indices.partitioningIndex { tags[$0].upperBound > range.lowerBound }
        let markup = markupOffsets.indices.partitioningIndex { markupOffsets[$0] > range.lowerBound }
        if tag < tags.count && tags[tag].lowerBound < range.upperBound
          || markup < markupOffsets.count && markupOffsets[markup] < range.upperBound
        {
          return nil
        }
        if hasCDATA,
          replacement.string.utf8.contains(where: {
            [UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0)
          })
        {
          return nil
        }
        return Self.written(replacement, at: range, of: text)
      }, tags: tags)
  }

  /// The notation of texts whose content equals them.
  private static let plainContent = {
    var notation = TextNotation(
      piece: { content, index in TextNotation.character(in: content, at: index) }, write: { written($0) })
    notation.writeInPlace = { written($0, at: $1, of: $2) }
    return Segment.SharedNotation(in: notation)
  }()

  /// Returns the replacement of a part of a text.
  private static func written(_ replacement: ExactText, at range: Range<Int>, of text: ExactText) -> ExactText {
    let bytes = text.string.utf8
    return written(
      replacement, after: bytes.prefix(range.lowerBound).last, before: bytes.dropFirst(range.upperBound).first)
  }

  /// Returns a text escaped as the content of a `<string>`, or as a part of that content between the bytes `first` and
  /// `last`. White space that would collapse is escaped.
  static func written(_ text: ExactText, after first: UInt8? = nil, before last: UInt8? = nil) -> ExactText {
    var written: [UInt8] = []
    let bytes = Array(text.string.utf8)
    var before = first
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x0A: written += "\\n".utf8
      case 0x09: written += "\\t".utf8
      case 0x20:
        let following = index + 1 < bytes.count ? bytes[index + 1] : last
        // A blank can be lost at the ends of the text, and next to another blank or a line break.
        let isSafe = before != nil && before != 0x20 && before != 0x0A && following != nil && following != 0x20
        written += isSafe ? [0x20] : Array("\\u0020".utf8)
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16, uppercase: true)
        written += "\\u00\(byte < 16 ? "0" : "")\(digits)".utf8
      // XML does not allow U+FFFE and U+FFFF (XML 1.0, section 2.2).
      // A comparison by `==` would make `suffix` copy an array, and so read the whole text.
      case 0xBE...0xBF where written.suffix(2).elementsEqual([0xEF, 0xBF]):
        written.removeLast(2)
        written += (byte == 0xBE ? "\\uFFFE" : "\\uFFFF").utf8
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): written += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "@"), UInt8(ascii: "?"):
        if before == nil { written.append(UInt8(ascii: "\\")) }
        written.append(byte)
      case UInt8(ascii: "&"): written += "&amp;".utf8
      case UInt8(ascii: "<"): written += "&lt;".utf8
      case UInt8(ascii: ">"): written += "&gt;".utf8
      default: written.append(byte)
      }
      before = byte
    }
    return ExactText(utf8: written)
  }
}
