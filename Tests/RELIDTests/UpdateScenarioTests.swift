import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordRELID

/// The scenarios of updating a password (S4), answered by the simulator.
@Suite struct UpdateScenarioTests {
  private func updating(
    previous: [String] = [], expiry: Duration? = nil, server: Server? = nil
  ) -> Journey {
    let user = User("anna", password: Password("Password1!"), previous: previous.map { Password($0) }, expiry: expiry)
    var journey = server.map { Journey(server: $0, user: user) } ?? Journey(user: user)
    journey.opensUpdate()
    return journey
  }

  /// The end of a session follows: first the answer alone, then the log-in.
  private func expectLogOff(of journey: inout Journey) {
    #expect(journey.session.followUp == .logOff && journey.screen.menu != nil)
    journey.does(.dismissAlert)
    #expect(journey.effects == [.navigate(.dashboard)])
    // Choosing the update again now is refused.
    journey.waits(for: .milliseconds(500))
    #expect(!journey.went(to: .login))
    journey.waits(for: enough)
    #expect(journey.went(to: .login) && journey.screen.menu == nil && journey.session.followUp == .none)
    #expect(journey.effects.count { $0 == .navigate(.login) } == 1, "getUser adds nothing to the log-off")
    #expect(!journey.isAnythingDue)
  }

  @Test("S4 #1: Successful password update")
  func success() {
    var journey = Journey()
    journey.starts()
    #expect(journey.menu == nil)
    journey.fills(password: "Password1!")
    journey.submits()
    #expect(journey.went(to: .dashboard) && journey.menu == [.dashboard, .getNotifications, .updatePassword, .signOut])
    journey.does(.chooseUpdate)
    #expect(journey.alert == "-: Initiating update flow...")
    journey.waits()
    let screen = journey.screen
    #expect(screen.flow == "update" && screen.alert == nil && screen.userLine == "anna")
    #expect(screen.attempts?.text == "Attempts remaining: 3" && screen.policyTitle == "Password Requirements")
    journey.does(.appear)
    journey.fills(current: "Password1!", new: "New-password1", confirm: "New-password1")
    journey.does(.submit)
    #expect(journey.effects.contains(.submit(mode: 2, trims: true)))
    #expect(journey.screen.submit.title == "Updating Password...")
    journey.waits()
    #expect(journey.alert == "Success: Password updated successfully")
    expectLogOff(of: &journey)
    #expect(journey.accepts("New-password1") && !journey.accepts("Password1!"))
  }

  @Test("S4 #2: Password mismatch validation")
  func mismatch() {
    var journey = updating()
    journey.fills(current: "Password1!", new: "New-password1", confirm: "New-password2")
    journey.submits()
    #expect(journey.banner == Said.mismatch && journey.emptyFields == [.new, .confirm] && journey.focused == .new)
    #expect(journey.submissions == 1)
  }

  @Test("S4 #3: Same password validation")
  func same() {
    var journey = updating()
    journey.updates("Password1!", to: "Password1!")
    #expect(journey.banner == Said.same && journey.emptyFields == [.new, .confirm] && journey.focused == .new)
    #expect(journey.submissions == 1)
  }

  @Test("S4 #4: Password policy violation")
  func policyViolation() {
    var journey = updating()
    journey.updates("Password1!", to: "weak")
    #expect(journey.banner == Said.policyNotMet && journey.alert == "Update Failed: \(Said.policyNotMet)")
    #expect(journey.emptyFields == threeFields && journey.screen.attempts?.left == 2)
    journey.does(.dismissAlert)
    journey.waits(for: enough)
    #expect(journey.effects.isEmpty && journey.screen.menu != nil, "nobody is logged off")
    journey.updates("Password1!", to: "New-password1")
    #expect(journey.alert == "Success: Password updated successfully")
  }

  @Test("S4 #5: Attempts exhausted (critical error)", arguments: ["New-password1", "weak"])
  func attemptsExhausted(_ new: String) {
    var journey = updating()
    let current = new == "weak" ? "Password1!" : "Wrong-pass1"
    for left in [2, 1] {
      journey.updates(current, to: new)
      #expect(journey.screen.attempts?.text == "Attempts remaining: \(left)")
      let isCritical = left == 1
      #expect(journey.screen.attempts?.isCritical == isCritical)
      #expect(journey.banner == (new == "weak" ? Said.policyNotMet : Said.wrongPassword))
      journey.does(.dismissAlert)
    }
    journey.updates(current, to: new)
    #expect(journey.alert == "Update Failed: Attempts exhausted" && journey.banner == "Attempts exhausted")
    #expect(journey.emptyFields == threeFields)
    expectLogOff(of: &journey)
    journey.starts()
    #expect(journey.banner == "Attempts exhausted" && !journey.accepts("Password1!"))
  }

  @Test("S4 #6: Password expired while updating (statusCode 110)")
  func expiredWhileUpdating() {
    var journey = updating(expiry: .seconds(60))
    journey.waits(for: .seconds(60))
    journey.updates("Password1!", to: "New-password1")
    #expect(journey.alert == "Update Failed: Password has expired while updating password")
    #expect(journey.emptyFields == threeFields)
    expectLogOff(of: &journey)
    // The next log-in leads to the form for expired passwords.
    journey.logsIn(with: "Password1!")
    #expect(journey.screen.flow == "expired")
    journey.updates("Password1!", to: "New-password1")
    #expect(journey.went(to: .dashboard) && journey.accepts("New-password1"))
  }

  @Test("S4 #7: Screen focus behavior")
  func focusBehavior() {
    var journey = updating()
    journey.fills(current: "Password1!", new: "New-password1", confirm: "New-password1")
    journey.does(.back, .leave, .chooseUpdate)
    journey.waits()
    journey.does(.appear)
    #expect(journey.emptyFields == threeFields && journey.focused == .current && journey.screen.alert == nil)
  }

  @Test("S4 #8: No password update available", arguments: [[], ["password"], ["PIN"]])
  func unavailable(_ credentials: [String]) {
    var journey = Journey(user: User("anna", password: Password("Password1!"), credentials: credentials))
    journey.logsIn(with: "Password1!")
    #expect(journey.menu == [.dashboard, .getNotifications, .signOut])
    journey.does(.chooseUpdate)
    #expect(journey.effects.isEmpty && !journey.isAnythingDue)
  }

  @Test("S4 #9: Network error during update", arguments: [RELIDSimulator.Failure.network, .timeout])
  func networkError(_ failure: RELIDSimulator.Failure) {
    var journey = updating()
    journey.session.service.fail(.updatePassword, by: failure)
    journey.fills(current: "Password1!", new: "New-password1", confirm: "New-password1")
    journey.does(.submit)
    #expect(journey.screen.submit.isInProgress)
    journey.waits(for: .seconds(5))
    let text = if case .timeout = failure { Said.timeout } else { Said.network }
    #expect(journey.banner == text && journey.emptyFields == threeFields)
    #expect(!journey.screen.submit.isInProgress && journey.accepts("Password1!"))
    #expect(journey.screen.attempts?.left == 3, "the server was not reached, so no attempt is gone")
    journey.updates("Password1!", to: "New-password1")
    #expect(journey.alert == "Success: Password updated successfully")
  }

  @Test("A password that was used before is refused with 164, and the retry succeeds")
  func reuse() {
    var journey = updating(previous: ["Old-pass1"])
    journey.updates("Password1!", to: "Old-pass1")
    #expect(journey.banner == Said.usedBefore && journey.screen.alert == nil)
    #expect(journey.emptyFields == threeFields && journey.screen.attempts?.left == 2)
    journey.updates("Password1!", to: "New-password1")
    #expect(journey.alert == "Success: Password updated successfully")
  }

  @Test("Choosing the update while the session is ending is refused")
  func choosingTooLate() {
    var journey = updating()
    journey.updates("Password1!", to: "New-password1")
    journey.does(.dismissAlert, .chooseUpdate)
    #expect(journey.alert == "Update Password Error: No password was asked for")
    journey.waits(for: enough)
    // The alert is read before the log-in appears.
    #expect(journey.alert == "Update Password Error: No password was asked for" && !journey.went(to: .login))
    journey.does(.dismissAlert)
    #expect(journey.screen.alert == nil && journey.went(to: .login))
  }
}
