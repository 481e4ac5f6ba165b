import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The facts about a file element that are kept after its units are read.
struct FileSummary: Sendable {
  /// What was known before the first unit.
  let facts: FileFacts
  /// The messages, in the order of the first unit of each.
  let messages: [MessageSummary]
  /// The units with an id that an earlier unit has.
  let repeatedIDs: [RepeatedID]
  /// The calls of substitutions that their own message does not hold.
  let strayCalls: [StrayCall]
  /// Whether any message holds substitutions.
  let holdsSubstitutions: Bool
  /// Whether any unit has a translation.
  let hasTranslations: Bool

  /// A unit with an id that an earlier unit has.
  struct RepeatedID: Sendable {
    let id: ExactText
    /// The name in the start tag of the unit.
    let place: SourceSpan
    /// The line of the unit before it that has the id.
    let earlierLine: Int
  }

  /// A call of a substitution that its own message does not hold.
  struct StrayCall: Sendable {
    let name: ExactText
    let place: SourceSpan
    let unit: ExactText
    /// Whether the source of the unit calls the same substitution.
    let isInSource: Bool
    /// The substitutions that the message holds, the first few.
    let known: [ExactText]
  }

  /// The element itself.
  var file: CatalogFile { facts.file }
  /// The source file; the empty text where it is not said.
  var original: ExactText { file.original ?? "" }

  /// Whether the texts are in the source language. A file with translations that does not say their language is none.
  var isSource: Bool { facts.isSource && (file.targetLanguage != nil || !hasTranslations) }

  /// The language of the texts that people see; `nil` if the file does not say it.
  var language: LanguageTag? { hasTranslations ? facts.targetLanguage : facts.language }
}
