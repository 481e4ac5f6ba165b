import WatchwordBasics

/// A translation does not end with the punctuation of its source.
enum EndPunctuation: UnitCheck {
  static let kind = FindingKind("end-punctuation", .warning)
  static let set = CheckSet.recommended

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, let writing = file.writing, writing.endsSentences,
      let sourceLast = pair.sourceShape.last, let targetLast = pair.targetShape.last
    else { return }
    // Most texts end in letters, and need no further comparison.
    if !sourceLast.mayEndText, !targetLast.mayEndText { return }
    // End marks of the source are interpreted in its language, even if they have another meaning in the language of the
    // translation.
    let language = (source: file.sourceCode, target: writing.language)
    if EndMark.kind(of: pair.source.text, language.source) == EndMark.kind(of: pair.target.text, language.target) {
      return
    }
    let source = EndMark(pair.source.text, language.source)
    let target = EndMark(pair.target.text, language.target)
    guard source.wordCount > 0, target.wordCount > 0, !agree(source, target, writing),
      !isExcused(source, target, pair, writing)
    else { return }
    let end = pair.target.text.utf8.count - pair.targetShape.trailingBlanks
    let range = target.kind == .none ? end..<end : target.range
    findings.report(
      .end(source.text, target.text ?? sign(targetLast)), at: pair.target.span(of: range), unit: pair.unit)
  }

  /// Returns the last sign of a translation without an end mark, unless it is a letter, a digit or a closing mark.
  private static func sign(_ last: Unicode.Scalar) -> String? {
    last.isLetter || last.isMark || last.digit != nil || closes(last) ? nil : String(last)
  }

  /// Whether the texts have a reason to end differently.
  private static func isExcused(
    _ source: EndMark, _ target: EndMark, _ pair: TextPair, _ writing: WritingRules
  ) -> Bool {
    switch (source.kind, target.kind) {
    // "Why it matters" is a title in English and a question in many languages.
    case (.none, .question): isQuestion(pair.source.text)
    // A source may end with the characters that it describes.
    case (.none, _): pair.sourceShape.last.map { !$0.isLetter && !$0.isMark && $0.digit == nil && !closes($0) } ?? false
    // "If you forgot your password" replaces the question in Japanese; Armenian marks the word that is asked about.
    case (.question, .none), (.question, .stop), (.interrobang, .none), (.interrobang, .stop):
      writing.language == "ja" && pair.target.text.utf8.suffix("場合".utf8.count).elementsEqual("場合".utf8)
        || writing.language == "hy" && pair.target.text.unicodeScalars.contains("\u{55E}")
    // Languages of India may put the sign first.
    case (.ellipsis, _): pair.targetShape.first == "…"
    default: false
    }
  }

  /// Whether the text starts with an English question word.
  private static func isQuestion(_ text: String) -> Bool {
    ["Why ", "How ", "What ", "When ", "Where ", "Who ", "Which "].contains { text.utf8.starts(with: $0.utf8) }
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", "}", ">", "\"", "'", "\u{201C}", "\u{201D}", "\u{2019}", "\u{BB}", "@", "%": true
    default: false
    }
  }

  private static func agree(_ source: EndMark, _ target: EndMark, _ writing: WritingRules) -> Bool {
    switch (source.kind, target.kind) {
    // The tone is a matter of style.
    case (.exclamation, .stop), (.stop, .exclamation): true
    case (.interrobang, .question), (.interrobang, .exclamation), (.question, .interrobang),
      (.exclamation, .interrobang):
      true
    case (.exclamation, .none):
      writing.usesFullwidthForms || writing.language == "hy" || (1..<4).contains(target.wordCount)
    // A source of several sentences without an end mark is a mistake in the source.
    case (.none, .stop) where target.hasSentences: true
    // A translation of "It takes 5 min." or "(in min.)" may spell out the abbreviation and so lose the full stop; a
    // long sentence ends with a full stop.
    case (.stop, .none):
      writing.usesFullwidthForms || isLabel(source, target)
        || (source.wordCount < 6 || source.isInBrackets) && source.isAbbreviation(ofUpTo: 0)
    case (.none, .stop): writing.usesFullwidthForms || isLabel(source, target) || target.isAbbreviation(ofUpTo: 4)
    case (.colon, .stop) where writing.language == "hy": target.text == ":"
    case (.ellipsis, .stop), (.colon, .stop): writing.usesFullwidthForms
    default: false
    }
  }

  /// Whether the texts are labels, which need no full stop, and not sentences.
  private static func isLabel(_ source: EndMark, _ target: EndMark) -> Bool {
    source.isShort && target.isShort || source.wordCount == 1 || target.wordCount == 1
  }
}

extension Finding.Message {
  fileprivate static func end(_ source: String?, _ target: String?) -> Self {
    guard let source else {
      return Self(
        "The translation ends with \"\(target ?? "")\", but the source does not",
        help: "Delete the mark, unless the source lacks it by mistake")
    }
    return Self(
      target.map { "The source ends with \"\(source)\", but the translation ends with \"\($0)\"" }
        ?? "The translation lacks the \"\(source)\" at the end of the source",
      help: "End the translation with the mark of its language for \"\(source)\"")
  }
}
