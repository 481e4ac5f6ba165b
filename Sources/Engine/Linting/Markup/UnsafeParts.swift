import WatchwordBasics

/// The parts of markup that run code or load foreign pages.
struct UnsafeParts {
  private(set) var list: [Part] = []

  struct Part {
    /// The name of the part in small letters: `<script>`, `onclick`, `javascript:`.
    let name: ExactText
    /// The bytes of the part in the text.
    let range: Range<Int>
  }

  /// Finds the unsafe parts of `text`.
  init(in text: TextFacts) {
    let isLinked = text.marks.isSuperset(of: [.square, .parenthesis])
    guard text.marks.contains(.angle) || isLinked else { return }
    let bytes = Array(text.text.utf8)
    for tag in MarkupTags(in: text).list where !tag.isEnd {
      if Self.elements.contains(tag.name) {
        list.append(Part(name: ExactText("<\(tag.name.string)>"), range: tag.range))
      }
      readAttributes(of: tag, bytes)
    }
    guard isLinked else { return }
    for offset in bytes.indices.dropLast(2) where bytes[offset] == UInt8(ascii: "]") && bytes[offset + 1] == 0x28 {
      if let scheme = Self.scheme(bytes[(offset + 2)...]) {
        list.append(Part(name: scheme, range: offset + 2..<min(offset + 2 + scheme.count, bytes.count)))
      }
    }
  }

  /// Adds event handlers and addresses that run code.
  private mutating func readAttributes(of tag: MarkupTags.Tag, _ bytes: [UInt8]) {
    tag.forEachAttribute(in: bytes) { name, value in
      if name.utf8.starts(with: "on".utf8), name.utf8.count > 3, name.utf8.allSatisfy({ ASCII.isLetter($0) }) {
        list.append(Part(name: ExactText(name), range: tag.range))
      } else if let scheme = Self.scheme(bytes[value]) {
        list.append(Part(name: scheme, range: tag.range))
      }
    }
  }

  /// Returns the scheme of an address that runs code; browsers ignore blanks and line breaks before and inside it.
  private static func scheme(_ address: ArraySlice<UInt8>) -> ExactText? {
    let start = address.prefix(maximumSchemeLength).filter { $0 > 0x20 }.map { ASCII.lowercased($0) }
    return schemes.first { start.starts(with: $0.string.utf8) }
  }

  private static let maximumSchemeLength = 32
  private static let schemes: [ExactText] = ["javascript:", "vbscript:", "data:text/html"]
  private static let elements: Set<ExactText> = ["script", "iframe", "object", "embed"]
}
