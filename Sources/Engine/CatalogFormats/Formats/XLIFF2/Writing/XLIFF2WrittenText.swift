import WatchwordBasics

/// A text as the content of a `<source>` or `<target>`, converted from the inline elements of any version of XLIFF
/// (XLIFF 2.1, section 4.2.3).
struct XLIFF2WrittenText {
  private(set) var content: [UInt8] = []
  /// Whether codes are lost, so that only their text is kept.
  private(set) var losesCodes = false
  /// The lost parts of the inline elements that are kept, as noun phrases with articles.
  private(set) var lost: [String] = []
  private var known: Set<String> = []
  /// Whether the text contains a character that XML does not allow.
  private(set) var hasControls = false
  /// The end tags of the open elements; `nil` for elements that are not written.
  private var open: [String?] = []
  /// The ids of the elements of this text.
  private var used: Set<ExactText> = []
  /// The numbers of codes with the same id in this text, if there are several.
  private var copies: [ExactText: Int] = [:]
  private var starts: [ExactText: ExactText] = [:]
  private var marks = 0

  /// An element of XLIFF 1.2 whose content is code, while it is open.
  private struct Code {
    let tag: InlineMarkup.Tag
    let element: InlineMarkup.Element
    var characters: [UInt8] = []
    /// The texts inside the code (`<sub>`), as written.
    var texts: [UInt8] = []
    /// The number of open elements inside it.
    var depth = 0
  }
  private var code: Code?

  /// Writes the content of `segment`, with the inline elements that XLIFF 2 supports.
  init(_ segment: Segment, _ ids: inout XLIFF2CodeIDs) {
    guard let markup = InlineMarkup(segment) else {
      append(segment.text)
      return
    }
    let elements = markup.elements
    var number = 0
    for piece in markup.pieces {
      switch piece {
      case .text(let bytes): if code == nil { content += bytes } else { add(toCode: bytes) }
      case .end:
        if code != nil { endCode(&ids) }
        if code == nil, let tag = open.popLast() ?? nil { content += tag.utf8 }
      case .start(let tag):
        if code != nil {
          code?.depth += 1
          losesCodes = true
        } else if tag.holdsCode {
          code = Code(tag: tag, element: elements[number])
        } else {
          write(tag, elements[number], &ids)
        }
        number += 1
      }
    }
    if ids.hasChanged { lose("the ids of inline elements") }
  }

  // MARK: Elements

  private mutating func add(toCode data: ArraySlice<UInt8>) {
    if code?.depth == 0 { code?.characters += InlineMarkup.characters(of: data) } else { code?.texts += data }
  }

  /// Writes the code if its element ends here: its characters become an attribute, because a code has no content.
  private mutating func endCode(_ ids: inout XLIFF2CodeIDs) {
    guard let ended = code, ended.depth == 0 else {
      code?.depth -= 1
      return
    }
    write(ended.tag.with(code: ended.characters), ended.element, &ids)
    content += ended.texts
    code = nil
  }

  private mutating func write(_ tag: InlineMarkup.Tag, _ element: InlineMarkup.Element, _ ids: inout XLIFF2CodeIDs) {
    switch element {
    case .code: write("ph", tag, element, &ids)
    case .pair: write("pc", tag, element, &ids)
    case .start, .loneStart: write("sc", tag, element, &ids)
    case .loneEnd: write("ec", tag, element, &ids)
    case .end: writeEnd(tag, element)
    case .annotation: writeMark(tag, &ids)
    case .codePoint:
      content += "<cp hex=\"\(tag["hex"] ?? "FFFD")\"/>".utf8
      open.append(nil)
    case .other:
      open.append(nil)
      // Overlapping annotations are not codes and have no text of their own.
      if tag.name == "sm" || tag.name == "em" { lose("annotations that overlap") } else { losesCodes = true }
    }
  }

  private mutating func write(
    _ name: String, _ tag: InlineMarkup.Tag, _ element: InlineMarkup.Element, _ ids: inout XLIFF2CodeIDs
  ) {
    guard let own = tag["id"] ?? tag["startRef"], let first = ids.written(own) else {
      losesCodes = true
      return open.append(nil)
    }
    var (written, names) = InlineAttributes.version2(tag, element)
    var id = first
    while !used.insert(id).inserted {
      copies[first, default: 1] += 1
      id = ids.written(copyOf: own, number: copies[first] ?? 2)
    }
    // Version 1.2 has copies with the id of their code, as in the forms of Angular's choices.
    if id != first { written += " copyOf=\"\(first)\"" }
    if element == .start { starts[tag["rid"] ?? own] = id }
    if element == .loneStart || element == .loneEnd { written += " isolated=\"yes\"" }
    if tag["canOverlap"] == nil, element == .loneEnd { names.removeAll { $0 == "canOverlap" } }
    for attribute in names { lose("the attribute \(attribute.clipped) of inline elements") }
    content += "<\(name) id=\"\(id)\"\(written)\(element == .pair ? ">" : "/>")".utf8
    open.append(element == .pair ? "</\(name)>" : nil)
  }

  /// Writes the end of a pair whose start was written.
  private mutating func writeEnd(_ tag: InlineMarkup.Tag, _ element: InlineMarkup.Element) {
    open.append(nil)
    guard let reference = tag["startRef"] ?? tag["rid"] ?? tag["id"], let start = starts.removeValue(forKey: reference)
    else {
      losesCodes = true
      return
    }
    let (written, names) = InlineAttributes.version2(tag, element)
    for attribute in names { lose("the attribute \(attribute.clipped) of inline elements") }
    content += "<ec startRef=\"\(start)\"\(written)/>".utf8
  }

  private mutating func writeMark(_ tag: InlineMarkup.Tag, _ ids: inout XLIFF2CodeIDs) {
    marks += 1
    let own = tag["id"] ?? tag["mid"]
    guard let attributes = InlineAttributes.annotation2(tag),
      let id = own == nil ? ids.written(markNumber: marks) : own.flatMap({ ids.written($0) }),
      used.insert(id).inserted
    else {
      lose("an annotation")
      return open.append(nil)
    }
    for attribute in attributes.lost { lose("the attribute \(attribute.clipped) of inline elements") }
    content += "<mrk id=\"\(id)\"\(attributes.written)>".utf8
    open.append("</mrk>")
  }

  private mutating func lose(_ what: String) {
    if known.insert(what).inserted { lost.append(what) }
  }

  // MARK: Characters

  /// Appends characters, with references where XML requires them. Characters that XML does not allow become `<cp>`
  /// (Part 1, section 3.2.3.1).
  private mutating func append(_ text: ExactText) {
    for scalar in text.string.unicodeScalars {
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
