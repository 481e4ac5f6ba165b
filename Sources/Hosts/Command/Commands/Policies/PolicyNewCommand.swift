import ArgumentParser
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordReporting
import WatchwordRuns
import WatchwordSystemFiles

/// `watchword policy new`: writes a policy, from answers or options.
struct PolicyNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a new policy: answer a few questions, or give options.",
    discussion: """
      Without options, the command asks on a terminal what the passwords are for, where the policy will be set up and \
      what it requires, and shows after each answer what users will read. Return accepts the proposed answer, and \
      Control-C ends without writing a file. With TERM=dumb, nothing on the screen is overwritten, which suits screen \
      readers.

      With options, it asks nothing: each question has an option, whose default is the proposed answer. Instead of \
      --for, --from starts from the rules of a shipped policy (nist: NIST SP 800-63B-4, pci: PCI DSS 4.0.1, cognito: \
      the default of Amazon Cognito, or any other name in watchword policy list) or from none; the other options then \
      change only the rules that they concern.

      Examples:
        watchword policy new own.json
        watchword policy new own.json --for sign-in --words "Acme, Acme Pay"
      """)

  @Argument(help: "The file to write, or - for standard output.")
  var file: String

  @Option(name: .customLong("for"), help: "What the passwords are for (default: sign-in).")
  var purpose: DesignPurpose?

  @Option(help: "The rules to start from, instead of --for: \(Self.starts.joinedAsChoice).")
  var from: String?

  @Flag(help: "There is a second factor: for sign-in and with --from nist, the minimum is 8 characters, not 15.")
  var mfa = false

  @Option(help: "Where the policy will be set up; what that system cannot express is listed.")
  var system: WrittenPolicyFormatName?

  @Option(
    name: .customLong("locale"),
    help: "A language of the users, such as de or pt-BR, the main one first; can be given several times.")
  var tags: [String] = []

  @Option(
    name: .customLong("min"), parsing: .unconditional, help: "The minimum length.",
    transform: WholeNumber.reading(in: PolicyDesign.lengths))
  var minimum: Int?

  @Option(
    name: .customLong("max"), parsing: .unconditional, help: "The maximum length.",
    transform: WholeNumber.reading(in: PolicyDesign.lengths))
  var maximum: Int?

  @Option(help: "Which characters passwords must contain.")
  var mix: DesignMixture?

  @Flag(inversion: .prefixedNo, help: "Reject common passwords, also repeated or slightly changed.")
  var commonPasswords: Bool?

  @Flag(
    name: [.customLong("user-data"), .customLong("user-id")], inversion: .prefixedNo,
    help: "Reject the user's name, user name or e-mail address as a password.")
  var userData: Bool?

  @Option(help: "Words that are rejected, such as the name of the company, separated by commas.")
  var words: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Reject passwords known from data breaches; the app or the server has to look them up.")
  var breachedPasswords: Bool?

  @Option(help: "How hard to guess passwords must be, by an estimate.")
  var strength: DesignStrength?

  @Option(
    parsing: .unconditional, help: "How many earlier passwords are rejected.",
    transform: WholeNumber.reading(in: PolicyDesign.histories))
  var history: Int?

  @Option(help: "A note for people; it has no effect on passwords.")
  var description: String?

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @OptionGroup var catalogs: CatalogOptions

  private var hasAnswers: Bool {
    purpose != nil || from != nil || mfa || system != nil || !tags.isEmpty || minimum != nil || maximum != nil
      || mix != nil || commonPasswords != nil || userData != nil || words != nil || breachedPasswords != nil
      || strength != nil || history != nil || description != nil
  }

  func validate() throws {
    if purpose != nil, from != nil {
      throw ValidationError("--for and --from cannot be used together; give one of them")
    }
    try system?.requireWritable()
  }

  func run() throws {
    let path = try InputPaths.path(named: file)
    try FileAccess.system.requireAbsent(path, force: force)
    guard path.isStandardInput || path.folder.isFolder else {
      throw RunFailure(message: "There is no folder \(path.folder.name); create it first")
    }
    let library = try catalogs.library()
    let design = try hasAnswers ? designed() : interviewed(library)
    let schema = SchemaReference(for: path)
    let text = design.text(schema: schema.path, note: description)
    let name = path.isStandardInput ? "-" : path.name
    let source = SourceText(name: name, bytes: Array(text.utf8))
    let reading = PolicyFormat.read(source)
    guard reading.isSound, let document = reading.value else {
      StandardError.report(reading.findings)
      throw RunFailure(message: "Such a policy would be unusable, so nothing was written; change the options")
    }
    let renderer = library.renderer(for: design.languages.first ?? RequestedLocale.ofEnvironment)
    let outcome = DesignOutcome(design: design, renderer: renderer)
    if path.isStandardInput {
      StandardError.write(outcome.losses)
      return try StandardOutput.write(text)
    }
    try Files.replace(path, with: Array(text.utf8))
    let card = PolicyCard(
      PolicyFile(name: FileArgument.stem(of: path.name), document: document, source: source), renderer,
      assuming: design.assumptions, .system())
    Console.system.announce(path)
    let losses = outcome.losses
    try StandardOutput.write(
      card.text(in: .text) + (losses.isEmpty ? "" : "\n" + losses) + outcome.next(for: path, schema))
  }

  /// The policy that the options describe.
  func designed() throws -> PolicyDesign {
    var design = try from.map(Self.design(startingFrom:)) ?? PolicyDesign()
    if let purpose { design.purpose = purpose }
    if mfa { design.secondFactor = true }
    if let system { design.system = system.format }
    design.languages = try tags.map(RequestedLocale.parse)
    design.minimum = minimum
    design.maximum = maximum.map { .characters($0) }
    try requireOrder(of: design)
    design.mixture = mix
    design.refusesCommonPasswords = commonPasswords
    design.refusesUserData = userData
    if let words, !DesignQuestion.ownWords.answer(&design, with: words) {
      throw RunFailure(
        message: "--words is \"\(words.clipped)\"; expected \(DesignQuestion.ownWords.expected(in: design)),"
          + " so nothing was written")
    }
    design.refusesBreachedPasswords = breachedPasswords
    design.strength = strength
    design.history = history
    return design
  }

  private static func design(startingFrom name: String) throws -> PolicyDesign {
    let start = try start(named: name)
    let rules = start.flatMap { PolicyFormat.read($0.source).value?.policy.rules }
    return PolicyDesign(changing: rules ?? [], hasMinimumOfNIST: start?.name == "nist-800-63b-4")
  }

  private func requireOrder(of design: PolicyDesign) throws {
    guard let lower = design.bounds.minimum, let upper = design.bounds.maximum, lower > upper else { return }
    let (start, end) = (minimum == nil ? "the minimum" : "--min", maximum == nil ? "the maximum" : "--max")
    throw RunFailure(
      message: "No password can meet this policy: \(start) is \(lower.grouped) and \(end) is \(upper.grouped);"
        + " expected a minimum that is not greater than the maximum, so nothing was written")
  }

  /// The policy that the answers describe.
  private func interviewed(_ library: CatalogLibrary) throws -> PolicyDesign {
    guard StandardStream.input.isTerminal else {
      throw RunFailure(
        message: "There is no terminal for questions; specify what the passwords are for, as in --for sign-in")
    }
    var interview = PolicyInterview(library)
    return try interview.run()
  }

  /// The starting points of a policy.
  private static let starts =
    (ShippedPolicy.startingPoints.map(\.name) + ShippedPolicy.all.map(\.name) + ["none"]).map(\.string)

  /// The shipped policy called `word`, in any case; `nil` for `none`. Throws for an unknown name.
  private static func start(named word: String) throws -> ShippedPolicy? {
    let name = ExactText(ASCII.lowercased(word))
    if name == "none" { return nil }
    let resolved = ShippedPolicy.startingPoints.first { $0.name == name }?.policy ?? name
    if let policy = ShippedPolicy.all.first(where: { $0.name == resolved }) { return policy }
    let question = Suggestion.question(about: name, among: starts.map { ExactText($0) }).map { "\($0) " }
    let list = (question == nil ? "expected " : "Expected ") + starts.joinedAsChoice
    throw RunFailure(message: "There is no starting point \"\(word.clipped)\"; \(question ?? "")\(list)")
  }
}

extension DesignPurpose: NamedArgument {
  static var choices: [DesignPurpose] { allCases }
  var word: String { id.string }
}

extension DesignMixture: NamedArgument {
  static var choices: [DesignMixture] { allCases }
  var word: String { id.string }
}

extension DesignStrength: NamedArgument {
  static var choices: [DesignStrength] { allCases }
  var word: String { id.string }
}
