import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// All plural forms of a translation are the same, but those of its source differ.
enum IdenticalPluralForms: MessageCheck {
  static let kind = FindingKind("identical-plural-forms", .info)

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    guard !file.isSource else { return }
    for plural in message.plurals {
      guard let rules = message.rules(of: plural, in: file), rules.plurals.reach(of: .few) == .wholeNumbers else {
        continue
      }
      let units = plural.forms.map { message.units[$0.unit] }
      let targets = units.compactMap { $0.target }
      guard targets.count == units.count, targets.count >= 3, let first = units.first, let text = targets.first,
        areSame(targets), !areSame(units.compactMap({ $0.source }))
      else { continue }
      findings.report(.identical(targets.count, text), at: first.unit.nameSpan, unit: first.id)
    }
  }

  private static func areSame(_ texts: [TextFacts]) -> Bool {
    guard let first = texts.first else { return true }
    return texts.allSatisfy { $0.segment.text == first.segment.text }
  }
}

extension Finding.Message {
  fileprivate static func identical(_ count: Int, _ text: TextFacts) -> Self {
    Self(
      "All \(count) plural forms are \"\(text.text.excerpt)\", but those of the source differ",
      help: "Check the forms; they are correct if the word never changes")
  }
}
