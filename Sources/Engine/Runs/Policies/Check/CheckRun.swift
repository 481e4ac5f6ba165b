package import WatchwordBasics
package import WatchwordPolicy

/// One run of `check`.
package struct CheckRun: Sendable {
  /// The policy.
  package var policy: FileArgument
  /// The arguments after the policy. One that is not a file may be a password, and passwords are never printed.
  package var others: [FileArgument] = []
  /// The language of the rules; `nil` for that of the environment.
  package var tag: String?
  /// A file with the current password in its first line, or the request to type it.
  package var current: FileArgument?
  /// The data with which passwords are compared.
  package var assessment = AssessmentData()
  /// What is known of rules that cannot be judged here, each as `rule=met` or `rule=unmet`.
  package var known: [String] = []
  /// The wording of the rules.
  package var style = RuleStyle.checklist
  /// The format of the output.
  package var format = CheckFormat.text
  /// Whether only counts are printed.
  package var isSummary = false
  /// The catalogues of the texts.
  package var catalogs = CatalogChoice()
  /// How policies are read.
  package var reading = PolicyReading()

  /// Creates a run for this policy.
  package init(_ policy: FileArgument) { self.policy = policy }

  /// The message if there are arguments after the policy; `nil` if there are none.
  package func contradiction(_ host: PolicyHost) -> String? {
    guard let other = others.first else { return nil }
    let file = host.files.status(other.path) == nil ? "FILE" : other.text
    return "Found an argument after the policy, but passwords are read from standard input; write < \(file) instead"
  }

  /// Checks the passwords that are typed, or that standard input contains.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    var check = try start(host)
    guard host.passwords.isTerminal() else { return try check.run(host.passwords) }
    try check.run(host.passwords.ask("Password", Self.adviceAtTerminal))
  }

  /// An alternative to typing a password, as a clause.
  package static var adviceAtTerminal: String { "send the passwords to standard input instead" }

  /// Reads everything but the passwords.
  package func start(_ host: PolicyHost) throws(RunFailure) -> PasswordCheck {
    let files = [
      (policy, "policy"), (assessment.commonPasswords, "common passwords"), (assessment.breached, "breached passwords"),
    ]
    for (file, name) in files where file?.path.isStandardInput ?? false {
      throw RunFailure(message: "Standard input is for the passwords; name a file for the \(name)")
    }
    try requirePolicy(host)
    let file = try reading.load(policy, host)
    let report = CheckReport(
      policy: file.policy, renderer: try catalogs.library(host).renderer(for: host.locale(requestedAs: tag)),
      style: style, isColored: host.console.isColored)
    let breaches = try assessment.breaches(for: [file.policy], host)
    let context = try assessment.contexts(
      breaches, currentPassword: currentPassword(for: file.policy, host), known: knownRules(of: file.policy), host)(
        file.policy)
    TextGaps.warn(of: report.phrases, by: report.renderer, on: host.console)
    if isSummary, host.passwords.isTerminal() {
      throw RunFailure(message: "A summary needs a list of passwords; send them to standard input, one per line")
    }
    return PasswordCheck(
      report, context, breaches, format, summaryOf: isSummary ? file.name : nil, on: host.console)
  }

  /// Throws if the policy does not exist. The error does not repeat the argument, which may be a password.
  private func requirePolicy(_ host: PolicyHost) throws(RunFailure) {
    guard !policy.text.isEmpty, host.files.status(policy.path) == nil, host.shippedPolicy(named: policy) == nil else {
      return
    }
    let hint =
      host.nearestPolicy(to: policy).map { "did you mean \($0)?" }
      ?? "expected a JSON file, or the name of a shipped policy (such as strong)"
    throw RunFailure(message: "There is no such policy; \(hint)")
  }

  /// What the options say of the policy's rules.
  private func knownRules(of policy: PasswordPolicy) throws(RunFailure) -> [ExactText: Bool] {
    var rules: [ExactText: Bool] = [:]
    for item in known {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        ExactText(String($0))
      }
      guard parts.count == 2, parts[1] == "met" || parts[1] == "unmet" else {
        throw RunFailure(
          message: "Expected a rule and its state after --known, such as history=met or history=unmet")
      }
      rules[parts[0]] = parts[1] == "met"
    }
    if let defect = policy.defect(of: rules) { throw RunFailure(message: defect) }
    return rules
  }

  /// The current password, if it is given and a rule needs it.
  private func currentPassword(for policy: PasswordPolicy, _ host: PolicyHost) throws(RunFailure) -> String? {
    guard let current else { return nil }
    if policy.rules.contains(where: { $0.needs.contains(.currentPassword) }) {
      return try CurrentPassword.read(current, host)
    }
    host.console.warn("The policy has no rule about the current password, so --current has no effect")
    return nil
  }
}
