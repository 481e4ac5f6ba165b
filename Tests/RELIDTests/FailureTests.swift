import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordRELID

/// Calls that fail: at once, without a connection, or in silence.
@Suite struct FailureTests {
  private static let refusal = RELIDSimulator.Failure.refusal(RELIDError(longErrorCode: 45, errorString: "SDK is busy"))
  private static let silent = RELIDSimulator.Failure.refusal(RELIDError(longErrorCode: 46))

  /// What a form shows where a call fails.
  private static let shown: [(RELIDSimulator.Failure, String?)] = [
    (refusal, "SDK is busy"), (silent, nil), (.network, Said.network), (.timeout, Said.timeout),
  ]

  @Test("Each submission that fails ends, empties the form and reaches no server", arguments: ["0", "1", "2", "4"])
  func submissions(_ mode: String) {
    for (failure, text) in Self.shown {
      let user = User("anna", password: mode == "1" ? nil : Password("Password1!"), expiry: mode == "4" ? .zero : nil)
      var journey = Journey(user: user)
      switch mode {
      case "2": journey.opensUpdate()
      case "4": journey.logsIn(with: "Password1!")
      default: journey.starts()
      }
      #expect(journey.screen.flow.string == ["0": "verify", "1": "set", "2": "update", "4": "expired"][mode])
      let call: RELIDSimulator.Call = ["0": .verifyPassword, "1": .setPassword][mode] ?? .updatePassword
      journey.session.service.fail(call, by: failure)
      let attempts = journey.screen.attempts?.left
      journey.fills(current: "Password1!", new: "New-password1", confirm: "New-password1", password: "Password1!")
      journey.submits()
      journey.waits(for: enough)
      let name = "\(mode) \(failure)"
      #expect(!journey.form.state.isSubmitting && !journey.isAnythingDue, "\(name)")
      #expect(
        journey.banner == text || text == nil && journey.banner?.isEmpty == false, "\(name): \(journey.banner ?? "-")")
      #expect(journey.emptyFields == journey.screen.fields.map(\.field), "\(name)")
      #expect(journey.focused == journey.screen.fields.first?.field, "\(name)")
      #expect(journey.screen.attempts?.left == attempts && journey.screen.menu == nil || mode == "2", "\(name)")
      // The next one goes through.
      journey.fills(current: "Password1!", new: "New-password1", confirm: "New-password1", password: "Password1!")
      journey.submits()
      #expect(mode == "2" ? journey.alert?.hasPrefix("Success") == true : journey.went(to: .dashboard), "\(name)")
    }
  }

  @Test("Where the credentials cannot be asked for, the menu lacks the update and nothing else happens")
  func credentials() {
    for (failure, _) in Self.shown {
      var journey = Journey()
      journey.session.service.fail(.getAllChallenges, by: failure)
      journey.logsIn(with: "Password1!")
      #expect(journey.menu == [.dashboard, .getNotifications, .signOut])
      #expect(journey.screen.alert == nil && journey.banner == nil && journey.went(to: .dashboard))
    }
  }

  @Test("Where the update cannot be initiated, an alert says so, and it can be chosen again")
  func initiation() {
    for (failure, text) in [
      (Self.refusal, "SDK is busy"), (Self.silent, "Failed to update password"),
      (.network, "The network is unreachable"), (.timeout, "The server did not answer in time"),
    ] {
      var journey = Journey()
      journey.logsIn(with: "Password1!")
      journey.session.service.fail(.initiateUpdateFlow, by: failure)
      journey.does(.chooseUpdate)
      #expect(journey.alert == "Update Password Error: \(text)" && !journey.isAnythingDue)
      journey.does(.dismissAlert, .chooseUpdate)
      journey.waits()
      #expect(journey.screen.flow == "update")
    }
  }

  @Test("A reset that fails still leads to the log-in")
  func reset() {
    var journey = Journey(user: User("anna", password: Password("Password1!"), expiry: .zero))
    journey.logsIn(with: "Password1!")
    journey.session.service.fail(.resetAuthState, by: Self.refusal)
    journey.does(.back)
    #expect(journey.went(to: .login) && journey.session.followUp == .none && !journey.isAnythingDue)
  }

  @Test("Failures of one call are used one after the other, and leave other calls alone")
  func order() {
    var simulator = RELIDSimulator(server: Server(), users: [User("anna", password: Password("Password1!"))])
    simulator.fail(.setUser, by: .network)
    simulator.fail(.setUser, by: .refusal(RELIDError(longErrorCode: 45)))
    simulator.fail(.verifyPassword, by: .refusal(RELIDError(longErrorCode: 46)))
    #expect(simulator.setUser("anna").errorString == "The network is unreachable")
    #expect(simulator.setUser("anna").longErrorCode == 45 && simulator.setUser("anna").isNone)
    #expect(simulator.verifyPassword(Password("x")).longErrorCode == 46)
    #expect(simulator.verifyPassword(Password("x")).isNone)
  }

  @Test("A call out of turn is refused at once and changes nothing")
  func outOfTurn() {
    let password = Password("Password1!")
    var simulator = RELIDSimulator(server: Server(), users: [User("anna", password: password)])
    func expectRefusals(_ simulator: inout RELIDSimulator, but taken: RELIDSimulator.Call?) {
      if taken != .verifyPassword { #expect(!simulator.verifyPassword(password).isNone) }
      if taken != .updatePassword {
        for mode in [ChallengeMode.verify, .set, .update, .expired] {
          #expect(!simulator.updatePassword(password, to: Password("New-password1"), mode: mode).isNone)
        }
      }
      #expect(!simulator.setPassword(password).isNone && !simulator.getAllChallenges(for: "bert").isNone)
      if taken != .getAllChallenges { #expect(!simulator.initiateUpdateFlow(forCredential: "Password").isNone) }
      #expect(simulator.takeEvents().isEmpty)
    }
    expectRefusals(&simulator, but: nil)
    _ = simulator.setUser("anna")
    _ = simulator.takeEvents()
    expectRefusals(&simulator, but: .verifyPassword)
    _ = simulator.verifyPassword(password)
    _ = simulator.takeEvents()
    expectRefusals(&simulator, but: .getAllChallenges)
    for type in ["password", "PASSWORD", "", "PIN"] {
      #expect(simulator.initiateUpdateFlow(forCredential: type).errorString == "This credential cannot be updated")
    }
    #expect(!simulator.setUser("anna").isNone && simulator.takeEvents().isEmpty)
  }

  @Test("Somebody whom the server does not know is asked for again; case counts", arguments: ["bert", "Anna", ""])
  func unknownUser(_ name: String) {
    var journey = Journey()
    journey.starts(as: name)
    #expect(journey.received.count == 1 && journey.went(to: .login))
    guard case .getUser(let response, _) = journey.received.first else { return #expect(Bool(false), "getUser") }
    #expect(response.status.statusCode == 141)
    journey.starts()
    #expect(journey.received.count == 2 && journey.screen.flow == "verify" && journey.screen.userLine != nil)
  }

  @Test("A wrong password at the log-in blocks in the end; another user is not concerned")
  func blockedAtLogIn() {
    var journey = Journey()
    journey.starts()
    for left in [2, 1, 0, 0] {
      journey.fills(password: "password1!")
      journey.submits()
      #expect(journey.screen.attempts?.left == left)
      #expect(journey.banner == (left == 0 ? "Attempts exhausted" : Said.wrongPassword))
    }
    journey.fills(password: "Password1!")
    journey.submits()
    #expect(journey.banner == "Attempts exhausted" && journey.screen.menu == nil)
  }

  @Test("The log-in gives the attempts back")
  func attemptsComeBack() {
    var journey = Journey()
    journey.starts()
    journey.fills(password: "Wrong-pass1")
    journey.submits()
    journey.fills(password: "Password1!")
    journey.submits()
    journey.does(.chooseUpdate)
    journey.waits()
    #expect(journey.screen.attempts?.left == 3)
  }

  @Test("A first password is checked by the policy, and logs in")
  func activation() {
    var journey = Journey(user: User("anna", password: nil))
    journey.starts()
    #expect(journey.screen.flow == "set" && journey.screen.rules.count == 3)
    journey.fills(new: "weak", confirm: "weak")
    journey.submits()
    #expect(journey.banner == Said.policyNotMet && journey.emptyFields == [.new, .confirm])
    journey.fills(new: "New-password1", confirm: "New-password1")
    journey.submits()
    #expect(journey.went(to: .dashboard) && journey.menu?.contains(.updatePassword) == true)
    #expect(journey.accepts("New-password1"))
  }
}
