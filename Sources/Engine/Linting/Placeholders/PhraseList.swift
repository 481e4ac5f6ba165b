/// Detection of texts that are lists of phrases, one per line and each with the same placeholders: alternatives that
/// people can say to a voice assistant. Each language has as many phrases as it needs.
enum PhraseList {
  /// The minimum number of phrases of a list; in shorter texts, the lines have different meanings.
  private static let minimumPhrases = 3

  /// Whether the source and the translation are both lists of phrases, but with different lengths.
  static func isTranslated(
    _ source: TextFacts, _ sourceUses: [Placeholder], _ target: TextFacts, _ targetUses: [Placeholder]
  ) -> Bool {
    guard sourceUses.count >= minimumPhrases, sourceUses.count != targetUses.count,
      !sourceUses.contains(where: { $0.isNumbered }), !targetUses.contains(where: { $0.isNumbered })
    else { return false }
    // A placeholder after a colon belongs to a label: the text is a form, in which each line has a different value.
    guard !sourceUses.contains(where: { isLabelled($0, in: source) }) else { return false }
    let phrases = kinds(in: source, sourceUses)
    guard phrases.count >= minimumPhrases, let first = phrases.first, !first.isEmpty else { return false }
    let translated = kinds(in: target, targetUses)
    return !translated.isEmpty && (phrases + translated).allSatisfy { $0 == first }
  }

  private static func isLabelled(_ use: Placeholder, in text: TextFacts) -> Bool {
    let before = text.text.utf8.prefix(use.range.lowerBound).suffix(8).reversed().drop { $0 == 0x20 }
    return before.first == UInt8(ascii: ":") || before.prefix(3).elementsEqual("：".utf8.reversed())
  }

  /// Returns the kinds of the placeholders on each line that is not blank.
  private static func kinds(in text: TextFacts, _ uses: [Placeholder]) -> [[ArgumentType.Kind]] {
    var lines: [[ArgumentType.Kind]] = []
    var rest = uses[...]
    var offset = 0
    for line in text.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      offset += line.count + 1
      var kinds: [ArgumentType.Kind] = []
      while let use = rest.first, use.range.lowerBound < offset {
        kinds.append(use.kind)
        rest.removeFirst()
      }
      if !line.allSatisfy({ $0 <= 0x20 }) { lines.append(kinds) }
    }
    return lines
  }
}
