public import WatchwordDiagnostics
public import WatchwordLocalization

/// What a configuration file says about one catalogue; immutable, and shared by everything that looks at the catalogue.
public final class LintSettings: Sendable {
  /// Which checks run and how severe their findings are; later rules override earlier ones.
  public let rules: [CheckRule]
  /// How long texts may be.
  public let limits: LengthLimits
  /// The words that were agreed on.
  public let glossary: Glossary
  /// The findings that are not reported.
  public let suppressions: [Suppression]

  /// Settings without a configuration file.
  public static let standard = LintSettings()

  /// Creates settings; by default, they change nothing.
  public init(
    rules: [CheckRule] = [], limits: LengthLimits = LengthLimits(), glossary: Glossary = Glossary(),
    suppressions: [Suppression] = []
  ) {
    self.rules = rules
    self.limits = limits
    self.glossary = glossary
    self.suppressions = suppressions
  }
}

/// Which checks run in catalogues of some languages, and how severe their findings are.
public struct CheckRule: Sendable {
  /// The languages of the catalogues.
  public let languages: LanguageFilter
  /// The named set of checks to run; `nil` if an earlier rule says it.
  public let set: CheckSet?
  /// The severities of single checks, by their ids; a check with one runs even if the set does not contain it.
  public let severities: [ExactText: CheckSeverity]

  /// Creates a rule; by default, it is about all languages.
  public init(
    languages: LanguageFilter = LanguageFilter(), set: CheckSet? = nil, severities: [ExactText: CheckSeverity] = [:]
  ) {
    self.languages = languages
    self.set = set
    self.severities = severities
  }
}

/// What becomes of the findings of a check.
public enum CheckSeverity: Hashable, Sendable {
  /// The check does not run.
  case off
  /// All findings have this severity.
  case on(Severity)

  /// Every severity, in the order of documentation.
  public static let all: [CheckSeverity] = [.off, .on(.info), .on(.warning), .on(.error)]

  /// The word in configuration files.
  public var name: ExactText {
    switch self {
    case .off: "off"
    case .on(let severity): ExactText(severity.name)
    }
  }
}

/// Findings that are not reported, as a configuration file says.
public struct Suppression: Sendable {
  /// The configuration file.
  public let file: ExactText
  /// The place in it.
  public let span: SourceSpan
  /// The ids of the checks.
  public let checks: [ExactText]
  /// The ids of the units; `nil` for all findings.
  public let unit: NamePattern?
  /// The languages of the catalogues.
  public let languages: LanguageFilter
  /// Why.
  public let reason: ExactText
  /// Whether a finding that it suppresses must be among those of the run, so that it can be called unused.
  public var isWhollyCovered: Bool

  /// Creates a suppression with all its parts.
  public init(
    file: ExactText, span: SourceSpan, checks: [ExactText], unit: NamePattern?, languages: LanguageFilter,
    reason: ExactText, isWhollyCovered: Bool
  ) {
    self.file = file
    self.span = span
    self.checks = checks
    self.unit = unit
    self.languages = languages
    self.reason = reason
    self.isWhollyCovered = isWhollyCovered
  }
}

/// Languages as a configuration file names them: `de` includes `de-CH`, and `zh-Hant` includes `zh-TW`.
public struct LanguageFilter: Sendable {
  /// The languages; none stands for all.
  public let tags: [LanguageTag]

  /// Creates a filter for these languages; by default, for all.
  public init(_ tags: [LanguageTag] = []) { self.tags = tags }

  /// Whether the language is among them; an unknown one is only among all.
  public func includes(_ language: LanguageTag?) -> Bool {
    if tags.isEmpty { return true }
    guard let language = language?.canonicalized() else { return false }
    let full = language.maximized()
    return tags.contains { tag in
      let tag = tag.canonicalized()
      return ExactText(tag.language) == ExactText(language.language)
        && (tag.script.map { ExactText($0) == ExactText(full.script ?? "") } ?? true)
        && (tag.region.map { ExactText($0) == ExactText(full.region ?? "") } ?? true)
    }
  }
}
