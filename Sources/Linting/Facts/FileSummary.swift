import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A file element with its messages.
struct FileSummary: Sendable {
  /// The facts that are known before the first unit.
  let facts: FileFacts
  /// The messages in the order of their first units.
  let messages: [CatalogMessage]
  /// Whether any unit has a translation.
  let hasTranslations: Bool
  /// Whether any unit has no source.
  let lacksSources: Bool
  /// The results of checks of the messages.
  var notes = FileNotes()

  init(_ facts: FileFacts, _ messages: [CatalogMessage]) {
    self.facts = facts
    self.messages = messages
    hasTranslations = messages.contains { $0.contains { $0.target != nil } }
    lacksSources = messages.contains { $0.contains { $0.source == nil } }
  }

  /// The element itself.
  var file: CatalogFile { facts.file }
  /// The name of the source file; empty if it is not declared.
  var original: ExactText { file.original ?? "" }
  /// The units in document order, except that those of a message are adjacent.
  var units: FlattenSequence<[CatalogMessage]> { messages.joined() }
  /// The first unit of each message, and whether any of its units has text to translate.
  var keys: LazyMapSequence<[CatalogMessage], (unit: TranslationUnit, hasTextToTranslate: Bool)> {
    messages.lazy.map { message in (message[0], message.contains { $0.hasTextToTranslate }) }
  }

  /// Whether the texts are in the source language. A file with translations but no target language is not a source.
  var isSource: Bool { facts.isSource && (file.targetLanguage != nil || !hasTranslations) }

  /// The language of the texts that people see; `nil` if the file does not declare it.
  var language: LanguageTag? { hasTranslations ? facts.targetLanguage : facts.language }
}
