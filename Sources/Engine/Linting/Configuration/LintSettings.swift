public import WatchwordBasics
public import WatchwordLocalization

/// The settings of one catalogue from a configuration file; immutable and shared.
public final class LintSettings: Sendable {
  /// The rules for checks and the severities of their findings; later rules override earlier ones.
  public let rules: [CheckRule]
  /// The maximum lengths of texts.
  public let limits: LengthLimits
  /// The agreed terminology.
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

  /// Returns these settings with those of a configuration file that extends theirs, whose glossary has both already. A
  /// suppression of the extended file is never reported as unused, because other files may extend it too.
  package func extended(by other: LintSettings) -> LintSettings {
    LintSettings(
      rules: rules + other.rules, limits: other.limits.adding(limits), glossary: other.glossary,
      suppressions: suppressions.map { suppression in
        var suppression = suppression
        suppression.isWhollyCovered = false
        return suppression
      } + other.suppressions)
  }
}

/// A choice of checks for catalogues in some languages, with the severities of their findings.
public struct CheckRule: Sendable {
  /// The languages of the catalogues.
  public let languages: LanguageFilter
  /// The named set of checks to run; `nil` if an earlier rule decides.
  public let set: CheckSet?
  /// The severities of individual checks, by their ids; a check with a severity runs even if the set does not contain
  /// it.
  public let severities: [ExactText: CheckSeverity]
  /// The way in which the texts write their values; `nil` if an earlier rule, the format or the sources decide.
  public let placeholders: PlaceholderDialect?

  /// Creates a rule; by default, it applies to all languages.
  public init(
    languages: LanguageFilter = LanguageFilter(), set: CheckSet? = nil, severities: [ExactText: CheckSeverity] = [:],
    placeholders: PlaceholderDialect? = nil
  ) {
    self.placeholders = placeholders
    self.languages = languages
    self.set = set
    self.severities = severities
  }
}

/// The severity of a check's findings, or that the check is off.
public enum CheckSeverity: Hashable, Sendable {
  /// The check does not run.
  case off
  /// All findings have this severity.
  case on(Severity)

  /// Every severity, in the order of the documentation.
  public static let all: [CheckSeverity] = [.off, .on(.info), .on(.warning), .on(.error)]

  /// The word in configuration files.
  public var name: ExactText {
    switch self {
    case .off: "off"
    case .on(let severity): ExactText(severity.name)
    }
  }
}

/// A suppression from a configuration file: findings that are not reported.
public struct Suppression: Sendable {
  /// The configuration file.
  public let file: ExactText
  /// The place of the entry in the file.
  public let span: SourceSpan
  /// The ids of the checks.
  public let checks: [ExactText]
  /// The ids of the units; `nil` for all findings.
  public let unit: NamePattern?
  /// The languages of the catalogues.
  public let languages: LanguageFilter
  /// The reason for the suppression.
  public let reason: ExactText
  /// Whether the run covers every finding that the entry could suppress, so that the entry can be reported as unused.
  public var isWhollyCovered: Bool

  /// Creates a suppression.
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

/// Languages named in a configuration file: `de` includes `de-CH`, and `zh-Hant` includes `zh-TW`.
public struct LanguageFilter: Sendable {
  /// The languages; empty for all languages.
  public let tags: [LanguageTag]

  /// Creates a filter for these languages; by default, for all languages.
  public init(_ tags: [LanguageTag] = []) { self.tags = tags }

  /// Whether the filter includes the language; an unknown language is included only if the filter is empty.
  public func includes(_ language: LanguageTag?) -> Bool {
    if tags.isEmpty { return true }
    guard let language = language?.canonicalized() else { return false }
    let full = language.maximized()
    return tags.contains { tag in
      let tag = tag.canonicalized()
      return ExactText(tag.language) == ExactText(language.language)
        && (tag.script.map { ExactText($0) == ExactText(full.script ?? "") } ?? true)
        && (tag.region.map { ExactText($0) == ExactText(full.region ?? "") } ?? true)
        && Set(tag.variants).isSubset(of: language.variants)
    }
  }
}
