import ArgumentParser
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordRELID
import WatchwordReporting
import WatchwordRuns
import WatchwordStrength
import WatchwordSystemFiles

/// `watchword form`: shows a password form on a terminal, or runs a script of events through it.
struct FormCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form",
    abstract: "Fill in a password form on a terminal, or run a script of events through it.",
    discussion: """
      On a terminal, the form works against a simulated server; the last rows show its user, the user's password and \
      the keys. What you type is hidden unless Ctrl-R or F2 reveals it. Esc leaves the form; Ctrl-C cancels it, with \
      exit code 130.

      With --script, the command reads a JSON list of events and prints a line of JSON for each: what the form shows \
      and does, as in a web page. There is no service, so its answers are events too. Documentation/FormAsJSON.md lists \
      the events. An invalid script is reported with its place but without its text, and the exit code is 2.

      A built-in estimator judges the rule strength. Without --policy, change uses the shipped policy strong, \
      changeConfirmed uses cognito-default, and update, expired and set use relid-default.

      Examples:
        watchword form --flow expired --policy relid-strict --locale ar
        echo '[{"event":"appear"}]' | watchword form --flow change --script -
      """)

  @Option(help: "The form: \(FormFlow.names.joinedAsChoice).")
  var flow: String

  @Option(help: "The policy: a JSON file, the name of a shipped policy (such as strong), or - for standard input.")
  var policy: String?

  @Option(name: .customLong("locale"), help: "A language tag, such as ru or pt-BR.")
  var tag: String?

  @Option(name: .customLong("user"), help: "The user's id.")
  var userID: String?

  @Option(help: "A JSON list of events, or - for standard input.")
  var script: String?

  @Option(help: "When to colour the form.")
  var color = ColorMode.auto

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func run() throws {
    let flow = try FormFlow.named(flow)
    try InputFile.requireOneUseOfStandardInput(among: [policy, script].compactMap { $0 })
    if script == nil { try requireTerminal() }
    if let userID {
      try AssessmentData.requireUsable(userID)
      try UserWords.requireFaithful(userID)
    }
    let policy = try (policy ?? FormFlow.defaultPolicy(of: flow)).map {
      try PolicyFile.load($0, stdinName: input.stdinFilename, extending: bases).policy
    }
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let library = try catalogs.library()
    library.warnUnlessServed(locale)
    if let script {
      let source = try InputFile.read(script, stdinName: input.stdinFilename, as: .script)
      // Events can request any locale.
      let form = PasswordForm(
        flow: flow, policy: policy, catalogs: library.all, locale: locale, userName: userID, strengthScore: scorer)
      try FormScript(source: source).run(form)
    } else {
      try fillIn(flow, policy, library.catalogs(for: locale), locale)
    }
  }

  /// Throws unless the form can be drawn on a terminal.
  private func requireTerminal() throws {
    guard StandardStream.input.isTerminal, StandardStream.error.isScreen else {
      throw RunFailure(
        message: "The form needs a terminal that can move its cursor; run it on one, or give events with --script FILE")
    }
    guard policy != "-" else {
      throw RunFailure(message: "Standard input is for the keys; name a file for the policy")
    }
  }

  /// The estimator for the rule `strength`, prepared only when a policy needs it.
  private var scorer: @Sendable (String) -> Int {
    let userWords = [userID].compactMap { $0 }
    return { StrengthEstimator.embedded.estimate($0, userWords: userWords).score }
  }

  private func fillIn(
    _ flow: PasswordForm.Flow, _ policy: PasswordPolicy?, _ catalogs: [Catalog], _ locale: LanguageTag
  ) throws {
    let simulation = RELIDSimulation(
      flow: flow, policy: policy, userName: userID, catalogs: catalogs, locale: locale)
    let form = PasswordForm(
      flow: flow, policy: policy, catalogs: catalogs, locale: locale, userName: simulation.userName,
      strengthScore: scorer)
    let loop = FormLoop(isColored: color.isOn(for: .error))
    switch try loop.run(FormRun(form, simulation)) {
    case .left(let text): if let text { try StandardOutput.write(TerminalText.escaped(text) + "\n") }
    case .cancelled: throw ExitCode.cancelled
    case nil: throw RunFailure(message: "The terminal was closed")
    }
  }
}

/// A script of events for a form.
struct FormScript {
  let source: SourceText

  /// Runs the events, and prints a line for each as it is run. Throws if the script has errors, after printing them.
  func run(_ form: PasswordForm) throws {
    var session = FormSession(form)
    var failure: (any Error)?
    let findings = session.run(source) { line in
      guard failure == nil else { return }
      do { try StandardOutput.write(line + "\n") } catch { failure = error }
    }
    if let failure { throw failure }
    // The reports omit the lines of the script, which can contain passwords.
    for finding in findings {
      StandardError.report([finding])
      if let help = finding.help { StandardError.write("  help: \(TerminalText.escaped(help))\n") }
    }
    if findings.containsError { throw ExitCode.trouble }
  }
}
