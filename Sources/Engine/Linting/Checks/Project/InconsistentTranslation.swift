import WatchwordBasics
import WatchwordCatalogFormats

/// The same source has different translations.
enum InconsistentTranslation: ProjectCheck {
  static let kind = FindingKind("inconsistent-translation", .warning)
  static let set = CheckSet.recommended

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    for uses in TranslationGroup.conflicts(in: project.catalogs, of: .source) {
      for (index, use) in uses.enumerated() {
        let earlier = uses[..<index].filter { $0.mayReplace(use) }
        // Each translation is reported once, no matter how many uses with other roles share it.
        guard let other = earlier.first(where: { differs($0, use) }),
          !uses[..<index].contains(where: { $0.translation.target.text == use.translation.target.text })
        else { continue }
        findings.report(
          .differs(use, other, in: project), in: project.catalogs[use.catalog], at: use.translation.target.contentSpan,
          unit: use.translation.id)
      }
    }
  }

  /// Returns the words of a text in small letters. White space at its ends is beside inline codes, and other checks find
  /// too much of it between words.
  private static func compared(_ text: ExactText) -> [ExactText] {
    text.string.lowercased().unicodeScalars.split { $0.isBlank }.map { ExactText(String($0)) }
  }

  private static func differs(_ first: TranslationGroup.Use, _ use: TranslationGroup.Use) -> Bool {
    let (left, right) = (first.translation.target.text, use.translation.target.text)
    // Different notes indicate different meanings.
    if let note = use.translation.note, let other = first.translation.note, note != other { return false }
    return left != right && compared(left) != compared(right)
  }
}

extension Finding.Message {
  fileprivate static func differs(
    _ use: TranslationGroup.Use, _ other: TranslationGroup.Use, in project: ProjectSummary
  ) -> Self {
    let location = other.catalog == use.catalog ? "" : " of \(project.catalogs[other.catalog].name.excerpt)"
    return Self(
      "\"\(use.translation.source.text.excerpt)\" is \"\(use.translation.target.text.excerpt)\" here, but "
        + "\"\(other.translation.target.text.excerpt)\" on line \(other.translation.target.span.start.line)\(location) "
        + "(id \"\(other.translation.id.excerpt)\")",
      help: "Agree on one translation")
  }
}
