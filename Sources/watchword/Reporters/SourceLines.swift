import Diagnostics

/// The lines of a text that findings are about.
struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The code points of columns `columns` of a line, both counted from 1, without the line's end; nothing where there is
  /// no such line. Also says whether the line goes on behind them.
  func scalars(ofLine line: Int, columns: Range<Int>) -> (scalars: [Unicode.Scalar], goesOn: Bool)? {
    guard line >= 1, line <= starts.count else { return nil }
    var offset = starts[line - 1]
    if line == 1, bytes.starts(with: ByteOrderMark.utf8) { offset += 3 }
    var end = line < starts.count ? starts[line] - 1 : bytes.count
    if end > offset, bytes[end - 1] == 0x0D { end -= 1 }
    var column = 1
    while offset < end, column < columns.lowerBound {
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    let start = offset
    while offset < end, column < columns.upperBound {
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return (Array(text.unicodeScalars), offset < end)
  }
}
