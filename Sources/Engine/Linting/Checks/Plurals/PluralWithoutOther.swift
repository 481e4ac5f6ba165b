import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A text that varies by number has no form `other`.
enum PluralWithoutOther: MessageCheck {
  static let kind = FindingKind("plural-without-other", .error, milder: [.info])

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    // The reader of such a file compares the forms of each text with those that the file declares.
    guard !file.file.hasOwnPluralForms else { return }
    for plural in message.plurals where message.isShown(plural) {
      guard let first = plural.forms.first, !plural.forms.contains(where: { $0.category == .other }) else { continue }
      let isForFractions = isOnlyForFractions(plural, of: message, in: file)
      if isForFractions, file.countsWholeNumbers { continue }
      let unit = message.units[first.unit].unit
      let model = plural.forms.last.map { message.units[$0.unit].unit }
      findings.report(
        .only(first.category), as: isForFractions && file.isI18next ? .info : nil, at: unit.nameSpan, unit: unit.id,
        fix: model?.fix(adding: .other, after: true, isSafe: true))
    }
  }

  /// Whether the language of a text uses `other` only for fractions.
  private static func isOnlyForFractions(
    _ plural: MessageFacts.PluralForms, of message: MessageFacts, in file: FileFacts
  ) -> Bool {
    guard let rules = message.rules(of: plural, in: file), rules.isKnown else { return false }
    return rules.plurals.reach(of: .other) != .wholeNumbers
  }
}

extension Finding.Message {
  fileprivate static func only(_ category: PluralCategory) -> Self {
    Self(
      "This text has the form \"\(category.keyword)\", but no form \"other\"",
      help: "Add a unit for \"other\", or export the catalogue again")
  }
}
