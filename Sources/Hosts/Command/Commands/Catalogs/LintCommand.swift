import ArgumentParser
import WatchwordBasics
import WatchwordLinting
import WatchwordReporting
import WatchwordRuns

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

  @Option(
    help: ArgumentHelp(
      "Run only these checks: ids, separated by commas; can be given several times.",
      discussion: "What keeps a text from being read is always reported, unless --except names it."))
  var only: [String] = []

  @Option(help: "Leave out these checks: ids, separated by commas; can be given several times.")
  var except: [String] = []

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

  func validate() throws {
    var options = LintOptions(paths: [])
    options.format = report.format
    options.baseline = baseline.baseline.map { SystemPath($0) }
    options.newBaseline = baseline.writeBaseline.map { SystemPath($0) }
    setFixes(of: &options)
    if let message = options.contradiction { throw ValidationError(message) }
  }

  private func setFixes(of options: inout LintOptions) {
    options.fixes = fixes.isApplied
    options.showsFixes = fixes.isShown
    options.includesUnsafe = fixes.includesUnsafe
  }

  func run() throws {
    try InputFile.requireOneUseOfStandardInput(
      among: ["-"].filter(paths.contains) + [base].compactMap { $0 } + policies)
    guard let run = try LintRun.start(try options(), .system(isColored: report.color.isOn)) else { return }
    try CatalogExamination(linter: run.linter, files: run.files).run { try run.finish($0) }
  }

  private func options() throws -> LintOptions {
    var options = LintOptions(paths: try InputPaths.paths(named: paths))
    options.base = try base.map(InputPaths.path)
    options.required = try bases.reading(input).requiredPhrases(of: InputPaths.arguments(policies), .system())
    options.checks = checks?.checks
    options.only = only
    options.except = except
    options.validator = try schema.load()?.findings
    options.configuration = try settings.file.map(InputPaths.path)
    options.printsSettings = settings.isPrinted
    options.baseline = try baseline.baseline.map(InputPaths.path)
    options.newBaseline = try baseline.writeBaseline.map(InputPaths.path)
    setFixes(of: &options)
    options.locales = try locales.tags.map { try RequestedLocale.parse($0) }
    options.extent = extent.extent
    options.format = report.format
    options.failLevel = report.failLevel.severity
    options.stdinName = input.stdinFilename
    return options
  }
}
