import WatchwordBasics

/// Creates unique names that a format allows for keys and files.
struct ResourceNames {
  private var taken: Set<ExactText> = []
  /// The last number that was tried for each name that several resources would have.
  private var numbers: [ExactText: Int] = [:]

  /// Returns the name of a resource without folders, extensions and leading dots: `Localizable` for
  /// `App/Localizable.strings` and for `.Localizable.strings`.
  static func stem(of original: ExactText?, default standard: String) -> String {
    let bytes = original?.string.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
    let stem = bytes[..<(bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.count)].drop { $0 == UInt8(ascii: ".") }
    return stem.isEmpty ? standard : String(decoding: stem, as: UTF8.self)
  }

  /// Returns an unused identifier that is as close as possible to a key: ASCII letters, digits and `_`, not starting
  /// with a digit.
  ///
  /// Characters of `kept` are preserved, but names that differ only in these characters count as equal.
  mutating func identifier(_ key: ExactText, prefix: String = "_", keeping kept: String = "") -> ExactText {
    var bytes = key.string.utf8.map { ASCII.isWord($0) || kept.utf8.contains($0) ? $0 : UInt8(ascii: "_") }
    if let first = bytes.first, !ASCII.isWord(first) { bytes[0] = UInt8(ascii: "_") }
    if bytes.first.map(ASCII.isDigit) ?? true { bytes = Array(prefix.utf8) + bytes }
    let base = String(decoding: bytes.prefix(200), as: UTF8.self)
    func plain(_ name: ExactText) -> ExactText {
      ExactText(utf8: name.string.utf8.map { ASCII.isWord($0) ? $0 : UInt8(ascii: "_") })
    }
    var name = ExactText(base)
    let start = plain(name)
    var number = numbers[start, default: 1]
    while !taken.insert(plain(name)).inserted {
      number += 1
      name = ExactText("\(base)_\(number)")
    }
    if number > 1 { numbers[start] = number }
    return name
  }
}
