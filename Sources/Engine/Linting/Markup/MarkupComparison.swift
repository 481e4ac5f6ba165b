import WatchwordBasics

/// The comparison of the tags of a translation with those of its source, regardless of the order of elements.
struct MarkupComparison {
  /// The tags that the translation lacks, each once.
  private(set) var missing: [MarkupTags.Tag] = []
  /// The tags that the translation has more often than the source.
  private(set) var extra: [MarkupTags.Tag] = []
  /// Whether the translation has all tags of the source, and only repeats some: Dutch splits verbs.
  private(set) var onlyRepeats = false

  private struct Key: Hashable {
    let name: ExactText
    let isEnd: Bool

    init(_ tag: MarkupTags.Tag) {
      name = tag.name
      isEnd = tag.isEnd
    }
  }

  /// Compares the tags. If the source `hasForms`, a translation may have a different number of forms, so only the kinds
  /// of tags are compared, not their numbers.
  init(_ source: MarkupTags, _ target: MarkupTags, hasForms: Bool) {
    var counts: [Key: (source: Int, target: Int)] = [:]
    for tag in source.list { counts[Key(tag), default: (0, 0)].source += 1 }
    for tag in target.list { counts[Key(tag), default: (0, 0)].target += 1 }
    var reported: Set<Key> = []
    for tag in source.list {
      guard let count = counts[Key(tag)], !Self.isIgnored(tag), reported.insert(Key(tag)).inserted else { continue }
      if hasForms ? count.target == 0 : count.target < count.source { missing.append(tag) }
    }
    var seen: [Key: Int] = [:]
    for tag in target.list where !Self.isIgnored(tag) {
      seen[Key(tag), default: 0] += 1
      guard let count = counts[Key(tag)], let number = seen[Key(tag)] else { continue }
      if hasForms ? count.source == 0 : number == count.source + 1 { extra.append(tag) }
    }
    onlyRepeats = missing.isEmpty && extra.allSatisfy { counts[Key($0)].map { $0.source > 0 } ?? false }
  }

  /// Whether the translation differs only in emphasis, which some languages do not use or write as quotation marks.
  var lacksOnlyEmphasis: Bool { extra.isEmpty && missing.allSatisfy { Self.emphasis.contains($0.name) } }

  private static let emphasis: Set<ExactText> = [
    "b", "big", "cite", "code", "em", "font", "i", "kbd", "mark", "samp", "small", "span", "strong", "tt", "u",
  ]

  /// Whether translations may have more or fewer of these tags, such as line breaks, which depend on the words.
  private static func isIgnored(_ tag: MarkupTags.Tag) -> Bool {
    tag.name == "br" || tag.name == "wbr" || MarkupTags.isOptionalEnd(tag)
  }
}
