package import WatchwordBasics

/// A text that the resource compiler interprets as a reference: `@string/name`, `?attr/name`, `@null`
/// (aapt2, `ResourceUtils`).
package struct AndroidReference {
  enum Kind { case nothing, resource, attribute }

  let kind: Kind
  /// The package in the reference.
  private(set) var package: ExactText?
  /// The type in the reference.
  private(set) var type: ExactText?
  private(set) var name: ExactText = ""

  /// Creates the reference that is the content of an element; `nil` if the content is an ordinary text. Character
  /// references, CDATA sections and `<xliff:g>` do not matter; escapes and styles make the content an ordinary text.
  init?(content: [UInt8]) {
    // Quick check: a reference must start with one of these characters, and few texts do.
    guard let first = content.first(where: { !Self.isBlank($0) }), "@?&<".utf8.contains(first) else { return nil }
    guard let text = Self.plainText(content) else { return nil }
    self.init(text)
  }

  /// Creates the reference in a text; `nil` if it is an ordinary text.
  init?(_ text: [UInt8]) {
    let end = text.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0
    let text = text[..<end].drop(while: Self.isBlank)
    if text.elementsEqual("@null".utf8) || text.elementsEqual("@empty".utf8) {
      kind = .nothing
      return
    }
    switch text.first {
    case UInt8(ascii: "@"): kind = .resource
    case UInt8(ascii: "?"): kind = .attribute
    default: return nil
    }
    var rest = text.dropFirst()
    let isNew = kind == .resource && rest.first == UInt8(ascii: "+")
    if kind == .resource, isNew || rest.first == UInt8(ascii: "*") { rest = rest.dropFirst() }
    guard readName(rest) else { return nil }
    switch (kind, type) {
    case (.attribute, nil), (.attribute, "attr"?): break
    case (.resource, let type?): if !AndroidName.types.contains(type) || isNew && type != "id" { return nil }
    default: return nil
    }
  }

  /// Reads `package:type/name`, where the first two parts are optional; returns `false` if there is no name.
  private mutating func readName(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    for index in text.indices {
      let isColon = text[index] == UInt8(ascii: ":") && type == nil && package == nil
      guard isColon || text[index] == UInt8(ascii: "/") && type == nil else { continue }
      let part = ExactText(utf8: text[rest.startIndex..<index])
      if part.isEmpty { return false }
      if isColon { package = part } else { type = part }
      rest = text[(index + 1)...]
    }
    name = ExactText(utf8: rest)
    return !name.isEmpty
  }

  /// Whether the name is valid.
  var isValid: Bool { kind == .nothing || AndroidName.isValid(name) }

  /// Whether the text was probably meant as a reference, rather than as a text that starts with a question mark.
  var isLikelyIntended: Bool { isValid && (kind != .attribute || type != nil || package != nil) }

  /// Returns the name of the string resource to which a text refers, if the whole text is a reference to one in the
  /// same app.
  package static func nameOfText(in segment: Segment) -> ExactText? {
    let (start, end) = (segment.contentSpan.start, segment.contentSpan.end)
    let bytes = Array(segment.text.string.utf8)
    guard start.line == end.line, end.column - start.column == bytes.count, bytes.first == UInt8(ascii: "@"),
      let reference = AndroidReference(bytes), reference.isValid, reference.package == nil,
      reference.type == "string"
    else { return nil }
    return reference.name
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Returns the content without markup that is not part of the text; `nil` if the content has a style.
  private static func plainText(_ content: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    var rest = content[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let end = rest.prefix(16).firstIndex(of: UInt8(ascii: ";")) {
        text += XMLReference.bytes(rest[(rest.startIndex + 1)..<end])
        rest = rest[(end + 1)...]
      } else if byte != UInt8(ascii: "<") {
        text.append(byte)
        rest = rest.dropFirst()
      } else if rest.starts(with: "<!".utf8), let end = AttributeScan.endOfData(at: rest.startIndex, in: rest) {
        if rest.starts(with: "<![CDATA[".utf8) { text += rest[..<end].dropFirst(9).dropLast(3) }
        rest = rest[end...]
      } else {
        let end = AttributeScan.endOfTag(at: rest.startIndex, in: rest) ?? rest.endIndex
        let name = rest[..<end].prefix { $0 != 0x20 && $0 != UInt8(ascii: ">") }
        guard name.contains(UInt8(ascii: ":")) || rest.starts(with: "<?".utf8) else { return nil }
        rest = rest[end...]
      }
    }
    return text
  }
}
