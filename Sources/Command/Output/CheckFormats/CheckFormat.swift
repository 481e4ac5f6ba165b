import ArgumentParser
import WatchwordPolicy

/// A format of `watchword check`. Each format has its own file and an entry in ``all``.
///
/// The text of a rule in a state is made once and used for every password, so a format says what surrounds it.
struct CheckFormat: Sendable {
  /// Every format, in the order of the help.
  static let all: [CheckFormat] = [.text, .json, .csv]

  /// The name on the command line.
  let id: String
  /// What comes before all results.
  var header: @Sendable (CheckReport) -> String = { _ in "" }
  /// What a rule in a state is.
  let rule: @Sendable (RuleAssessment, CheckReport) -> String
  /// What comes before the rules of a password, whose line is given by its number.
  var start: @Sendable (_ line: Int, _ verdict: Verdict) -> String = { _, _ in "" }
  /// What stands between the rules of a password.
  var separator = ""
  /// What comes behind the rules of a password.
  var end = ""
  /// What stands between two results.
  var gap = ""
  /// What replaces the result of a line that cannot be checked; nothing where people read the finding.
  var unchecked: @Sendable (UncheckedLine, _ line: Int, CheckReport) -> String = { _, _, _ in "" }
  /// The summary of many results.
  let summary: @Sendable (CheckSummary) -> String
}

extension CheckFormat: NamedArgument {
  static var choices: [CheckFormat] { all }
  var word: String { id }
}
