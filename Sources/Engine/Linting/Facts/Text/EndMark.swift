import WatchwordBasics

/// The mark at the end of a text, which only brackets, quotation marks, pictographs and white space may follow.
struct EndMark {
  let kind: Kind
  /// The bytes of the mark.
  let range: Range<Int>
  /// The mark; `nil` if there is none.
  let text: String?
  /// Whether the text is a label of few words, not a sentence.
  let isShort: Bool
  /// Whether a bracket follows the mark.
  let isInBrackets: Bool
  /// The number of letters in the last word, if a full stop after it may belong to an abbreviation; 0 if it certainly
  /// does, as in brackets.
  private let abbreviation: Int?
  /// The number of words in the text.
  let wordCount: Int
  /// Whether the text has several sentences.
  let hasSentences: Bool

  enum Kind: Sendable { case stop, question, exclamation, interrobang, colon, semicolon, ellipsis, none }

  init(_ text: String, _ language: ExactText) {
    let characters = Characters(text)
    var index = characters.count - 1
    while let scalar = characters[index], scalar.isBlank || scalar.mayFollowEndMark { index -= 1 }
    let end = index + 1
    let words = characters.words
    let run = Self.run(before: end, characters.scalars, language)
    kind = run.kind
    let start = run.start
    range = kind == .none ? 0..<0 : characters.bytes(start..<end)
    self.text = kind == .none ? nil : characters.text(start..<end)
    wordCount = words.count
    hasSentences = (0..<start).contains { index in
      characters[index + 1]?.isBlank == true
        && [.stop, .question, .exclamation].contains(Self.kind(of: characters.scalars[index], language))
    }
    isShort = (1..<3).contains(words.count)
    isInBrackets = characters.scalars[end...].contains { $0 == ")" || $0 == "]" }
    abbreviation =
      kind == .stop && characters[start] == "."
      ? isInBrackets ? 0 : Self.abbreviation(words, characters, before: start) : nil
  }

  /// Whether the full stop at the end may belong to an abbreviation of at most `letters` letters.
  func isAbbreviation(ofUpTo letters: Int) -> Bool { abbreviation.map { $0 <= letters } ?? false }

  /// Returns the number of letters of the last word if it may be an abbreviation because the text is short, or 0 if it
  /// certainly is one because it follows a value: `{0} Std.`, `%d min.`
  private static func abbreviation(
    _ words: [Range<Int>], _ characters: Characters, before stop: Int
  ) -> Int? {
    guard let last = words.last else { return nil }
    if last.count <= 5, last.upperBound == stop, followsValue(last.lowerBound, characters) { return 0 }
    return words.count < 5 ? last.count : nil
  }

  /// Whether a number or a placeholder precedes the word at `start`.
  private static func followsValue(_ start: Int, _ characters: Characters) -> Bool {
    var index = start - 1
    while let scalar = characters[index], scalar.isBlank { index -= 1 }
    guard let sign = characters[index] else { return false }
    if sign.digit != nil || sign == "}" || sign == "@" { return true }
    // The letter of a placeholder is not a word.
    guard characters[start - 1]?.isBlank == true else { return false }
    while let scalar = characters[index], !scalar.isBlank, scalar != "%" { index -= 1 }
    return characters[index] == "%"
  }

  /// Returns only the kind of the mark of `text`, which is cheaper than the whole value.
  static func kind(of text: String, _ language: ExactText) -> Kind {
    let scalars = text.unicodeScalars
    guard let index = scalars.lastIndex(where: { !$0.isBlank && !$0.mayFollowEndMark }) else { return .none }
    let kind = Self.kind(of: scalars[index], language)
    guard kind != .none, index > scalars.startIndex else { return kind }
    // No relevant mark has more characters.
    let last = Array(scalars[...index].suffix(maximumRunLength))
    return run(before: last.count, last, language).kind
  }

  private static let maximumRunLength = 12
  /// The languages whose sentences end with a danda, for which people also type a vertical bar.
  private static let dandas: Set<ExactText> = ["as", "bn", "hi", "mai", "mr", "ne", "or", "pa", "sa"]

  /// Returns the kind of the mark that ends at `end`, and the index of its first character: `?!` is one mark, and so is
  /// `. . .`
  private static func run(
    before end: Int, _ scalars: [Unicode.Scalar], _ language: ExactText
  ) -> (kind: Kind, start: Int) {
    var start = end - 1
    guard scalars.indices.contains(start) else { return (.none, max(start, 0)) }
    let first = scalars[start]
    let kind = kind(of: first, language)
    func sign(_ index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }
    switch kind {
    case .stop where first == "." || first == "。" || first == "\u{6D4}":
      while sign(start - 1) == first || sign(start - 1) == " " && sign(start - 2) == first {
        start -= sign(start - 1) == first ? 1 : 2
      }
      return (start < end - 1 ? .ellipsis : .stop, start)
    case .question, .exclamation, .interrobang:
      var kinds: Set<Kind> = [kind]
      while end - start < maximumRunLength, let next = sign(start - 1) {
        let kind = self.kind(of: next, language)
        guard [.question, .exclamation, .interrobang].contains(kind) else { break }
        kinds.insert(kind)
        start -= 1
      }
      return (kinds.count > 1 ? .interrobang : kind, start)
    case .semicolon where isEntity(sign, end: start): return (.none, start)
    default: return (kind, start)
    }
  }

  /// Whether the semicolon at `end` ends a character reference such as `&amp;`.
  private static func isEntity(_ sign: (Int) -> Unicode.Scalar?, end: Int) -> Bool {
    var start = end - 1
    while end - start < maximumRunLength, let scalar = sign(start), scalar.isASCII,
      scalar.isLetter || scalar.digit != nil || scalar == "#"
    {
      start -= 1
    }
    return start < end - 1 && sign(start) == "&"
  }

  private static func kind(of scalar: Unicode.Scalar, _ language: ExactText) -> Kind {
    switch scalar.value {
    case 0x2E, 0x3002, 0xFF0E, 0xFF61, 0x0964, 0x0965, 0x06D4, 0x0589, 0x1362, 0x104B, 0x1C7E, 0x1C7F: .stop
    case 0x3F, 0xFF1F, 0x061F, 0x037E, 0x055E, 0x1367, 0x2047: .question
    case 0x3B: language == "el" ? .question : .semicolon
    case 0xFF1B, 0x061B: .semicolon
    case 0x0387, 0xB7: language == "el" ? .semicolon : .none
    case 0x21, 0xFF01, 0x055C, 0x203C: .exclamation
    case 0x203D, 0x2048, 0x2049: .interrobang
    // Armenian sentences may also end with an ASCII colon, and a grave accent is used as the Armenian colon.
    case 0x3A: language == "hy" ? .stop : .colon
    // The Bengali visarga and the Ol Chiki gaahlaa ttuddaag look like a colon, for which people type them.
    case 0xFF1A, 0x055D, 0x0983, 0x1C7A: .colon
    case 0x60: language == "hy" ? .colon : .none
    // The vertical bar looks like the danda.
    case 0x7C: dandas.contains(language) ? .stop : .none
    case 0x2026, 0x22EF: .ellipsis
    default: .none
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character may be an end mark, or follow one.
  var mayEndText: Bool {
    switch value {
    case 0x2E, 0x3A, 0x21, 0x3F, 0x3B, 0x22, 0x27, 0x29, 0x5D, 0x60, 0x7C, 0xB7, 0xBB, 0xAB: true
    default: value > 0x36F && !isLetter
    }
  }

  /// Whether the character is a bracket, a quotation mark, a pictograph or a direction mark that may follow an end
  /// mark.
  fileprivate var mayFollowEndMark: Bool {
    switch value {
    case 0x22, 0x27, 0x29, 0x5D, 0xBB, 0xAB, 0x2018...0x201F, 0x300D, 0x300F, 0xFF09, 0xFF3D, 0x200E, 0x200F,
      0x2069, 0x202C, 0xFE0F:
      true
    default: value > 0x2100 && properties.generalCategory == .otherSymbol
    }
  }
}
