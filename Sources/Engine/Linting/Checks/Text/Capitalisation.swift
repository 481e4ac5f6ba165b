import WatchwordBasics

/// A translation starts with a small letter, but its source starts with a capital.
enum Capitalisation: UnitCheck {
  static let kind = FindingKind("capitalisation", .info)
  static let set = CheckSet.all

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, let first = pair.targetShape.first,
      let start = pair.sourceShape.first, start.properties.isUppercase, first.properties.isLowercase, first.isLetter,
      first.properties.uppercaseMapping.unicodeScalars.first != first
    else { return }
    let word = pair.target.text.unicodeScalars.prefix { $0.isLetter || $0.isMark }
    // A word that is followed directly by signs is an address or an identifier.
    let rest = pair.target.text.unicodeScalars.dropFirst(word.count)
    let isAddress = rest.first == "." && rest.dropFirst().first?.isLetter == true
    guard !word.contains(where: { $0.properties.isUppercase }), !isAddress, rest.first != "/", rest.first != "_",
      !pair.source.text.unicodeScalars.starts(with: word), Characters(pair.source.text).words.count >= 3,
      // In a text in a script without capitals, a word with small letters is foreign.
      !pair.target.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .otherLetter })
    else { return }
    findings.report(.small(first), at: pair.target.span(of: 0..<UTF8.width(first)), unit: pair.unit)
  }
}

extension Finding.Message {
  fileprivate static func small(_ letter: Unicode.Scalar) -> Self {
    Self(
      "The translation starts with the small letter \(letter), but the source starts with a capital",
      help: "Write a capital, unless the text is shown inside a sentence")
  }
}
