import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools
import WatchwordReporting

/// What a command about policies does.
enum PolicyAction {
  case text(TextRun)
  case check(CheckRun)
  case validate(PolicyValidateRun)
  case show(PolicyShowRun)
  case audit(PolicyAuditRun)
  case count(PolicyCountRun)
  case generate(PolicyGenerateRun)
  case diff(PolicyDiffRun)
  case compare(PolicyCompareRun)
  case convert(PolicyConvertRun)

  /// Creates what the arguments of a command describe; `nil` if the command is about something else. Throws if the
  /// options contradict each other.
  init?(
    _ parsed: ParsedArguments, _ command: CommandDeclaration, _ host: PolicyHost
  ) throws(UsageFailure) {
    let contradiction: String?
    switch ExactText(command.path) {
    case "text":
      let run = TextRun(parsed)
      contradiction = run.contradiction
      self = .text(run)
    case "check":
      let run = CheckRun(parsed)
      contradiction = run.contradiction(host)
      self = .check(run)
    case "policy validate":
      contradiction = nil
      self = .validate(try PolicyValidateRun(parsed, command))
    case "policy show":
      contradiction = nil
      self = .show(try PolicyShowRun(parsed, command))
    case "policy audit":
      let run = try PolicyAuditRun(parsed, command)
      contradiction = run.contradiction
      self = .audit(run)
    case "policy count":
      contradiction = nil
      self = .count(try PolicyCountRun(parsed, command))
    case "policy generate":
      let run = try PolicyGenerateRun(parsed, command)
      contradiction = run.contradiction
      self = .generate(run)
    case "policy diff":
      let run = PolicyDiffRun(parsed)
      contradiction = run.note.contradiction
      self = .diff(run)
    case "policy compare":
      let run = try PolicyCompareRun(parsed, command)
      contradiction = run.contradiction
      self = .compare(run)
    case "policy convert":
      let run = try PolicyConvertRun(parsed, command)
      contradiction = run.contradiction
      self = .convert(run)
    default: return nil
    }
    if let contradiction { throw command.failure(contradiction) }
  }

  /// Runs the command. Throws the exit code unless it is 0.
  func run(_ host: PolicyHost) throws(RunFailure) {
    switch self {
    case .text(let run): try run.run(host)
    case .check(let run): try run.run(host)
    case .validate(let run): try run.run(host)
    case .show(let run): try run.run(host)
    case .audit(let run): try run.run(host)
    case .count(let run): try run.run(host)
    case .generate(let run): try run.run(host)
    case .diff(let run): try run.run(host)
    case .compare(let run): try run.run(host)
    case .convert(let run): try run.run(host)
    }
  }
}

extension ParsedArguments {
  /// The arguments without a name, as files.
  fileprivate var files: [FileArgument] { positionals.map { FileArgument($0) } }

  /// The first argument without a name, as a file.
  fileprivate var policy: FileArgument { FileArgument(positionals.first ?? "-") }

  /// The file that an option names.
  fileprivate func file(of name: ExactText) -> FileArgument? { value(of: name).map { FileArgument($0) } }

  /// The files that a repeated option names.
  func files(of name: ExactText) -> [FileArgument] { values(of: name).map { FileArgument($0) } }

  /// The format of the output that `--format` names.
  fileprivate func format<Output>() -> OutputFormat<Output> {
    choice(of: "format", among: Output.formats, { $0.word }, .text)
  }

  /// How passwords are used. Throws if they are both the only factor and one of several.
  fileprivate func assumptions(_ command: CommandDeclaration) throws(UsageFailure) -> AuditAssumptions {
    let factors = flags(among: ["single-factor", "mfa"])
    guard factors.count < 2 else {
      throw command.failure(
        "Value to be set with flag '--\(factors[1])' had already been set with flag '--\(factors[0])'")
    }
    return AuditAssumptions(
      isOnlyFactor: factors.first.map { $0 == "single-factor" }, limitsAttempts: has("limited-attempts") ? true : nil,
      isUnlockCode: has("unlock-code"))
  }
}

extension PolicyReading {
  /// Creates the options of every command that reads a policy.
  init(_ parsed: ParsedArguments) {
    self.init()
    stdinName = parsed.value(of: "stdin-filename")
    folders = parsed.values(of: "allow-extends").map { SystemPath($0) }
  }
}

extension CatalogChoice {
  /// Creates the choice that the options describe.
  fileprivate init(_ parsed: ParsedArguments) {
    self.init()
    folder = parsed.file(of: "locales")
    texts = parsed.files(of: "texts")
  }
}

extension TextRun {
  fileprivate init(_ parsed: ParsedArguments) {
    self.init(parsed.policy)
    tags = parsed.values(of: "locale")
    isInAllLocales = parsed.has("all-locales")
    style = parsed.choice(of: "style", among: TextStyle.allCases, { $0.rawValue }, .checklist)
    format = parsed.format()
    catalogs = CatalogChoice(parsed)
    reading = PolicyReading(parsed)
  }
}

extension AssessmentData {
  /// Creates the data that the options give.
  fileprivate init(_ parsed: ParsedArguments) {
    self.init()
    userID = parsed.value(of: "user")
    personalWords = parsed.values(of: "personal-word")
    commonPasswords = parsed.file(of: "common-passwords")
    breached = parsed.file(of: "breached")
  }
}

extension CheckRun {
  fileprivate init(_ parsed: ParsedArguments) {
    self.init(parsed.policy)
    others = Array(parsed.files.dropFirst())
    tag = parsed.value(of: "locale")
    current = parsed.file(of: "current")
    assessment = AssessmentData(parsed)
    known = parsed.values(of: "known")
    style = parsed.choice(of: "style", among: RuleStyle.allCases, { $0.name.string }, .checklist)
    format = parsed.choice(of: "format", among: CheckFormat.choices, { $0.word }, .text)
    isSummary = parsed.has("summary")
    catalogs = CatalogChoice(parsed)
    reading = PolicyReading(parsed)
  }
}

extension PolicyValidateRun {
  fileprivate init(_ parsed: ParsedArguments, _ command: CommandDeclaration) throws(UsageFailure) {
    self.init(parsed.files)
    for name in parsed.values(of: "for") { backEnds.append(try command.writtenFormat(name, of: "for")) }
    format = parsed.choice(of: "format", among: ReportFormat.all, { $0.id }, .text)
    failLevel = parsed.choice(of: "fail-level", among: Severity.allCases, { $0.name }, .error)
    reading = PolicyReading(parsed)
  }
}

extension PolicyShowRun {
  fileprivate init(_ parsed: ParsedArguments, _ command: CommandDeclaration) throws(UsageFailure) {
    self.init(parsed.policy)
    tag = parsed.value(of: "locale")
    format = parsed.format()
    assumptions = try parsed.assumptions(command)
    catalogs = CatalogChoice(parsed)
    reading = PolicyReading(parsed)
  }
}

extension PolicyAuditRun {
  fileprivate init(_ parsed: ParsedArguments, _ command: CommandDeclaration) throws(UsageFailure) {
    self.init(parsed.files)
    var choices: [StandardChoice] = []
    for word in parsed.values(of: "standard") {
      choices.append(
        try parsed.value(word, of: "standard", command) { word throws(ValueFailure) in
          try StandardChoice(named: word)
        })
    }
    standards = StandardChoice.standards(of: choices)
    assumptions = try parsed.assumptions(command)
    if let level = try parsed.number(of: "level", command) { assumptions.asvsLevel = level }
    format = parsed.format()
    fixes = parsed.has("fix")
    output = parsed.file(of: "output")
    force = parsed.has("force")
    reading = PolicyReading(parsed)
  }
}

extension PolicyCountRun {
  fileprivate init(_ parsed: ParsedArguments, _ command: CommandDeclaration) throws(UsageFailure) {
    self.init(parsed.policy)
    if let length = try parsed.number(of: "to", in: 1...PolicyCounter.maximumLength, command) { end = length }
    if let characters = parsed.value(of: "alphabet") {
      alphabet = try parsed.value(characters, of: "alphabet", command) { text throws(ValueFailure) in
        try CountedAlphabet(named: text)
      }
    }
    format = parsed.format()
    reading = PolicyReading(parsed)
  }
}

extension PolicyGenerateRun {
  fileprivate init(_ parsed: ParsedArguments, _ command: CommandDeclaration) throws(UsageFailure) {
    self.init(parsed.policy)
    if let number = try parsed.number(of: "count", in: 1...Self.maximumCount, command) { count = number }
    length = try parsed.number(of: "length", in: 1...PolicyCounter.maximumLength, command)
    isOfWords = parsed.has("words")
    isPronounceable = parsed.has("pronounceable")
    if let text = parsed.value(of: "seed") {
      seed = try parsed.value(text, of: "seed", command) { text throws(ValueFailure) in
        guard let number = Self.seed(text) else { throw .expecting("\(UInt64.min)", to: "\(UInt64.max)") }
        return number
      }
    }
    reading = PolicyReading(parsed)
  }

  /// Reads a seed in decimal digits.
  private static func seed(_ text: String) -> UInt64? {
    let digits = text.utf8.first == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      let value = UInt64(digit - UInt8(ascii: "0"))
      // A checked product of this width needs a function that WebAssembly does not have.
      guard number <= (UInt64.max - value) / 10 else { return nil }
      number = number &* 10 + value
    }
    return number
  }
}

extension PolicyDiffRun {
  fileprivate init(_ parsed: ParsedArguments) {
    self.init(parsed.files)
    tag = parsed.value(of: "locale")
    format = parsed.format()
    output = parsed.file(of: "output")
    force = parsed.has("force")
    note.isForUsers = parsed.value(of: "for").map { ExactText($0) == "users" } ?? false
    note.date = parsed.value(of: "from")
    note.existing = parsed.value(of: "existing").flatMap { word in
      ReleaseNote.ExistingPasswordTreatment.allCases.first { ExactText($0.optionName) == ExactText(word) }
    }
    note.observed = parsed.file(of: "observed")
    catalogs = CatalogChoice(parsed)
    reading = PolicyReading(parsed)
  }
}

extension PolicyCompareRun {
  fileprivate init(_ parsed: ParsedArguments, _ command: CommandDeclaration) throws(UsageFailure) {
    self.init(parsed.files)
    against = parsed.files(of: "against")
    tag = parsed.value(of: "locale")
    format = parsed.format()
    output = parsed.file(of: "output")
    force = parsed.has("force")
    assumptions = try parsed.assumptions(command)
    assessment = AssessmentData(parsed)
    catalogs = CatalogChoice(parsed)
    reading = PolicyReading(parsed)
  }
}

extension PolicyConvertRun {
  fileprivate init(_ parsed: ParsedArguments, _ command: CommandDeclaration) throws(UsageFailure) {
    self.init(parsed.policy, to: try command.writtenFormat(parsed.value(of: "to") ?? "", of: "to"))
    source = parsed.value(of: "from").flatMap { id in PolicyFormat.known.first { $0.id == ExactText(id) } }
    tag = parsed.value(of: "locale")
    patterns = parsed.value(of: "regex").flatMap { RegexDialect(rawValue: $0)?.dialect }
    isStrict = parsed.has("strict")
    output = parsed.file(of: "output")
    force = parsed.has("force")
    catalogs = CatalogChoice(parsed)
    reading = PolicyReading(parsed)
  }
}

extension CommandDeclaration {
  /// Returns the format with a name that an option has. A format that is only read is accepted, so that the command can
  /// explain it.
  fileprivate func writtenFormat(_ name: String, of key: ExactText) throws(UsageFailure) -> PolicyFormat {
    if let format = PolicyFormat.known.first(where: { $0.id == ExactText(name) }) { return format }
    let option = arguments.first { $0.key == key }
    throw failure(
      "The value '\(name)' is invalid for '\(option?.shown ?? "--\(key)")'. Please provide one of the following:",
      option,
      choices: PolicyFormat.known.filter { $0.isWritable }.map { $0.id.string })
  }
}
