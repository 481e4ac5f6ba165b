import WatchwordBasics

extension SeededDefect {
  /// Defects of markup inside texts.
  static let markup: [SeededDefect] = [
    .target("unsafe-markup") { place, random in
      [
        "<script>alert(1)</script>", "<b onclick=\"go()\">!</b>", "<a href=\"javascript:go()\">!</a>",
        "<img src=x onerror=go()>",
      ].randomElement(using: &random).map { place.target + " " + $0 }
    },
    .unit("markup-mismatch") { place, random in
      guard place.message.count == 1, !place.source.contains("<"), !place.target.contains("<") else { return nil }
      let clean = place.unit.with(source: "<b>\(place.source)</b>", target: "<b>\(place.target)</b>")
      // Quotation marks may represent emphasis.
      let isQuoted = place.target.contains { "\"“„”«»「『‘’".contains($0) }
      let broken =
        ["<b>\(place.target)", "<b>\(place.target)<b>", "<i>\(place.target)</i>"] + (isQuoted ? [] : [place.target])
      return broken.randomElement(using: &random).map { (clean, clean.with(target: $0)) }
    },
    .unit("markdown-link-mismatch") { place, random in
      guard place.message.count == 1, !place.source.contains("["), !place.target.contains("[") else { return nil }
      let clean = place.unit.with(
        source: place.source + " [more](https://example.com/more)",
        target: place.target + " [info](https://example.com/more)")
      let broken = [" [info](https://example.com/less)", " [info] (https://example.com/more)", " info"]
      return broken.randomElement(using: &random).map { (clean, clean.with(target: place.target + $0)) }
    },
  ]

  /// Defects of length.
  static let lengths: [SeededDefect] = [
    .unit("over-maximum-length") { place, _ in
      let length = place.target.unicodeScalars.count
      guard length > 1 else { return nil }
      var (clean, broken) = (place.unit, place.unit)
      clean.attributes += " maxwidth=\"\(length)\" size-unit=\"char\""
      broken.attributes += " maxwidth=\"\(place.target.count - 1)\" size-unit=\"char\""
      return (clean, broken)
    },
    .unit("length-ratio") { place, _ in
      guard place.message.count == 1, place.source.count >= 20, !place.target.contains("%") else { return nil }
      return (place.unit, place.unit.with(target: Array(repeating: place.target, count: 9).joined(separator: "; ")))
    },
  ]
}
