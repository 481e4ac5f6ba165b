import WatchwordDiagnostics

/// The references of XML without a DOCTYPE (XML 1.0, sections 4.1 and 4.6).
enum XMLReference {
  /// The character that a reference names, in UTF-8; `name` is what stands between `&` and `;`. One that names none is
  /// U+FFFD: the parser has reported it.
  static func bytes(_ name: ArraySlice<UInt8>) -> [UInt8] {
    switch ExactText(String(decoding: name, as: UTF8.self)) {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    var value: UInt32 = 0
    for digit in digits {
      guard let number = ASCII.hexadecimalValue(of: digit) else { return [0xEF, 0xBF, 0xBD] }
      value = value &* (isHexadecimal ? 16 : 10) &+ UInt32(number)
    }
    return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }
}
