import WatchwordBasics

/// The text after a keyword: one string or several that are joined (GNU gettext manual, section 3, "PO files").
struct POText {
  /// The offset of its keyword.
  let keyword: Int
  /// The bytes between the first and the last quotation mark.
  private(set) var content: Range<Int>
  /// The offset after the last quotation mark.
  private(set) var end: Int
  private(set) var pieces = TextPieces()

  /// Creates an empty text after a keyword, up to its first string.
  init(keyword: Int, end: Int) {
    self.keyword = keyword
    self.end = end
    content = end..<end
    hasString = false
  }

  private(set) var hasString: Bool

  /// Appends the string whose content is `range`, without the quotation marks.
  ///
  /// `report` is called with the bytes of each invalid escape.
  mutating func append(_ range: Range<Int>, of bytes: [UInt8], isClosed: Bool, _ report: (Range<Int>) -> Void) {
    if hasString {
      pieces.skip(content.upperBound - content.lowerBound..<range.lowerBound - content.lowerBound)
      content = content.lowerBound..<range.upperBound
    } else {
      content = range
      hasString = true
    }
    end = range.upperBound + (isClosed ? 1 : 0)
    decode(range, of: bytes, report)
  }

  private mutating func decode(_ range: Range<Int>, of bytes: [UInt8], _ report: (Range<Int>) -> Void) {
    let start = content.lowerBound
    var next = range.lowerBound
    while next < range.upperBound {
      guard bytes[next] == UInt8(ascii: "\\") else {
        let run = bytes[next..<range.upperBound].prefix { $0 != UInt8(ascii: "\\") }
        pieces.append(run)
        next = run.endIndex
        continue
      }
      var end = next
      var decoded: [UInt8] = []
      // Several escapes of non-ASCII bytes can form one character.
      repeat {
        guard let (byte, length) = Self.escape(bytes[end..<range.upperBound]) else { break }
        if end > next, byte < 0x80 { break }
        decoded.append(byte)
        end += length
        if byte < 0x80 { break }
      } while decoded.count < UTF8Length.ofSequence(startingWith: decoded[0])
      if end == next {
        end = min(next + 2, range.upperBound)
        report(next..<end)
        pieces.append(bytes[next..<end])
      } else if UTF8Length.isValid(decoded[...]) {
        pieces.append(decoded, writtenIn: next - start..<end - start)
      } else {
        report(next..<end)
        pieces.append([0xEF, 0xBF, 0xBD], writtenIn: next - start..<end - start)
      }
      next = end
    }
  }

  /// Returns the byte of the escape at the start of `bytes`, and the length of the escape (GNU gettext manual, section
  /// 3). The escapes are those of C.
  private static func escape(_ bytes: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
    let rest = bytes.dropFirst()
    guard bytes.first == UInt8(ascii: "\\"), let sign = rest.first else { return nil }
    switch sign {
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "a"): return (0x07, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "v"): return (0x0B, 2)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): return (sign, 2)
    case UInt8(ascii: "x"):
      let digits = rest.dropFirst().prefix(2).prefix { ASCII.hexadecimalValue(of: $0) != nil }
      guard !digits.isEmpty else { return nil }
      return (digits.reduce(0) { $0 << 4 | (ASCII.hexadecimalValue(of: $1) ?? 0) }, 2 + digits.count)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = rest.prefix(3).prefix { (0x30...0x37).contains($0) }
      return (digits.reduce(0) { $0 &<< 3 | ($1 & 7) }, 1 + digits.count)
    default: return nil
    }
  }

  /// Returns the text as written between quotation marks on one line.
  static func written(_ text: ExactText) -> ExactText? {
    var written: [UInt8] = []
    for byte in text.string.utf8 {
      switch byte {
      case 0x0A: written += "\\n".utf8
      case 0x09: written += "\\t".utf8
      case 0x0D: written += "\\r".utf8
      case 0x08: written += "\\b".utf8
      case 0x07: written += "\\a".utf8
      case 0x0C: written += "\\f".utf8
      case 0x0B: written += "\\v".utf8
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): written += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F:
        // An escape of three octal digits is complete, whatever follows.
        written += [UInt8(ascii: "\\"), 0x30 | byte >> 6, 0x30 | byte >> 3 & 7, 0x30 | byte & 7]
      default: written.append(byte)
      }
    }
    return ExactText(utf8: written)
  }
}

/// Whether a text starts and ends with a line break.
struct POEdgeLineBreaks {
  let start: Bool
  let end: Bool

  enum Edge: String { case start, end }

  init(_ text: POText) {
    start = text.pieces.text.first == 0x0A
    end = text.pieces.text.last == 0x0A
  }

  /// Returns the first edge at which the other text differs.
  func difference(from other: POEdgeLineBreaks) -> Edge? {
    if start != other.start { return .start }
    return end == other.end ? nil : .end
  }
}

extension POText {
  /// The notation of texts whose content equals them.
  static let plainContent = Segment.SharedNotation(
    in: TextNotation(
      piece: { content, index in TextNotation.character(in: content, at: index) }, write: { written($0) }))
}
