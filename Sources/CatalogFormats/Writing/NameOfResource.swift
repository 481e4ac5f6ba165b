import WatchwordDiagnostics

/// Names that a format allows for keys and files.
struct NameOfResource {
  private var taken: Set<ExactText> = []

  /// The name of a resource without folders and endings, and not a hidden one: `Localizable` of
  /// `App/Localizable.strings` and of `.Localizable.strings`.
  static func stem(of original: ExactText?, default standard: String) -> String {
    let bytes = original?.string.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
    let stem = bytes[..<(bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.count)].drop { $0 == UInt8(ascii: ".") }
    return stem.isEmpty ? standard : String(decoding: stem, as: UTF8.self)
  }

  /// The identifier nearest to a key, other than those given out before: letters of ASCII, digits and `_`, the first one
  /// no digit. Signs of `kept` stay too, but names that differ in them alone count as the same.
  mutating func identifier(_ key: ExactText, prefix: String = "_", keeping kept: String = "") -> ExactText {
    func isWord(_ byte: UInt8) -> Bool { ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_") }
    var bytes = key.string.utf8.map { isWord($0) || kept.utf8.contains($0) ? $0 : UInt8(ascii: "_") }
    if let first = bytes.first, !isWord(first) { bytes[0] = UInt8(ascii: "_") }
    if bytes.first.map(ASCII.isDigit) ?? true { bytes = Array(prefix.utf8) + bytes }
    let base = String(decoding: bytes.prefix(200), as: UTF8.self)
    var name = ExactText(base)
    var number = 2
    func plain(_ name: ExactText) -> ExactText {
      ExactText(String(decoding: name.string.utf8.map { isWord($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self))
    }
    while !taken.insert(plain(name)).inserted {
      name = ExactText("\(base)_\(number)")
      number += 1
    }
    return name
  }
}
