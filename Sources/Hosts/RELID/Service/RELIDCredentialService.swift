public import WatchwordForm

/// The calls of the REL-ID SDK that concern passwords, with the SDK's own signatures.
///
/// The SDK is a closed binary for iOS, so an app writes this conformance. Each call returns at once; the error 0 means
/// only that the SDK has accepted the request. The result arrives later as a ``RELIDEvent``, which the app passes to
/// ``RELIDSession/receive(_:)`` from its `RDNACallbacks`:
///
/// ```swift no-compile
/// final class SDKService: RELIDCredentialService {
///   private let rdna = RDNA.sharedInstance()
///
///   func verifyPassword(_ password: Password) -> RELIDError {
///     password.withText { RELIDError(rdna.setPassword($0, challenge: .CHALLENGE_OP_VERIFY)) }
///   }
///   func setPassword(_ password: Password) -> RELIDError {
///     password.withText { RELIDError(rdna.setPassword($0, challenge: .CHALLENGE_OP_SET)) }
///   }
///   func updatePassword(_ current: Password, to new: Password, mode: ChallengeMode) -> RELIDError {
///     let mode: RDNAChallengeOpMode = mode == .expired ? .OP_UPDATE_ON_EXPIRY : .OP_UPDATE_CREDENTIALS
///     return current.withText { current in
///       new.withText { RELIDError(rdna.updatePassword(current, withNewPassword: $0, challenge: mode)) }
///     }
///   }
///   func getAllChallenges(for userID: String) -> RELIDError { RELIDError(rdna.getAllChallenges(userID)) }
///   func initiateUpdateFlow(forCredential type: String) -> RELIDError {
///     RELIDError(rdna.initiateUpdateFlowForCredential(type))
///   }
///   func resetAuthState() -> RELIDError { RELIDError(rdna.resetAuthState()) }
/// }
///
/// extension RELIDError {
///   init(_ error: RDNAError) {
///     self.init(longErrorCode: Int(error.longErrorCode), errorString: error.errorString)
///   }
/// }
/// ```
public protocol RELIDCredentialService {
  /// Sends the password to log in with: the answer to challenge mode 0.
  mutating func verifyPassword(_ password: Password) -> RELIDError
  /// Sends a first password: the answer to challenge mode 1.
  mutating func setPassword(_ password: Password) -> RELIDError
  /// Sends the current and the new password: the answer to the challenge modes 2 and 4.
  mutating func updatePassword(_ current: Password, to new: Password, mode: ChallengeMode) -> RELIDError
  /// Requests the list of credentials that the user can update.
  mutating func getAllChallenges(for userID: String) -> RELIDError
  /// Requests the update of a credential, such as `Password`. A challenge with mode 2 follows.
  mutating func initiateUpdateFlow(forCredential type: String) -> RELIDError
  /// Cancels the log-in in progress. It starts again with `getUser`.
  mutating func resetAuthState() -> RELIDError
}
