import ArgumentParser
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordReporting
import WatchwordRuns
import WatchwordSystemFiles

/// `watchword policy measure`: counts how many passwords in lists of real passwords each policy accepts and rejects.
struct PolicyMeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Count how many real passwords policies accept, which rules stop the others, and how easily the accepted"
      + " ones are guessed.",
    discussion: """
      Reads lists of leaked passwords: one password per line, or a count, a blank and a password, the format of uniq \
      -c. A list is read with counts if each of its first lines has one (the lines in the first 64 KiB, at least two); \
      standard error shows how it is read. Lists may be compressed by gzip; - is standard input. Without --against, \
      the policies are measured against the built-in lists, the common passwords and the words of the estimator, which \
      are not a sample of what people use.

      A password is accepted if it meets every rule that can be judged here. If some of its rules cannot be judged, it \
      is also listed as not decided. In a list with counts, each password counts as often as it occurs. Empty lines \
      are empty passwords. Lines that are not UTF-8, are longer than 1 MiB or lack their count are counted as \
      unreadable.

      A built-in estimator computes how many guesses the accepted passwords take. It judges a random sample for each \
      policy, and the output shows the 95 % confidence interval of the share of all accepted passwords. The same seed \
      and the same lists give the same numbers, on any number of processors. A password is never printed.

      Results can be added up: --merge reads the output of this command or of check --summary in --format json. \
      Documentation/Measuring.md explains what the numbers mean, and what they do not mean.

      With --format json, the output is one object:

        {"version": 1, "seed": 1, "sources": ["list.txt"], "passwords": 4,
         "lines": 4, "unreadable": 0, "policies": [
          {"policy": "strong", "accepted": 3, "acceptedPercent": 75.0,
           "met": 3, "unmet": 1, "undetermined": 0,
           "rules": [{"rule": "length", "text": "…", "unmet": 1,
             "unmetAlone": 1, "undetermined": 0}],
           "guesses": {"of": 3, "sampled": 3, "all": true,
             "strata": [{"accepted": 3, "sampled": 3, "within": [0, 1, 2, 3]}],
             "shares": [{"guesses": "1e4", "percent": 0,
               "low": 0, "high": 0}]}}]}

      Each count is followed by its percentage of all passwords. "within" counts the passwords of a sample that can be \
      guessed within 10^4, 10^6, 10^9 and 10^12 guesses. With --guesses none, "guesses" is left out.

      Examples:
        watchword policy measure strong nist-800-63b-4 --against leaked.txt.gz
        watchword policy measure --merge part-1.json part-2.json --format html
      """)

  @Argument(help: "Policies: JSON files, or names of shipped policies (such as strong).")
  var policies: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Lists of passwords; - is standard input.", valueName: "file"))
  var against: [String] = []

  @Option(help: "Whether each line starts with the count of its password.")
  var counts = CountsMode.auto

  @Option(help: "The accepted passwords whose guesses are estimated: none, a sample, or all.")
  var guesses = GuessMode.sample

  @Option(
    parsing: .unconditional, help: "How many accepted passwords are sampled for each policy.",
    transform: WholeNumber.reading(in: 1...1_000_000))
  var sample = MeasurePlan.defaultSampleSize

  @Option(
    parsing: .unconditional, help: "The seed of the random sample.",
    transform: WholeNumber.reading(in: 0...PasswordMeasurement.maximumCount))
  var seed = 1

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Add up results printed with --format json, instead of measuring.", valueName: "json"))
  var merge: [String] = []

  @OptionGroup var assessment: AssessmentOptions

  @Option(name: .customLong("locale"), help: "The language of the rule texts, such as ru or pt-BR.")
  var tag: String?

  @Option(help: "How to word the rules.")
  var style = RuleStyle.checklist

  @Option(help: "The format of the output.")
  var format = OutputFormat<MeasureReport>.text

  @Option(name: .shortAndLong, help: "The file to write instead of standard output.")
  var output: String?

  @Flag(help: "Replace the file of -o if it exists.")
  var force = false

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    guard policies.isEmpty != merge.isEmpty else {
      throw ValidationError(
        merge.isEmpty
          ? "Found no policy; expected one or more, before --against" : "--merge adds up results; leave policies out")
    }
    if !merge.isEmpty, !against.isEmpty { throw ValidationError("--merge adds up results; leave --against out") }
    if policies.count > GuessSample.maximumPolicies {
      throw ValidationError("Found \(policies.count) policies; expected at most \(GuessSample.maximumPolicies)")
    }
  }

  func run() throws {
    if let output { try FileAccess.system.requireAbsent(InputPaths.path(named: output), force: force) }
    try InputFile.requireOneUseOfStandardInput(among: policies + against + merge)
    guard merge.isEmpty else { return try write(MergedMeasurements.read(merge)) }
    let command = self
    try plan().measure { try command.write($0) }
  }

  /// The plan of the measurement.
  private func plan() throws -> MeasurePlan {
    let files = try policies.map { try PolicyFile.load($0, extending: bases) }
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let renderer = try catalogs.library().renderer(for: locale)
    for file in files { TextGaps.warn(of: file.policy.demandedPhrases(in: style), by: renderer, on: .system) }
    return try MeasurePlan(
      of: files.map { ($0.name, $0.policy) }, against: InputPaths.arguments(against), assessment.data(), counts: counts,
      guesses: guesses, seed: seed, sampleSize: sample, renderer, style: style, .system())
  }

  private func write(_ measurement: PasswordMeasurement) throws {
    try OutputFile.write(MeasureReport(measurement: measurement).text(in: format), to: output)
  }
}
