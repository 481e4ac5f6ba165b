import WatchwordBasics

/// A tag that is part of a text, as in Android's string resources: `<b>`, `<a href="…">`, `<br/>`.
enum TextTag {
  /// Returns the name in a start tag or an empty-element tag; `nil` for anything else.
  static func name(_ tag: ArraySlice<UInt8>) -> ExactText? {
    guard tag.first == UInt8(ascii: "<"), tag.last == UInt8(ascii: ">") else { return nil }
    let name = tag.dropFirst().prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || "_.-".utf8.contains($0) }
    guard let first = name.first, ASCII.isLetter(first) else { return nil }
    return ExactText(utf8: name)
  }

  /// Returns a tag from another format, written anew from its name and its attributes, so that it is well-formed for
  /// any content; `nil` if `text` is not a tag.
  static func normalized(_ text: [UInt8]) -> (start: String, end: String?)? {
    guard let name = name(text[...]), AttributeScan.endOfTag(at: 0, in: text[...]) == text.count else { return nil }
    var tag = "<\(name)"
    for attribute in AttributeScan.attributes(in: text[...]) {
      let written = String(decoding: attribute.name, as: UTF8.self)
      let value = ExactText(utf8: InlineMarkup.characters(of: attribute.value))
      guard XMLName.isToken(written), let value = XMLEscapes.attribute(value) else { return nil }
      tag += " \(written)=\"\(value)\""
    }
    return text.suffix(2).elementsEqual("/>".utf8) ? (tag + "/>", nil) : (tag + ">", "</\(name)>")
  }
}
