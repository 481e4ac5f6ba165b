import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordPolicyRuns
import WatchwordReporting

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
    transform: WholeNumber.reading(in: 1...10_000_000))
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
    if words, pronounceable {
      throw ValidationError("--words and --pronounceable cannot be used together; give one of them")
    }
    if words || pronounceable, let length, length > PassphraseGenerator.maximumParts {
      throw ValidationError(
        "--length is \(length.grouped); expected a number from 1 to \(PassphraseGenerator.maximumParts)")
    }
  }

  func run() throws {
    let file = try PolicyFile.load(policy, stdinName: input.stdinFilename, extending: bases)
    let run = PasswordGeneration(policy: file.policy, count: count)
    if let seed {
      StandardError.warn("The passwords are the same in every run with this --seed; use them for tests only")
      var generator = SplitMix64(seed: seed)
      try make(run, using: &generator)
    } else {
      var generator = SystemRandomNumberGenerator()
      try make(run, using: &generator)
    }
  }

  private func make(_ run: PasswordGeneration, using generator: inout some RandomNumberGenerator) throws {
    if words {
      try run.phrases(of: .words, partCount: length, using: &generator)
    } else if pronounceable {
      try run.phrases(of: .syllables, partCount: length, using: &generator)
    } else {
      try run.passwords(length: length, using: &generator)
    }
  }
}
