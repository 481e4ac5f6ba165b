import WatchwordBasics
import WatchwordBreaches
import WatchwordPolicy
import WatchwordReporting
import WatchwordRuns
import WatchwordSystemFiles

/// The file of breached passwords that `--breached` names.
struct BreachList: Sendable {
  private let file: BreachedPasswordFile
  private let name: ExactText

  /// Opens the file at `path`. Reports its defects, and throws if it cannot be used.
  init(_ path: SystemPath) throws(RunFailure) {
    let reading: Reading<BreachedPasswordFile>
    do throws(FileError) {
      reading = try BreachedPasswordFile.open(path)
    } catch {
      // The error omits the name: it may be the password that somebody wants to look up.
      throw RunFailure(message: "--breached expects a file of SHA-1 hashes: \(error.reason.sentence)")
    }
    Self.report(reading.findings)
    guard let file = reading.value else {
      throw Self.unusable(path.name, errorCount: reading.findings.count { $0.severity == .error })
    }
    self.file = file
    name = path.name
  }

  /// The search in the file.
  var lookup: BreachLookup {
    BreachLookup(
      has: { has($0) },
      requireAnswers: { tally, policy throws(RunFailure) in try requireAnswers(in: tally, by: policy) })
  }

  /// Whether the file contains the password; `nil` if the search reaches a malformed line.
  private func has(_ password: String) -> Bool? { file.occurrences(of: password).value.map { $0 > 0 } }

  /// Throws, and reports the first malformed line, if a password that is counted in `tally` could not be looked up.
  ///
  /// Opening the file checks only some lines. This reads all lines, so that the reported place reveals nothing about
  /// the password.
  private func requireAnswers(in tally: AssessmentTally, by policy: PasswordPolicy) throws(RunFailure) {
    let isUndecided = zip(policy.rules, tally.rules).contains { rule, counts in
      guard case .breachedPassword = rule else { return false }
      return counts.undetermined > 0
    }
    guard isUndecided else { return }
    StandardError.report(Array(file.check().filter { $0.severity == .error }.prefix(1)))
    throw Self.unusable(name, errorCount: 1)
  }

  /// The maximum number of findings that are listed, because a file of another kind has one on each line.
  private static let maximumListed = 3

  private static func report(_ findings: [Finding]) {
    StandardError.report(Array(findings.prefix(maximumListed)))
    let rest = findings.count - maximumListed
    if rest > 0 { StandardError.write("… and \(rest.grouped) more\n") }
  }

  private static func unusable(_ name: ExactText, errorCount: Int) -> RunFailure {
    let errors = errorCount == 1 ? "the error that is" : "the errors that are"
    return RunFailure(
      message: "\(name) is not a usable list of breached passwords; correct \(errors) listed above")
  }
}
