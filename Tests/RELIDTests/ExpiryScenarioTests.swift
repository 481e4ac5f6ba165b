import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordRELID

/// The scenarios of password expiry (S3), answered by the simulator.
@Suite struct ExpiryScenarioTests {
  /// Somebody whose password has expired logs in with it.
  private func expired(server: Server? = nil, previous: [String] = []) -> Journey {
    let user = User("anna", password: Password("Password1!"), previous: previous.map { Password($0) }, expiry: .zero)
    var journey = server.map { Journey(server: $0, user: user) } ?? Journey(user: user)
    journey.logsIn(with: "Password1!")
    return journey
  }

  @Test("S3 #1: Standard password expiry flow")
  func standard() {
    var journey = Journey(user: User("anna", password: Password("Password1!"), expiry: .seconds(1)))
    journey.starts()
    #expect(journey.screen.flow == "verify" && journey.screen.policyTitle == nil)
    journey.fills(password: "Password1!")
    journey.submits()
    let screen = journey.screen
    #expect(screen.flow == "expired" && screen.title == "Update Expired Password")
    #expect(screen.subtitle == Said.expired && screen.banner == nil && screen.userLine == "Welcome, anna")
    #expect(screen.policyTitle == "Password Requirements" && screen.rules.count == 3)
    journey.fills(current: "Password1!", new: "New-password1", confirm: "New-password1")
    journey.does(.submit)
    #expect(journey.effects.contains(.submit(mode: 4, trims: true)) && journey.screen.submit.isInProgress)
    #expect(journey.form.submission == nil, "the SDK has taken the passwords")
    journey.waits(for: .milliseconds(599))
    #expect(journey.screen.submit.isInProgress)
    journey.waits(for: .milliseconds(1))
    #expect(journey.went(to: .dashboard) && !journey.screen.submit.isInProgress)
    #expect(journey.session.followUp == .none, "nobody is logged off after an expired password")
    journey.waits(for: enough)
    #expect(journey.menu?.contains(.updatePassword) == true)
    #expect(!journey.went(to: .login) && journey.accepts("New-password1") && !journey.accepts("Password1!"))
  }

  @Test("S3 #2: Password reuse detection")
  func reuse() {
    var journey = expired(previous: ["Older-pass1", "Old-pass1"])
    for used in ["Old-pass1", "Older-pass1"] {
      journey.updates("Password1!", to: used)
      #expect(journey.banner == Said.usedBefore && journey.screen.flow == "expired")
      #expect(journey.emptyFields == threeFields && journey.focused == .current)
      #expect(journey.screen.subtitle == Said.expired)
    }
    journey.does(.focus(.current))
    #expect(journey.banner == Said.usedBefore)
    journey.fills(current: "Password1!")
    #expect(journey.banner == nil)
    journey.updates("Password1!", to: "New-password1")
    #expect(journey.went(to: .dashboard) && journey.submissions == 4)
  }

  @Test("S3 #3: Validation errors")
  func validation() {
    for (current, new, confirm, error, focus) in [
      ("", "", "", "Please enter your current password", Field.current),
      ("old", "", "", "Please enter a new password", .new),
      ("old", "new", "", "Please confirm your new password", .confirm),
      ("old", "new", "other", Said.mismatch, .new), ("old", "old", "old", Said.same, .new),
    ] {
      var journey = expired()
      journey.fills(current: current, new: new, confirm: confirm)
      journey.submits()
      #expect(journey.banner == error && journey.focused == focus)
      #expect(journey.submissions == 1, "only the log-in was sent")
      #expect((journey.screen.alert != nil) == (confirm != ""))
    }
  }

  @Test("S3 #4: Password policy violations")
  func policyViolation() {
    var journey = expired()
    journey.updates("Password1!", to: "weak")
    #expect(journey.banner == Said.policyNotMet && journey.screen.alert == nil)
    #expect(journey.emptyFields == threeFields && journey.screen.rules.count == 3)
    #expect(journey.screen.attempts?.left == 2)
    journey.updates("Password1!", to: "New-password1")
    #expect(journey.went(to: .dashboard))
  }

  @Test("S3 checklist 1: Password expiry detection at the instant of expiry")
  func detection() {
    for (instant, flow) in [(Duration.seconds(9), "expired"), (.seconds(11), "verify")] {
      var journey = Journey(user: User("anna", password: Password("Password1!"), expiry: instant))
      journey.waits(for: .seconds(7))
      journey.starts()
      journey.fills(password: "Password1!")
      journey.submits()
      #expect(journey.screen.flow.string == flow && (journey.screen.menu != nil) == (flow == "verify"))
    }
  }

  @Test("S3 checklist 2: updatePassword is called once, with mode 4 and trimmed passwords")
  func call() {
    var journey = expired()
    journey.fills(current: " Password1!\u{3000}", new: "\tNew password1\u{A0}", confirm: "New password1")
    journey.does(.submit, .submit, .returnKey(.confirm))
    #expect(journey.submissions == 2)
    journey.waits()
    #expect(journey.went(to: .dashboard) && journey.accepts("New password1"))
    #expect(!journey.accepts(" New password1"))
  }

  @Test("S3 checklist 3: Three-field validation enables the button")
  func gate() {
    var journey = expired()
    journey.fills(current: "a", new: "b", confirm: " ")
    #expect(!journey.screen.submit.isEnabled)
    journey.fills(confirm: "b")
    #expect(journey.screen.submit.isEnabled)
  }

  @Test("S3 checklist 4: Password policy display follows the challenge")
  func policyDisplay() {
    #expect(expired().screen.rules.map(\.rule) == ["length", "digits", "uppercase"])
    let bare = expired(server: Server())
    #expect(bare.screen.policyTitle == nil && bare.screen.rules.isEmpty && bare.findings.isEmpty)
    #expect(expired(server: Server(policy: #"{"msg":"Eight, please"}"#)).screen.policyText == "Eight, please")
  }

  @Test("S3 checklist 5: Password reuse without a server text")
  func reuseWithoutText() {
    var journey = expired(server: Server(messages: .init()), previous: ["Old-pass1"])
    #expect(journey.screen.subtitle == "Your password has expired. Please update it to continue.")
    journey.updates("Password1!", to: "Old-pass1")
    #expect(
      journey.banner == "Please enter a new password as your entered password has been used by you previously")
  }

  @Test("S3 checklist 6: Close resets the authentication state, and leads to the log-in once")
  func close() {
    var journey = expired()
    journey.does(.back)
    #expect(journey.effects == [.resetAuthentication, .navigate(.login)] && journey.session.followUp == .logIn)
    journey.waits()
    #expect(journey.effects == [.resetAuthentication, .navigate(.login)], "getUser was expected")
    #expect(journey.received.last == .getUser(response: RELIDChallengeResponse(), error: .none))
    journey.starts()
    #expect(journey.screen.flow == "verify")
  }

  @Test("An answer that comes after the form was closed changes nothing", arguments: ["New-password1", "weak"])
  func lateAnswer(_ new: String) {
    var journey = expired()
    journey.fills(current: "Password1!", new: new, confirm: new)
    journey.does(.submit, .back)
    journey.waits()
    #expect(journey.received.count >= 3, "the answer and the start of the log-in have both come")
    #expect(!journey.went(to: .dashboard) && journey.screen.menu == nil && journey.banner == nil)
    #expect(journey.session.followUp == .none)
    journey.starts()
    #expect(journey.screen.flow == "verify" && !journey.screen.submit.isInProgress)
  }

  @Test("The wrong current password blocks the user in the end, who stays blocked")
  func blocked() {
    var journey = expired()
    for left in [2, 1] {
      journey.updates("Wrong-pass1", to: "New-password1")
      #expect(journey.banner == Said.wrongPassword && journey.screen.attempts?.left == left)
    }
    for _ in 0..<3 {
      journey.updates("Wrong-pass1", to: "New-password1")
      #expect(journey.banner == "Attempts exhausted" && journey.screen.alert == nil)
      #expect(journey.screen.attempts?.left == 0 && journey.emptyFields == threeFields)
    }
    journey.updates("Password1!", to: "New-password1")
    #expect(journey.banner == "Attempts exhausted" && !journey.accepts("Password1!"))
  }
}
