public import WatchwordDiagnostics

/// Why a rule cannot be judged here.
public enum Undetermined: Hashable, Sendable {
  /// Only the server knows, as with the history of passwords.
  case serverOnly
  /// What the rule compares with was not given, such as the user id.
  case notGiven
  /// What the rule compares with is longer than is read (``AssessmentContext/maximumLength``).
  case tooLong

  /// The name in reports.
  public var name: ExactText {
    switch self {
    case .serverOnly: "serverOnly"
    case .notGiven: "notGiven"
    case .tooLong: "tooLong"
    }
  }
}
