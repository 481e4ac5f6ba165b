extension String {
  /// The text, shortened to fit into a message: 40 code points and an ellipsis if it has more than 80 bytes.
  ///
  /// Use it for ids, names and words, in which every character matters.
  package var clipped: String { utf8.count > 80 ? clipped(to: 40) : self }

  /// Returns the text, shortened to `count` code points and an ellipsis if it has more.
  package func clipped(to count: Int) -> String {
    guard utf8.count > count else { return self }
    let end = unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : String(unicodeScalars[..<end]) + "…"
  }

  /// The text on one line, shortened to fit into a message: 60 code points and an ellipsis if it has more.
  ///
  /// Use it for quoted texts that only need to be recognisable. Each run of spaces and line breaks becomes one space;
  /// leading and trailing ones are removed.
  package var excerpt: String {
    var excerpt = String.UnicodeScalarView()
    var count = 0
    var followsBlank = true
    for scalar in unicodeScalars {
      let isBlank = scalar == " " || (0x09...0x0D).contains(scalar.value)
      defer { followsBlank = isBlank }
      if isBlank, followsBlank { continue }
      if count == 60 {
        excerpt.append("…")
        return String(excerpt)
      }
      excerpt.append(isBlank ? " " : scalar)
      count += 1
    }
    if excerpt.last == " " { excerpt.removeLast() }
    return String(excerpt)
  }
}

extension String {
  /// Returns an ``excerpt`` of the text around the bytes in `range`, so that these bytes stay visible.
  package func excerpt(keeping range: Range<Int>) -> String {
    let before = String(decoding: utf8.prefix(range.lowerBound), as: UTF8.self).unicodeScalars
    let kept = String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self).unicodeScalars
    guard before.count + kept.count > 60 else { return excerpt }
    let start = before.suffix(max(60 - kept.count, 20) / 2)
    return "…" + String(start + unicodeScalars.dropFirst(before.count)).excerpt
  }
}

extension ExactText {
  /// The text, shortened to fit into a message; see `String.clipped`.
  package var clipped: String { string.clipped }

  /// The text on one line, shortened to fit into a message; see `String.excerpt`.
  package var excerpt: String { string.excerpt }
}
