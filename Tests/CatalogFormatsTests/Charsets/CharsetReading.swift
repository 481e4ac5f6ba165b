@testable import WatchwordCatalogFormats

/// What a charset makes of bytes that are at most one character.
enum CharsetReading: Equatable {
  case character(Unicode.Scalar)
  case cut
  /// Bytes that are no character, or more than one.
  case other
}

extension Charset {
  /// The names of the charsets that have tables.
  static let namesWithTables = TextEncoding.converters.map(\.name).filter { $0 != "US-ASCII" }

  func reading(of bytes: [UInt8]) -> CharsetReading {
    var text: [UInt8] = []
    if let bad = decode(bytes[...], into: &text) { return bad.isTruncated && text.isEmpty ? .cut : .other }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    return scalars.count == 1 ? scalars.first.map { .character($0) } ?? .other : .other
  }

  func bytes(of character: Unicode.Scalar) -> [UInt8]? { encode(Array(String(character).utf8)[...]) }

  /// Passes every character of the charset to `body`, with its bytes; of those of four bytes beyond U+FFFF, only some.
  func forEachCharacter(after bytes: [UInt8] = [], _ body: ([UInt8], Unicode.Scalar) -> Void) {
    let next: [UInt8] =
      switch bytes.count {
      case 2 where bytes[0] >= 0x85 && bytes[1] < 0x40: [0x30, 0x81, 0x9A, 0xFE]
      case 3: Array(0x2F...0x3A)
      default: Array(.min ... .max)
      }
    for byte in next {
      let longer = bytes + [byte]
      switch reading(of: longer) {
      case .character(let character): body(longer, character)
      case .cut: forEachCharacter(after: longer, body)
      case .other: continue
      }
    }
  }
}
