import WatchwordDiagnostics

/// An `input` element of an HTML text.
///
/// Attributes are read as specified by the HTML Standard (section 13.2.5, "Tokenization"): names in any case, values
/// with or without quotation marks, and the first of two attributes with the same name.
struct HTMLElement {
  /// The greatest number of attributes that are read.
  private static let maximumAttributes = 256

  private(set) var attributes: [HTMLAttribute] = []
  /// The range of the element's name.
  let nameRange: Range<Int>
  private let bytes: [UInt8]
  private var place: Int

  private init(_ bytes: [UInt8], nameAt start: Int) {
    self.bytes = bytes
    nameRange = start..<start + 5
    place = nameRange.upperBound
    while attributes.count < Self.maximumAttributes, readAttribute() {}
  }

  /// Returns all elements, in order.
  static func all(in bytes: [UInt8]) -> [HTMLElement] {
    var elements: [HTMLElement] = []
    var place = 0
    while let start = start(in: bytes, from: place) {
      let element = HTMLElement(bytes, nameAt: start)
      elements.append(element)
      place = element.place
    }
    return elements
  }

  /// Returns the attribute called `name`.
  func attribute(_ name: ExactText) -> HTMLAttribute? { attributes.first { $0.name == name } }

  /// Returns the words of an attribute, in lower case; empty if there is no such attribute.
  func words(_ name: ExactText) -> [ExactText] {
    let value = ASCII.lowercased(String(decoding: attribute(name)?.value.bytes ?? [], as: UTF8.self))
    return value.utf8.split(whereSeparator: Self.isSpace).map { ExactText(String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns the start of the name of the first `<input` from `place` onwards; comments are skipped.
  static func start(in bytes: [UInt8], from place: Int = 0) -> Int? {
    var place = place
    while place + 6 <= bytes.count {
      if bytes[place...].starts(with: "<!--".utf8) {
        // The two hyphens may also be those of the end.
        place += 2
        while place < bytes.count, !bytes[place...].starts(with: "-->".utf8) { place += 1 }
        continue
      }
      if bytes[place] == UInt8(ascii: "<"),
        zip(bytes[(place + 1)..<(place + 6)], "input".utf8).allSatisfy({ ASCII.lowercased($0) == $1 }),
        place + 6 == bytes.count || isSpace(bytes[place + 6])
          || [UInt8(ascii: "/"), UInt8(ascii: ">")].contains(bytes[place + 6])
      {
        return place + 1
      }
      place += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  /// Reads the next attribute; returns whether there can be more.
  private mutating func readAttribute() -> Bool {
    while place < bytes.count, Self.isSpace(bytes[place]) || bytes[place] == UInt8(ascii: "/") { place += 1 }
    guard place < bytes.count, bytes[place] != UInt8(ascii: ">") else { return false }
    let start = place
    place += 1
    while place < bytes.count, !Self.isSpace(bytes[place]), !"=/>".utf8.contains(bytes[place]) { place += 1 }
    let nameRange = start..<place
    skipSpace()
    var value = place..<place
    if place < bytes.count, bytes[place] == UInt8(ascii: "=") {
      place += 1
      value = readValue()
    }
    let name = ExactText(ASCII.lowercased(String(decoding: bytes[nameRange], as: UTF8.self)))
    if attribute(name) == nil {
      attributes.append(
        HTMLAttribute(name: name, nameRange: nameRange, value: CharacterReferences.decoded(bytes, value), range: value))
    }
    return true
  }

  private mutating func readValue() -> Range<Int> {
    skipSpace()
    guard place < bytes.count else { return place..<place }
    let quote = bytes[place]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { place += 1 }
    let start = place
    while place < bytes.count,
      isQuoted ? bytes[place] != quote : !Self.isSpace(bytes[place]) && bytes[place] != UInt8(ascii: ">")
    {
      place += 1
    }
    defer { if isQuoted, place < bytes.count { place += 1 } }
    return start..<place
  }
}

/// An attribute of an HTML element.
struct HTMLAttribute {
  /// The name in lower case.
  let name: ExactText
  /// The range of the name.
  let nameRange: Range<Int>
  /// The value with character references decoded, and the position of each of its bytes.
  let value: PatternText
  /// The range of the value, without quotation marks.
  let range: Range<Int>
}
