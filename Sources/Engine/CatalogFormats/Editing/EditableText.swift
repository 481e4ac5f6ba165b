import WatchwordBasics

/// The text of a document in UTF-8, which can be written back in the document's encoding.
struct EditableText {
  /// The text without a byte-order mark.
  let bytes: [UInt8]
  private let mark: [UInt8]
  /// The charset of the document; `nil` for UTF-8.
  private let charset: Charset?
  /// Whether lines end with CRLF, determined by the first line.
  private let hasCRLF: Bool
  /// Whether a character that the encoding lacks can be written as an XML character reference.
  private let hasReferences: Bool
  /// The CDATA sections and comments of a document that is not in UTF-8; references are not recognised there.
  private let literals: [Range<Int>]

  /// Decodes `document`, or returns `nil` if converting it to UTF-8 and back changes its bytes.
  ///
  /// `encoding` is the encoding of a document that is not XML. An XML document declares its own.
  init?(_ document: [UInt8], in encoding: TextEncoding? = nil) {
    hasReferences = encoding == nil
    let encoding = encoding ?? TextEncoding(head: Array(document.prefix(CatalogFormat.headLength)))
    let length = min(encoding.byteOrderMarkLength, document.count)
    mark = Array(document[..<length])
    charset = encoding.charset
    let (text, bad) = encoding.decoded(document)
    guard bad == nil else { return nil }
    bytes = Array(text)
    if let charset, charset.encode(text)?.elementsEqual(document[length...]) != true { return nil }
    hasCRLF = Self.hasCRLF(bytes)
    literals = charset != nil && hasReferences ? Self.literals(in: bytes) : []
  }

  private static func hasCRLF(_ bytes: [UInt8]) -> Bool {
    guard let lineFeed = bytes.firstIndex(of: 0x0A), lineFeed > 0 else { return false }
    return bytes[lineFeed - 1] == 0x0D
  }

  /// Returns the document with this text.
  func document(with text: [UInt8]) -> [UInt8]? {
    guard let charset else { return mark.isEmpty ? text : mark + text }
    return charset.encode(text[...]).map { mark.isEmpty ? $0 : mark + $0 }
  }

  /// Returns the bytes of a replacement at `offset`, with the line breaks of the document, and with references for
  /// characters that its encoding lacks. The value is `nil` if such a character cannot be written there.
  func written(_ replacement: ExactText, at offset: Int) -> [UInt8]? {
    var written: [UInt8] = []
    for scalar in replacement.string.unicodeScalars {
      let character = Array(String(scalar).utf8)
      if scalar == "\n", hasCRLF, written.last != 0x0D {
        written += [0x0D, 0x0A]
      } else if let charset, !scalar.isASCII, charset.encode(character[...]) == nil {
        guard hasReferences, !isInLiteral(offset) else { return nil }
        written += "&#\(scalar.value);".utf8
      } else {
        written += character
      }
    }
    return written
  }

  /// Whether a CDATA section or a comment is open at `offset`.
  private func isInLiteral(_ offset: Int) -> Bool {
    let index = literals.indices.partitioningIndex { literals[$0].upperBound > offset }
    return index < literals.count && literals[index].lowerBound < offset
  }

  private static func literals(in bytes: [UInt8]) -> [Range<Int>] {
    let kinds = [("<![CDATA[", "]]>"), ("<!--", "-->")].map { (open: Array($0.utf8), close: Array($1.utf8)) }
    var literals: [Range<Int>] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      guard let kind = kinds.first(where: { bytes[start...].starts(with: $0.open) }) else { continue }
      index = start + kind.open.count
      while index < bytes.count, !bytes[index...].starts(with: kind.close) { index += 1 }
      index = min(index + kind.close.count, bytes.count)
      literals.append(start..<index)
    }
    return literals
  }

  // MARK: Places

  /// Returns the offsets of places, which must be sorted; `nil` for places that are not in the text.
  func offsets(of places: [SourcePosition]) -> [Int?] { SourcePosition.offsets(of: places, in: bytes) }
}

extension SourcePosition {
  /// The number of bytes whose line breaks are counted at once.
  private static let block = 64

  /// Returns the offsets of places, which must be sorted, in a text in UTF-8; `nil` for places that are not in the text.
  static func offsets(of places: [SourcePosition], in text: [UInt8]) -> [Int?] {
    var found: [Int?] = []
    found.reserveCapacity(places.count)
    text.withUnsafeBufferPointer { bytes in
      var (offset, line, column) = (0, 1, 1)
      for place in places {
        // Blocks before the line of the place, which begins after a line break.
        while line < place.line, offset + Self.block <= bytes.count {
          var breaks = 0
          for index in 0..<Self.block { breaks &+= bytes[offset &+ index] == 0x0A ? 1 : 0 }
          guard line + breaks < place.line else { break }
          line += breaks
          offset += Self.block
        }
        while offset < bytes.count, line < place.line || line == place.line && column < place.column {
          if bytes[offset] == 0x0A {
            line += 1
            column = 1
          } else {
            column += 1
          }
          offset += 1
          while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        found.append(line == place.line && column == place.column ? offset : nil)
      }
    }
    return found
  }
}
