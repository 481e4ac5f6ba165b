package import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
package import WatchwordPolicyTools
package import WatchwordReporting

/// One run of `policy diff`.
package struct PolicyDiffRun: Sendable {
  /// The old and the new policy.
  package var policies: [FileArgument]
  /// The language of the texts; `nil` for that of the environment.
  package var tag: String?
  /// The format of the output.
  package var format = OutputFormat<PolicyDiffReport>.text
  /// The file to write; `nil` for standard output.
  package var output: FileArgument?
  /// Whether the file is replaced.
  package var force = false
  /// The facts in the output that the policies do not contain.
  package var note = ReleaseNoteFacts()
  /// The catalogues of the texts.
  package var catalogs = CatalogChoice()
  /// How policies are read.
  package var reading = PolicyReading()

  /// Creates a run that compares these two policies.
  package init(_ policies: [FileArgument]) { self.policies = policies }

  /// Prints what changes. Throws the exit code unless it is 0.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    if let output { try host.files.requireAbsent(output.path, force: force) }
    try FileAccess.requireOneUseOfStandardInput(among: (policies + [note.observed].compactMap { $0 }).map { $0.path })
    var files: [PolicyFile] = []
    for policy in policies { files.append(try reading.load(policy, host)) }
    let locale = try host.locale(requestedAs: tag)
    let report = try report(on: files[0], files[files.count - 1], in: locale, host)
    TextGaps.warn(of: report.phrases, by: report.renderer, on: host.console)
    try host.write(report.text(in: format), to: output)
    if !report.changes.isEmpty { throw .said(exitCode: RunFailure.findings) }
  }

  private func report(
    on before: PolicyFile, _ after: PolicyFile, in locale: LanguageTag, _ host: PolicyHost
  ) throws(RunFailure) -> PolicyDiffReport {
    let changes = RuleChange.changes(from: before.policy, to: after.policy)
    let observed = try note.numbers(about: after.policy, host)
    let difference = Self.difference(from: before.policy, to: after.policy, host)
    guard note.isForUsers else {
      return PolicyDiffReport(
        old: before, new: after, changes: changes, difference: difference,
        renderer: try catalogs.library(host).renderer(for: locale), observed: observed)
    }
    if note.existing == nil, !changes.isEmpty {
      host.console.warn("The note does not say what happens to existing passwords; add --existing")
    }
    return PolicyDiffReport(
      old: before, new: after, changes: changes, difference: difference,
      renderer: try catalogs.library(host).noteRenderer(for: locale),
      note: ReleaseNote(
        changes, to: after.policy, rejectsMore: difference.onlyOld != .none, from: note.date.map { ExactText($0) },
        existing: note.existing,
        observed: observed.flatMap { numbers in
          // A number below the reporting threshold is withheld. It is small, so 0 is used instead.
          numbers.passwords.flatMap { ReleaseNote.Observed(unmet: numbers.unmet ?? 0, of: $0) }
        }))
  }

  private static func difference(
    from old: PasswordPolicy, to new: PasswordPolicy, _ host: PolicyHost
  ) -> PolicyDifference {
    let scorer = host.strengthScorer(for: old) ?? host.strengthScorer(for: new)
    let progress = host.lengthProgress()
    let difference = PolicyDifference(from: old, to: new, in: AssessmentContext(strengthScore: scorer)) {
      progress.step($0, $1)
    }
    progress.finish()
    return difference
  }
}

/// The facts in a release note that the policies do not contain.
package struct ReleaseNoteFacts: Sendable {
  /// Whether the output is a release note for users.
  package var isForUsers = false
  /// The day from which the new policy applies, as users write it.
  package var date: String?
  /// What happens to existing passwords.
  package var existing: ReleaseNote.ExistingPasswordTreatment?
  /// The file of an observer.
  package var observed: FileArgument?

  /// The maximum length of a date, in characters.
  private static let maximumDateLength = 100

  /// Creates no facts.
  package init() {}

  /// Options that contradict each other or have no meaning, and what to do; `nil` if there are none.
  package var contradiction: String? {
    guard isForUsers else {
      return date != nil || existing != nil
        ? "--from and --existing work only with a release note; add --for users" : nil
    }
    guard let date,
      date.unicodeScalars.count > Self.maximumDateLength
        || date.unicodeScalars.allSatisfy({ $0.properties.isWhitespace })
    else { return nil }
    return "--from is not a date; expected a text of up to \(Self.maximumDateLength) characters"
  }

  /// Returns the numbers that an observer counted, which must be about the rules of `policy`.
  func numbers(about policy: PasswordPolicy, _ host: PolicyHost) throws(RunFailure) -> ObservedNumbers? {
    guard let observed else { return nil }
    let source = try host.files.text(at: observed.path, as: .catalog)
    let reading = ObservedNumbers.read(source)
    host.console.reportWithHelp(reading.findings)
    guard let numbers = reading.value else {
      throw RunFailure(message: "\(source.name) has no numbers of an observer; see Documentation/HowManyUsers.md")
    }
    guard numbers.belong(to: policy) else {
      throw RunFailure(
        message: "\(source.name) is about \(numbers.policy), which has other rules than the new policy;"
          + " expected numbers observed with the new one")
    }
    return numbers
  }
}

extension ReleaseNote.ExistingPasswordTreatment {
  /// The word on the command line.
  package var optionName: String {
    switch self {
    case .kept: "kept"
    case .checked: "checked"
    case .replaced: "replaced"
    }
  }
}
