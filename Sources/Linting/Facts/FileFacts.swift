import CatalogFormats
import Diagnostics
import Localization

/// What is known of a `<file>` before its first unit.
struct FileFacts: Sendable {
  /// The element without its units.
  let file: CatalogFile
  let sourceLanguage: LanguageTag?
  let targetLanguage: LanguageTag?
  /// Whether the texts are in the source language: there is no target language, or both are the same.
  let isSource: Bool
  /// Whether `%` starts a placeholder in the texts.
  let usesPrintf: Bool
  private let targetRules: LanguageRules?
  private let sourceRules: LanguageRules?

  init(_ file: CatalogFile) {
    self.file = file.with(units: [])
    sourceLanguage = file.sourceLanguage.flatMap { LanguageTag($0.string) }
    targetLanguage = file.targetLanguage.flatMap { LanguageTag($0.string) }
    if let sourceLanguage, let targetLanguage {
      isSource = sourceLanguage.canonicalized().minimized() == targetLanguage.canonicalized().minimized()
    } else {
      isSource = file.targetLanguage == nil
    }
    usesPrintf = SourceFormat.usesPrintf(file)
    targetRules = targetLanguage.map { LanguageRules($0) }
    sourceRules = isSource && targetLanguage == nil ? sourceLanguage.map { LanguageRules($0) } : nil
  }

  /// The language of the texts that people see; nothing where the file does not say it.
  var language: LanguageTag? { (targetRules ?? sourceRules)?.tag }

  /// The language and the plural rules of the text that people see of a unit. Translations in a file without a target
  /// language are in an unknown one.
  func rules(of unit: TranslationUnit) -> LanguageRules? { unit.target == nil ? targetRules ?? sourceRules : targetRules }
}
