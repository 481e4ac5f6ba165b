extension Suggestion {
  /// The maximum number of ids in a question.
  private static let maximumNames = 4

  /// Returns a question that suggests ids, such as "did you mean a or b?"; `nil` if none is similar.
  ///
  /// It suggests the ids that contain all words of `id`, in any order and with any endings: `missing-placeholder` for
  /// `placeholders-missing`. If there are none, it suggests the id of which `id` is a misspelling, or else those that
  /// have the most words in common.
  package static func question(about id: ExactText, among ids: [ExactText]) -> String? {
    let (similar, hasAllWords) = withCommonWords(id, ids)
    let nearest = hasAllWords ? nil : nearest(to: id, in: ids)
    let names = nearest.map { [$0] } ?? similar
    guard !names.isEmpty else { return nil }
    return "did you mean \(names.map { $0.string }.joinedAsChoice)?"
  }

  private static func withCommonWords(_ id: ExactText, _ ids: [ExactText]) -> (ids: [ExactText], hasAllWords: Bool) {
    let wanted = words(of: id)
    let scored = ids.enumerated().map { index, other in
      let known = words(of: other)
      return (index: index, score: wanted.count { word in known.contains { isSimilar(word, $0) } }, extra: known.count)
    }.filter { $0.score > 0 }
    guard let best = scored.map({ $0.score }).max() else { return ([], false) }
    let found = scored.filter { $0.score == best }.sorted { ($0.extra, $0.index) < ($1.extra, $1.index) }
    return (found.prefix(maximumNames).map { ids[$0.index] }, best == wanted.count)
  }

  private static func words(of id: ExactText) -> [[UInt8]] {
    let letters: [UInt8] = id.string.utf8.prefix(64).map { ASCII.lowercased($0) }
    return letters.split { !(0x61...0x7A).contains($0) }.filter { $0.count >= 3 }.map { Array($0) }
  }

  /// Whether one of the words is a prefix of the other, or both are equal except for a short ending.
  private static func isSimilar(_ word: [UInt8], _ other: [UInt8]) -> Bool {
    let common = zip(word, other).prefix { $0 == $1 }.count
    return common == min(word.count, other.count) || common >= 5 && max(word.count, other.count) - common <= 3
  }
}
