@testable import WatchwordCatalogFormats

/// What a charset makes of bytes that are at most one character.
enum CharsetReading: Equatable {
  case character(Unicode.Scalar)
  case cut
  /// Bytes that are none, or more than one.
  case other
}

extension Charset {
  /// The names of the charsets that have tables.
  static let namesWithTables = TextEncoding.converters.map(\.name).filter { $0 != "US-ASCII" }

  func reading(of bytes: [UInt8]) -> CharsetReading {
    var text: [UInt8] = []
    if let bad = decode(bytes[...], into: &text) { return bad.isCut && text.isEmpty ? .cut : .other }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    return scalars.count == 1 ? scalars.first.map { .character($0) } ?? .other : .other
  }

  func bytes(of character: Unicode.Scalar) -> [UInt8]? { encode(Array(String(character).utf8)[...]) }

  /// Passes every character of the charset to `body`, with its bytes; of those beyond U+FFFF in GB18030, only some.
  func forEachCharacter(behind bytes: [UInt8] = [], _ body: ([UInt8], Unicode.Scalar) -> Void) {
    let isSampled = bytes.count == 2 && bytes[0] >= 0x90
    for byte: UInt8 in isSampled ? [0x30, 0x81, 0x9A, 0xFE] : Array(.min ... .max) {
      let longer = bytes + [byte]
      switch reading(of: longer) {
      case .character(let character): body(longer, character)
      case .cut: forEachCharacter(behind: longer, body)
      case .other: continue
      }
    }
  }
}
