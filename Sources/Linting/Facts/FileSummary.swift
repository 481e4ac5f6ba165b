import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A file element after its messages were checked.
struct FileSummary: Sendable {
  let messages: FileMessages
  let notes: FileNotes

  /// What was known before the first unit.
  var facts: FileFacts { messages.facts }
  /// The element itself.
  var file: CatalogFile { facts.file }
  /// The source file; the empty text where it is not said.
  var original: ExactText { file.original ?? "" }
  var units: [TranslationUnit] { messages.units }
  /// The first unit of each message, with whether any of its units has something to translate.
  var keys: LazyMapSequence<[Range<Int>], (unit: TranslationUnit, hasTextToTranslate: Bool)> {
    messages.ranges.lazy.map { range in
      (units[range.lowerBound], units[range].contains { $0.hasTextToTranslate })
    }
  }

  /// Whether the texts are in the source language. A file with translations that does not say their language is none.
  var isSource: Bool { facts.isSource && (file.targetLanguage != nil || !messages.hasTranslations) }

  /// The language of the texts that people see; `nil` if the file does not say it.
  var language: LanguageTag? { messages.hasTranslations ? facts.targetLanguage : facts.language }
}
