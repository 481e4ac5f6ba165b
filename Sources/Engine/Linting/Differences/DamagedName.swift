import WatchwordBasics

/// A search for the remains of a placeholder that has lost some of its signs: `{{ name }`, `% (name)s`, `{name`.
enum DamagedName {
  /// Returns the first range in which the name is next to a sign of a placeholder.
  static func range(
    of placeholder: Placeholder, writtenAs written: String, in text: TextFacts,
    except taken: [Range<Int>]
  ) -> Range<Int>? {
    let bytes = Array(text.text.utf8)
    let name = Array(placeholder.name.string.utf8)
    guard let first = name.first, bytes.count >= name.count else { return nil }
    var tries = 0
    for start in 0...(bytes.count - name.count) where bytes[start] == first {
      let end = start + name.count
      guard tries < 64, bytes[start..<end].elementsEqual(name) else { continue }
      tries += 1
      guard start == 0 || !NamedPlaceholders.isName(bytes[start - 1]),
        end == bytes.count || !NamedPlaceholders.isName(bytes[end]) || placeholder.notation == .percentParenthesis,
        !taken.contains(where: { $0.contains(start) })
      else { continue }
      var range = widened(start..<end, bytes)
      if placeholder.notation == .percentParenthesis, range.upperBound < bytes.count,
        bytes[range.upperBound] == written.utf8.last, range.upperBound > end
      {
        range = range.lowerBound..<range.upperBound + 1
      }
      let before = bytes[range.lowerBound..<start]
      let after = bytes[end..<range.upperBound]
      let signs: [UInt8] = placeholder.notation == .percentParenthesis ? Array("%".utf8) : Array("{}".utf8)
      if before.contains(where: { signs.contains($0) }) || after.contains(where: { signs.contains($0) }) {
        return range
      }
    }
    return nil
  }

  /// Returns the range with the signs around it, and the spaces between them.
  private static func widened(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    let (opening, closing) = (Array("%{(".utf8), Array("})".utf8))
    var (start, end) = (range.lowerBound, range.upperBound)
    var index = start
    while index > 0, start - index < 2, range.lowerBound - index < 8 {
      index -= 1
      // `{{$name}}` has a sign too many.
      let isExtra = bytes[index] == UInt8(ascii: "$") && index > 0 && bytes[index - 1] == UInt8(ascii: "{")
      if opening.contains(bytes[index]) || isExtra { start = index } else if bytes[index] != 0x20 { break }
    }
    index = end
    while index < bytes.count, index - end < 2, index - range.upperBound < 8 {
      if closing.contains(bytes[index]) { end = index + 1 } else if bytes[index] != 0x20 { break }
      index += 1
    }
    return start..<end
  }
}
