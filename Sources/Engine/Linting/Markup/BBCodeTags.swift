import WatchwordBasics

/// The BBCode tags in a text, such as `[b]` and `[/b]`.
struct BBCodeTags {
  private(set) var list: [Tag] = []

  struct Tag {
    /// The name, in small letters.
    let name: ExactText
    let isEnd: Bool
    /// The bytes of the tag in the text.
    let range: Range<Int>

    /// The tag as shown in messages.
    var written: String { "[\(isEnd ? "/" : "")\(name.excerpt)]" }
  }

  /// Finds everything that looks like a tag in `text`.
  init(in text: TextFacts) {
    guard text.marks.contains(.square) else { return }
    let bytes = Array(text.text.utf8)
    var offset = 0
    while offset < bytes.count, list.count < Self.maximumCount {
      guard bytes[offset] == UInt8(ascii: "["), let tag = Self.tag(bytes, offset) else {
        offset += 1
        continue
      }
      list.append(tag)
      offset = tag.range.upperBound
    }
  }

  private static func tag(_ bytes: [UInt8], _ start: Int) -> Tag? {
    let isEnd = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
    let first = start + (isEnd ? 2 : 1)
    var end = first
    while end < bytes.count, end - first < maximumNameLength, ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) {
      end += 1
    }
    guard end > first, end < bytes.count else { return nil }
    var close = end
    if !isEnd, bytes[end] == UInt8(ascii: "=") {
      while close < bytes.count, close - end < maximumValueLength, bytes[close] != UInt8(ascii: "]") { close += 1 }
    }
    guard close < bytes.count, bytes[close] == UInt8(ascii: "]"),
      // [words](address) is a Markdown link.
      close + 1 == bytes.count || bytes[close + 1] != UInt8(ascii: "(")
    else { return nil }
    let name = ExactText(ASCII.lowercased(String(decoding: bytes[first..<end], as: UTF8.self)))
    return Tag(name: name, isEnd: isEnd, range: start..<close + 1)
  }

  private static let maximumNameLength = 16
  private static let maximumValueLength = 512
  private static let maximumCount = 128

  /// The names of tags that occur as a start tag followed by an end tag, which does not happen in prose.
  var pairs: Set<ExactText> {
    var open: Set<ExactText> = []
    var pairs: Set<ExactText> = []
    for tag in list {
      if !tag.isEnd { open.insert(tag.name) } else if open.contains(tag.name) { pairs.insert(tag.name) }
    }
    return pairs
  }

  /// Returns the first tag that `target` lacks, of those that this text has in pairs.
  func firstLost(in target: BBCodeTags) -> Tag? {
    let pairs = pairs
    guard !pairs.isEmpty else { return nil }
    return list.first { tag in
      pairs.contains(tag.name) && count(tag) > target.count(tag)
    }
  }

  private func count(_ tag: Tag) -> Int { list.count { $0.name == tag.name && $0.isEnd == tag.isEnd } }
}
