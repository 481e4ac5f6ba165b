import Testing
import WatchwordBasics
import WatchwordForm

/// The nine scenarios of updating a password (S4).
@Suite struct UpdateTests {
  /// Somebody who has logged in, looked at the menu and come to the form.
  private func updating(attempts: Int? = 3) -> Person {
    var person = Person(.verify, policy: nil)
    person.does(.appear, .loggedIn(.init(userName: "anna")), .credentials(["Password"]), .chooseUpdate)
    person.does(.initiated(errorCode: 0, errorMessage: ""), challenge(2, attempts: attempts), .appear)
    return person
  }

  private func submitting() -> Person {
    var person = updating()
    person.fills(current: "old-password", new: "New-password1", confirm: "New-password1")
    person.does(.submit)
    return person
  }

  private static let fields: [Field] = [.current, .new, .confirm]

  @Test("S4 #1: Successful password update")
  func success() {
    var person = Person(.verify, policy: nil)
    #expect(person.screen.menu == nil)
    person.does(.loggedIn(.init(userName: "anna")))
    #expect(person.effects.contains(.requestCredentials) && person.effects.contains(.navigate(.dashboard)))
    #expect(person.screen.menu?.items.contains { $0.item == .updatePassword } == false)
    person.does(.credentials(["Password"]))
    #expect(
      person.screen.menu?.items.map(\.text) == ["Dashboard", "Get Notifications", "🔑 Update Password", "Sign Out"])
    person.does(.chooseUpdate)
    #expect(person.effects == [.initiateUpdate])
    #expect(person.alert == "-: Initiating update flow..." && person.screen.alert?.buttons == [])
    person.does(.initiated(errorCode: 0, errorMessage: ""), challenge(2, attempts: 3))
    #expect(person.screen.alert == nil && person.effects.contains(.focus(.current)))
    person.does(.appear)
    let screen = person.screen
    #expect(screen.flow == "update" && screen.userLabel == "User" && screen.userLine == "anna")
    #expect(screen.attempts?.text == "Attempts remaining: 3" && screen.policyTitle == "Password Requirements")
    person.fills(current: "old-password", new: "New-password1", confirm: "New-password1")
    person.does(.submit)
    #expect(person.screen.submit.title == "Updating Password..." && person.screen.submit.isInProgress)
    #expect(person.effects == [.dismissKeyboard, .submit(mode: 2, trims: true)])
    person.does(.answer(.accepted), .answer(.status(100, message: "")))
    #expect(person.alert == "Success: Password updated successfully")
    person.does(.dismissAlert)
    #expect(person.effects == [.navigate(.dashboard)])
    person.does(.loggedOff)
    #expect(person.effects == [.clear(Self.fields), .navigate(.login)])
    #expect(person.screen.menu == nil)
  }

  @Test("S4 #2: Password mismatch validation")
  func mismatch() {
    var person = updating()
    person.fills(current: "old-password", new: "New-password1", confirm: "New-password2")
    person.does(.submit)
    let error = "New password and confirm password do not match"
    #expect(person.banner == error && person.screen.alert == nil)
    #expect(person.effects == [.clear([.new, .confirm]), .focus(.new), .announce(error)])
    #expect(person.typed(.current) == "old-password")
  }

  @Test("S4 #3: Same password validation")
  func same() {
    var person = updating()
    person.fills(current: "Test@1234", new: "Test@1234", confirm: "Test@1234")
    person.does(.submit)
    let error = "New password must be different from current password"
    #expect(person.banner == error && person.screen.alert == nil)
    #expect(person.effects == [.clear([.new, .confirm]), .focus(.new), .announce(error)])
  }

  @Test("S4 #4: Password policy violation")
  func policyViolation() {
    var person = submitting()
    person.does(.answer(.status(190, message: "")))
    let error = "Password does not meet policy standards"
    #expect(person.banner == "Update failed" && person.alert == "Update Failed: \(error)")
    #expect(person.emptyFields == Self.fields)
    person.does(.dismissAlert)
    #expect(person.effects.isEmpty)
    person.does(challenge(2, attempts: 2, policy: #"{"minL":9}"#))
    #expect(person.banner == "Update failed" && person.screen.attempts?.left == 2)
    #expect(person.screen.rules.map(\.text) == ["Min. 9 characters"])
  }

  @Test("S4 #5: Attempts exhausted (critical error)")
  func attemptsExhausted() {
    var person = updating()
    for left in [2, 1] {
      person.fills(current: "wrong", new: "New-password1", confirm: "New-password1")
      person.does(.submit, challenge(2, attempts: left, status: 102, message: "Wrong password"))
      #expect(person.screen.attempts?.text == "Attempts remaining: \(left)")
      let isCritical = left == 1
      #expect(person.screen.attempts?.isCritical == isCritical)
      #expect(person.banner == "Wrong password")
    }
    person.fills(current: "wrong", new: "New-password1", confirm: "New-password1")
    person.does(.submit, .answer(.status(153, message: "")))
    #expect(person.alert == "Update Failed: Attempts exhausted" && person.banner == "Update failed")
    #expect(person.effects == [.clear(Self.fields), .announce("Update failed")])
    person.does(.dismissAlert)
    #expect(person.effects == [.navigate(.dashboard)])
    person.does(.loggedOff)
    #expect(person.effects.contains(.navigate(.login)))
  }

  @Test("S4 #6: Password expired while updating (statusCode 110)")
  func expiredWhileUpdating() {
    var person = submitting()
    person.does(.answer(.status(110, message: "")))
    #expect(person.banner == "Update failed")
    #expect(person.alert == "Update Failed: Password has expired while updating password")
    #expect(person.emptyFields == Self.fields)
    person.does(.loggedOff)
    #expect(person.alert == "Update Failed: Password has expired while updating password")
    #expect(person.effects == [.clear(Self.fields)])
    person.does(.dismissAlert)
    #expect(person.screen.alert == nil && person.effects == [.navigate(.login)])
  }

  @Test("S4 #7: Screen focus behavior")
  func focusBehavior() {
    var person = updating()
    person.fills(current: "old-password", new: "New-password1", confirm: "New-password1")
    person.does(.reveal(.new), .back)
    #expect(person.effects == [.navigate(.back)])
    person.does(.leave, .chooseUpdate, challenge(2), .appear)
    #expect(person.emptyFields == Self.fields)
    #expect(person.screen.fields.allSatisfy { !$0.isRevealed })
    #expect(person.effects == [.clear(Self.fields), .focus(.current)])
  }

  @Test("S4 #8: No password update available", arguments: [[], ["password"], ["PIN", "PASSWORD"]])
  func unavailable(_ options: [ExactText]) {
    var person = Person(.verify, policy: nil)
    person.does(.loggedIn(.init()), .credentials(options))
    #expect(person.screen.menu?.items.map(\.item) == [.dashboard, .getNotifications, .signOut])
    person.does(.chooseUpdate)
    #expect(person.effects.isEmpty && person.screen.alert == nil)
    person.does(.credentials(["Password"]), .credentialsFailed)
    #expect(person.screen.menu?.items.map(\.item) == [.dashboard, .getNotifications, .signOut])
  }

  @Test("S4 #9: Network error during update")
  func networkError() {
    for (answer, text) in [
      (PasswordForm.Answer.network, "No connection to the server. Check your network and try again"),
      (.timeout, Texts.timeout),
    ] {
      var person = submitting()
      person.does(.answer(answer))
      #expect(person.banner == text)
      #expect(person.emptyFields == Self.fields && !person.screen.submit.isInProgress)
    }
  }
}
