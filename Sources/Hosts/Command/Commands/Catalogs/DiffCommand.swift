import ArgumentParser
import WatchwordBasics
import WatchwordReporting
import WatchwordRuns

/// `watchword diff`: compares two versions of a catalogue, to show what a translator has to do after an export.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two versions of a catalogue: which units were added, removed or changed.",
    discussion: """
      Units are matched by their ids, languages and source files; their order does not matter. Two files are compared \
      whatever their names; the files of two folders are matched by their relative paths. If the path of one version \
      does not show its language or where its source is, the path of the other version is used. A translation is stale \
      if its source has changed and the translation has not.

      The exit code is 0 if both versions have the same content, 1 if they differ, and 2 if one cannot be read.

      With --format json, the output is one object:

        {"version": 1,
         "summary": {"toTranslate": 1, "stale": 1, "added": 1,
           "sourceChanged": 1, "translationChanged": 0,
           "stateChanged": 0, "removed": 0},
         "files": [{"file": "de.xliff", "kind": "changed",
           "oldUnits": 9, "newUnits": 10, "changes": [
             {"unit": "id", "original": "Localizable.xcstrings",
              "kind": "sourceChanged", "stale": true, "toTranslate": false,
              "old": {"line": 5, "source": "Bye", "translation": "Tschüss",
                "state": "translated"},
              "new": {"line": 5, "source": "Goodbye", …}}]}]}

      The kind of a file is changed, added or removed; files with the same content are left out. The kind of a unit is \
      added, sourceChanged, translationChanged, stateChanged or removed. A unit of a string catalogue has its language \
      ("language": "de"). Members without a value are left out.

      Examples:
        watchword diff Old/de.xliff New/de.xliff
        watchword diff Old New --format markdown
      """)

  @Argument(help: "The old version: a file, a folder, an .xcloc bundle, or - for standard input.")
  var old: String

  @Argument(help: "The new version, likewise.")
  var new: String

  @Option(help: "The format of the output.")
  var format = OutputFormat<DiffReport>.text

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  func run() throws {
    try InputFile.requireOneUseOfStandardInput(among: [old, new])
    let paths = try InputPaths.paths(named: [old, new])
    try DiffRun.run(paths[0], paths[1], format: format, .system(isColored: color.isOn))
  }
}
