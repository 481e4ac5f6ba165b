import WatchwordDiagnostics

/// A text as the content of a `<source>` or `<target>`.
struct XLIFF2WrittenText {
  private(set) var content: [UInt8] = []
  /// Whether inline elements are lost, of which only the text is kept.
  private(set) var losesCodes = false
  /// Whether there are codes, whose attributes are not known.
  private(set) var hasCodes = false
  /// Whether there is a character that XML does not allow.
  private(set) var hasControls = false

  /// What the ids of the source's codes are; a target has no others.
  private(set) var ids: Set<ExactText> = []

  /// Writes the content of `segment`, with those of its codes that XLIFF 2 has.
  init(_ segment: Segment) {
    let text = Array(segment.text.string.utf8)
    var tags: [Tag] = []
    for (index, element) in segment.elements.enumerated() {
      guard let id = element.id, XMLName.isToken(id.string), let open = Self.open(element, id),
        element.kind == .ec || ids.insert(id).inserted
      else {
        if element.kind != .mrk { losesCodes = true }
        continue
      }
      hasCodes = true
      let rank = 2 * (index + 1)
      tags.append(Tag(offset: element.range.lowerBound, rank: rank, bytes: open))
      guard element.kind == .g || element.kind == .pc else { continue }
      // At the same place, ends stand in front of starts, and inner ones in front of those around them; but the end of an
      // empty pair is behind its start.
      let end = element.range.isEmpty ? rank + 1 : -rank
      tags.append(Tag(offset: element.range.upperBound, rank: end, bytes: Array("</pc>".utf8)))
    }
    if !Self.areBalanced(segment.elements) { (tags, losesCodes, hasCodes) = ([], true, false) }
    tags.sort { ($0.offset, $0.rank) < ($1.offset, $1.rank) }
    var end = 0
    for tag in tags {
      append(text[end..<tag.offset])
      content += tag.bytes
      end = tag.offset
    }
    append(text[end...])
  }

  /// A tag at an offset of the text.
  private struct Tag {
    let offset: Int
    /// The place among the tags at the same offset.
    let rank: Int
    let bytes: [UInt8]
  }

  /// Whether halves of pairs have both ends in the text, the start in front.
  private static func areBalanced(_ elements: [InlineElement]) -> Bool {
    var open: Set<ExactText> = []
    for element in elements {
      guard let id = element.id else { continue }
      if element.kind == .sc { open.insert(id) }
      if element.kind == .ec, open.remove(id) == nil { return false }
    }
    return open.isEmpty
  }

  private static func open(_ element: InlineElement, _ id: ExactText) -> [UInt8]? {
    switch element.kind {
    case .x: Array("<ph id=\"\(id)\"/>".utf8)
    case .ph: element.range.isEmpty ? Array("<ph id=\"\(id)\"/>".utf8) : nil
    case .g, .pc: Array("<pc id=\"\(id)\">".utf8)
    case .sc: Array("<sc id=\"\(id)\"/>".utf8)
    case .ec: Array("<ec startRef=\"\(id)\"/>".utf8)
    case .bx, .ex, .bpt, .ept, .it, .sub, .mrk: nil
    }
  }

  /// Appends characters, with references as XML needs them; those that it does not allow become `<cp>` (Part 1, section
  /// 3.2.3.1).
  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x26: content += "&amp;".utf8
      case 0x3C: content += "&lt;".utf8
      case 0x3E: content += "&gt;".utf8
      case 0x0D: content += "&#13;".utf8
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0xFFFE, 0xFFFF:
        hasControls = true
        let digits = String(scalar.value, radix: 16, uppercase: true)
        content += "<cp hex=\"\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)\"/>".utf8
      default: content += String(scalar).utf8
      }
    }
  }
}
