import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordReporting

/// The commands about catalogues and policies, for hosts without the native command: programs in Node and Python.
///
/// Arguments, help and exit codes are those of the native command.
package struct ProjectCommands {
  private let commands: [CommandDeclaration]
  private let pages: @Sendable () -> [UInt8]
  private let policyHost: PolicyHost

  private var host: ProjectHost { policyHost.project }

  /// Creates the commands. `declarations` is the content of commands.json, and `pages` returns that of pages.json.
  package init(declarations: [UInt8], pages: @escaping @Sendable () -> [UInt8], _ host: PolicyHost) {
    commands = CommandDeclaration.read(declarations)
    self.pages = pages
    policyHost = host
  }

  /// Runs the command that the arguments name, and returns the exit code.
  package func run(_ arguments: [String]) -> Int32 {
    do throws(RunFailure) {
      try start(arguments)
      return 0
    } catch {
      host.console.report(error)
      return error.exitCode
    }
  }

  private func start(_ arguments: [String]) throws(RunFailure) {
    let name = arguments.first.map { ExactText($0) } ?? "--help"
    if name == "--version" { return try host.console.write(host.version + "\n") }
    if name == "--help" || name == "-h" || name == "help" && arguments.count == 1 {
      return try host.console.write(list)
    }
    if name == "help" {
      let (command, rest) = try command(among: arguments.dropFirst())
      if let further = rest.first, further.utf8.first != UInt8(ascii: "-") { throw unknown(further, in: command) }
      return try host.console.write(command.help)
    }
    let (command, rest) = try command(among: arguments[...])
    let parsed: ParsedArguments
    let action: Action
    do throws(UsageFailure) {
      parsed = try ParsedArguments(Array(rest), command)
      action = try Action(parsed, command, policyHost)
    } catch {
      host.console.report(RunFailure(message: error.message))
      host.console.writeError(error.advice)
      throw .said()
    }
    try run(action, parsed, command)
  }

  /// Returns the command that the first arguments name, and the other arguments.
  private func command(
    among arguments: ArraySlice<String>
  ) throws(RunFailure) -> (command: CommandDeclaration, rest: ArraySlice<String>) {
    var rest = arguments
    let name = rest.popFirst() ?? ""
    guard var found = commands.first(where: { $0.names.contains(ExactText(name)) }) else { throw unknown(name) }
    while !found.commands.isEmpty, let name = rest.first, name.utf8.first != UInt8(ascii: "-") {
      guard let next = found.commands.first(where: { $0.names.contains(ExactText(name)) }) else {
        throw unknown(name, in: found)
      }
      found = next
      rest.removeFirst()
    }
    return (found, rest)
  }

  /// Returns the failure for a name that no command has.
  private func unknown(_ name: String) -> RunFailure {
    let text = ExactText(name)
    // `audit` means `policy audit`.
    let inner = commands.flatMap { $0.commands }.first { $0.names.contains(text) }
    let near = inner?.path ?? Suggestion.nearest(to: text, in: commands.flatMap { $0.names })?.string
    let names = commands.compactMap { $0.names.first?.string }
    return RunFailure(
      message: "There is no command \"\(text.clipped)\"; "
        + (near.map { "did you mean \($0)?" } ?? "expected \(names.joinedAsChoice). The native command has more"))
  }

  /// Reports a name that no subcommand of `command` has, with its usage; returns the end of the run.
  private func unknown(_ name: String, in command: CommandDeclaration) -> RunFailure {
    let near = Suggestion.nearest(to: ExactText(name), in: command.commands.flatMap { $0.names })
    let hint =
      near.map { "did you mean \(command.path) \($0)?" }
      ?? "run watchword \(command.path) --help for "
      + (command.commands.isEmpty ? "its options" : "the list; the native command has more")
    host.console.report(
      RunFailure(message: "There is no command \"\(command.path) \(name.clipped)\"; \(hint)"))
    host.console.writeError("Usage: \(command.usage)\n")
    return .said()
  }

  /// The commands, each with its purpose.
  private var list: String {
    let rows = commands.map { command in
      "  \(command.names.first?.string ?? "")\n      \(command.purpose)\n"
    }
    return "USAGE: watchword <subcommand>\n\nSUBCOMMANDS:\n" + rows.joined()
      + "\n  See 'watchword help <subcommand>' for detailed help.\n"
  }

  /// What a command does.
  private enum Action {
    case help, version
    case lint(LintOptions, (arguments: [FileArgument], reading: PolicyReading))
    case policy(PolicyAction)
    case status(failUnder: Int?, OutputFormat<StatusReport>)
    case diff(OutputFormat<DiffReport>)
    case convert(ConvertRun)
    case pseudo
    case explain

    init(
      _ parsed: ParsedArguments, _ command: CommandDeclaration, _ host: PolicyHost
    ) throws(UsageFailure) {
      if let request = parsed.request {
        self = request == .help ? .help : .version
        return
      }
      if !command.commands.isEmpty {
        self = .help
        return
      }
      if let action = try PolicyAction(parsed, command, host) {
        self = .policy(action)
        return
      }
      switch command.names.first {
      case "status":
        let failUnder = try parsed.number(of: "fail-under", command)
        if let message = StatusRun.contradiction(failUnder: failUnder) { throw command.failure(message) }
        self = .status(
          failUnder: failUnder, parsed.choice(of: "format", among: StatusReport.formats, { $0.word }, .text))
      case "convert": self = .convert(ConvertRun(parsed))
      case "pseudo": self = .pseudo
      case "explain": self = .explain
      case "diff": self = .diff(parsed.choice(of: "format", among: DiffReport.formats, { $0.word }, .text))
      default:
        let options = try LintOptions(parsed, command)
        if let message = options.contradiction { throw command.failure(message) }
        self = .lint(options, (parsed.files(of: "policy"), PolicyReading(parsed)))
      }
    }
  }

  private func run(
    _ action: Action, _ parsed: ParsedArguments, _ command: CommandDeclaration
  ) throws(RunFailure) {
    var host = host
    switch parsed.value(of: "color").map({ ExactText($0) }) {
    case "always": host.console.isColored = true
    case "never": host.console.isColored = false
    default: break
    }
    let paths = parsed.positionals.map { SystemPath($0) }
    switch action {
    case .help: try host.console.write(command.help)
    case .version: try host.console.write(host.version + "\n")
    case .policy(let action):
      var policyHost = policyHost
      policyHost.project = host
      try action.run(policyHost)
    case .lint(var options, let policies):
      for text in parsed.values(of: "locale") { options.locales.append(try RequestedLocale.parse(text)) }
      let isInput = options.paths.contains(where: { $0.isStandardInput })
      try FileAccess.requireOneUseOfStandardInput(
        among: (isInput ? ["-"] : []) + [options.base].compactMap { $0 } + policies.arguments.map { $0.path })
      options.required = try policies.reading.requiredPhrases(of: policies.arguments, policyHost)
      guard let run = try LintRun.start(options, host) else { return }
      try run.finish(run.files.map { run.linter.examine($0) })
    case .status(let failUnder, let format):
      let run = try StatusRun.start(
        paths, failUnder: failUnder, format: format, stdinName: parsed.value(of: "stdin-filename"), host)
      try run.finish(run.files.map { run.linter.examine($0) })
    case .diff(let format):
      guard paths.count > 1 else { throw .said() }
      try FileAccess.requireOneUseOfStandardInput(among: paths)
      try DiffRun.run(paths[0], paths[1], format: format, host)
    case .convert(let run): try run.run(host)
    case .explain: try host.console.write(DocumentationPages(pages()).text(about: parsed.positionals.first))
    case .pseudo:
      try PseudoRun.run(
        paths.first ?? "-", stdinName: parsed.value(of: "stdin-filename"), isMirrored: parsed.has("mirrored"),
        to: parsed.value(of: "output").map { SystemPath($0) }, force: parsed.has("force"), host)
    }
  }
}

extension ParsedArguments {
  /// The choice that an option names, or the default. The parser refuses other names.
  func choice<Choice>(
    of name: ExactText, among choices: [Choice], _ word: (Choice) -> String, _ standard: Choice
  ) -> Choice {
    guard let text = value(of: name) else { return standard }
    return choices.first { word($0).utf8.elementsEqual(text.utf8) } ?? standard
  }
}

extension ConvertRun {
  /// Creates the run that the arguments of `convert` describe.
  fileprivate init(_ parsed: ParsedArguments) {
    self.init(to: parsed.choice(of: "to", among: Self.formats, { $0.optionName }, .po))
    paths = parsed.positionals.map { SystemPath($0) }
    output = parsed.value(of: "output").map { SystemPath($0) }
    isStrict = parsed.has("strict")
    force = parsed.has("force")
    merges = parsed.has("merge")
    isVerbose = parsed.has("verbose")
    stdinName = parsed.value(of: "stdin-filename")
  }
}

extension LintOptions {
  /// Creates the options that the arguments of `lint` give.
  fileprivate init(_ parsed: ParsedArguments, _ command: CommandDeclaration) throws(UsageFailure) {
    func path(_ name: ExactText) -> SystemPath? { parsed.value(of: name).map { SystemPath($0) } }
    guard parsed.value(of: "schema") == nil else {
      throw command.failure("--schema needs the native command of Watchword; leave it out here")
    }
    self.init(paths: parsed.positionals.map { SystemPath($0) })
    base = path("base")
    checks = parsed.value(of: "checks").flatMap { name in CheckSet.allCases.first { $0.name == ExactText(name) } }
    only = parsed.values(of: "only")
    except = parsed.values(of: "except")
    configuration = path("config")
    printsSettings = parsed.has("print-config")
    baseline = path("baseline")
    newBaseline = path("write-baseline")
    fixes = parsed.has("fix")
    showsFixes = parsed.has("diff")
    includesUnsafe = parsed.has("unsafe")
    extent.isQuiet = parsed.has("quiet")
    extent.isVerbose = parsed.has("verbose")
    extent.isStatistics = parsed.has("statistics")
    extent.maximum = try parsed.number(of: "max-findings", command)
    format = parsed.choice(of: "format", among: ReportFormat.all, { $0.id }, .text)
    failLevel = parsed.choice(of: "fail-level", among: Severity.allCases, { $0.name }, .error)
    stdinName = parsed.value(of: "stdin-filename")
  }
}
