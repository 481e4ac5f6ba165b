public import WatchwordBasics

/// A pattern for names, in which `*` matches any text, and every other byte matches itself.
///
/// In a pattern for paths, `*` matches a text without a slash, `**` matches any text, and `**/` also matches nothing.
public struct NamePattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: ExactText
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case byte(UInt8)
    /// A text without a slash.
    case name
    case anything
    /// Folders with their slashes, or nothing.
    case folders
  }

  /// Creates a pattern for ids.
  public init(_ text: ExactText) {
    self.text = text
    parts = text.string.utf8.map { $0 == UInt8(ascii: "*") ? .anything : .byte($0) }
  }

  /// Creates a pattern for paths whose parts are separated by slashes.
  public init(path text: ExactText) {
    self.text = text
    let bytes = Array(text.string.utf8)
    var parts: [Part] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "**/".utf8), index == 0 || bytes[index - 1] == UInt8(ascii: "/") {
        parts.append(.folders)
        index += 3
      } else if rest.starts(with: "**".utf8) {
        parts.append(.anything)
        index += 2
      } else {
        parts.append(bytes[index] == UInt8(ascii: "*") ? .name : .byte(bytes[index]))
        index += 1
      }
    }
    self.parts = parts
  }

  /// Whether the pattern matches only one name.
  package var isLiteral: Bool {
    parts.allSatisfy { if case .byte = $0 { true } else { false } }
  }

  /// Whether the pattern matches the whole name. The time is at most the product of both lengths.
  public func matches(_ name: ExactText) -> Bool {
    // Most names differ from the pattern in the first byte.
    if case .byte(let byte) = parts.first, name.string.utf8.first != byte { return false }
    let bytes = Array(name.string.utf8)
    // Which prefixes of the name, by length, match the parts so far.
    var matched = [Bool](repeating: false, count: bytes.count + 1)
    matched[0] = true
    for part in parts {
      var next = [Bool](repeating: false, count: bytes.count + 1)
      var isOpen = false
      for length in 0...bytes.count {
        let last = length > 0 ? bytes[length - 1] : nil
        switch part {
        case .byte(let byte): next[length] = last == byte && matched[length - 1]
        case .name:
          isOpen = matched[length] || (isOpen && last != UInt8(ascii: "/"))
          next[length] = isOpen
        case .anything:
          isOpen = isOpen || matched[length]
          next[length] = isOpen
        case .folders:
          next[length] = matched[length] || (isOpen && last == UInt8(ascii: "/"))
          isOpen = isOpen || matched[length]
        }
      }
      matched = next
    }
    return matched[bytes.count]
  }
}
