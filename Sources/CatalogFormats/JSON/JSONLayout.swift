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
  init(of bytes: [UInt8], _ root: JSONNode) {
    guard case .object(let members) = root.value, let first = members.first else { return }
    separator = String(decoding: bytes[first.key.range.upperBound..<first.node.range.lowerBound], as: UTF8.self)
    let blank = bytes[(root.range.lowerBound + 1)..<first.key.range.lowerBound]
    guard let line = blank.lastIndex(of: 0x0A) else {
      lineEnd = ""
      indentation = ""
      return
    }
    lineEnd = line > blank.startIndex && blank[line - 1] == 0x0D ? "\r\n" : "\n"
    indentation = String(decoding: blank[(line + 1)...], as: UTF8.self)
  }
}
