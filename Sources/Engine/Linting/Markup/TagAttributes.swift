import WatchwordBasics

/// The attributes of a tag that are the same in every language.
struct TagAttributes {
  private(set) var list: [Attribute] = []

  struct Attribute: Equatable {
    /// The name, in small letters.
    let name: ExactText
    let value: ExactText
  }

  /// Reads the attributes of `tag`, which is in the text with these bytes, except for those with words or
  /// language-dependent values.
  init(_ tag: MarkupTags.Tag, _ bytes: [UInt8]) {
    tag.forEachAttribute(in: bytes) { name, value in
      let name = ExactText(name)
      guard Self.isKept(name), list.count < Self.maximumCount else { return }
      list.append(Attribute(name: name, value: ExactText(utf8: bytes[value])))
    }
  }

  /// Returns the first attribute that `other`, the same tag in a translation, lacks or has with another value.
  func firstChanged(in other: TagAttributes) -> (attribute: Attribute, value: ExactText?)? {
    for attribute in list {
      let found = other.list.first { $0.name == attribute.name }
      guard let found else { return (attribute, nil) }
      if !Self.areSame(attribute, found) { return (attribute, found.value) }
    }
    return nil
  }

  /// Whether two attributes are equivalent: an address may lead to the page in another language, and web addresses are
  /// compared by `URLMismatch`.
  private static func areSame(_ attribute: Attribute, _ other: Attribute) -> Bool {
    if attribute.value == other.value { return true }
    guard addresses.contains(attribute.name) else { return false }
    let bytes = (Array(attribute.value.string.utf8), Array(other.value.string.utf8))
    if bytes.0.contains(part: "://".utf8) || bytes.0.contains(UInt8(ascii: "%"))
      || bytes.0.contains(UInt8(ascii: "{"))
    {
      return true
    }
    return LinkScan.parts(of: bytes.0[...]) == LinkScan.parts(of: bytes.1[...])
  }

  /// Whether the attribute has the same value in every language and its loss has an effect, unlike widths and words.
  private static func isKept(_ name: ExactText) -> Bool { addresses.contains(name) || kept.contains(name) }

  private static let maximumCount = 32
  private static let addresses: Set<ExactText> = ["action", "href", "src"]
  private static let kept: Set<ExactText> = ["class", "id", "name", "onclick", "rel", "target", "type"]
}

extension MarkupTags.Tag {
  /// Calls `body` with the name of each attribute that has a value, in small letters, and the bytes of the value.
  /// `bytes` are those of the text with the tag.
  func forEachAttribute(in bytes: [UInt8], _ body: (_ name: String, _ value: Range<Int>) -> Void) {
    var offset = attributes.lowerBound
    let end = attributes.upperBound
    func skipBlanks() { while offset < end, bytes[offset] <= 0x20 { offset += 1 } }
    while offset < end {
      guard ASCII.isLetter(bytes[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < end, bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: "=") { offset += 1 }
      let name = ASCII.lowercased(String(decoding: bytes[start..<offset], as: UTF8.self))
      skipBlanks()
      guard offset < end, bytes[offset] == UInt8(ascii: "=") else { continue }
      offset += 1
      skipBlanks()
      let quote = offset < end && (bytes[offset] == 0x22 || bytes[offset] == 0x27) ? bytes[offset] : nil
      if quote != nil { offset += 1 }
      let value = offset
      while offset < end, quote.map({ bytes[offset] != $0 }) ?? (bytes[offset] > 0x20) { offset += 1 }
      body(name, value..<offset)
    }
  }
}
