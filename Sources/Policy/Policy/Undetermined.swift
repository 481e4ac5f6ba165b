public import WatchwordDiagnostics

/// The reason why a rule cannot be judged on this device.
public enum Undetermined: Hashable, Sendable {
  /// Only the server can judge it, as with the history of passwords.
  case serverOnly
  /// A value that the rule compares with was not given, such as the user id.
  case notGiven
  /// A value that the rule compares with is too long (``AssessmentContext/maximumLength``).
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
