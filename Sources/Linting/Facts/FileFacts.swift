import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The facts about a file element before its first unit; shared, like ``UnitFacts``.
final class FileFacts: Sendable {
  /// The element itself.
  let file: CatalogFile
  /// What the configuration says about the catalogue.
  let settings: LintSettings
  let sourceLanguage: LanguageTag?
  let targetLanguage: LanguageTag?
  /// The language in which translations are compared.
  let comparedLanguage: LanguageTag?
  /// Whether the source and the translations are in different languages; not if one of them is not said.
  let isBetweenLanguages: Bool
  /// How the texts that people see are written; `nil` if the file does not say their language.
  let writing: WritingRules?
  /// What the glossary says of the language of the translations, if anything.
  let glossary: GlossaryWords?
  /// The language of the sources without script and region; English if the file does not say it, as most sources are.
  let sourceCode: ExactText
  private let targetRules: LanguageRules?
  private let sourceRules: LanguageRules?

  /// The facts about `file`; those of another element in the same languages are taken over.
  init(_ file: CatalogFile, similarTo other: FileFacts? = nil, settings: LintSettings = .standard) {
    self.file = file
    self.settings = settings
    if let other, other.file.sourceLanguage == file.sourceLanguage, other.file.targetLanguage == file.targetLanguage {
      sourceLanguage = other.sourceLanguage
      targetLanguage = other.targetLanguage
      comparedLanguage = other.comparedLanguage
      isBetweenLanguages = other.isBetweenLanguages
      writing = other.writing
      glossary = other.glossary
      sourceCode = other.sourceCode
      targetRules = other.targetRules
      sourceRules = other.sourceRules
      return
    }
    sourceLanguage = file.sourceLanguage.flatMap { LanguageTag($0.string) }
    targetLanguage = file.targetLanguage.flatMap { LanguageTag($0.string) }
    let language = targetLanguage?.canonicalized()
    comparedLanguage = language
    if let language, let source = sourceLanguage?.canonicalized() {
      isBetweenLanguages = ExactText(source.language) != ExactText(language.language)
    } else {
      isBetweenLanguages = false
    }
    glossary = GlossaryWords(settings.glossary, for: targetLanguage)
    sourceCode = ExactText(sourceLanguage?.canonicalized().language ?? "en")
    targetRules = targetLanguage.map { LanguageRules($0) }
    writing = (targetLanguage ?? (file.targetLanguage == nil ? sourceLanguage : nil)).map { WritingRules($0) }
    sourceRules = file.targetLanguage == nil ? sourceLanguage.map { LanguageRules($0) } : nil
  }

  /// Whether the file element declares itself a source catalogue.
  var isSource: Bool { file.isSource }

  /// Whether defects of the sources are reported here, and not in another file element of the same document.
  var judgesSources: Bool { isSource || !file.holdsItsSources }

  /// Whether texts vary by whole numbers only, as Android's do (`Resources.getQuantityString` takes an `int`).
  var countsWholeNumbers: Bool { file.hasOwnPluralForms || isAndroid }

  /// Whether the texts are Android's, whose placeholders are Java's: `%s` takes any text.
  var isAndroid: Bool { file.datatype == "x-android-resources" }

  /// Whether the texts are i18next's, whose keys have suffixes for ranks and contexts.
  var isI18next: Bool { file.messageSyntax == .i18next }

  /// Whether `%` starts a placeholder in the texts.
  var usesPrintf: Bool { file.messageSyntax == .printf }

  /// Whether the texts are messages in ICU's syntax, as Flutter's are.
  var isICU: Bool { file.messageSyntax == .icu }

  /// Whether `%` starts a placeholder in the texts of a unit.
  func usesPrintf(in unit: TranslationUnit) -> Bool { unit.messageSyntax.map { $0 == .printf } ?? usesPrintf }

  /// The language of the texts that people see; `nil` if the file does not say it.
  var language: LanguageTag? { (targetRules ?? sourceRules)?.tag }

  /// The language and the plural rules of the text that people see of a unit. Translations in a file element without a
  /// target language are in an unknown one.
  func rules(of unit: TranslationUnit) -> LanguageRules? {
    unit.target == nil ? targetRules ?? sourceRules : targetRules
  }

  /// Whether the unit is never shown, because it is a plural form that its language does not have.
  ///
  /// This is false for the form `zero`, which Apple's systems show in every language, for `one` and `two` in Flutter's
  /// resources, and for languages without rules in CLDR, whose categories are unknown.
  func isNeverShown(_ unit: TranslationUnit) -> Bool {
    guard let category = unit.variation.category, category != .zero, let rules = rules(of: unit), rules.isKnown else {
      return false
    }
    return rules.plurals.reach(of: category) == .never && !(isICU && category.isExactInFlutter)
  }
}

extension PluralCategory {
  /// Whether Flutter shows the form for the number of its name in every language (Dart, package `intl`, `Intl.plural`).
  var isExactInFlutter: Bool { self == .zero || self == .one || self == .two }
}
