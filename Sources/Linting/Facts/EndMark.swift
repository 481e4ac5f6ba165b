import WatchwordDiagnostics

/// The mark with which a text ends, behind which brackets, quotation marks and white space may stand.
struct EndMark {
  let kind: Kind
  /// The bytes of the mark.
  let range: Range<Int>
  /// The mark; `nil` where there is none.
  let text: String?
  /// Whether a full stop may belong to an abbreviation, or the text is a label of few words.
  let isAmbiguous: Bool
  /// How many words the text has.
  let wordCount: Int
  /// Whether the text has several sentences.
  let hasSentences: Bool

  enum Kind: Sendable { case stop, question, exclamation, colon, ellipsis, none }

  init(_ text: String, _ writing: WritingRules) {
    let characters = Characters(text)
    var index = characters.count - 1
    while let scalar = characters[index], scalar.isBlank || scalar.closesText { index -= 1 }
    let end = index + 1
    let words = characters.words
    var start = max(index, 0)
    var kind = characters[index].map { Self.kind(of: $0, writing) } ?? .none
    if kind == .stop, let scalar = characters[index], scalar == "." || scalar == "。", characters[index - 1] == scalar {
      kind = .ellipsis
      while characters[start - 1] == scalar { start -= 1 }
    }
    self.kind = kind
    range = kind == .none ? 0..<0 : characters.bytes(start..<end)
    self.text = kind == .none ? nil : characters.text(start..<end)
    wordCount = words.count
    hasSentences = (0..<start).contains { index in
      characters[index + 1]?.isBlank == true
        && [.stop, .question, .exclamation].contains(Self.kind(of: characters.scalars[index], writing))
    }
    // An abbreviation is short, and so are the texts that end with one; in brackets, it may end any text.
    let isAbbreviation = (1..<5).contains(words.count) && (words.last?.count ?? 0) <= 4
    let isBracketed = characters.scalars[end...].contains { $0 == ")" || $0 == "]" }
    isAmbiguous = Self.isShort(words) || kind == .stop && (isAbbreviation || isBracketed)
  }

  /// The kind of the mark of `text`, without what else there is to know.
  static func kind(of text: String, _ writing: WritingRules) -> Kind {
    let scalars = text.unicodeScalars
    guard let index = scalars.lastIndex(where: { !$0.isBlank && !$0.closesText }) else { return .none }
    let scalar = scalars[index]
    let kind = Self.kind(of: scalar, writing)
    guard kind == .stop, scalar == "." || scalar == "。", index > scalars.startIndex,
      scalars[scalars.index(before: index)] == scalar
    else { return kind }
    return .ellipsis
  }

  /// Whether the text is a label rather than a sentence; one of placeholders alone may be either, and says what it is.
  private static func isShort(_ words: [Range<Int>]) -> Bool { (1..<3).contains(words.count) }

  private static func kind(of scalar: Unicode.Scalar, _ writing: WritingRules) -> Kind {
    switch scalar.value {
    case 0x2E, 0x3002, 0xFF0E, 0xFF61, 0x0964, 0x06D4, 0x0589, 0x1362: .stop
    case 0x3F, 0xFF1F, 0x061F, 0x037E, 0x055E, 0x1367: .question
    case 0x3B: writing.language == "el" ? .question : .none
    case 0x21, 0xFF01, 0x055C: .exclamation
    case 0x3A, 0xFF1A: .colon
    case 0x2026, 0x22EF: .ellipsis
    default: .none
    }
  }
}

extension Unicode.Scalar {
  /// Whether a text that ends with it may end with a mark, or with something behind a mark.
  var mayEndText: Bool {
    switch value {
    case 0x2E, 0x3A, 0x21, 0x3F, 0x3B, 0x2026, 0x22EF, 0x22, 0x27, 0x29, 0x5D, 0xBB, 0xAB, 0x2018...0x201F: true
    default: value > 0x36F && !isLetter
    }
  }

  /// Whether it is a bracket, a quotation mark or a direction mark that closes a text behind its end mark.
  fileprivate var closesText: Bool {
    switch value {
    case 0x22, 0x27, 0x29, 0x5D, 0xBB, 0xAB, 0x2018...0x201F, 0x300D, 0x300F, 0xFF09, 0xFF3D, 0x200E, 0x200F, 0x2069,
      0x202C:
      true
    default: false
    }
  }
}
