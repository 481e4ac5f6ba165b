import WatchwordBasics

/// The character references of HTML and XML: the five predefined names of XML, and numbers.
enum CharacterReferences {
  /// Returns a part of a text with its character references decoded.
  static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> NestedText {
    var decoded: [UInt8] = []
    var offsets: [Int] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == UInt8(ascii: "&"),
        let (scalar, end) = reference(in: bytes, at: offset, before: range.upperBound)
      {
        for byte in String(scalar).utf8 {
          decoded.append(byte)
          offsets.append(offset)
        }
        offset = end
      } else {
        decoded.append(bytes[offset])
        offsets.append(offset)
        offset += 1
      }
    }
    return NestedText(bytes: decoded, offsets: offsets + [range.upperBound])
  }

  /// Returns a text with references in place of the characters that delimit elements and attributes.
  static func encoded(_ text: String) -> String {
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): encoded += Array("&amp;".utf8)
      case UInt8(ascii: "\""): encoded += Array("&quot;".utf8)
      case UInt8(ascii: "<"): encoded += Array("&lt;".utf8)
      case UInt8(ascii: ">"): encoded += Array("&gt;".utf8)
      default: encoded.append(byte)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func reference(
    in bytes: [UInt8], at start: Int, before limit: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let end = bytes[start..<min(limit, start + 12)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    return scalar(called: name).map { ($0, end + 1) }
  }

  private static func scalar(called name: String) -> Unicode.Scalar? {
    switch ExactText(name) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      if name.utf8.starts(with: "#x".utf8) || name.utf8.starts(with: "#X".utf8) {
        return UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
      }
      guard name.utf8.first == UInt8(ascii: "#") else { return nil }
      return UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) }
    }
  }
}
