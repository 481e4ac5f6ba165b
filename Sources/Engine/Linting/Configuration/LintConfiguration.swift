public import WatchwordBasics
public import WatchwordLocalization

/// The configuration of a linter.
public struct LintConfiguration: Sendable {
  /// The named set of checks to run; `nil` for the set that ``LintSettings`` name, or the essential checks if they name
  /// none.
  public let set: CheckSet?
  /// The ids of the only checks to run, whatever their sets; `nil` for all checks of ``set``.
  public let only: [ExactText]?
  /// The ids of checks not to run.
  public let except: [ExactText]
  /// The phrases whose values are declared: the units of their messages must match these values.
  public let declared: [PhraseDeclaration]
  /// The phrases that every language must have a text for.
  public let required: [RequiredPhrases]

  /// Whether units that are not translated, or whose translation is unfinished, are listed one by one instead of
  /// counted.
  public let listsUnfinished: Bool

  /// The languages to examine in a document with several, such as a string catalogue.
  public let languages: LanguageFilter

  /// Checks that run regardless of the set, `only` and the settings, because another option requires them.
  package var requiredChecks: [ExactText] = []

  /// Creates a configuration; by default, the essential checks run and no phrases are declared.
  public init(
    set: CheckSet? = nil, only: [ExactText]? = nil, except: [ExactText] = [], declared: [PhraseDeclaration] = [],
    required: [RequiredPhrases] = [], listsUnfinished: Bool = false,
    languages: LanguageFilter = LanguageFilter()
  ) {
    self.set = set
    self.only = only
    self.except = except
    self.declared = declared
    self.required = required
    self.listsUnfinished = listsUnfinished
    self.languages = languages
  }

  /// The ids in `only` and `except` that belong to no check, in the order in which they were given.
  package var unknownChecks: [ExactText] { ((only ?? []) + except).filter { Checks.named($0) == nil } }

  /// Whether no check is left to run, so that every catalogue would look clean.
  package var isEmpty: Bool {
    requiredChecks.allSatisfy(except.contains)
      && (only ?? Checks.all.filter { $0.set <= set ?? .essential }.map { $0.id }).allSatisfy(except.contains)
  }

  /// Whether the check with this id can find something in a catalogue with these settings.
  package func isOn(_ check: ExactText, _ settings: LintSettings) -> Bool {
    Checks.named(check).map(CheckSelection(self, settings).isOn) ?? false
  }

  /// Whether the check with this id finds everything that it can find in a catalogue with these settings.
  package func findsAll(of check: ExactText, _ settings: LintSettings) -> Bool {
    isOn(check, settings) && !CheckSelection(self, settings).partialChecks.contains(check)
  }

  /// Whether `check` lists every unit, because the configuration requests it or because `only` names the check.
  func listsEveryUnit(of check: CheckDescription) -> Bool { listsUnfinished || only?.contains(check.id) == true }
}
