import WatchwordBasics

/// The layout of a JSON document: the white space and separators between its values.
struct JSONLayout {
  /// The separator between a name and its value, including white space.
  var separator = " : "
  /// The line break; empty if the document is on one line.
  var lineEnd = "\n"
  /// The indentation of one level.
  var indentation = "  "
  /// The white space inside the brackets of a value on one line (`pad`), and after its commas (`gap`).
  var pad = ""
  var gap = ""

  /// The layout of Xcode's string catalogues.
  static let xcode = JSONLayout()

  private init() {}

  /// Detects the layout of a document from its first member.
  init(of tree: JSONTree) {
    guard let root = tree.root, let first = tree.children(of: root).first(where: { _ in true }) else { return }
    let bytes = tree.bytes
    let name = tree.name(of: first)
    separator = String(decoding: bytes[name.upperBound..<tree.range(of: first).lowerBound], as: UTF8.self)
    let blank = bytes[(tree.range(of: root).lowerBound + 1)..<name.lowerBound]
    guard let line = blank.lastIndex(of: 0x0A) else {
      lineEnd = ""
      indentation = ""
      return
    }
    lineEnd = line > blank.startIndex && blank[line - 1] == 0x0D ? "\r\n" : "\n"
    indentation = String(decoding: blank[(line + 1)...], as: UTF8.self)
  }

  /// Detects the layout of a value in a document: its line breaks, and the white space between its parts.
  init(of tree: JSONTree, like value: JSONTree.Node) {
    self.init(of: tree)
    guard let first = tree.children(of: value).first(where: { _ in true }) else { return }
    separator = tree.separator(of: first)
    let blank = tree.space(before: tree.start(of: first))
    if let line = blank.lastIndex(of: 0x0A) {
      lineEnd = line > blank.startIndex && blank[line - 1] == 0x0D ? "\r\n" : "\n"
      let depth =
        blank.count - (line - blank.startIndex) - 1 - tree.indent(at: tree.range(of: value).lowerBound).utf8.count
      if depth > 0 { indentation = String(decoding: blank.suffix(depth), as: UTF8.self) }
      return
    }
    lineEnd = ""
    indentation = ""
    pad = String(decoding: blank, as: UTF8.self)
    gap = separator.utf8.last == 0x20 ? " " : ""
    var value = value
    while let first = tree.members(of: value).first(where: { _ in true }) {
      if let second = tree.members(of: value).dropFirst().first(where: { _ in true }) {
        gap = String(decoding: tree.space(before: tree.start(of: second)), as: UTF8.self)
        break
      }
      value = first
    }
  }

  /// Returns the content of an object with one member; `indent` precedes the closing bracket.
  func inside(_ member: String, indent: String) -> String {
    lineEnd.isEmpty ? pad + member + pad : lineEnd + indent + indentation + member + lineEnd + indent
  }

  /// Returns values between brackets, each on its own line; `indent` precedes the closing bracket. An empty list
  /// contains an empty line.
  func lines(_ open: String, _ values: [String], _ close: String, indent: String) -> String {
    if lineEnd.isEmpty, !values.isEmpty { return open + pad + values.joined(separator: "," + gap) + pad + close }
    let inner = lineEnd + indent + indentation
    return open + (values.isEmpty ? lineEnd : inner + values.joined(separator: "," + inner)) + lineEnd + indent + close
  }
}

extension JSONTree {
  /// Returns the separator between the name of a member and its value.
  func separator(of member: Node) -> String {
    String(decoding: bytes[name(of: member).upperBound..<range(of: member).lowerBound], as: UTF8.self)
  }

  /// Returns the white space before an offset.
  func space(before offset: Int) -> ArraySlice<UInt8> {
    let front = bytes[..<offset]
    let start = front.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? 0
    return front[start...]
  }

  /// Returns the blanks at the start of the line of an offset.
  func indent(at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
