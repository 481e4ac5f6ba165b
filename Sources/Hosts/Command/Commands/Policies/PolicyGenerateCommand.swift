import ArgumentParser
import WatchwordPolicyTools
import WatchwordRuns

/// `watchword policy generate`: generates passwords that a policy accepts.
struct PolicyGenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate passwords that a policy accepts, at random.",
    discussion: """
      All accepted passwords of the same length are equally likely. Without --length, the passwords have the smallest \
      length that gives 80 bits, or the greatest length that the policy allows. The strength is shown on standard \
      error.

      --words generates passphrases of English words, and --pronounceable passphrases of syllables; anything else that \
      the policy requires is added. All passphrases of the same pattern are equally likely. With these options, \
      --length is the number of words or syllables.

      Examples:
        watchword policy generate relid-strict --count 5
        watchword policy generate nist-800-63b-4 --words
      """)

  @Argument(help: "The policy: a JSON file, the name of a shipped policy (such as strong), or - for standard input.")
  var policy: String

  @Option(
    parsing: .unconditional, help: "How many passwords to generate (default: 1).",
    transform: WholeNumber.reading(in: 1...PolicyGenerateRun.maximumCount))
  var count = 1

  @Option(
    parsing: .unconditional, help: "The number of characters, or of words or syllables.",
    transform: WholeNumber.reading(in: 1...PolicyCounter.maximumLength))
  var length: Int?

  @Flag(help: "Generate passphrases of words.")
  var words = false

  @Flag(help: "Generate passwords of syllables that are easy to pronounce.")
  var pronounceable = false

  @Option(
    parsing: .unconditional,
    help: "Generate the same passwords in every run: for tests only, because they can be guessed.",
    transform: WholeNumber.reading(in: 0...UInt64.max))
  var seed: UInt64?

  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    if let message = generateRun(FileArgument(policy)).contradiction { throw ValidationError(message) }
  }

  func run() throws {
    var run = generateRun(try InputPaths.argument(policy))
    run.reading = try bases.reading(input)
    try run.run(.system())
  }

  private func generateRun(_ policy: FileArgument) -> PolicyGenerateRun {
    var run = PolicyGenerateRun(policy)
    run.count = count
    run.length = length
    run.isOfWords = words
    run.isPronounceable = pronounceable
    run.seed = seed
    return run
  }
}
