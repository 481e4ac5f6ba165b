import WatchwordBasics

/// A short translation ends with a different mark from its source.
enum EndMarkStyle: UnitCheck {
  static let kind = FindingKind("end-mark-style", .info)
  static let set = CheckSet.all

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, let writing = file.writing, !writing.usesFullwidthForms,
      writing.endsSentences || writing.language == "my",
      let sourceLast = pair.sourceShape.last, let targetLast = pair.targetShape.last,
      sourceLast.mayEndText || targetLast.mayEndText,
      EndMark.kind(of: pair.source.text, file.sourceCode) != EndMark.kind(of: pair.target.text, writing.language)
    else { return }
    let source = EndMark(pair.source.text, file.sourceCode)
    let target = EndMark(pair.target.text, writing.language)
    guard source.wordCount > 0, target.wordCount > 0, differ(source, target, writing) else { return }
    let end = pair.target.text.utf8.count - pair.targetShape.trailingBlanks
    let range = target.kind == .none ? end..<end : target.range
    findings.report(.end(source.text, target.text), at: pair.target.span(of: range), unit: pair.unit)
  }

  private static func differ(_ source: EndMark, _ target: EndMark, _ writing: WritingRules) -> Bool {
    let isShort = source.isShort && target.isShort || source.wordCount == 1 || target.wordCount == 1
    return switch (source.kind, target.kind) {
    case (.stop, .none): writing.endsSentences && isShort && !source.isAbbreviation(ofUpTo: 3)
    case (.none, .stop): isShort && !target.isAbbreviation(ofUpTo: 3)
    case (.exclamation, .none): writing.endsSentences && writing.language != "hy" && target.wordCount < 4
    case (.interrobang, .question), (.interrobang, .exclamation), (.question, .interrobang),
      (.exclamation, .interrobang):
      writing.endsSentences
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func end(_ source: String?, _ target: String?) -> Self {
    let words = (source.map { "\"\($0)\"" } ?? "no mark", target.map { "\"\($0)\"" } ?? "no mark")
    return Self(
      "The source ends with \(words.0), but the short translation ends with \(words.1)",
      help: "End both in the same way, unless the language has a reason not to")
  }
}
