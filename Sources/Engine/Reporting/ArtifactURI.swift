/// The URI of a file in a report (RFC 3986).
struct ArtifactURI {
  /// The URI: a relative reference for a relative path, or a `file` URI for an absolute path.
  let text: String
  /// Whether the URI is a reference relative to the root of the project.
  let isBelowRoot: Bool

  /// Creates the URI of the file with the displayed path `path`.
  init(_ path: String) {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let isAbsolute = path.hasPrefix("/")
    text = (isAbsolute ? "file:///" : "") + parts.map { Self.encoded($0) }.joined(separator: "/")
    isBelowRoot = !isAbsolute && !parts.contains("..")
  }

  /// Returns the part with all bytes percent-encoded (`%` and two digits), except unreserved ones (section 2.3).
  private static func encoded(_ part: Substring) -> String {
    var result = ""
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
