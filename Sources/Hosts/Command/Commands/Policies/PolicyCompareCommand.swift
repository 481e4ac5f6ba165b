import ArgumentParser
import WatchwordReporting
import WatchwordRuns

/// `watchword policy compare`: shows policies side by side, for decision makers.
struct PolicyCompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show policies side by side on one page, for people who decide which one to use.",
    discussion: """
      The page shows what users read, the verdicts of standards, the strength by the same measures for all policies, \
      what users have to do, and a cautious sentence on which policy resists guessing better. Without --against, that \
      sentence is about the common passwords that Watchword includes. For two or three policies, the HTML fits on one \
      A4 page; it contains no script.

      --locale chooses the language of what users read; everything else is English. The page is no legal advice.

      With --format json, the output is one object:

        {"version": 1, "decision": ["…"], "caveat": "…",
         "drawnAtRandom": "…", "figures": ["…"], "legalNote": "…",
         "measured": {"sources": ["leak.txt"], "common": false, "passwords": 100000},
         "policies": [{"policy": "strong",
           "rules": [{"rule": "length", "text": "…"}], "leastLength": 8,
           "count": {"length": 8, "bits": 51.8, "exact": true},
           "cnil": {"length": 8, "characters": 36, "bits": 41.4, "kinds": "…"},
           "standards": [{"standard": "nist", "title": "…", "verdict": "fail",
             "failed": [{"clause": "…", "title": "…"}], "unmet": [], "undecidable": 7}],
           "accepted": 1234,
           "shares": [{"guesses": "1e4", "percent": 1.2, "low": 1.1, "high": 1.3}]}]}

      "count" is the number of bits of the shortest passwords if they are chosen at random, or an upper bound; null if \
      no password of up to 64 characters is accepted. "low" and "high" are the ends of a 95 % confidence interval, \
      which treats the lists as a sample of what people choose. "measured" is null if nothing was measured.

      Examples:
        watchword policy compare strong nist-800-63b-4 --against leaked.txt.gz
        watchword policy compare relid-strict strong --format html -o board.html
      """)

  @Argument(help: "Policies: JSON files, names of shipped policies (such as strong), or - for standard input.")
  var policies: [String]

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Lists of passwords to measure the policies against; - is standard input.", valueName: "file"))
  var against: [String] = []

  @Option(name: .customLong("locale"), help: "The language of what users read: a tag such as ru or pt-BR.")
  var tag: String?

  @Option(help: "The format of the output.")
  var format = OutputFormat<PolicyCompareReport>.text

  @Option(name: .shortAndLong, help: "The file to write instead of standard output.")
  var output: String?

  @Flag(help: "Replace the file of -o if it exists.")
  var force = false

  @OptionGroup var use: PasswordUseOptions
  @OptionGroup var assessment: AssessmentOptions
  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    if let message = PolicyCompareRun(policies.map { FileArgument($0) }).contradiction {
      throw ValidationError(message)
    }
  }

  func run() throws {
    let named = try InputPaths.arguments(policies + against)
    var run = PolicyCompareRun(Array(named.prefix(policies.count)))
    run.against = Array(named.dropFirst(policies.count))
    run.tag = tag
    run.format = format
    run.output = try output.map(InputPaths.argument)
    run.force = force
    run.assumptions = use.assumptions
    run.assessment = try assessment.data()
    run.catalogs = try catalogs.choice()
    run.reading = try bases.reading(input)
    let comparison = try run.start(.system())
    try comparison.plan.measure { try comparison.write($0) }
  }
}
