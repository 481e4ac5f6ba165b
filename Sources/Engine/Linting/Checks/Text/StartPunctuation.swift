import WatchwordBasics

/// A translation starts with a punctuation mark, but its source starts with a letter.
enum StartPunctuation: UnitCheck {
  static let kind = FindingKind("start-punctuation", .info)
  static let set = CheckSet.all

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, let first = pair.targetShape.first, first.cannotStartText,
      pair.sourceShape.first?.isLetter == true,
      // Languages of India may put the ellipsis first.
      first != "…" || !pair.sourceShape.signs.contains(.ellipsis) && !pair.source.text.utf8.contains(part: "..".utf8)
    else { return }
    let scalars = pair.target.text.unicodeScalars.dropFirst()
    guard let next = scalars.first, next.isBlank || next.isLetter && !next.properties.isLowercase,
      first != "-" || next.isBlank
    else { return }
    findings.report(.mark(first), at: pair.target.span(of: 0..<UTF8.width(first)), unit: pair.unit)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a mark that cannot start a text.
  fileprivate var cannotStartText: Bool {
    switch self {
    case ".", ",", ";", ":", "!", "?", "-", "،", "؛", "؟", "。", "、", "，", "！", "？", "：", "…": true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func mark(_ mark: Unicode.Scalar) -> Self {
    Self("The translation starts with \"\(mark)\", but the source starts with a letter", help: "Delete the mark")
  }
}
