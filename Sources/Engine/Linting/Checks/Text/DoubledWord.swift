import WatchwordBasics
import WatchwordCatalogFormats

/// A translation has the same word twice in a row.
enum DoubledWord: UnitCheck {
  static let kind = FindingKind("doubled-word", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .space

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let writing = file.writing, writing.reportsDoubledWords, let pair = unit.pair,
      pair.targetShape.signs.contains(.space), let range = doubled(in: pair.target.text, writing),
      doubled(in: pair.source.text, nil) == nil
    else { return }
    // The preceding space is removed too.
    let surplus = range.lowerBound - 1..<range.upperBound
    findings.report(
      .doubled(pair.target.quoted(range)), at: pair.target.span(of: range), unit: pair.unit,
      fix: pair.target.segment.fix(replacing: surplus, with: "", isSafe: false))
  }

  /// Returns the bytes of the first word that repeats the word before it.
  private static func doubled(in text: String, _ writing: WritingRules?) -> Range<Int>? {
    guard text.utf8.withContiguousStorageIfAvailable({ mayRepeat($0) }) ?? true else { return nil }
    func offset(of index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
    let scalars = text.unicodeScalars
    // The end of the first clause, after which some languages double words.
    let firstEnd = scalars.firstIndex { Self.clauseEnds.contains($0) }
    var previous = scalars[..<scalars.startIndex]
    var start = scalars.startIndex
    var index = start
    while true {
      let isEnd = index == scalars.endIndex
      if !isEnd, scalars[index].isLetter || scalars[index].isMark {
        scalars.formIndex(after: &index)
        continue
      }
      let word = scalars[start..<index]
      if word.startIndex > previous.endIndex, word.dropFirst().first != nil, word.elementsEqual(previous),
        isAlone(previous, word, in: scalars),
        !mayBeDoubled(word, isInFirstClause: firstEnd.map { $0 >= previous.startIndex } ?? true, writing)
      {
        return offset(of: start)..<offset(of: index)
      }
      if isEnd { return nil }
      previous = scalars[index] == " " ? word : scalars[start..<start]
      scalars.formIndex(after: &index)
      start = index
    }
  }

  /// Whether the words beside a space can be equal, judged by three bytes of each, so that the time stays linear.
  private static func mayRepeat(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.contains { space in
      guard bytes[space] == 0x20, space + 2 < bytes.count else { return false }
      var start = space - 2
      while start >= 0, bytes[start + 1] != 0x20 {
        let last = space + space - start
        if bytes[start] == bytes[space + 1], bytes[start + 1] == bytes[space + 2], last < bytes.count,
          bytes[space - 1] == bytes[last]
        {
          return true
        }
        start -= 1
      }
      return false
    }
  }

  /// Whether the word may be doubled.
  private static func mayBeDoubled(
    _ word: String.UnicodeScalarView.SubSequence, isInFirstClause: Bool, _ writing: WritingRules?
  ) -> Bool {
    guard let writing, writing.mayDouble(ExactText(String(word))) else { return false }
    return !writing.doublesOnlyBetweenClauses || !isInFirstClause
  }

  private static let clauseEnds = Set(",;:.?!(–—\n".unicodeScalars)

  /// Whether neither word is part of a placeholder or joined to something else.
  private static func isAlone(
    _ first: String.UnicodeScalarView.SubSequence, _ second: String.UnicodeScalarView.SubSequence,
    in text: String.UnicodeScalarView
  ) -> Bool {
    // `dropFirst` and `dropLast` would measure the whole text.
    func before(_ index: String.Index) -> String.Index? { index > text.startIndex ? text.index(before: index) : nil }
    let last = before(first.startIndex)
    let sign = last.map { text[$0] }
    let beyond = last.flatMap(before).map { text[$0] }
    // "l’utilisateur utilisateur", but not "qu’on on’".
    let isElided = (sign == "’" || sign == "'") && first.count > 3 && beyond?.isLetter == true
    if sign == "." || !isElided && isJoint(sign, to: beyond) { return false }
    guard second.endIndex < text.endIndex else { return true }
    let next = text[second.endIndex]
    let after = text.index(after: second.endIndex)
    return !isJoint(next, to: after < text.endIndex ? text[after] : nil)
      && next.properties.generalCategory != .decimalNumber
  }

  /// Whether a sign next to a word joins it to something else, such as the character after the sign.
  private static func isJoint(_ sign: Unicode.Scalar?, to beyond: Unicode.Scalar?) -> Bool {
    guard let sign else { return false }
    if "%$@#-_/\\<'&\u{AD}·\u{200C}\u{200D}‐‑’\u{2060}".unicodeScalars.contains(sign) { return true }
    // Nutzer:innen, auteur•rice and Name–Wert; but a colon may end a phrase, and a bracket may start one.
    guard let beyond, "•–—*:=+(".unicodeScalars.contains(sign) else { return false }
    return !beyond.properties.isWhitespace
  }
}

extension Finding.Message {
  fileprivate static func doubled(_ word: String) -> Self {
    Self("The word \"\(word)\" occurs twice in a row", help: "Delete one of the two")
  }
}
