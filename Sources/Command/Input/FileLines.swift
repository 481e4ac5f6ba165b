import WatchwordDiagnostics
import WatchwordSystemFiles

/// Finds lines of a file in UTF-8 without keeping it in memory.
///
/// The file is read once to count, and later only around the places that are asked for, even in a line of many
/// megabytes.
struct FileLines: Sendable {
  private let file: SystemPath
  /// What is known of the file at each multiple of the stride.
  private let checkpoints: [Checkpoint]
  private let size: Int

  /// What is known of the file before an offset.
  private struct Checkpoint {
    var lineFeeds = 0
    /// The code points on the line that goes on there.
    var column = 0

    mutating func pass(_ byte: UInt8) {
      if byte == 0x0A {
        lineFeeds += 1
        column = 0
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  /// The bytes between two checkpoints.
  private static let stride = 1024
  /// How many checkpoints are made from one piece of the file.
  private static let stridesInPiece = 256

  /// Counts the lines of the file; `nil` if it cannot be read.
  init?(_ file: SystemPath) {
    self.file = file
    var checkpoints: [Checkpoint] = []
    var known = Checkpoint()
    var offset = 0
    guard let open = try? OpenFile(reading: file) else { return nil }
    while true {
      guard let piece = try? open.bytes(in: offset..<offset + Self.stride * Self.stridesInPiece) else { return nil }
      if piece.isEmpty { break }
      for start in Swift.stride(from: 0, to: piece.count, by: Self.stride) {
        checkpoints.append(known)
        for byte in piece[start..<min(start + Self.stride, piece.count)] { known.pass(byte) }
      }
      offset += piece.count
    }
    self.checkpoints = checkpoints.isEmpty ? [known] : checkpoints
    size = offset
  }

  /// The code points in `columns` of a line (both counted from 1) without the line's end, and whether the line
  /// continues after them; `nil` if there is no such line.
  func scalars(ofLine line: Int, columns: Range<Int>) -> (scalars: [Unicode.Scalar], goesOn: Bool)? {
    guard line >= 1, columns.lowerBound >= 1 else { return nil }
    // A byte-order mark is not counted.
    let hidden = line == 1 && ((try? OpenFile(reading: file).bytes(in: 0..<3)) ?? []).elementsEqual([0xEF, 0xBB, 0xBF]) ? 1 : 0
    let first = columns.lowerBound - 1 + hidden
    let count = columns.count
    let place = checkpoints.indices.firstPlace { index in
      let known = checkpoints[index]
      return known.lineFeeds > line - 1 || known.lineFeeds == line - 1 && known.column > first
    }
    guard place > 0 else { return nil }
    var known = checkpoints[place - 1]
    var offset = (place - 1) * Self.stride
    var text: [UInt8] = []
    var isFound = false
    // A code point has up to four bytes; one more shows whether the line goes on.
    while offset < size {
      guard let piece = try? OpenFile(reading: file).bytes(in: offset..<offset + 2 * Self.stride), !piece.isEmpty else { return nil }
      for byte in piece {
        let isOnLine = known.lineFeeds == line - 1
        if isOnLine { isFound = true }
        if known.lineFeeds > line - 1 { return Self.result(text, count, endsLine: true) }
        let startsCodePoint = byte & 0xC0 != 0x80
        if isOnLine, byte != 0x0A, known.column - (startsCodePoint ? 0 : 1) >= first {
          let index = known.column - (startsCodePoint ? 0 : 1) - first
          if index > count { return Self.result(text, count, endsLine: false) }
          text.append(byte)
        }
        known.pass(byte)
      }
      offset += piece.count
    }
    // The line behind the last line feed is there, even if it is empty.
    return isFound || known.lineFeeds == line - 1 ? Self.result(text, count, endsLine: true) : nil
  }

  /// The first `count` code points of `text`, which is a line's rest with up to one more.
  private static func result(
    _ text: [UInt8], _ count: Int, endsLine: Bool
  ) -> (scalars: [Unicode.Scalar], goesOn: Bool) {
    var text = text[...]
    if endsLine, text.last == 0x0D { text = text.dropLast() }
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    return (Array(scalars.prefix(count)), scalars.count > count)
  }
}
