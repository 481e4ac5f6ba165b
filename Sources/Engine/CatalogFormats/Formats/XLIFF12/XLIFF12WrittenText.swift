import WatchwordBasics

/// The content of a `<source>` or `<target>`, with inline elements of any version of XLIFF converted to those of XLIFF
/// 1.2 (XLIFF 1.2, section 2.4).
struct XLIFF12WrittenText {
  private(set) var content: [UInt8] = []
  /// The lost parts of inline elements, as noun phrases with articles.
  private(set) var lost: [String] = []
  private var known: Set<String> = []
  /// The end tags of the open elements; `nil` for elements that are not written.
  private var open: [String?] = []

  /// Writes the content of `markup`.
  init(_ markup: InlineMarkup) {
    let elements = markup.elements
    var number = 0
    for piece in markup.pieces {
      switch piece {
      case .text(let bytes): content += bytes
      case .end: if let tag = open.popLast() ?? nil { content += tag.utf8 }
      case .start(let tag):
        write(tag, elements[number])
        number += 1
      }
    }
  }

  private mutating func write(_ tag: InlineMarkup.Tag, _ element: InlineMarkup.Element) {
    let name: String
    switch element {
    // `<ph>` is for code, and programs such as Angular only know `<x/>`.
    case .code where !tag.holdsCode && tag["assoc"] == nil && tag["crc"] == nil: name = "x"
    case _ where ["ph", "bpt", "ept", "it"].contains(tag.name): name = tag.name.string
    case .pair: name = "g"
    case .start: name = "bx"
    case .end: name = "ex"
    case .loneStart, .loneEnd: name = "it"
    case .code: name = tag.name.string
    case .annotation: return write(InlineAttributes.annotation12(tag), in: "mrk", isEmpty: false)
    case .codePoint: return leaveOut("a character that XML forbids")
    case .other where tag.name == "sub":
      return write((tag["ctype"].map { " ctype=\"\($0)\"" } ?? "", []), in: "sub", isEmpty: tag.isEmpty)
    case .other: return leaveOut("<\(tag.name.clipped)>")
    }
    let base = element == .code || element == .pair ? tag["copyOf"] : nil
    guard let id = base ?? tag["id"] ?? tag["startRef"] else { return leaveOut("an inline code without an id") }
    var (written, names) = InlineAttributes.version12(tag, element)
    if base != nil { names.removeAll { $0 == "copyOf" } }
    if name == "it", tag["pos"] == nil { written += " pos=\"\(element == .loneStart ? "open" : "close")\"" }
    if name == "ex", tag.name == "ec" { names.removeAll { $0 == "type" || $0 == "subType" } }
    write((" id=\"\(id)\"" + written, names), in: name, isEmpty: element != .pair && !tag.holdsCode)
  }

  private mutating func write(_ attributes: (written: String, lost: [String]), in name: String, isEmpty: Bool) {
    content += "<\(name)\(attributes.written)\(isEmpty ? "/>" : ">")".utf8
    open.append(isEmpty ? nil : "</\(name)>")
    for attribute in attributes.lost { lose("the attribute \(attribute.clipped) of inline elements") }
  }

  /// Omits a tag, but not the content of its element.
  private mutating func leaveOut(_ what: String) {
    open.append(nil)
    lose(what)
  }

  private mutating func lose(_ what: String) {
    if known.insert(what).inserted { lost.append(what) }
  }
}
