import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordProject
import WatchwordReporting
import WatchwordSystemFiles

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
    try to.requireWritable()
    if regex != nil, to.format != .html, to.format != .jsonSchema {
      throw ValidationError("--regex works only with the formats html and jsonschema")
    }
    if let from, !from.format.isReadable {
      let names = PolicyFormat.known.filter(\.isReadable).map(\.id.string).joined(separator: ", ")
      throw ValidationError("Policies are only written as \(from.word), not read; use one of: \(names)")
    }
  }

  func run() throws {
    let path = try output.map(InputPaths.path)
    if let path { try FileAccess.system.requireAbsent(path, force: force) }
    let file = try PolicyFile.load(policy, stdinName: input.stdinFilename, as: from?.format, extending: bases)
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let renderer = try catalogs.library().renderer(for: locale)
    let document = PolicyDocument(
      file.policy, format: file.document.format, extras: file.document.extras,
      words: ExactText(file.policy.summary(by: renderer)), patterns: regex?.dialect ?? .ecmaScript)
    let written = to.format.write(document)
    // Most formats cannot contain user-facing text.
    if written.text != to.format.write(file.document).text {
      TextGaps.warn(of: file.policy.summaryPhrases, by: renderer)
    }
    let findings = written.losses.map { finding(about: $0, in: file) }
    StandardError.report(findings)
    let text = written.text.hasSuffix("\n") ? written.text : written.text + "\n"
    if let path {
      try Files.replace(path, with: Array(text.utf8))
      Console.system.announce(path)
    } else {
      try StandardOutput.write(text)
    }
    if strict, findings.contains(where: { $0.severity != .info }) { throw ExitCode.findings }
  }

  private func finding(about loss: PolicyLoss, in file: PolicyFile) -> Diagnostic {
    var span = SourceSpan(start: .start, end: .start)
    var rule: ExactText?
    if case .rule(let index, let id) = loss.part {
      rule = id
      if file.document.ruleSpans.indices.contains(index) { span = file.document.ruleSpans[index] }
    }
    return Diagnostic(
      loss.isMild ? FindingKind.conversionLoss.mild : .conversionLoss, file: file.source.name, span: span, unit: rule,
      message: loss.message)
  }
}

/// The engines for which regular expressions are written.
enum RegexDialect: String, CaseIterable, ExpressibleByArgument {
  case ecmascript, portable

  var dialect: PatternDialect {
    switch self {
    case .ecmascript: .ecmaScript
    case .portable: .portable
    }
  }
}
