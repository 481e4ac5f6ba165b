import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The summary of a catalogue whose messages were checked, for checks of the whole file and of several files.
struct CatalogSummary: Sendable {
  /// The name of the catalogue in findings.
  let name: ExactText
  /// The settings of the catalogue.
  let settings: LintSettings
  /// The `<file>` elements, in document order.
  let files: [FileSummary]
  /// Whether the catalogue was read completely.
  let isComplete: Bool
  /// The index among the catalogues of the project.
  var index = 0

  /// Whether all texts of the catalogue are in its source language.
  var isSource: Bool { !files.isEmpty && files.allSatisfy { $0.isSource } }

  /// Whether the catalogue is an overlay, which omits texts that it does not change.
  var isOverlay: Bool { !files.isEmpty && files.allSatisfy { $0.file.isOverlay } }

  /// Whether the catalogue holds the sources of its translations, so that no other catalogue is compared with them.
  var holdsItsSources: Bool { files.contains { $0.file.holdsItsSources } }

  /// Whether the catalogue is from gettext and is not a template. Even an English one has the sources from the time
  /// when it was made, and only a template shows which of them are still in use.
  var hasOwnPluralForms: Bool { files.contains { $0.file.hasOwnPluralForms } }

  /// The source files that the catalogue translates.
  var originals: Set<ExactText> { Set(files.lazy.filter { $0.file.original != nil }.map { $0.original }) }

  /// Whether every `<file>` names the source file that it translates.
  var hasEveryOriginal: Bool { files.allSatisfy { $0.file.original?.isEmpty == false } }

  /// The keys of each source file.
  var keys: [ExactText: Set<ExactText>] {
    files.reduce(into: [:]) { keys, file in
      keys[file.original, default: []].formUnion(file.keys.lazy.map { $0.unit.key })
    }
  }

  /// The span of the name of the first `<file>` of each source file.
  var spansOfOriginals: [ExactText: SourceSpan] {
    Dictionary(firstOf: files.lazy.map { ($0.original, $0.file.nameSpan) })
  }
}

/// A file element with its messages.
struct FileSummary: Sendable {
  /// The facts that are known before the first unit.
  let facts: FileFacts
  /// The messages in the order of their first units.
  let messages: [CatalogMessage]
  /// The name of the source file; empty if it is not declared.
  let original: ExactText
  /// Whether any unit has a translation.
  let hasTranslations: Bool
  /// The results of checks of the messages.
  var deferred = DeferredFacts()

  /// Creates the summary of a file element of the catalogue with a `name`.
  init(_ facts: FileFacts, _ messages: [CatalogMessage], in name: ExactText) {
    original = Self.original(facts.file, in: name)
    self.facts = facts
    self.messages = messages
    hasTranslations = messages.contains { $0.contains { $0.target != nil } }
  }

  /// Returns the name of the source file. Symfony writes the same one into all files: there, the name of the catalogue
  /// has the domain, as in `messages.de.xlf` (Symfony, "Translations").
  private static func original(_ file: CatalogFile, in name: ExactText) -> ExactText {
    let parts = SystemPath(name.string).lastComponent.split(separator: UInt8(ascii: "."))
    guard file.original == "file.ext", parts.count > 2, let domain = parts.first else { return file.original ?? "" }
    return ExactText(utf8: domain)
  }

  /// The element itself.
  var file: CatalogFile { facts.file }
  /// Whether any unit has no source.
  var lacksSources: Bool { messages.contains { $0.contains { $0.source == nil } } }
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

/// The facts about a message that are kept after its units are read.
struct MessageSummary: Sendable {
  let key: ExactText
  /// The id of the first unit.
  let unit: ExactText
  /// The name in the start tag of the first unit.
  let nameSpan: SourceSpan
  /// The source text of the first unit.
  let source: ExactText?
  /// Whether any of the units has text to translate.
  let hasTextToTranslate: Bool
  /// The texts that people see, if a policy or a flow requires the message.
  let coverage: Coverage?

  /// Creates the summary of a message whose first unit is `first`.
  init(_ message: MessageFacts, first: ComparedUnit, isRequired: Bool) {
    key = message.key
    unit = first.id
    nameSpan = first.unit.nameSpan
    source = first.unit.source?.text
    hasTextToTranslate = message.units.contains { $0.unit.hasTextToTranslate }
    coverage = isRequired ? Coverage(of: message) : nil
  }
}
