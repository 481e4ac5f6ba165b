import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The facts about a file element that are known before its first unit; shared, like ``UnitFacts``.
final class FileFacts: Sendable {
  /// The element itself.
  let file: CatalogFile
  /// The settings of the catalogue.
  let settings: LintSettings
  /// The contents of most sources.
  let sources: Sources
  let sourceLanguage: LanguageTag?
  let targetLanguage: LanguageTag?
  /// The language in which translations are compared.
  let comparedLanguage: LanguageTag?
  /// Whether the source and the translations are in different languages; `false` if one of them is unknown.
  let isBetweenLanguages: Bool
  /// The writing rules of the texts that people see; `nil` if the file does not declare their language.
  let writing: WritingRules?
  /// The glossary for the language of the translations, if it has entries.
  let glossary: GlossaryWords?
  /// The language of the sources without script and region; English, the language of most sources, if it is not
  /// declared.
  let sourceCode: ExactText
  private let targetRules: LanguageRules?
  private let sourceRules: LanguageRules?

  /// The contents of most sources of a file element.
  struct Sources: Equatable, Sendable {
    let content: Content
    /// The notations of their named placeholders.
    let notations: NamedNotations
    /// The notation of forms for different numbers, if it is one inside the texts.
    let forms: FormNotation?

    /// What most sources are.
    enum Content {
      case texts
      /// Keys, as in Symfony's projects: `usage.percent`.
      case keys
      /// Nothing, because the keys are the texts, as in many of i18next's projects.
      case empty
    }

    fileprivate init(_ units: some Sequence<TranslationUnit>, in file: CatalogFile, _ settings: LintSettings) {
      var (all, keys, empty) = (0, 0, 0)
      var evidence = NotationEvidence()
      let isJSON = file.datatype == "x-i18next"
      for case let text? in units.lazy.map({ $0.source?.text }) {
        all += 1
        if text.isEmpty { empty += 1 } else if text.isIdentifier { keys += 1 }
        if text.mayHaveNames(inJSON: isJSON) { evidence.add(text.string) }
      }
      content = keys * 2 > all ? .keys : empty * 2 > all ? .empty : .texts
      let dialect = settings.dialect(of: file)
      let shown = dialect?.notations ?? evidence.notations(in: file)
      forms = dialect == nil ? evidence.forms(shown, in: file) : dialect?.forms
      notations = dialect == nil ? shown.union(forms?.notations ?? []) : shown
    }
  }

  /// Collects the facts about `file` and its units; those of another element with the same languages are reused.
  convenience init(
    _ file: CatalogFile, of units: some Sequence<TranslationUnit>, similarTo other: FileFacts? = nil,
    settings: LintSettings = .standard
  ) {
    self.init(file, Sources(units, in: file, settings), similarTo: other, settings: settings)
  }

  /// Collects the facts about `file`, whose sources are known.
  init(_ file: CatalogFile, _ sources: Sources, similarTo other: FileFacts?, settings: LintSettings) {
    self.file = file
    self.settings = settings
    self.sources = sources
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

  /// How the settings say that the texts write their values.
  var dialect: PlaceholderDialect? { settings.dialect(of: file) }

  /// Whether the file element declares itself a source catalogue.
  var isSource: Bool { file.isSource }

  /// Whether a source is a key. Among keys of several words, a single word is one, too.
  func isKey(_ source: ExactText) -> Bool {
    source.isIdentifier || sources.content == .keys && source.identifierWordCount > 0
  }

  /// Whether defects of the sources are reported here, and not in another file element of the same document.
  var reportsSourceDefects: Bool { isSource || !file.holdsItsSources }

  /// Whether texts vary by whole numbers only, as in Android (`Resources.getQuantityString` takes an `int`) and gettext.
  var countsWholeNumbers: Bool { file.hasOwnPluralForms || isAndroid || isCompose || file.datatype == "po" }

  /// Whether the texts are those of Android, whose placeholders are those of Java: `%s` takes any value.
  var isAndroid: Bool { file.datatype == "x-android-resources" }

  /// Whether the texts are those of Compose Multiplatform, in Android's format.
  var isCompose: Bool { file.datatype == "x-compose-resources" }

  /// Whether the texts are those of i18next, whose keys have suffixes for ordinals and contexts.
  var isI18next: Bool { file.messageSyntax == .i18next }

  /// Whether an apostrophe before a tag makes it a literal, as in FormatJS: `'<head>'` (FormatJS, "Message Syntax").
  var quotesTags: Bool {
    isI18next && sources.notations.contains(.brace) && sources.forms == nil
      && sources.notations.isDisjoint(with: .ofPrograms)
  }

  /// Whether the file is a resource of Flutter, whose generator accepts less than ICU.
  var isFlutter: Bool { file.datatype == "x-arb" }

  /// Whether `%` starts a placeholder in the texts.
  var usesPrintf: Bool { file.messageSyntax == .printf }

  /// Whether the texts are messages in ICU's syntax, as in Flutter.
  var isICU: Bool { file.messageSyntax == .icu }

  /// Returns the syntax of the placeholders that percent signs start in the texts of a unit, or `nil` if they start none.
  func percentSyntax(of unit: TranslationUnit) -> Pattern.Syntax? {
    guard unit.messageSyntax.map({ $0 == .printf }) ?? usesPrintf else { return nil }
    return isAndroid ? .java : isCompose ? .compose : .apple
  }

  /// The language of the texts that people see; `nil` if the file does not declare it.
  var language: LanguageTag? { (targetRules ?? sourceRules)?.tag }

  /// Returns the language and the plural rules of the text of a unit that people see. Translations in a file element
  /// without a target language are in an unknown language.
  func rules(of unit: TranslationUnit) -> LanguageRules? {
    unit.target == nil ? targetRules ?? sourceRules : targetRules
  }

  /// Returns which numbers a unit is shown for; fewer than all only if it is a plural form.
  ///
  /// Numbers of all kinds may show the form `zero`, which Apple's systems have in every language, `one` and `two` in
  /// Flutter's resources, and the forms of languages without rules in CLDR, whose categories are unknown.
  func reach(of unit: TranslationUnit) -> PluralRules.Reach {
    guard let category = unit.variation.category, category != .zero, !(isICU && category.isExactInFlutter),
      let rules = rules(of: unit), rules.isKnown
    else { return .wholeNumbers }
    return rules.plurals.reach(of: category)
  }

  /// Whether the unit is never shown, because it is a plural form that its language does not have, or that only
  /// fractions select where texts vary by whole numbers. There, `other` may still stand for a form that is missing.
  func isNeverShown(_ unit: TranslationUnit) -> Bool {
    let reach = reach(of: unit)
    return reach == .never || reach == .fractions && countsWholeNumbers && unit.variation.category != .other
  }
}

extension LintSettings {
  /// Returns how the texts of a file element write their values; `nil` if the settings do not say it.
  fileprivate func dialect(of file: CatalogFile) -> PlaceholderDialect? {
    let language = (file.targetLanguage ?? file.sourceLanguage).flatMap { LanguageTag($0.string) }
    return rules.last { $0.placeholders != nil && $0.languages.includes(language) }?.placeholders
  }
}

extension ExactText {
  /// Whether the text has a sign that can start a named placeholder.
  fileprivate func mayHaveNames(inJSON isJSON: Bool) -> Bool {
    string.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "#"): true
      // Only the web's JSON has values with a colon, and forms between bars.
      case UInt8(ascii: ":"), UInt8(ascii: "|"): isJSON
      default: false
      }
    }
  }
}

extension CatalogFile {
  /// Whether the file is a resource of Java or .NET, whose texts with values declare them. XLIFF declares none.
  var isOfNumbers: Bool { sources != .units && (datatype == "resx" || datatype == "x-java-properties") }
}

extension PluralCategory {
  /// Whether Flutter uses the form for exactly that number in every language (Dart, package `intl`, `Intl.plural`).
  var isExactInFlutter: Bool { self == .zero || self == .one || self == .two }
}

/// The results that checks of messages pass on to checks of files and of the project.
struct DeferredFacts: Sendable {
  /// The messages that a policy or a flow requires.
  var required: [MessageSummary] = []
  /// The references to substitutions that are not in the same message.
  var unresolvedSubstitutions: [UnresolvedSubstitution] = []
  /// Whether any message holds substitutions.
  var holdsSubstitutions = false
  /// The progress of the translation.
  var progress = TranslationProgress()
  /// The translations that are compared with each other.
  var translations: [HashedTranslation] = []

  /// A reference to a substitution that is not in the same message.
  struct UnresolvedSubstitution: Sendable {
    let name: ExactText
    let span: SourceSpan
    let unit: ExactText
    /// Whether the source of the unit refers to the same substitution.
    let isInSource: Bool
    /// The first few substitutions of the message.
    let known: [ExactText]
  }

  /// Adds the results of the following messages.
  mutating func add(_ other: DeferredFacts) {
    required += other.required
    unresolvedSubstitutions += other.unresolvedSubstitutions
    holdsSubstitutions = holdsSubstitutions || other.holdsSubstitutions
    progress = progress + other.progress
    translations += other.translations
  }
}
