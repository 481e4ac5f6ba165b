import ArgumentParser
import WatchwordPolicy
import WatchwordPolicyAnalysis

/// `watchword policy diff`: says what changes when one policy replaces another.
struct PolicyDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changes for users when one policy replaces another.",
    discussion: """
      The changes are shown rule by rule and by example: a password that only the old policy accepts, and one that only \
      the new policy accepts, or the proof that there is none. Passwords of up to 64 characters are compared, unless \
      the policies ask for more.

      The exit code is 0 if both policies have the same rules, 1 if they differ, and 2 if one cannot be read.

      With --format json, the output is one object:

        {"version": 1,
         "changes": [{"rule": "digits", "kind": "changed",
           "text": "Include at least 2 numbers",
           "old": "Include at least 1 number"}],
         "witnesses": {"onlyOld": "kqzmwxe7", "onlyNew": null},
         "share": 0.37,
         "shares": [{"length": 8, "share": 0.21}],
         "aside": ["user-id"]}

      The kind of a change is added, removed or changed. A witness is null if there is none, and {"unknown": "why"} if \
      that is not known. "share" is the proportion of the old policy's passwords that the new one accepts; null if it is not \
      known. "aside" are the rules that were not compared.

      Examples:
        watchword policy diff relid-default relid-strict
        watchword policy diff strong pci-dss-4 --locale pl --format markdown
      """)

  @Argument(
    help: "The old policy: a JSON file, the name of a shipped policy (such as strong), or - for standard input.")
  var old: String

  @Argument(help: "The new policy, likewise.")
  var new: String

  @Option(name: .customLong("locale"), help: "The language of the rule texts, such as ru or pt-BR.")
  var tag: String?

  @Option(help: "The format of the output.")
  var format = OutputFormat<PolicyDiffReport>.text

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func run() throws {
    try InputFile.requireOneUseOfStandardInput(among: [old, new])
    let files = try [old, new].map { try PolicyFile.load($0, stdinName: input.stdinFilename, extending: bases) }
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let renderer = try catalogs.library().renderer(for: locale)
    let (before, after) = (files[0], files[files.count - 1])
    var bar: ProgressBar?
    let scorer = before.policy.strengthScorer() ?? after.policy.strengthScorer()
    let difference = PolicyDifference(
      from: before.policy, to: after.policy, in: AssessmentContext(strengthScore: scorer)
    ) { length, last in
      if bar == nil { bar = ProgressBar(total: last + 1) }
      bar?.advance(by: length == 0 ? 0 : 1)
    }
    bar?.finish()
    let report = PolicyDiffReport(
      old: before, new: after, changes: RuleChange.changes(from: before.policy, to: after.policy),
      difference: difference, renderer: renderer)
    TextGaps.warn(of: report.phrases, by: renderer)
    try StandardOutput.write(report.text(in: format))
    if !report.changes.isEmpty { throw ExitCode.findings }
  }
}
