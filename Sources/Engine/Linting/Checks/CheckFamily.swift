package import WatchwordBasics
import WatchwordCatalogFormats

/// A group of related checks, which lists show under one heading.
package struct CheckFamily: Sendable {
  /// The id of the family on the command line, such as `plurals`.
  package let id: ExactText
  /// The subject of the checks.
  package let title: String
  /// The checks, in the order of the documentation.
  package private(set) var checks: [CheckDescription] = []
  /// The first check of the family in the list; the family ends where the next one starts.
  private let first: ExactText

  private init(_ id: ExactText, _ title: String, from first: FindingKind) {
    (self.id, self.title, self.first) = (id, title, first.id)
  }

  /// The families, in the order of the list of checks.
  private static let starts = [
    CheckFamily("files", "Files and their formats", from: .malformedXML),
    CheckFamily("languages", "Languages, source texts and ids", from: .missingSourceLanguage),
    CheckFamily("sources", "Comparison with the source catalogue", from: MissingUnit.kind),
    CheckFamily("state", "State of translations", from: Untranslated.kind),
    CheckFamily("placeholders", "Placeholders", from: MissingPlaceholder.kind),
    CheckFamily("inline-elements", "Inline elements", from: MissingInlineCode.kind),
    CheckFamily("messages", "Messages in ICU's syntax", from: MalformedMessage.kind),
    CheckFamily("plurals", "Plural forms and devices", from: MissingPluralCategory.kind),
    CheckFamily("text", "White space, punctuation, numbers and words", from: EdgeWhitespace.kind),
    CheckFamily("characters", "Characters", from: ControlCharacter.kind),
    CheckFamily("markup", "Markup in texts", from: UnsafeMarkup.kind),
    CheckFamily("lengths", "Lengths of texts", from: OverMaximumLength.kind),
    CheckFamily("project", "The project and its glossary", from: InconsistentTranslation.kind),
    CheckFamily("notes", "Notes for translators", from: PlaceholderUnexplained.kind),
    CheckFamily("rule-texts", "Texts of password rules", from: ArgumentMismatch.kind),
    CheckFamily("suppressions", "Suppressed findings", from: InvalidSuppression.kind),
  ]

  /// Every family; the last one holds the constraints of XLIFF 2.
  package static let all: [CheckFamily] = {
    var families: [CheckFamily] = []
    var rest = starts[...]
    for check in Checks.types {
      if check.id == rest.first?.first, let next = rest.popFirst() { families.append(next) }
      families[max(families.count - 1, 0)].checks.append(check)
    }
    var constraints = CheckFamily("xliff2", "Constraints of XLIFF 2", from: .malformedXML)
    constraints.checks = Array(Checks.all.dropFirst(Checks.types.count))
    return families + [constraints]
  }()

  /// The id of the family of XLIFF 2 constraints. The constraints are numerous, and each is explained where it is
  /// reported.
  package static let constraints: ExactText = "xliff2"
}
