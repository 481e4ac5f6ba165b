import WatchwordDiagnostics

/// The places of a document's bytes in UTF-8, asked for from front to back, so that each byte is counted about once.
///
/// A place before the last one asked for costs the way from the last mark.
struct ForwardPlaces {
  private let bytes: [UInt8]
  private var current = Place()
  private var marked = Place()

  private struct Place {
    var offset = 0
    var line = 1
    var column = 1
  }

  /// The places in `bytes`, of which a byte-order mark at the start counts as no column.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: ByteOrderMark.utf8) {
      current.offset = ByteOrderMark.utf8.count
      marked = current
    }
  }

  /// Notes the place at `offset`, from which later places before the current one are counted.
  mutating func mark(at offset: Int) {
    move(to: offset)
    marked = current
  }

  /// The place of the byte at `offset`; one before the last mark has the mark's place.
  mutating func position(at offset: Int) -> SourcePosition {
    move(to: offset)
    return SourcePosition(line: current.line, column: current.column)
  }

  /// The span of the bytes in `range`.
  mutating func span(of range: Range<Int>) -> SourceSpan {
    let start = position(at: range.lowerBound)
    return SourceSpan(start: start, end: position(at: range.upperBound))
  }

  private mutating func move(to offset: Int) {
    var place = offset < current.offset ? marked : current
    let end = min(offset, bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      while place.offset < end {
        let byte = bytes[place.offset]
        if byte == 0x0A {
          place.line &+= 1
          place.column = 1
        } else if byte & 0xC0 != 0x80 {
          place.column &+= 1
        }
        place.offset &+= 1
      }
    }
    current = place
  }
}
