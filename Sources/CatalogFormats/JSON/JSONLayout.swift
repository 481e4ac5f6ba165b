import WatchwordDiagnostics

/// How a JSON document is laid out: what stands between its values.
struct JSONLayout {
  /// What stands between a name and its value.
  var separator = " : "
  /// What ends a line; empty if the document has one line only.
  var lineEnd = "\n"
  /// What a level is indented by.
  var indentation = "  "

  /// The layout of Xcode's string catalogues.
  static let xcode = JSONLayout()

  private init() {}

  /// The layout of a document, as its first member shows it.
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

  /// Values between brackets, each on a line of its own; the last bracket is behind `indent`. Where there are none, a
  /// line is empty.
  func lines(_ open: String, _ values: [String], _ close: String, indent: String) -> String {
    let inner = lineEnd + indent + indentation
    return open + (values.isEmpty ? lineEnd : inner + values.joined(separator: "," + inner)) + lineEnd + indent + close
  }
}
