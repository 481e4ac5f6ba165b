import ArgumentParser
import WatchwordPolicyTools
import WatchwordReporting
import WatchwordRuns

/// `watchword policy count`: counts the passwords that a policy accepts.
struct PolicyCountCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "count",
    abstract: "Count the passwords that a policy accepts, by length and in total.",
    discussion: """
      The numbers are exact unless a rule depends on the person or on earlier passwords, or would need too much \
      memory: then they are bounds, and the rule is named. If the policy sets no maximum, passwords of up to 64 \
      characters are counted.

      With --format json, the output is one object:

        {"version": 1, "alphabet": 95, "exact": true,
         "total": "7290", "bits": 12.83,
         "lengths": [{"length": 4, "count": "7290"}],
         "bounds": ["why the numbers are bounds"],
         "cnilBits": 13, "cutOff": false}

      A number that is not exact has the form {"least": "7000", "most": "7290"}, and "bits" is that of the upper \
      bound. "cutOff" is true if the policy allows longer passwords. "bits" is null if no password is accepted. \
      "cnilBits" is the figure by which CNIL judges policies: it depends on the kinds of characters that a policy \
      requires and on its minimum length.

      Examples:
        watchword policy count strong
        watchword policy count relid-strict --to 16 --format json
      """)

  @Argument(help: "The policy: a JSON file, the name of a shipped policy (such as strong), or - for standard input.")
  var policy: String

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: ArgumentHelp(
      "The greatest length to count, from 1 to 1,024 (default: \(PolicyCounter.defaultMaximumLength)).",
      valueName: "length"),
    transform: WholeNumber.reading(in: 1...PolicyCounter.maximumLength))
  var end = PolicyCounter.defaultMaximumLength

  @Option(
    help: ArgumentHelp(
      "The characters in passwords: ascii (the default), or the characters themselves, such as abc123; for letters"
        + " alone, characters:abc.",
      valueName: "characters"),
    transform: { word in try ValueFailure.reported { () throws(ValueFailure) in try CountedAlphabet(named: word) } })
  var alphabet = CountedAlphabet.ascii

  @Option(help: "The format of the output.")
  var format = OutputFormat<PolicyCountReport>.text

  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func run() throws {
    var run = PolicyCountRun(try InputPaths.argument(policy))
    run.end = end
    run.alphabet = alphabet
    run.format = format
    run.reading = try bases.reading(input)
    try run.run(.system())
  }
}
