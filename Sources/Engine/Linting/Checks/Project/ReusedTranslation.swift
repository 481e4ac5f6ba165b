import WatchwordBasics
import WatchwordCatalogFormats

/// Sources with different meanings have the same translation.
enum ReusedTranslation: ProjectCheck {
  static let kind = FindingKind("reused-translation", .warning)
  static let set = CheckSet.all

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    for uses in TranslationGroup.conflicts(in: project.catalogs, of: .target) {
      let words = uses.map { Self.words(of: $0.translation.source.text) }
      var reported: [Int] = []
      for index in uses.indices.dropFirst() {
        let isKnown = reported.contains { uses[$0].translation.source.text == uses[index].translation.source.text }
        guard !isKnown,
          let other = uses[..<index].indices.first(where: {
            uses[$0].mayReplace(uses[index]) && areDifferent(words[$0], words[index])
          })
        else { continue }
        reported.append(index)
        let use = uses[index]
        findings.report(
          .reused(use, uses[other], in: project), in: project.catalogs[use.catalog],
          at: use.translation.target.contentSpan, unit: use.translation.id)
      }
    }
  }

  /// Whether one word replaces another, or all words are different. Texts that share some words and differ in several
  /// are usually two ways of saying the same thing.
  private static func areDifferent(_ left: [ExactText: Int], _ right: [ExactText: Int]) -> Bool {
    let (leftCount, rightCount) = (left.values.reduce(0, +), right.values.reduce(0, +))
    let common = left.reduce(0) { $0 + min($1.value, right[$1.key] ?? 0) }
    guard leftCount >= 2, rightCount >= 2 else { return false }
    return common == 0 || common == leftCount - 1 && common == rightCount - 1
  }

  /// Returns how often the first four letters of each word that has at least three occur.
  private static func words(of text: ExactText) -> [ExactText: Int] {
    let characters = Characters(text.string.lowercased())
    var counts: [ExactText: Int] = [:]
    for word in characters.words where word.count >= 3 {
      let start = characters.text(word.lowerBound..<min(word.upperBound, word.lowerBound + 4))
      counts[ExactText(start), default: 0] += 1
    }
    return counts
  }
}

extension Finding.Message {
  fileprivate static func reused(
    _ use: TranslationGroup.Use, _ other: TranslationGroup.Use, in project: ProjectSummary
  ) -> Self {
    let location = other.catalog == use.catalog ? "" : " of \(project.catalogs[other.catalog].name.excerpt)"
    return Self(
      "\"\(use.translation.target.text.excerpt)\" translates \"\(use.translation.source.text.excerpt)\" here, but "
        + "\"\(other.translation.source.text.excerpt)\" on line \(other.translation.target.span.start.line)\(location) "
        + "(id \"\(other.translation.id.excerpt)\")",
      help: "Translate what the source says, unless both sources mean the same thing")
  }
}
