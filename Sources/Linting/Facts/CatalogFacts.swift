import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// Text as a key: compared and hashed by its bytes.
typealias MessageKey = MessageID

/// A catalogue as checks see it: every text read once.
struct CatalogFacts: Sendable {
  let name: String
  let files: [FileFacts]
  /// Whether the catalogue was read up to its end.
  let isComplete: Bool

  init(_ catalog: TranslationCatalog, isComplete: Bool = true) {
    name = catalog.file
    files = catalog.files.map { FileFacts($0) }
    self.isComplete = isComplete
  }

  /// Whether the catalogue is in its source language, throughout.
  var isSource: Bool { !files.isEmpty && files.allSatisfy { $0.isSource } }
}

/// The texts of one `<file>`.
struct FileFacts: Sendable {
  let file: CatalogFile
  let sourceLanguage: LanguageTag?
  let targetLanguage: LanguageTag?
  /// Whether the texts are in the source language: there is no target language and no target, or both are the same.
  let isSource: Bool
  /// The language that the judged texts are in, with its plural rules.
  let language: LanguageTag?
  /// The plural rules of that language, where CLDR has any.
  let pluralRules: PluralRules?
  /// Whether `%` starts a placeholder in the texts.
  let usesPrintf: Bool
  let units: [UnitFacts]
  /// The units by their keys, in the order of the first unit of each.
  let messages: [MessageFacts]

  init(_ file: CatalogFile) {
    self.file = file
    sourceLanguage = file.sourceLanguage.flatMap { LanguageTag($0) }
    targetLanguage = file.targetLanguage.flatMap { LanguageTag($0) }
    if let sourceLanguage, let targetLanguage {
      isSource = sourceLanguage.canonicalized().minimized() == targetLanguage.canonicalized().minimized()
    } else {
      isSource = file.targetLanguage == nil && file.units.allSatisfy { $0.target == nil }
    }
    let usesPrintf = SourceFormat.usesPrintf(file)
    self.usesPrintf = usesPrintf
    let texts = file.units.map { UnitTexts($0, readsPatterns: usesPrintf) }
    let messages = MessageFacts.group(texts)
    self.messages = messages
    var units: [UnitFacts] = texts.map { UnitFacts($0) }
    let language = isSource ? targetLanguage ?? sourceLanguage : targetLanguage
    if usesPrintf {
      for message in messages {
        let arguments = MessageArguments(message, texts)
        for index in message.units {
          units[index] = UnitFacts(
            texts[index], comparison: PlaceholderComparison(texts[index], arguments, language: language),
            firstPosition: arguments.firstPosition(of: texts[index].unit))
        }
      }
    }
    self.units = units
    self.language = language
    pluralRules = language.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0) : nil }
  }

  /// The text of a unit that users get to see: the translation, and in a source catalogue the source otherwise.
  func shownText(of unit: UnitFacts) -> TextFacts? { unit.target ?? (isSource ? unit.source : nil) }

  /// Whether no number leads to the unit: it is a plural form that the language lacks. Of a language that CLDR has no
  /// rules for nobody knows that, and the form for zero is shown on Apple's systems in every language.
  func isNeverShown(_ unit: TranslationUnit) -> Bool {
    guard let rules = pluralRules, let category = unit.variation?.plural, category != .zero else { return false }
    return rules.reach(of: category) == .never
  }
}

/// What the source file's format says about its texts.
enum SourceFormat {
  /// Apple's formats, whose texts go through `printf` whatever `datatype` the tool that exported them wrote.
  private static let appleEndings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist"]
  /// The formats whose texts do not go through `printf`, by the ends of their files' names.
  private static let otherEndings = [
    "ng2.template", ".ts", ".tsx", ".js", ".jsx", ".html", ".htm", ".vue", ".properties", ".resx", ".resw", ".arb",
  ]
  /// The values of `datatype` (XLIFF 1.2, section 2.2.2) whose texts may be `printf` texts.
  private static let datatypes = ["plaintext", "c", "cpp", "cstring", "plist", "strings", "po", "x-gettext", "unknown"]

  static func usesPrintf(_ file: CatalogFile) -> Bool {
    if let original = file.original {
      if appleEndings.contains(where: { original.utf8.ends(with: $0) }) { return true }
      if otherEndings.contains(where: { original.utf8.ends(with: $0) }) { return false }
    }
    guard let datatype = file.datatype else { return true }
    return datatypes.contains { $0.isSame(as: datatype) }
  }
}

extension String.UTF8View {
  /// Whether the last bytes are those of `ending`.
  func ends(with ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}

/// A unit and its texts.
struct UnitTexts: Sendable {
  let unit: TranslationUnit
  let source: TextFacts?
  /// The translation that users get to see: there is one, it is to be translated, finished and not empty.
  let target: TextFacts?

  init(_ unit: TranslationUnit, readsPatterns: Bool) {
    self.unit = unit
    source = unit.source.map { TextFacts($0, readsPattern: readsPatterns) }
    let isJudged = unit.translate && (unit.state.map(\.isFinished) ?? true)
    target = (isJudged ? unit.target : nil).flatMap { target in
      target.isBlank ? nil : TextFacts(target, readsPattern: readsPatterns)
    }
  }
}

/// A unit as checks see it.
struct UnitFacts: Sendable {
  let unit: TranslationUnit
  let source: TextFacts?
  /// The translation that users get to see: there is one, it is to be translated, finished and not empty.
  let target: TextFacts?
  /// How the placeholders of the translation stand to those of the source.
  let comparison: PlaceholderComparison?
  /// The position that the first placeholder without a number takes.
  let firstPosition: Int

  init(_ texts: UnitTexts, comparison: PlaceholderComparison? = nil, firstPosition: Int = 1) {
    unit = texts.unit
    source = texts.source
    target = texts.target
    self.comparison = comparison
    self.firstPosition = firstPosition
  }
}

extension TranslationUnit {
  /// The name in the start tag, as the place of findings about the unit as a whole.
  var nameSpan: SourceSpan {
    let end = SourcePosition(line: span.start.line, column: span.start.column + "<trans-unit".utf8.count)
    return SourceSpan(start: span.start, end: min(end, span.end))
  }

  /// Whether there is something to translate.
  var hasTextToTranslate: Bool {
    translate && source.map { !$0.isBlank } ?? false
  }
}

extension Segment {
  /// Whether people would see nothing but white space; marks around a segment show nothing of their own, codes do.
  var isBlank: Bool { text.isBlank && elements.allSatisfy { $0.kind == .mrk } }
}

extension String {
  /// Whether there is nothing but white space of any width. Signs without width are none: whoever writes one means it.
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}
