import WatchwordBasics

/// The Markdown links in a text: `[words](address)`.
///
/// Brackets without an address, as in `^[2 files](inflect: true)`, are not a link.
struct MarkdownLinks {
  private(set) var list: [Link] = []

  struct Link {
    let address: String
    /// The parts between dots and slashes, without language tags.
    let parts: [ExactText]
    /// The bytes from the `]` to the `)`.
    let range: Range<Int>
    /// Whether there is a space between the brackets, which breaks the link.
    let isDamaged: Bool

    /// Whether both links have the same target. Addresses with placeholders always match, because their order may
    /// differ.
    func hasSameTarget(as other: Link) -> Bool {
      parts == other.parts || address.has(0x25) && other.address.has(0x25)
    }
  }

  /// The maximum number of links, and of brackets that look like one, that are examined; no text that people read has
  /// more.
  static let maximumLinks = 256
  private static let maximumFailures = 256

  init(in text: TextFacts) {
    guard text.marks.isSuperset(of: [.square, .parenthesis]) else { return }
    let bytes = Array(text.text.utf8)
    var hasWords = false
    var failures = 0
    for offset in bytes.indices where failures < Self.maximumFailures && list.count < Self.maximumLinks {
      if bytes[offset] == UInt8(ascii: "[") { hasWords = true }
      guard bytes[offset] == UInt8(ascii: "]"), hasWords, bytes[offset - 1] != UInt8(ascii: "[") else { continue }
      var start = offset + 1
      while start < bytes.count, start - offset < 3, bytes[start] == 0x20 { start += 1 }
      guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { continue }
      guard let link = Link(bytes, offset, start + 1) else {
        failures += 1
        continue
      }
      list.append(link)
      hasWords = false
    }
  }
}

extension MarkdownLinks.Link {
  /// Reads the link whose words end at `bracket` and whose address starts at `start`.
  fileprivate init?(_ bytes: [UInt8], _ bracket: Int, _ start: Int) {
    var end = start
    var depth = 0
    while end < bytes.count, end - start < Self.maximumAddressLength, bytes[end] > 0x20 {
      if bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if bytes[end] == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      end += 1
    }
    guard end > start, end < bytes.count else { return nil }
    var close = end
    if bytes[end] == 0x20 {
      // [words](address "title")
      guard end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "\"") || bytes[end + 1] == UInt8(ascii: "'"),
        let end = bytes[end...].prefix(Self.maximumAddressLength).firstIndex(of: UInt8(ascii: ")"))
      else { return nil }
      close = end
    } else if bytes[end] != UInt8(ascii: ")") {
      return nil
    }
    isDamaged = start - bracket > 2
    let address = bytes[start..<end]
    // If a space precedes the round brackets, ordinary words in them are not an address.
    guard !isDamaged || address.contains(where: { "/.:#@%".utf8.contains($0) }) else { return nil }
    self.address = String(decoding: address, as: UTF8.self)
    parts = LinkScan.parts(of: address)
    range = bracket..<close + 1
  }

  private static let maximumAddressLength = 1024
}
