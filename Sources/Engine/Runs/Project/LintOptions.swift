package import WatchwordBasics
import WatchwordCatalogFormats
package import WatchwordLinting
package import WatchwordLocalization
package import WatchwordReporting

/// The options of `lint`.
package struct LintOptions: Sendable {
  /// The catalogues and folders.
  package var paths: [SystemPath]
  /// The source catalogue; the path `shipped` means the texts of this package, unless there is such a file.
  package var base: SystemPath?
  /// The phrases that every catalogue must have texts for.
  package var required: [RequiredPhrases] = []
  /// The set of checks; `nil` for that of the settings.
  package var checks: CheckSet?
  /// Lists of the ids of the only checks to run, separated by commas; empty for all.
  package var only: [String] = []
  /// Lists of the ids of checks to leave out, separated by commas.
  package var except: [String] = []
  /// A further validator of documents in XML formats, such as a schema.
  package var validator: ProjectFile.Validator?
  /// The configuration file; `nil` for the nearest one of each catalogue.
  package var configuration: SystemPath?
  /// Whether to print the settings of each catalogue and do nothing else.
  package var printsSettings = false
  /// The baseline of known findings.
  package var baseline: SystemPath?
  /// The baseline to write.
  package var newBaseline: SystemPath?
  /// Whether to apply fixes.
  package var fixes = false
  /// Whether to show fixes instead of findings.
  package var showsFixes = false
  /// Whether fixes that need a review are included.
  package var includesUnsafe = false
  /// The languages to report on; empty for all.
  package var locales: [LanguageTag] = []
  /// The part of the report to show.
  package var extent = ReportExtent()
  /// The format of the report.
  package var format = ReportFormat.text
  /// The lowest severity of findings that fail the command.
  package var failLevel = Severity.error
  /// The name of standard input.
  package var stdinName: String?

  /// Creates the options for these paths.
  package init(paths: [SystemPath]) { self.paths = paths }

  /// Options that contradict each other, and what to do; `nil` if there are none.
  package var contradiction: String? {
    if baseline != nil, newBaseline != nil {
      return "--baseline and --write-baseline cannot be used together; give one of them"
    }
    if showsFixes, format.id != ReportFormat.text.id {
      return "--diff shows corrections instead of a report, so it cannot be used with --format \(format.id);"
        + " leave out one of them"
    }
    if includesUnsafe, !fixes, !showsFixes {
      return "--unsafe selects which corrections to apply; add --fix to apply them, or --diff to see them"
    }
    return extent.contradiction
  }

  /// The configuration of the linter.
  ///
  /// Throws for an unknown id, and if no check is left, because every catalogue would then seem free of defects.
  func linterConfiguration(_ host: ProjectHost) throws(RunFailure) -> LintConfiguration {
    let (only, except) = (only.flatMap(Self.ids), except.flatMap(Self.ids))
    if !self.only.isEmpty, only.isEmpty {
      throw RunFailure(message: "--only names no check; name at least one id, or leave out --only")
    }
    // A baseline has the number of unfinished texts, and other findings would count as new.
    let listsUnfinished = extent.isVerbose && baseline == nil && newBaseline == nil
    var configuration = LintConfiguration(
      set: checks, only: self.only.isEmpty ? nil : only, except: except, declared: host.declared,
      required: required, listsUnfinished: listsUnfinished, languages: LanguageFilter(locales))
    if validator != nil { configuration.requiredChecks = [FindingKind.schemaViolation.id] }
    if let id = configuration.unknownChecks.first {
      let hint = Suggestion.question(about: id, among: Checks.all.map { $0.id }) ?? "run watchword explain for the list"
      throw RunFailure(message: "There is no check \"\(id.clipped)\"; \(hint)")
    }
    if let id = configuration.requiredChecks.first(where: configuration.except.contains) {
      throw RunFailure(message: "--except leaves out \(id), which is all that --schema finds; leave out one of them")
    }
    if configuration.isEmpty {
      throw RunFailure(
        message: "No check is left: --except leaves out every check"
          + (only.isEmpty ? "; name fewer of them" : " that --only names; change one of them"))
    }
    return configuration
  }

  /// The ids in a comma-separated list, without surrounding white space.
  private static func ids(in list: String) -> [ExactText] {
    list.utf8.split { byte in byte == UInt8(ascii: ",") || byte <= 0x20 }
      .map { ExactText(utf8: $0) }
  }
}

/// How much of a report is shown.
package struct ReportExtent: Sendable {
  /// Whether only errors are shown.
  package var isQuiet = false
  /// Whether each unit that is not translated or needs a review is listed, instead of counting them.
  package var isVerbose = false
  /// Whether the number of findings of each check is shown, instead of the findings.
  package var isStatistics = false
  /// The maximum number of findings.
  package var maximum: Int?

  /// Creates the extent of the whole report.
  package init() {}

  /// Options that contradict each other or are out of range, and what to do; `nil` if there are none.
  package var contradiction: String? {
    if isQuiet, isVerbose { return "--quiet and --verbose cannot be used together; give one of them" }
    return maximum.flatMap { $0 < 0 ? "--max-findings is \($0); expected 0 or more" : nil }
  }

  /// Throws if `format` does not support statistics.
  package func require(_ format: ReportFormat) throws(RunFailure) {
    let formats = ReportFormat.withStatistics.map { $0.id }
    guard isStatistics, !formats.contains(where: { $0.utf8.elementsEqual(format.id.utf8) }) else { return }
    throw RunFailure(
      message: "--format \(format.id) has no statistics; expected \(formats.joinedAsChoice) with --statistics")
  }

  /// Limits the report to the findings that the options select.
  package func narrow(_ report: inout Report) {
    // Statistics list no findings, so the maximum does not apply: the numbers cover all findings, as in the summary.
    report.show(from: isQuiet ? .error : .info, atMost: isStatistics ? nil : maximum)
  }
}
