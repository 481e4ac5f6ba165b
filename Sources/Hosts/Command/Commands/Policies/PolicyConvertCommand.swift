import ArgumentParser
import WatchwordRuns

/// `watchword policy convert`: writes a policy in the format of another system.
struct PolicyConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write a policy in the format of another system, and list what that system cannot express.",
    discussion: """
      What the other system cannot express is listed on standard error, rule by rule, with what that system requires \
      instead. A loss that affects no password, such as that of a note, is only an info, and so is a difference that \
      concerns only emoji and other rare characters, or the list of common passwords.

      The formats, in the order in which files are recognised: \(PolicyFormatName.choices.map(\.word).joined(separator: ", ")). \
      passay and pwquality are only read.

      html and jsonschema contain an ECMAScript pattern for the flag u or v, as browsers and JSON Schema require; \
      Python's re and RE2 cannot read it. --regex portable writes a pattern that Python's re, Java, and PCRE with UTF \
      can read too, and .NET for characters up to U+FFFF. RE2 has no lookaheads and can read neither.

      Examples:
        watchword policy convert strong --to keycloak
        watchword policy convert pool.json --to native -o own.json
      """)

  @Argument(help: "The policy: a file, the name of a shipped policy (such as strong), or - for standard input.")
  var policy: String

  @Option(help: "The format to write.")
  var to: WrittenPolicyFormatName

  @Option(help: "The format of the policy, if its text does not show it.")
  var from: PolicyFormatName?

  @Option(
    name: .customLong("locale"), help: "The language of texts in the output, such as the title of an HTML element.")
  var tag: String?

  @Option(
    help: """
      The engines that can read the patterns of html and jsonschema: ECMAScript with the flag u or v, or also Python's \
      re, Java and PCRE with UTF, with only ASCII classes.
      """)
  var regex: RegexDialect?

  @Flag(help: "Exit with 1 if a rule is lost or changed, or if the other system requires more.")
  var strict = false

  @Option(name: .shortAndLong, help: "The file to write instead of standard output.")
  var output: String?

  @Flag(help: "Replace the file of -o if it exists.")
  var force = false

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    if let message = convertRun(FileArgument(policy), nil).contradiction { throw ValidationError(message) }
  }

  func run() throws {
    var run = convertRun(try InputPaths.argument(policy), try output.map(InputPaths.argument))
    run.catalogs = try catalogs.choice()
    run.reading = try bases.reading(input)
    try run.run(.system())
  }

  private func convertRun(_ policy: FileArgument, _ output: FileArgument?) -> PolicyConvertRun {
    var run = PolicyConvertRun(policy, to: to.format)
    run.source = from?.format
    run.tag = tag
    run.patterns = regex?.dialect
    run.isStrict = strict
    run.output = output
    run.force = force
    return run
  }
}
