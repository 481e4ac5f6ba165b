import Foundation
import WatchwordDiagnostics

/// The ways in which the same document is written to see that places do not depend on them.
enum DocumentSpelling: String, CaseIterable {
  case asItIs, marked, carriageReturns, littleEndian, bigEndian, markedLittleEndian, markedBigEndian

  /// The document, which is UTF-8, in this spelling.
  func write(_ document: [UInt8]) -> [UInt8] {
    var text = String(decoding: document, as: UTF8.self)
    switch self {
    case .asItIs: return document
    case .marked: return [0xEF, 0xBB, 0xBF] + document
    case .carriageReturns: return Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
    case .littleEndian, .bigEndian, .markedLittleEndian, .markedBigEndian:
      if let declaration = text.range(of: "encoding=\"UTF-8\"", options: .caseInsensitive) {
        text.replaceSubrange(declaration, with: "encoding=\"UTF-16\"")
      }
      let isMarked = self == .markedLittleEndian || self == .markedBigEndian
      let isLittle = self == .littleEndian || self == .markedLittleEndian
      return ((isMarked ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
        let bytes = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
        return isLittle ? bytes.reversed() : bytes
      }
    }
  }

  /// The number of bytes of a code unit.
  var unitWidth: Int {
    switch self {
    case .asItIs, .marked, .carriageReturns: 1
    default: 2
    }
  }
}

/// The offsets of places in a file, found without a reader.
struct DocumentPlaces {
  private let bytes: [UInt8]
  private let spelling: DocumentSpelling
  /// Where the lines start.
  private var lines: [Int]

  init(_ bytes: [UInt8], _ spelling: DocumentSpelling) {
    (self.bytes, self.spelling) = (bytes, spelling)
    let markLength =
      switch spelling {
      case .marked: 3
      case .markedLittleEndian, .markedBigEndian: 2
      default: 0
      }
    lines = [markLength]
    for offset in stride(from: markLength, to: bytes.count, by: spelling.unitWidth) where unit(at: offset) == 0x0A {
      lines.append(offset + spelling.unitWidth)
    }
  }

  /// The offset of a place, in bytes of the file.
  func offset(of place: SourcePosition) -> Int {
    var offset = lines[place.line - 1]
    for _ in 1..<place.column {
      let unit = unit(at: offset)
      if spelling.unitWidth == 2 {
        offset += unit & 0xFC00 == 0xD800 ? 4 : 2
      } else {
        offset += unit < 0x80 ? 1 : unit < 0xE0 ? 2 : unit < 0xF0 ? 3 : 4
      }
    }
    return offset
  }

  private func unit(at offset: Int) -> Int {
    switch spelling {
    case .asItIs, .marked, .carriageReturns: Int(bytes[offset])
    case .littleEndian, .markedLittleEndian: Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    case .bigEndian, .markedBigEndian: Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
  }
}
