import WatchwordDiagnostics

/// The texts of JSON strings (RFC 8259, section 7).
enum JSONText {
  /// The text of a string, decoded from what stands between its quotation marks, which a reader has accepted.
  static func pieces(_ content: ArraySlice<UInt8>) -> TextPieces {
    var pieces = TextPieces()
    let start = content.startIndex
    var next = start
    while next < content.endIndex {
      guard content[next] == UInt8(ascii: "\\") else {
        let run = content[next...].prefix { $0 != UInt8(ascii: "\\") }
        pieces.append(run)
        next = run.endIndex
        continue
      }
      let (bytes, length) = escape(content[next...])
      let end = min(next + length, content.endIndex)
      pieces.append(bytes, writtenIn: next - start..<end - start)
      next = end
    }
    return pieces
  }

  /// What the escape at the start of `bytes` stands for, and its length.
  private static func escape(_ bytes: ArraySlice<UInt8>) -> (bytes: [UInt8], length: Int) {
    guard let sign = bytes.dropFirst().first else { return ([], 1) }
    switch sign {
    case UInt8(ascii: "b"): return ([0x08], 2)
    case UInt8(ascii: "f"): return ([0x0C], 2)
    case UInt8(ascii: "n"): return ([0x0A], 2)
    case UInt8(ascii: "r"): return ([0x0D], 2)
    case UInt8(ascii: "t"): return ([0x09], 2)
    case UInt8(ascii: "u"): break
    default: return ([sign], 2)
    }
    let value = unit(bytes)
    var scalar = Unicode.Scalar(value)
    var length = 6
    if (0xD800..<0xDC00).contains(value) {
      let low = unit(bytes.dropFirst(6))
      scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low &- 0xDC00) & 0x3FF)
      length = 12
    }
    return (Array(String(scalar ?? "\u{FFFD}").utf8), length)
  }

  /// The code unit of the escape at the start of `bytes`.
  private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.dropFirst(2).prefix(4).reduce(0) { $0 << 4 | UInt32(ASCII.hexadecimalValue(of: $1) ?? 0) }
  }

  /// The text as it is written between quotation marks: with the escapes that JSON demands.
  static func written(_ text: ExactText) -> ExactText {
    var written: [UInt8] = []
    for byte in text.string.utf8 {
      switch byte {
      case 0x0A: written += "\\n".utf8
      case 0x09: written += "\\t".utf8
      case 0x0D: written += "\\r".utf8
      case 0x08: written += "\\b".utf8
      case 0x0C: written += "\\f".utf8
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): written += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: written += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: written.append(byte)
      }
    }
    return ExactText(String(decoding: written, as: UTF8.self))
  }

  /// Counts what is in a document of JSON: each colon may be that of a unit.
  static func weight(of document: [UInt8]) -> CatalogWeight {
    var weight = CatalogWeight()
    weight.bytes = document.count
    for byte in document {
      if byte == UInt8(ascii: ":") { weight.units += 1 }
      if byte == UInt8(ascii: "%") { weight.percentSigns += 1 }
    }
    weight.tags = weight.units
    return weight
  }
}
