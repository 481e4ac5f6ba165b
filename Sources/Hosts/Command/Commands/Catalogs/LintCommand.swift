import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordPolicy
import WatchwordReleaseNotes
import WatchwordReporting
import WatchwordSystemFiles

/// `watchword lint`: finds defects in catalogues.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find defects in catalogues: what is wrong, exactly where, and what to do.",
    discussion: """
      Each translation is compared with its source. If the source catalogue is given as --base or is among the files, \
      the translation is compared with it too. In formats with a file for each language, the source is --base, or else \
      the usual file beside the translation (en.lproj, values, app_en.arb, en/common.json); a translation without a \
      source causes a warning. An overlay (see export --to xliff) is compared with the shipped texts, and may leave \
      out any of them; --base shipped compares other catalogues with the shipped texts. Findings are listed by file, \
      errors first.

      The exit code is 1 if there is a finding at or above --fail-level, even one that is not shown, and 2 if a file \
      cannot be read or the usage is wrong. Otherwise it is 0.

      Examples:
        watchword lint MyApp
        watchword lint de.xliff --base en.xliff --fix
        watchword lint MyApp --locale de --format html > findings.html
      """)

  @Argument(
    help: "Catalogues, folders (with their subfolders), Xcode's .xcloc bundles, or - for standard input.")
  var paths: [String]

  @Option(help: "The source catalogue to compare translations with, or shipped for the texts of this package.")
  var base: String?

  @Option(
    name: .customLong("policy"), help: "A policy whose texts every catalogue must have; can be given several times.")
  var policies: [String] = []

  @Option(help: "Run only these checks: ids, separated by commas.")
  var only: String?

  @Option(help: "Leave out these checks: ids, separated by commas.")
  var except: String?

  @OptionGroup var schema: SchemaOptions
  @OptionGroup var settings: ConfigurationOptions
  @OptionGroup var baseline: BaselineOptions
  @Option(
    help: ArgumentHelp(
      "The set of checks to run.",
      discussion: """
        essential: defects that break or hide a text; recommended: also defects that most editors would correct; all: \
        also style. The default is the set in the configuration, or else essential. --only runs the checks that it \
        names, whatever their set.
        """))
  var checks: CheckSetChoice?

  @OptionGroup var locales: LocaleFilter
  @OptionGroup var extent: ExtentOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions
  @OptionGroup var fixes: FixOptions

  func run() throws {
    try InputFile.requireOneUseOfStandardInput(
      among: ["-"].filter(paths.contains) + [base].compactMap { $0 } + policies)
    try extent.require(report.format)
    let schema = try schema.load()
    let configuration = try configuration()
    let linter = Linter(configuration: configuration)
    let base = try base.map { try examineBase($0, linter) }
    var (sources, isComplete) = try CatalogPaths(paths).lintSources(stdinName: input.stdinFilename)
    guard !sources.isEmpty else { throw ExitCode.trouble }
    if let source = base?.source { try LintSource.translate(&sources, from: source) }
    var files = try LintConfigurations(settings.file, arguments: paths)
    try files.configure(&sources)
    if settings.isPrinted { return try files.print(sources, configuration) }
    if fixes.isShown, schema != nil {
      throw CommandFailure(
        message:
          "--diff shows corrections and reports nothing, so it cannot be used with --schema; leave out one of them")
    }
    // A --locale that matches no catalogue must cause an error, not an empty diff.
    if fixes.isOn, !locales.tags.isEmpty {
      _ = try locales.filter(sources.compactMap { source in (try? source.input()).map { linter.examine($0) } })
    }
    var fixing = FixRun(linter: linter, base: base?.catalog, options: fixes, isColored: report.color.isOn)
    if fixes.isOn { try fixing.run(&sources) }
    if fixes.isShown { return try fixing.finish(failLevel: report.failLevel.severity, isComplete: isComplete) }
    for index in sources.indices { sources[index].schema = schema }
    var run = LintRun(
      linter: linter, base: base?.catalog, sources: sources, options: report, extent: extent, locales: locales,
      isComplete: isComplete && fixing.isComplete,
      baseline: try baseline.run(isVerbose: extent.verbose) { configuration.findsAll(of: $0, $1) },
      configurations: files.quoted)
    if fixes.isApplied { run.fixCount = fixing.fixCount }
    try run.run()
  }

  /// The configuration of the linter.
  ///
  /// Throws for an unknown id, and if no check is left, because every catalogue would then seem free of defects.
  private func configuration() throws -> LintConfiguration {
    if let only, ids(in: only).isEmpty {
      throw CommandFailure(
        message: "--only names no check; name at least one id, or leave out --only")
    }
    var configuration = LintConfiguration(
      set: checks?.checks, only: only.map(ids), except: except.map(ids) ?? [],
      declared: PasswordPolicy.declarations + FormTexts.all + NoteTexts.all,
      required: try policies.map(requiredPhrases) + (policies.isEmpty ? [] : [FormTexts.required]),
      listsUnfinished: extent.verbose, languages: try locales.languages)
    if schema.file != nil { configuration.requiredChecks = [FindingKind.schemaViolation.id] }
    if let id = configuration.unknownChecks.first {
      let hint =
        Suggestion.question(about: id, among: Checks.all.map(\.id)) ?? "run watchword explain for the list"
      throw CommandFailure(message: "There is no check \"\(id.clipped)\"; \(hint)")
    }
    if let id = configuration.requiredChecks.first(where: configuration.except.contains) {
      throw CommandFailure(
        message: "--except leaves out \(id), which is all that --schema finds; leave out one of them")
    }
    if configuration.isEmpty {
      throw CommandFailure(
        message: "No check is left: --except leaves out every check"
          + (only == nil ? "; name fewer of them" : " that --only names; change one of them"))
    }
    return configuration
  }

  /// The phrases that the policy at `path` can show.
  private func requiredPhrases(ofPolicyAt path: String) throws -> RequiredPhrases {
    let file = try PolicyFile.load(path, stdinName: input.stdinFilename, extending: bases)
    return RequiredPhrases(name: ExactText(file.name), phrases: file.policy.demandedPhrases)
  }

  /// The source catalogue. Throws if it has reading errors, because comparisons with it would miss defects.
  private func examineBase(_ name: String, _ linter: Linter) throws -> (catalog: ExaminedCatalog, source: LintSource?) {
    let path = try InputPaths.path(named: name)
    if ExactText(name) == ShippedTexts.name, path.identity == nil {
      return (linter.examine(ShippedTexts.base(of: CatalogFile.shippedOriginal)), nil)
    }
    var source = try LintSource(path, stdinName: input.stdinFilename)
    source.origin = .none
    try MemoryNeed.require(.linting, of: [(source.name, source.size)])
    let base = linter.examine(try source.input())
    if StandardError.reportErrors(among: base.readingErrors) {
      throw CommandFailure(
        message: "\(source.name) is not a usable base catalogue; correct the errors that are listed above")
    }
    return (base, source)
  }

  /// The ids in a comma-separated list, without surrounding white space.
  private func ids(in list: String) -> [ExactText] {
    list.utf8.split { byte in byte == UInt8(ascii: ",") || byte <= 0x20 }
      .map { ExactText(String(decoding: $0, as: UTF8.self)) }
  }
}
