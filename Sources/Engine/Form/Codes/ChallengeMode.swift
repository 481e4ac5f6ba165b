package import WatchwordBasics

/// The kind of password that a REL-ID challenge requests.
public enum ChallengeMode: Int, Hashable, Sendable {
  /// The password to log in with (`RDNA_CHALLENGE_OP_VERIFY`).
  case verify = 0
  /// A first password (`RDNA_CHALLENGE_OP_SET`).
  case set = 1
  /// A new password, at the user's request (`RDNA_OP_UPDATE_CREDENTIALS`).
  case update = 2
  /// A new password, because the current one has expired (`RDNA_OP_UPDATE_ON_EXPIRY`).
  case expired = 4

  /// Creates the mode with this number.
  ///
  /// - Throws: ``UnknownChallengeMode`` with the number, if it is not a mode.
  public init(number: Int) throws(UnknownChallengeMode) {
    guard let mode = ChallengeMode(rawValue: number) else { throw UnknownChallengeMode(number: number) }
    self = mode
  }
}

/// The error for a challenge that no flow handles.
public struct UnknownChallengeMode: Error, Hashable, Sendable {
  /// The number that is not a known mode.
  public let number: Int

  /// Creates the error for this number.
  public init(number: Int) { self.number = number }

  /// Returns the finding about the mode at `span`.
  package func finding(file: ExactText, span: SourceSpan) -> Finding {
    Finding(
      .unknownChallengeMode, file: file, span: span,
      message: "The challenge has the mode \(number); no flow handles it",
      help: "Expected 0 (verify), 1 (set), 2 (update) or 4 (expired); the form does not change")
  }
}
