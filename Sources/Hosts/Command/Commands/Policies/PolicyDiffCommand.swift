import ArgumentParser
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordProject
import WatchwordReleaseNotes
import WatchwordReporting

/// `watchword policy diff`: shows what changes when one policy replaces another.
struct PolicyDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changes for users when one policy replaces another.",
    discussion: """
      The changes are shown rule by rule and by example: a password that only the old policy accepts, and one that \
      only the new policy accepts, or the proof that there is none. Passwords of up to 64 characters are compared, \
      unless the policies require more.

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
      that is not known. "share" is the proportion of the old policy's passwords that the new policy accepts, or null \
      if it is not known. "aside" lists the rules that were not compared.

      With --observed, the output states how many passwords in use do not meet the new policy, and "observed" in JSON \
      is the observer's object.

      With --for users, the output is a release note in the language of --locale: what is new, what changes, what \
      becomes easier, what happens to existing passwords, and what to do. It contains neither ids nor the names of the \
      policies, and its texts come from the catalogues (notes.…). With --format json, the note is an object with its \
      texts:

        {"version": 1, "locale": "pl", "direction": "ltr", "title": "…",
         "introduction": ["…"],
         "sections": [{"heading": "…",
           "blocks": [{"paragraph": "…"}, {"list": ["…"]}]}]}

      Examples:
        watchword policy diff relid-default relid-strict
        watchword policy diff strong own.json --for users --locale pl -o note.txt
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

  @Option(name: .shortAndLong, help: "The file to write instead of standard output.")
  var output: String?

  @Flag(help: "Replace the file of -o if it exists.")
  var force = false

  @OptionGroup var note: ReleaseNoteOptions
  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func run() throws {
    if let output { try FileAccess.system.requireAbsent(InputPaths.path(named: output), force: force) }
    try InputFile.requireOneUseOfStandardInput(among: [old, new] + [note.observed].compactMap { $0 })
    let files = try [old, new].map { try PolicyFile.load($0, stdinName: input.stdinFilename, extending: bases) }
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let report = try report(on: files[0], files[files.count - 1], in: locale)
    TextGaps.warn(of: report.phrases, by: report.renderer)
    try OutputFile.write(report.text(in: format), to: output)
    if !report.changes.isEmpty { throw ExitCode.findings }
  }

  private func report(on before: PolicyFile, _ after: PolicyFile, in locale: LanguageTag) throws -> PolicyDiffReport {
    let changes = RuleChange.changes(from: before.policy, to: after.policy)
    let observed = try note.numbers(about: after.policy)
    let difference = Self.difference(from: before.policy, to: after.policy)
    guard note.audience == .users else {
      return PolicyDiffReport(
        old: before, new: after, changes: changes, difference: difference,
        renderer: try catalogs.library().renderer(for: locale), observed: observed)
    }
    if note.existing == nil, !changes.isEmpty {
      StandardError.warn("The note does not say what happens to existing passwords; add --existing")
    }
    return PolicyDiffReport(
      old: before, new: after, changes: changes, difference: difference,
      renderer: try catalogs.library().noteRenderer(for: locale),
      note: ReleaseNote(
        changes, to: after.policy, rejectsMore: difference.onlyOld != .none, from: note.day, existing: note.existing,
        observed: observed.flatMap { numbers in
          // A number below the reporting threshold is withheld. It is small, so 0 is used instead.
          numbers.passwords.flatMap { ReleaseNote.Observed(unmet: numbers.unmet ?? 0, of: $0) }
        }))
  }

  private static func difference(from old: PasswordPolicy, to new: PasswordPolicy) -> PolicyDifference {
    var bar: ProgressBar?
    let scorer = old.strengthScorer() ?? new.strengthScorer()
    let difference = PolicyDifference(from: old, to: new, in: AssessmentContext(strengthScore: scorer)) {
      length, last in
      if bar == nil { bar = ProgressBar(total: last + 1) }
      bar?.advance(by: length == 0 ? 0 : 1)
    }
    bar?.finish()
    return difference
  }
}
