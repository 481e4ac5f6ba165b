import WatchwordBasics

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
  private var offset: Int

  private init(_ bytes: [UInt8], nameAt start: Int) {
    self.bytes = bytes
    nameRange = start..<start + 5
    offset = nameRange.upperBound
    while attributes.count < Self.maximumAttributes, readAttribute() {}
  }

  /// Returns all elements, in order.
  static func all(in bytes: [UInt8]) -> [HTMLElement] {
    var elements: [HTMLElement] = []
    var offset = 0
    while let start = start(in: bytes, from: offset) {
      let element = HTMLElement(bytes, nameAt: start)
      elements.append(element)
      offset = element.offset
    }
    return elements
  }

  /// Returns the attribute called `name`.
  func attribute(_ name: ExactText) -> HTMLAttribute? { attributes.first { $0.name == name } }

  /// Returns the words of an attribute, in lower case; empty if there is no such attribute.
  func words(_ name: ExactText) -> [ExactText] {
    let value = ASCII.lowercased(String(decoding: attribute(name)?.value.bytes ?? [], as: UTF8.self))
    return value.utf8.split(whereSeparator: Self.isSpace).map { ExactText(utf8: $0) }
  }

  /// Returns the start of the name of the first `<input` from `offset` onwards; comments are skipped.
  static func start(in bytes: [UInt8], from offset: Int = 0) -> Int? {
    var offset = offset
    while offset + 6 <= bytes.count {
      if bytes[offset...].starts(with: "<!--".utf8) {
        // The two hyphens may also belong to the end of the comment.
        offset += 2
        while offset < bytes.count, !bytes[offset...].starts(with: "-->".utf8) { offset += 1 }
        continue
      }
      if bytes[offset] == UInt8(ascii: "<"),
        zip(bytes[(offset + 1)..<(offset + 6)], "input".utf8).allSatisfy({ ASCII.lowercased($0) == $1 }),
        offset + 6 == bytes.count || isSpace(bytes[offset + 6])
          || [UInt8(ascii: "/"), UInt8(ascii: ">")].contains(bytes[offset + 6])
      {
        return offset + 1
      }
      offset += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  private mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Reads the next attribute; returns whether there can be more.
  private mutating func readAttribute() -> Bool {
    while offset < bytes.count, Self.isSpace(bytes[offset]) || bytes[offset] == UInt8(ascii: "/") { offset += 1 }
    guard offset < bytes.count, bytes[offset] != UInt8(ascii: ">") else { return false }
    let start = offset
    offset += 1
    while offset < bytes.count, !Self.isSpace(bytes[offset]), !"=/>".utf8.contains(bytes[offset]) { offset += 1 }
    let nameRange = start..<offset
    skipSpace()
    var value = offset..<offset
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "=") {
      offset += 1
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
    guard offset < bytes.count else { return offset..<offset }
    let quote = bytes[offset]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { offset += 1 }
    let start = offset
    while offset < bytes.count,
      isQuoted ? bytes[offset] != quote : !Self.isSpace(bytes[offset]) && bytes[offset] != UInt8(ascii: ">")
    {
      offset += 1
    }
    defer { if isQuoted, offset < bytes.count { offset += 1 } }
    return start..<offset
  }
}

/// An attribute of an HTML element.
struct HTMLAttribute {
  /// The name in lower case.
  let name: ExactText
  /// The range of the name.
  let nameRange: Range<Int>
  /// The value with character references decoded, and the position of each of its bytes.
  let value: NestedText
  /// The range of the value, without quotation marks.
  let range: Range<Int>
}
