import WatchwordSystemFiles

/// Counts what is in a document of XLIFF without reading it as XML.
enum XLIFF12Weight {
  /// What is in the document of these bytes, whatever its encoding. No unit is missed in an encoding in which the
  /// characters of ASCII have their own bytes.
  static func weight(of document: [UInt8], unit: StaticString = "trans-unit") -> CatalogWeight {
    let encoding = TextEncoding(head: Array(document.prefix(CatalogFormat.headLength)))
    var weight = CatalogWeight()
    weight.bytes = document.count
    // A byte stands for one character at most, which takes up to three in UTF-8.
    if encoding.converterName != nil { weight.convertedBytes = 3 * document.count / encoding.unitWidth }
    forEach(UInt8(ascii: "%"), in: document) { _ in weight.percentSigns += 1 }
    forEach(UInt8(ascii: "<"), in: document) { offset in
      weight.tags += 1
      if isUnit(at: offset, in: document, width: encoding.unitWidth, unit) { weight.units += 1 }
    }
    return weight
  }

  private static func forEach(_ byte: UInt8, in document: [UInt8], _ body: (Int) -> Void) {
    var next = 0
    while next < document.count, let offset = document.firstIndex(of: byte, from: next) {
      body(offset)
      next = offset + 1
    }
  }

  /// Whether the start tag at `offset` is a unit's, with a prefix or without; a character takes `width` bytes.
  private static func isUnit(at offset: Int, in document: [UInt8], width: Int, _ name: StaticString) -> Bool {
    var next = offset + width
    if holdsName(name, at: next, in: document, width: width) { return true }
    // A prefix may stand in front of the name; of a longer one only its part up to here is looked through.
    let limit = min(document.count, next + longestPrefix * width)
    while next < limit, isPartOfPrefix(document[next]) { next += width }
    guard next < limit, document[next] == UInt8(ascii: ":") else { return false }
    return holdsName(name, at: next + width, in: document, width: width)
  }

  /// The most characters of a prefix that is looked through.
  private static let longestPrefix = 64

  private static func holdsName(_ name: StaticString, at start: Int, in document: [UInt8], width: Int) -> Bool {
    guard start + (name.utf8CodeUnitCount - 1) * width < document.count else { return false }
    return (0..<name.utf8CodeUnitCount).allSatisfy { document[start + $0 * width] == name.utf8Start[$0] }
  }

  private static func isPartOfPrefix(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: ":"), UInt8(ascii: ">"): false
    default: byte > 0x2F
    }
  }
}
