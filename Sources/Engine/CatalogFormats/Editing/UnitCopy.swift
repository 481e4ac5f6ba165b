import WatchwordBasics

/// A copy of a unit for another plural category, with the layout, attributes and notes of the unit.
///
/// The translation of the copy is the source, in the state `new`.
struct UnitCopy {
  /// The bytes of the unit.
  private let unit: [UInt8]
  /// The offset of the unit in the document.
  private let start: Int
  /// The white space before the unit.
  private let space: [UInt8]
  private let id: Range<Int>
  private let source: Element
  private let target: Element

  /// The ranges of an element in the bytes of the unit.
  private struct Element {
    let tag: Range<Int>
    let content: Range<Int>
    let end: Int
  }

  /// Prepares a copy of the unit in `range` of `text`, or returns `nil` if the unit has parts that cannot be copied.
  init?(of text: [UInt8], _ range: Range<Int>) {
    let unit = Array(text[range])
    // The content of this markup belongs to the form of the unit, not to the new form.
    for markup in ["<!--", "<![CDATA[", "<alt-trans", "<seg-source"] where Self.offset(of: markup, in: unit) != nil {
      return nil
    }
    guard unit.starts(with: "<trans-unit".utf8), let end = AttributeScan.endOfTag(at: 0, in: unit[...]) else {
      return nil
    }
    let attributes = AttributeScan.attributes(in: unit[..<end])
    guard let id = attributes.first(where: { $0.isNamed("id") })?.value,
      !attributes.contains(where: { $0.isNamed("approved") }),
      let source = Self.element("source", in: unit), let target = Self.element("target", in: unit),
      source.end <= target.tag.lowerBound
    else { return nil }
    self.unit = unit
    self.id = id.startIndex..<id.endIndex
    self.source = source
    self.target = target
    start = range.lowerBound
    let before = text[..<range.lowerBound]
    let content = before.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? 0
    space = Array(before[content...])
  }

  /// Returns the bytes to insert at `offset` of the document for a unit with the plural category of `replacement`.
  func inserted(_ replacement: ExactText, at offset: Int) -> [UInt8]? {
    let wanted = Array(replacement.string.utf8)
    guard let end = AttributeScan.endOfTag(at: 0, in: wanted[...]),
      let value = AttributeScan.attributes(in: wanted[..<end]).first(where: { $0.isNamed("id") })?.value,
      let category = AppleUnitID.category(in: Array(value)), let own = AppleUnitID.category(in: Array(unit[id]))
    else { return nil }
    var copy = Array(unit[..<(id.lowerBound + own.lowerBound)])
    copy += Array(value)[category]
    copy += unit[(id.lowerBound + own.upperBound)..<target.tag.lowerBound]
    copy += Array("<target state=\"new\">".utf8) + unit[source.content] + Array("</target>".utf8)
    copy += unit[target.end...]
    return offset <= start ? copy + space : space + copy
  }

  /// Returns the first element called `name` in a unit without comments.
  private static func element(_ name: String, in unit: [UInt8]) -> Element? {
    guard let start = offset(of: "<\(name)", in: unit), let end = AttributeScan.endOfTag(at: start, in: unit[...])
    else { return nil }
    let delimiters: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")]
    guard delimiters.contains(unit[start + 1 + name.utf8.count]) else { return nil }
    if unit[end - 2] == UInt8(ascii: "/") { return Element(tag: start..<end, content: end..<end, end: end) }
    guard let close = offset(of: "</\(name)", in: unit, from: end),
      let bracket = unit[close...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return Element(tag: start..<end, content: end..<close, end: bracket + 1)
  }

  private static func offset(of sign: String, in bytes: [UInt8], from start: Int = 0) -> Int? {
    let sign = Array(sign.utf8)
    return bytes.indices[start...].first { bytes[$0] == sign[0] && bytes[$0...].starts(with: sign) }
  }
}
