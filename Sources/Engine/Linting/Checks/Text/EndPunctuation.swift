import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation does not end with the punctuation of its source.
enum EndPunctuation: UnitCheck {
  static let kind = FindingKind(
    "end-punctuation", .warning,
    """
    A translation does not end with the punctuation of its source.

    What: the source ends with a full stop, a question mark, an exclamation mark, a colon, a semicolon or an ellipsis,
    and the translation does not; or the translation ends with such a mark, and the source does not. The marks of every
    script count (。 । ။ ։ ᱾ ؟ ：), and so do ?!, !? and ‽, which are interchangeable with each other and with either of
    their signs. A full stop and an exclamation mark are interchangeable. Labels of one or two words and abbreviations
    may lose either (see end-mark-style), and a translation of several sentences may end with a full stop. Closing
    brackets, quotation marks and emoji after the mark are ignored. In Chinese, Japanese and Korean, a full stop may be
    left out or replace a colon; Armenian has its question mark inside the text, and ":" may be its full stop or its
    colon; Thai, Lao, Khmer, Burmese and Tibetan
    are not checked.

    Why: a question reads as a statement, a label loses its colon, a sentence in a paragraph has no end.

    Example:
      <source>Delete all files?</source><target>Alle Dateien löschen</target>

    What to do: end the translation with the mark that your language uses for the one in the source.
    """)
  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>Delete?</source><target>Löschen1️⃣</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Name:</source><target>Name1️⃣.</target></trans-unit>"),
    .triggering(
      "ru", "<trans-unit id=\"a\"><source>The file was saved.</source><target>Файл был сохранён1️⃣</target></trans-unit>"),
    .triggering("ar", "<trans-unit id=\"a\"><source>Delete</source><target>حذف1️⃣؟</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"a\"><source>Delete?</source><target>حذف؟</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>It was saved.</source><target>保存しました</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>Name:</source><target>名前：</target></trans-unit>"),
    .clean("th", "<trans-unit id=\"a\"><source>Delete?</source><target>ลบหรือไม่</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>Delete?</source><target>Supprimer ?</target></trans-unit>"),
    .clean("hi", "<trans-unit id=\"a\"><source>It was saved.</source><target>सहेजा गया।</target></trans-unit>"),
    .clean("bn", "<trans-unit id=\"a\"><source>Size:</source><target>আকৃতিঃ</target></trans-unit>"),
    .clean("el", "<trans-unit id=\"a\"><source>Delete?</source><target>Διαγραφή;</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Done!</source><target>Fertig.</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Loading…</source><target>Laden...</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>It (“is.”)</source><target>Es („ist“).</target></trans-unit>"),
    .clean("ru", "<trans-unit id=\"a\"><source>Learn more.</source><target>Подробнее</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>No network. Try again</source><target>Kein Netz. Neu versuchen.</target></trans-unit>"
    ),
    .clean(
      "es",
      "<trans-unit id=\"a\"><source>Signs (US keys)</source><target>Signos (teclado de EE. UU.)</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>Got it!</source><target>J’ai compris</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>5 min</source><target>5 Min.</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Open the file.</source><target>Datei öffnen1️⃣</target></trans-unit>"),
    .triggering("cs", "<trans-unit id=\"a\"><source>Sure?!</source><target>Jistě1️⃣</target></trans-unit>"),
    .triggering("hy", "<trans-unit id=\"a\"><source>Delete?</source><target>Ջնջել1️⃣</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Restart the app.</source><target>App neu starten.•1️⃣</target></trans-unit>"),
    .clean("hy", "<trans-unit id=\"a\"><source>Delete?</source><target>Ջնջե՞լ</target></trans-unit>"),
    .clean("hy", "<trans-unit id=\"a\"><source>It was saved.</source><target>Այն պահպանվել է։</target></trans-unit>"),
    .clean("hy", "<trans-unit id=\"a\"><source>Name:</source><target>Անուն՝</target></trans-unit>"),
    .clean("hy", "<trans-unit id=\"a\"><source>Name:</source><target>Անուն:</target></trans-unit>"),
    .clean("hy", "<trans-unit id=\"a\"><source>It was saved.</source><target>Այն պահպանվել է:</target></trans-unit>"),
    .clean("sat", "<trans-unit id=\"a\"><source>It was saved.</source><target>ᱥᱟᱧᱪᱟᱣ ᱮᱱᱟ ᱱᱚᱣᱟ᱾</target></trans-unit>"),
    .clean("el", "<trans-unit id=\"a\"><source>Delete?</source><target>Διαγραφή\u{37E}</target></trans-unit>"),
    .clean("cs", "<trans-unit id=\"a\"><source>Really!?</source><target>Opravdu⁈</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>Really?!</source><target>本当ですか！？</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>Found these files:</source><target>ファイルがあります。</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A and B;</source><target>A &amp;amp; B;</target></trans-unit>"),
    .clean("ur", "<trans-unit id=\"a\"><source>Open...</source><target>کھولیں۔۔۔</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Loading . . .</source><target>Laden …</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Ready in %1$d hours, %2$d minutes</source><target>Fertig in %1$d Std. %2$d Min.</target></trans-unit>"
    ),
    .clean(
      "tr", "<trans-unit id=\"a\"><source>Why this matters</source><target>Neden bu önemli?</target></trans-unit>"),
    .clean(
      "ja",
      "<trans-unit id=\"a\"><source>Forgot your password?</source><target>パスワードを忘れた場合</target></trans-unit>"),
    .clean(
      "fa",
      "<trans-unit id=\"a\"><source>Use these characters: .-_</source><target>از این حروف استفاده کنید .-_.</target></trans-unit>"
    ),
    .clean("de", "<trans-unit id=\"a\"><source>,</source><target>.</target></trans-unit>"),
    .triggering(
      "es",
      "<trans-unit id=\"a\"><source>Keep the password for at least %d day.</source><target>Conserve la contraseña al menos %d día1️⃣</target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>How long the password is kept (in hrs.)</source><target>Wie lange das Passwort behalten wird (in Stunden)</target></trans-unit>"
    ),
    .clean("de", "<trans-unit id=\"a\"><source>Use %@.</source><target>%@ verwenden.</target></trans-unit>"),
  ]

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
