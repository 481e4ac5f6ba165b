import WatchwordBasics

/// Converts keys to the notation of targets.
enum ResourceKey {
  /// Returns the key with ASCII letters, digits and `_` only, which is valid in Android and as an identifier in most
  /// languages.
  static func underscored(_ key: ExactText) -> String {
    var bytes = key.string.utf8.map { ASCII.isLetter($0) || ASCII.isDigit($0) ? $0 : UInt8(ascii: "_") }
    if bytes.first.map(ASCII.isDigit) ?? true { bytes.insert(UInt8(ascii: "_"), at: 0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the words of a key in camel case, which is an identifier in Dart and most other languages, such as
  /// `ruleLengthMinChecklist`.
  static func camelCase(_ key: ExactText) -> String {
    var bytes: [UInt8] = []
    var startsWord = false
    for byte in key.string.utf8 {
      guard ASCII.isLetter(byte) || ASCII.isDigit(byte) else {
        startsWord = !bytes.isEmpty
        continue
      }
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      bytes.append(startsWord && isSmall ? byte & ~0x20 : byte)
      startsWord = false
    }
    if let first = bytes.first {
      // A class member must start with a lowercase letter, and an identifier must not start with a digit.
      if ASCII.isDigit(first) { bytes.insert(contentsOf: "text".utf8, at: 0) } else { bytes[0] = first | 0x20 }
    }
    return bytes.isEmpty ? "text" : String(decoding: bytes, as: UTF8.self)
  }
}
