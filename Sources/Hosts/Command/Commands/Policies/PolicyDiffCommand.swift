import ArgumentParser
import WatchwordReporting
import WatchwordRuns

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
    var run = PolicyDiffRun(try InputPaths.arguments([old, new]))
    run.tag = tag
    run.format = format
    run.output = try output.map(InputPaths.argument)
    run.force = force
    run.note = note.facts(observed: try note.observed.map(InputPaths.argument))
    run.catalogs = try catalogs.choice()
    run.reading = try bases.reading(input)
    try run.run(.system())
  }
}
