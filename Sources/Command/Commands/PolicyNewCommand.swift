import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAudit
import WatchwordSystemFiles

/// `watchword policy new`: writes a policy, from answers or options.
struct PolicyNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a new policy: answer a few questions, or give options.",
    discussion: """
      Without options, the command asks on a terminal; Return accepts the proposed answer, and Control-C leaves nothing \
      behind. With options, it asks nothing. It starts from a shipped policy, from nist if there is no --from: nist \
      (NIST SP 800-63B-4), pci (PCI DSS 4.0.1), cognito (what Amazon Cognito asks for), any other name of watchword \
      policy list, or none.

      Examples:
        watchword policy new own.json
        watchword policy new own.json --from pci --min 14 --user-id
      """)

  @Argument(help: "The file to write, or - for standard output.")
  var file: String

  @Option(help: "What to start from: \(Self.starts.joinedAsChoice) (default: nist).")
  var from: String?

  @Option(
    name: .customLong("min"), parsing: .unconditional, help: "The minimum length.",
    transform: WholeNumber.reading(in: PolicyDesign.lengths))
  var minimum: Int?

  @Option(
    name: .customLong("max"), parsing: .unconditional, help: "The maximum length.",
    transform: WholeNumber.reading(in: PolicyDesign.lengths))
  var maximum: Int?

  @Flag(help: "There is a second factor: a policy that starts from nist has a minimum of 8 characters, not 15.")
  var mfa = false

  @Option(help: "What passwords must mix: \(PolicyDesign.Mixture.allCases.map(\.rawValue).joinedAsChoice).")
  var mix: Mixture?

  @Flag(inversion: .prefixedNo, help: "Refuse passwords with the user's id.")
  var userID: Bool?

  @Flag(inversion: .prefixedNo, help: "Refuse commonly used passwords.")
  var commonPasswords: Bool?

  @Option(
    parsing: .unconditional, help: "How many earlier passwords are rejected.",
    transform: WholeNumber.reading(in: 0...1000))
  var history: Int?

  @Option(help: "A note for people; it changes nothing.")
  var description: String?

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @OptionGroup var catalogs: CatalogOptions

  typealias Mixture = PolicyDesign.Mixture

  private var asksNothing: Bool {
    from != nil || minimum != nil || maximum != nil || mfa || mix != nil || userID != nil || commonPasswords != nil
      || history != nil || description != nil
  }

  func run() throws {
    let path = try InputPaths.path(named: file)
    try OutputFile.requireFree(path, force: force)
    guard path.isStandardInput || path.folder.isFolder else {
      throw CommandFailure(message: "There is no folder \(path.folder.name); create it first")
    }
    let design = try asksNothing ? designed() : asked()
    let schema = SchemaReference(for: path)
    let text = design.text(schema: schema.path, note: description)
    let name = path.isStandardInput ? "-" : path.name
    let source = SourceText(name: name, bytes: Array(text.utf8))
    let reading = PolicyFormat.read(source)
    guard reading.isSound, let document = reading.value else {
      StandardError.report(reading.diagnostics)
      throw CommandFailure(message: "Such a policy would be unusable, so nothing was written; change the options")
    }
    if path.isStandardInput { return try StandardOutput.write(text) }
    try Files.replace(path, with: Array(text.utf8))
    let renderer = try catalogs.library().renderer(for: RequestedLocale.ofEnvironment)
    let card = PolicyCard(
      PolicyFile(name: InputFile.stem(of: path.name), document: document, source: source), renderer,
      assuming: AuditAssumptions(isOnlyFactor: design.hasSecondFactor.map { !$0 }))
    OutputFile.announce(path)
    try StandardOutput.write(
      card.text(in: .text) + next(for: path, schema, hasSecondFactor: design.hasSecondFactor == true))
  }

  /// The policy that the options describe.
  private func designed() throws -> PolicyDesign {
    var design = PolicyDesign(from: try Self.start(named: from ?? "nist"))
    if mfa { design.setSecondFactor(true) }
    if minimum != nil || maximum != nil {
      design.setLength(minimum: minimum ?? design.length?.minimum, maximum: maximum ?? design.length?.maximum)
    }
    if let least = design.length?.minimum, let most = design.length?.maximum, least > most {
      let (start, end) = (minimum == nil ? "the minimum" : "--min", maximum == nil ? "the maximum" : "--max")
      throw CommandFailure(
        message: "No password can meet this policy: \(start) is \(least.grouped) and \(end) is \(most.grouped);"
          + " expected a minimum that is not greater than the maximum, so nothing was written")
    }
    if let mix { design.setMixture(mix) }
    if let userID { design.setUserID(userID) }
    if let commonPasswords { design.setCommonPasswords(commonPasswords) }
    if let history { design.setHistory(history) }
    return design
  }

  /// The policy that the answers describe.
  private func asked() throws -> PolicyDesign {
    guard StandardStream.input.isTerminal else {
      throw CommandFailure(
        message: "There is no terminal to ask questions on; say what to start from, as in --from nist")
    }
    var interview = PolicyInterview()
    return try interview.design()
  }

  /// What a policy can start from.
  private static let starts =
    (ShippedPolicy.startingPoints.map(\.name) + ShippedPolicy.all.map(\.name) + ["none"]).map(\.string)

  /// The shipped policy that a name means, in capital letters too; `nil` for none.
  static func start(named word: String) throws -> ShippedPolicy? {
    let name = ExactText(ASCII.lowercased(word))
    if name == "none" { return nil }
    let resolved = ShippedPolicy.startingPoints.first { $0.name == name }?.policy ?? name
    if let policy = ShippedPolicy.all.first(where: { $0.name == resolved }) { return policy }
    let question = Suggestion.question(about: name, among: starts.map { ExactText($0) }).map { "\($0) " }
    let list = (question == nil ? "expected " : "Expected ") + starts.joinedAsChoice
    throw CommandFailure(message: "There is no starting point \"\(word.clipped)\"; \(question ?? "")\(list)")
  }

  /// What to do with the file.
  private func next(for path: SystemPath, _ schema: SchemaReference, hasSecondFactor: Bool) -> String {
    let file = Self.quoted(path.name.string)
    var lines = [
      "watchword policy audit \(file)\(hasSecondFactor ? " --mfa" : "")", "watchword text \(file) --locale de",
      "watchword check \(file)",
    ]
    if !schema.isThere {
      lines.append(
        "watchword policy schema > \(Self.quoted(schema.file.name.string))   # editors then complete the file")
    }
    return "\nNext:\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// The text as one word of a shell (POSIX, Shell Command Language, section 2.2).
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./".utf8.contains(byte)
      }
    }
    return isPlain ? text : "'" + TerminalText.escaped(text).replacing(scalar: "'", with: #"'\''"#) + "'"
  }
}

extension PolicyDesign.Mixture: ExpressibleByArgument {}
