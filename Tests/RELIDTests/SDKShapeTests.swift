import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordRELID

// The SDK's names and types, as its documents show them: objects, with numbers of the C language.
private enum RDNAChallengeOpMode: Int32 {
  case CHALLENGE_OP_VERIFY = 0
  case CHALLENGE_OP_SET = 1
  case OP_UPDATE_CREDENTIALS = 2
  case OP_UPDATE_ON_EXPIRY = 4
}

private final class RDNAError {
  let longErrorCode: Int32
  let errorString: String
  init(_ longErrorCode: Int32, _ errorString: String = "") {
    self.longErrorCode = longErrorCode
    self.errorString = errorString
  }
}

private final class RDNA {
  var calls: [String] = []
  func setPassword(_ password: String, challenge mode: RDNAChallengeOpMode) -> RDNAError {
    calls.append("setPassword \(mode)")
    return RDNAError(0)
  }
  func updatePassword(
    _ current: String, withNewPassword new: String, challenge mode: RDNAChallengeOpMode
  ) -> RDNAError {
    calls.append("updatePassword \(current == new ? "same" : "other") \(mode)")
    return RDNAError(0)
  }
  func getAllChallenges(_ username: String) -> RDNAError {
    calls.append("getAllChallenges \(username)")
    return RDNAError(0)
  }
  func initiateUpdateFlowForCredential(_ type: String) -> RDNAError {
    calls.append("initiateUpdateFlowForCredential \(type)")
    return RDNAError(12, "Session expired")
  }
  func resetAuthState() -> RDNAError {
    calls.append("resetAuthState")
    return RDNAError(0)
  }
}

/// The sample of `RELIDCredentialService`, against the types above.
private final class SDKService: RELIDCredentialService {
  let rdna = RDNA()

  func verifyPassword(_ password: Password) -> RELIDError {
    password.withText { RELIDError(rdna.setPassword($0, challenge: .CHALLENGE_OP_VERIFY)) }
  }
  func setPassword(_ password: Password) -> RELIDError {
    password.withText { RELIDError(rdna.setPassword($0, challenge: .CHALLENGE_OP_SET)) }
  }
  func updatePassword(_ current: Password, to new: Password, mode: ChallengeMode) -> RELIDError {
    let mode: RDNAChallengeOpMode = mode == .expired ? .OP_UPDATE_ON_EXPIRY : .OP_UPDATE_CREDENTIALS
    return current.withText { current in
      new.withText { RELIDError(rdna.updatePassword(current, withNewPassword: $0, challenge: mode)) }
    }
  }
  func getAllChallenges(for userID: String) -> RELIDError { RELIDError(rdna.getAllChallenges(userID)) }
  func initiateUpdateFlow(forCredential type: String) -> RELIDError {
    RELIDError(rdna.initiateUpdateFlowForCredential(type))
  }
  func resetAuthState() -> RELIDError { RELIDError(rdna.resetAuthState()) }
}

extension RELIDError {
  fileprivate init(_ error: RDNAError) {
    self.init(longErrorCode: Int(error.longErrorCode), errorString: error.errorString)
  }
}

/// What an app with the real SDK writes: the conformance and nothing else.
@Suite struct SDKShapeTests {
  @Test("A class with the SDK's own calls is all that an app writes")
  func conformance() {
    var form = PasswordForm(flow: .verify, catalogs: english, locale: .english)
    var session = RELIDSession(SDKService())
    func handle(_ event: PasswordForm.Event) {
      let effects = form.handle(event)
      let submission = form.submission
      for effect in effects {
        for answer in session.perform(effect, submission) { handle(answer) }
      }
    }
    func receive(_ event: RELIDEvent) {
      for event in session.receive(event) { handle(event) }
    }
    func asked(_ mode: RDNAChallengeOpMode, status: Int = 0) {
      receive(
        .getPassword(
          RELIDPasswordChallenge(
            userID: "anna", mode: Int(mode.rawValue), attemptsLeft: 3,
            response: RELIDChallengeResponse(status: RELIDStatus(statusCode: status)))))
    }
    asked(.CHALLENGE_OP_VERIFY)
    handle(.edit(.password, Password("a")))
    handle(.submit)
    asked(.OP_UPDATE_ON_EXPIRY, status: 118)
    for field in [Field.current, .new, .confirm] { handle(.edit(field, Password(field == .current ? "a" : "b"))) }
    handle(.submit)
    receive(
      .userLoggedIn(
        userID: "anna", response: RELIDChallengeResponse(status: RELIDStatus(statusCode: 100)), error: .none))
    receive(.credentialsAvailableForUpdate(userID: "anna", options: ["Password"]))
    handle(.chooseUpdate)
    #expect(form.presentation.alert?.text == "Session expired")
    #expect(
      session.service.rdna.calls == [
        "setPassword CHALLENGE_OP_VERIFY", "updatePassword other OP_UPDATE_ON_EXPIRY", "getAllChallenges anna",
        "initiateUpdateFlowForCredential Password",
      ])
  }
}
