import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The facts about a file element that are kept after its units are read.
struct FileSummary: Sendable {
  /// What was known before the first unit.
  let facts: FileFacts
  /// The keys of the messages, if they are compared with those of other catalogues; in no particular order, and those
  /// of messages with units in several places more than once.
  let keys: [KeyDigest]
  /// The sources with the ids of their units, as ``SourceDigest`` makes them, if a check compares them.
  let sources: [UInt64]
  /// The translations with their sources, if a check compares them.
  let translations: [TranslationDigest]
  /// The messages that a policy or a flow asks for.
  let demanded: [MessageSummary]
  /// The calls of substitutions that their own message does not hold.
  let strayCalls: [StrayCall]
  /// What the file shows of placeholders with names.
  let named: NamedEvidence
  /// Whether any message holds substitutions.
  let holdsSubstitutions: Bool
  /// Whether any unit has a translation.
  let hasTranslations: Bool
  /// Whether any unit has no source.
  let lacksSources: Bool
  /// How much is translated.
  let progress: TranslationProgress

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
