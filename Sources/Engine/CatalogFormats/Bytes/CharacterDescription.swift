/// Describes the character at an offset, for findings.
enum CharacterDescription {
  /// Returns the description of the character at `offset`, such as `"x"`, `a tab` or `the end of the file`.
  static func name(at offset: Int, in bytes: [UInt8]) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    switch bytes[offset] {
    case 0x09: return "a tab"
    case 0x0A, 0x0D: return "a line break"
    case 0..<0x20, 0x7F: return "a control character (0x\(String(bytes[offset], radix: 16, uppercase: true)))"
    default: break
    }
    let sequence = bytes[offset..<min(offset + UTF8Length.ofSequence(startingWith: bytes[offset]), bytes.count)]
    return "\"\(String(decoding: sequence, as: UTF8.self))\""
  }
}
