package import WatchwordDiagnostics

/// What a REL-ID challenge asks for.
public enum ChallengeMode: Int, Hashable, Sendable {
  /// The password to log in with (`RDNA_CHALLENGE_OP_VERIFY`).
  case verify = 0
  /// A first password (`RDNA_CHALLENGE_OP_SET`).
  case set = 1
  /// Another password, as the user wishes (`RDNA_OP_UPDATE_CREDENTIALS`).
  case update = 2
  /// Another password, since the last one has expired (`RDNA_OP_UPDATE_ON_EXPIRY`).
  case expired = 4

  /// The mode with this number.
  ///
  /// - Throws: ``UnknownChallengeMode``, which names the number.
  public init(number: Int) throws(UnknownChallengeMode) {
    guard let mode = ChallengeMode(rawValue: number) else { throw UnknownChallengeMode(number: number) }
    self = mode
  }
}

/// A challenge asks for something that no flow is for.
public struct UnknownChallengeMode: Error, Hashable, Sendable {
  /// The number that came instead of a mode.
  public let number: Int

  /// The error about this number.
  public init(number: Int) { self.number = number }

  /// The finding about the mode that stands at `span`.
  package func diagnostic(file: ExactText, span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownChallengeMode, file: file, span: span,
      message: "The challenge has the mode \(number); no flow handles it",
      help: "Expected 0 (verify), 1 (set), 2 (update) or 4 (expired); the form stays as it is")
  }
}
