import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordSystemFiles

/// `watchword policy measure`: counts what policies do with lists of real passwords.
struct PolicyMeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Count how many real passwords policies accept, which rules stop the others, and how easily the accepted"
      + " ones are guessed.",
    discussion: """
      Reads lists of passwords that became public: one password a line, or a count, a blank and a password, as uniq -c \
      writes. A list has counts if all its first lines have (of the first 64 KiB, at least two); standard error says \
      how it is read. Lists may be compressed by gzip; - is standard input. Without --against, the policies are measured by the \
      lists inside the command, the common passwords and the words of the estimator, which are no sample of what people use.

      Accepted are the passwords that meet every rule that can be judged here. Those of which some rule cannot be judged are \
      among them, and listed as not decided too. Where there are counts, each password counts as often as it occurs. \
      Empty lines are empty passwords. Lines that are not UTF-8, longer than 1 MiB or without their count are counted as unreadable.

      For the accepted passwords, a built-in estimator says how many guesses each takes. It is asked about a sample, \
      drawn at random for each policy, and the interval is given in which the share of all is with a probability of 95 %. The same \
      seed and the same lists give the same numbers, on any number of processors. A password is never printed.

      Results can be added up: --merge reads what this command or check --summary printed with --format json. Documentation/Measuring.md says what the \
      numbers mean, and what they do not.

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

      Each count has its part of all passwords beside it, in per cent. "within" are the passwords of a sample that fall \
      to 10^4, 10^6, 10^9 and 10^12 guesses. There are no "guesses" with --guesses none.

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

  @Option(help: "Whether each line starts with how often its password occurs.")
  var counts = CountsMode.auto

  @Option(help: "For which accepted passwords guesses are estimated: none, a sample, or all.")
  var guesses = GuessMode.sample

  @Option(
    parsing: .unconditional, help: "How many accepted passwords are drawn for each policy.",
    transform: WholeNumber.reading(in: 1...1_000_000))
  var sample = MeasurePlan.usualSample

  @Option(
    parsing: .unconditional, help: "A number on which it depends which passwords are drawn.",
    transform: WholeNumber.reading(in: 0...PasswordMeasurement.largestCount))
  var seed = 1

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Add up results that were printed with --format json, instead of measuring.", valueName: "json"))
  var merge: [String] = []

  @OptionGroup var assessment: AssessmentOptions

  @Option(name: .customLong("locale"), help: "The language of the rule texts, such as ru or pt-BR.")
  var tag: String?

  @Option(help: "How to word the rules.")
  var style = CheckStyle.checklist

  @Option(help: "The format of the output.")
  var format = OutputFormat<MeasureReport>.text

  @Option(name: .shortAndLong, help: "A file to write instead of standard output.")
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
    if policies.count > GuessSample.mostPolicies {
      throw ValidationError("Found \(policies.count) policies; expected at most \(GuessSample.mostPolicies)")
    }
  }

  func run() throws {
    if let output { try OutputFile.requireFree(InputPaths.path(named: output), force: force) }
    try InputFile.requireOneUseOfStandardInput(among: policies + against + merge)
    guard merge.isEmpty else { return try write(MergedMeasurements.read(merge)) }
    let command = self
    try plan().measure { try command.write($0) }
  }

  /// Everything that is needed to measure.
  private func plan() throws -> MeasurePlan {
    let files = try policies.map { try PolicyFile.load($0, extending: bases) }
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let renderer = try catalogs.library().renderer(for: locale)
    for file in files { TextGaps.warn(of: file.policy.demandedPhrases(in: style.ruleStyle), by: renderer) }
    return try MeasurePlan(
      of: files.map { ($0.name, $0.policy) }, against: against, assessment, counts: counts, guesses: guesses,
      seed: seed,
      sampleSize: sample, renderer, style: style.ruleStyle)
  }

  private func write(_ measurement: PasswordMeasurement) throws {
    try OutputFile.write(MeasureReport(measurement: measurement).text(in: format), to: output)
  }
}
