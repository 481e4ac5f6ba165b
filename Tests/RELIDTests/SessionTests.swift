import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordRELID

/// A service that accepts or refuses every call, and records the calls.
private struct Recorder: RELIDCredentialService {
  var answer = RELIDError.none
  var calls: [String] = []

  private mutating func called(_ name: String) -> RELIDError {
    calls.append(name)
    return answer
  }

  mutating func verifyPassword(_ password: Password) -> RELIDError { called("verify") }
  mutating func setPassword(_ password: Password) -> RELIDError { called("set") }
  mutating func updatePassword(_ current: Password, to new: Password, mode: ChallengeMode) -> RELIDError {
    called("update \(mode.rawValue)")
  }
  mutating func getAllChallenges(for userID: String) -> RELIDError { called("getAllChallenges \(userID)") }
  mutating func initiateUpdateFlow(forCredential type: String) -> RELIDError { called("initiate \(type)") }
  mutating func resetAuthState() -> RELIDError { called("reset") }
}

/// How the form's effects become calls, and the service's events the form's.
@Suite struct SessionTests {
  private static let sent = RELIDError.none
  private static let busy = RELIDError(longErrorCode: 45, errorString: "Busy")

  private func session(answering error: RELIDError = .none) -> RELIDSession<Recorder> {
    RELIDSession(
      Recorder(answer: error), userID: "anna", connectionErrors: RELIDConnectionErrors(network: [7], timeout: [8]))
  }

  private func challenge(
    _ mode: Int, status: Int = 0, error: RELIDError = .none, policy: String? = nil
  ) -> RELIDEvent {
    .getPassword(
      RELIDPasswordChallenge(
        userID: "anna", mode: mode, attemptsLeft: 2,
        response: RELIDChallengeResponse(
          status: RELIDStatus(statusCode: status),
          info: policy.map { [.init(infoKey: RELIDChallengeInfo.policyKey, infoMessage: $0)] } ?? []), error: error))
  }

  private func response(
    _ status: Int, type: String = "Password", error: RELIDError = .none
  ) -> RELIDEvent {
    .updateCredentialResponse(
      userID: "anna", credentialType: type, status: RELIDStatus(statusCode: status, statusMessage: "Said"), error: error
    )
  }

  /// An event in a word and its numbers.
  private func summary(_ events: [PasswordForm.Event]) -> String {
    events.map { event in
      switch event {
      case .answer(.accepted): "accepted"
      case .answer(.status(let status, _)): "status \(status)"
      case .answer(.error(let code, let message)): "error \(code) \(message)"
      case .answer(.network): "network"
      case .answer(.timeout): "timeout"
      case .challenge(let challenge): "challenge \(challenge.mode) \(challenge.status) \(challenge.errorCode)"
      case .loggedIn(let login): "loggedIn \(login.status) \(login.errorCode) \(login.userName ?? "-")"
      case .loggedOff: "loggedOff"
      case .credentials(let options): "credentials \(options.map(\.string).joined(separator: ","))"
      case .credentialsFailed: "credentialsFailed"
      case .initiated(let code, let message): "initiated \(code) \(message)"
      default: "other"
      }
    }.joined(separator: ", ")
  }

  private func submission(_ mode: ChallengeMode?) -> PasswordForm.Submission {
    PasswordForm.Submission(mode: mode, current: Password("a"), new: Password("b"))
  }

  @Test("Each effect makes its call, and what the SDK returns at once is an event")
  func effects() {
    let cases: [(Effect, ChallengeMode?, call: String, taken: String, refused: String)] = [
      (.submit(mode: 0, trims: true), .verify, "verify", "accepted", "error 45 Busy"),
      (.submit(mode: 1, trims: true), .set, "set", "accepted", "error 45 Busy"),
      (.submit(mode: 2, trims: true), .update, "update 2", "accepted", "error 45 Busy"),
      (.submit(mode: 4, trims: true), .expired, "update 4", "accepted", "error 45 Busy"),
      (.requestCredentials, nil, "getAllChallenges anna", "", "credentialsFailed"),
      (.initiateUpdate, nil, "initiate Password", "initiated 0 ", "initiated 45 Busy"),
      (.resetAuthentication, nil, "reset", "", ""),
    ]
    for (effect, mode, call, taken, refused) in cases {
      for (error, expected) in [(Self.sent, taken), (Self.busy, refused)] {
        var session = session(answering: error)
        #expect(summary(session.perform(effect, submission(mode))) == expected)
        #expect(session.service.calls == [call])
      }
    }
    for effect in [Effect.clear([.new]), .dismissKeyboard, .focus(.new), .navigate(.login), .announce("x")] {
      var session = session()
      #expect(session.perform(effect, nil).isEmpty && session.service.calls.isEmpty)
    }
  }

  @Test(
    "Connection errors are told apart by the codes that the app names", arguments: [(7, "network"), (8, "timeout")])
  func connection(_ code: Int, _ expected: String) {
    let error = RELIDError(longErrorCode: code, errorString: "Unreachable")
    var refused = session(answering: error)
    #expect(summary(refused.perform(.submit(mode: 2, trims: true), submission(.update))) == expected)
    var later = session()
    _ = later.perform(.submit(mode: 4, trims: true), submission(.expired))
    #expect(summary(later.receive(challenge(4, error: error))) == "\(expected), challenge 4 0 0")
    #expect(summary(later.receive(challenge(4, error: error))) == "challenge 4 0 \(code)", "nothing is in flight")
    _ = later.perform(.submit(mode: 2, trims: true), submission(.update))
    #expect(summary(later.receive(response(0, error: error))) == expected)
    _ = later.perform(.submit(mode: 0, trims: true), submission(.verify))
    let loggedIn = RELIDEvent.userLoggedIn(userID: "anna", response: RELIDChallengeResponse(), error: error)
    #expect(summary(later.receive(loggedIn)) == expected)
  }

  @Test("A submission for no challenge, or without its passwords, is answered at once and calls nothing")
  func incomplete() {
    for submission in [nil, submission(nil), PasswordForm.Submission(mode: .update, new: Password("b"))] {
      var session = session()
      #expect(summary(session.perform(.submit(mode: nil, trims: true), submission)) == "error -1 ")
      #expect(session.service.calls.isEmpty)
    }
  }

  @Test("The chain that follows the answer to an update is known")
  func chains() {
    typealias FollowUp = RELIDSession<Recorder>.FollowUp
    for (status, followUp) in [
      (100, FollowUp.logOff), (0, .logOff), (110, .logOff), (153, .logOff), (190, .challenge), (164, .challenge),
      (5, .none), (118, .none),
    ] {
      var session = session()
      _ = session.perform(.submit(mode: 2, trims: true), submission(.update))
      #expect(summary(session.receive(response(status))) == "status \(status)" && session.followUp == followUp)
    }
    var session = session()
    _ = session.perform(.submit(mode: 2, trims: true), submission(.update))
    _ = session.receive(response(153))
    #expect(session.receive(challenge(2)).isEmpty, "the session is about to end")
    #expect(session.followUp == .logOff)
    #expect(summary(session.receive(.userLoggedOff(userID: "anna", error: .none))) == "loggedOff")
    #expect(session.followUp == .logIn)
    let getUser = RELIDEvent.getUser(response: RELIDChallengeResponse(), error: .none)
    #expect(session.receive(getUser).isEmpty && session.followUp == .none)
    #expect(summary(session.receive(getUser)) == "loggedOff", "nothing led up to it")
    #expect(summary(session.receive(challenge(0))) == "challenge 0 0 0")
  }

  @Test("With an expired password the log-in follows success; nobody is logged off")
  func expired() {
    var session = session()
    _ = session.perform(.submit(mode: 4, trims: true), submission(.expired))
    #expect(session.receive(response(100)).isEmpty && session.followUp == .none)
    let loggedIn = RELIDEvent.userLoggedIn(
      userID: "Anna", response: RELIDChallengeResponse(status: RELIDStatus(statusCode: 100)), error: .none)
    #expect(summary(session.receive(loggedIn)) == "loggedIn 100 0 Anna" && session.userID == "Anna")
    _ = session.perform(.submit(mode: 4, trims: true), submission(.expired))
    #expect(summary(session.receive(response(164))) == "status 164" && session.followUp == .none)
  }

  @Test("Answers about other credentials are not the form's")
  func others() {
    var session = session()
    _ = session.perform(.submit(mode: 2, trims: true), submission(.update))
    #expect(session.receive(response(100, type: "PIN")).isEmpty && session.followUp == .none)
    #expect(
      summary(session.receive(.credentialsAvailableForUpdate(userID: "anna", options: ["PIN", "Password"])))
        == "credentials PIN,Password")
    #expect(summary(session.receive(response(0, error: Self.busy))) == "error 45 Busy")
  }

  @Test("A mode leads to its flow; an unknown one is an error that names it")
  func routing() throws {
    func flow(_ mode: Int, status: Int = 0, among flows: [PasswordForm.Flow] = PasswordForm.Flow.all) throws -> String {
      guard case .getPassword(let challenge) = challenge(mode, status: status) else { return "" }
      return try challenge.flow(among: flows).id.string
    }
    #expect(try [0, 1, 2, 4].map { try flow($0) } == ["verify", "set", "update", "expired"])
    #expect(try flow(0, status: 118) == "expired" && flow(2, status: 118) == "update")
    for mode in [3, 5, -1, .max] {
      #expect(throws: UnknownChallengeMode(number: mode)) { try flow(mode) }
    }
    #expect(throws: UnknownChallengeMode(number: 4)) { try flow(4, among: [.verify]) }
  }

  @Test("A challenge of an unknown mode is a finding of the form, which stays as it is")
  func unknownMode() {
    var session = session()
    var form = PasswordForm(flow: .update, catalogs: english, locale: .english)
    for event in session.receive(challenge(3)) { #expect(form.handle(event).isEmpty) }
    #expect(form.findings.map(\.id) == ["unknown-challenge-mode"] && form.state.flow.id == "update")
  }
}
