/// A search for the patterns of one password, with the lists that it uses.
struct PatternSearch {
  let words: RankedWords<UInt8>
  let userWords: RankedWords<UInt32>

  /// The number of guesses at which the search of a text stops.
  private static let enough = GuessCount.power(.ten, Int(StrengthEstimator.largestLog10))

  /// Returns the estimate for a text of any length.
  func estimate(_ text: TypedText) -> StrengthEstimate {
    if text.count <= StrengthEstimator.searchedLength {
      let parts = cheapestParts(of: text)
      return StrengthEstimate(guesses: parts.guesses, patterns: Self.kinds(of: parts.matches))
    }
    let partLength = RepetitionSearch.shortestPart(of: text.typed)
    guard partLength < text.count else { return estimateBlocks(of: text) }
    let part = estimateParts(of: text[0..<partLength])
    let count = GuessCount(Double(text.count / partLength))
    return StrengthEstimate(guesses: min(part.guesses * count, Self.enough), patterns: [.repetition])
  }

  private func estimateParts(of text: TypedText) -> (guesses: GuessCount, matches: [PatternMatch]) {
    var seen: Set<[UInt32]> = []
    var guesses = GuessCount.one
    var matches: [PatternMatch] = []
    for start in stride(from: 0, to: text.count, by: StrengthEstimator.searchedLength) {
      let block = text[start..<min(start + StrengthEstimator.searchedLength, text.count)]
      guard seen.insert(block.typed).inserted else { continue }
      let parts = cheapestParts(of: block)
      guesses = guesses * parts.guesses
      matches += parts.matches
      if guesses >= Self.enough { return (Self.enough, matches) }
    }
    return (guesses, matches)
  }

  private func estimateBlocks(of text: TypedText) -> StrengthEstimate {
    let parts = estimateParts(of: text)
    return StrengthEstimate(guesses: parts.guesses, patterns: Self.kinds(of: parts.matches))
  }

  /// Returns the parts of a text of at most ``StrengthEstimator/searchedLength`` characters that take the fewest
  /// guesses.
  private func cheapestParts(of text: TypedText) -> (guesses: GuessCount, matches: [PatternMatch]) {
    var search = CheapestParts(length: text.count)
    return search.parts(of: matches(in: text))
  }

  private func matches(in text: TypedText) -> [PatternMatch] {
    var matches = DictionarySearch(words: words).matches(in: text)
    matches += DictionarySearch(words: userWords).matches(in: text)
    matches += KeyboardSearch.matches(in: text)
    matches += SequenceSearch.matches(in: text)
    matches += YearSearch.matches(in: text)
    matches += DateSearch.matches(in: text)
    for repetition in RepetitionSearch.repetitions(in: text.typed) {
      // A part has at most half of the characters, so the recursion ends.
      let part = cheapestParts(of: text[repetition.start..<repetition.start + repetition.partLength])
      let guesses = part.guesses * GuessCount(Double(repetition.count))
      matches.append(PatternMatch(range: repetition.range, kind: .repetition, guesses: guesses))
    }
    return matches
  }

  /// Returns the kinds of the parts, ordered by the number of characters that they cover, the largest first.
  private static func kinds(of parts: [PatternMatch]) -> [StrengthPattern] {
    var covered: [(kind: StrengthPattern, count: Int)] = []
    for part in parts {
      guard let kind = part.kind else { continue }
      if let index = covered.firstIndex(where: { $0.kind == kind }) {
        covered[index].count += part.range.count
      } else {
        covered.append((kind, part.range.count))
      }
    }
    // Kinds that cover equally many characters keep the order of the text.
    return covered.enumerated().sorted { left, right in
      left.element.count == right.element.count
        ? left.offset < right.offset : left.element.count > right.element.count
    }.map { $0.element.kind }
  }
}
