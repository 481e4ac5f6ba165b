/// The bytes of a text, with the places of its lines.
///
/// The bytes may hold anything: positions are exact for UTF-8 and defined (a stray byte counts as one code point)
/// for all else.
public struct SourceText: Sendable {
  /// The name under which findings are reported: the path as the user gave it.
  public let name: String
  /// The text's bytes.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]
  /// For a text that is quoted inside another one: where each of its bytes stands there.
  private let origin: Origin?

  /// Where a quoted text comes from: the outer text, and for each byte (and the end) the offset there.
  private struct Origin: Sendable {
    let lineStarts: [Int]
    let bytes: [UInt8]
    let offsets: [Int]
  }

  /// A text under the name by which findings will call it.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(of: bytes)
    self.origin = nil
  }

  /// A text that stands, escaped, inside this one, such as the JSON inside a JSON string.
  ///
  /// Positions in it are reported in this text. `offsets` holds, for each byte of `bytes` and for its end, the offset
  /// of its escaped form in this text.
  public func quoted(_ bytes: [UInt8], offsets: [Int]) -> SourceText {
    SourceText(
      name: name, bytes: bytes,
      origin: origin.map { outer in
        Origin(
          lineStarts: outer.lineStarts, bytes: outer.bytes,
          offsets: offsets.map { outer.offsets[min($0, outer.offsets.count - 1)] })
      } ?? Origin(lineStarts: lineStarts, bytes: self.bytes, offsets: offsets))
  }

  private init(name: String, bytes: [UInt8], origin: Origin) {
    self.name = name
    self.bytes = bytes
    self.lineStarts = []
    self.origin = origin.offsets.isEmpty ? nil : origin
  }

  /// The place of the byte at `offset`; an offset outside the text is read as its nearest end.
  public func position(at offset: Int) -> SourcePosition {
    guard let origin else { return Self.position(at: offset, in: bytes, lineStarts: lineStarts) }
    let outer = origin.offsets[min(max(offset, 0), origin.offsets.count - 1)]
    return Self.position(at: outer, in: origin.bytes, lineStarts: origin.lineStarts)
  }

  /// The stretch of the bytes in `range`.
  public func span(of range: Range<Int>) -> SourceSpan {
    SourceSpan(start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  private static func position(at offset: Int, in bytes: [UInt8], lineStarts: [Int]) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts.isEmpty ? 0 : lineStarts[low]
    var column = 1
    for byte in bytes[start..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    if low == 0, offset >= 3, bytes.starts(with: ByteOrderMark.utf8) { column -= 1 }
    return SourcePosition(line: low + 1, column: column)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    return starts
  }
}

/// The byte-order marks that text files may start with (The Unicode Standard, section 23.8).
public enum ByteOrderMark {
  /// U+FEFF in UTF-8.
  public static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
}
