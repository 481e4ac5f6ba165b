extension String {
  /// The text, cut to what fits into a message: 40 code points and an ellipsis, where it has more than 80 bytes.
  ///
  /// For ids, names and words, of which every character counts.
  public var clipped: String { utf8.count > 80 ? clipped(to: 40) : self }

  /// The text, cut to `count` code points and an ellipsis, where it has more of them.
  public func clipped(to count: Int) -> String {
    guard utf8.count > count else { return self }
    let end = unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : String(unicodeScalars[..<end]) + "…"
  }

  /// The text on one line, cut to what fits into a message: 60 code points and an ellipsis, where it has more.
  ///
  /// For texts of several lines, which are quoted to be recognised: each span of blanks and line breaks becomes one
  /// space, and those at the ends go.
  public var excerpt: String {
    var excerpt = String.UnicodeScalarView()
    var count = 0
    var isBehindBlank = true
    for scalar in unicodeScalars {
      let isBlank = scalar == " " || (0x09...0x0D).contains(scalar.value)
      defer { isBehindBlank = isBlank }
      if isBlank, isBehindBlank { continue }
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

extension ExactText {
  /// The text, cut to what fits into a message; see `String.clipped`.
  public var clipped: String { string.clipped }

  /// The text on one line, cut to what fits into a message; see `String.excerpt`.
  public var excerpt: String { string.excerpt }
}
