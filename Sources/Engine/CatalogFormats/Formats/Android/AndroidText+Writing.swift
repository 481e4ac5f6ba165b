import WatchwordDiagnostics

extension AndroidText {
  /// Returns the segment with this text and the content at `contentSpan`.
  func segment(content: [UInt8], span: SourceSpan, contentSpan: SourceSpan) -> Segment {
    let (tags, markupOffsets, hasCDATA, text) = (tags, markupOffsets, hasCDATA, pieces.text)
    return pieces.segment(
      content: content, span: span, contentSpan: contentSpan, write: { Self.written($0) },
      writeInPlace: { replacement, range in
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
        let before = range.lowerBound > 0 ? text[range.lowerBound - 1] : nil
        let following = range.upperBound < text.count ? text[range.upperBound] : nil
        return Self.written(replacement, after: before, before: following)
      }, tags: tags)
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
    return ExactText(String(decoding: written, as: UTF8.self))
  }
}
