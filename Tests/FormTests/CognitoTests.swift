import Testing
import WatchwordBasics
import WatchwordForm

/// The seven tests of the article on Cognito (S2).
@Suite struct CognitoTests {
  private var person = Person(.changeConfirmed)

  init() { person.does(.appear) }

  private func alert(_ text: String) -> String { "Change Password: \(text)" }

  @Test("S2 #1: Successful change")
  mutating func success() {
    person.fills(current: "Password123", new: "NewPass456!", confirm: "NewPass456!")
    #expect(person.screen.strength?.color == .green && person.screen.strength?.score == 4)
    #expect(person.screen.match?.text == "✅ Passwords match")
    person.does(.submit)
    #expect(person.screen.submit.isInProgress)
    person.does(.answer(.success(message: "ignored")))
    #expect(person.alert == alert("Password updated successfully"))
    #expect(person.effects == [.clear([.current, .new, .confirm])])
    person.does(.dismissAlert)
    #expect(person.effects == [.navigate(.back)])
    #expect(person.screen.alert == nil)
  }

  @Test("S2 #2: Incorrect current password")
  mutating func wrongCurrent() {
    for answer in [
      PasswordForm.Answer.cognito(error: "NotAuthorizedException", message: "Incorrect username or password."),
      .wrongCurrentPassword,
    ] {
      person.fills(current: "WrongPass123", new: "NewPass456", confirm: "NewPass456")
      person.does(.submit, .answer(answer))
      #expect(person.alert == alert("Current password is incorrect"))
      #expect(person.emptyFields.isEmpty && person.screen.banner == nil && person.effects.isEmpty)
      person.does(.dismissAlert)
      #expect(person.effects.isEmpty && person.screen.alert == nil)
    }
  }

  @Test("S2 #3: Weak new password")
  mutating func weak() {
    person.fills(current: "Password123", new: "abc", confirm: "abc")
    #expect(!person.screen.submit.isEnabled)
    #expect(person.screen.strength?.color == .red)
    person.does(.submit)
    #expect(person.submissions == 0)
    #expect(person.effects.first == .focus(.new) && person.effects.count == 2)
    #expect(person.effects.last == person.screen.rules.first.map { .announce($0.label) })
  }

  @Test("S2 #4: Passwords don't match")
  mutating func mismatch() {
    person.fills(current: "Password123", new: "NewPass456", confirm: "NewPass789")
    #expect(person.screen.match?.matches == false)
    #expect(person.screen.match?.text == "❌ Passwords do not match")
    #expect(person.effects == [.announce("Passwords do not match")])
    #expect(!person.screen.submit.isEnabled)
  }

  @Test("S2 #5: Same password as current")
  mutating func same() {
    person.fills(current: "Password123", new: "Password123", confirm: "Password123")
    #expect(person.screen.submit.isEnabled)
    person.does(.submit)
    #expect(person.alert == alert("New password must be different from current password"))
    #expect(person.submissions == 0 && person.emptyFields.isEmpty)
  }

  @Test("S2 #6: Too many attempts")
  mutating func tooMany() {
    for _ in 1...5 {
      person.fills(current: "WrongPass123", new: "NewPass456", confirm: "NewPass456")
      person.does(.submit, .answer(.cognito(error: "NotAuthorizedException", message: "")), .dismissAlert)
    }
    for error: ExactText in ["LimitExceededException", "TooManyRequestsException"] {
      person.does(.submit, .answer(.cognito(error: error, message: "Attempt limit exceeded")))
      #expect(person.alert == alert("Too many attempts. Wait a few minutes and try again"))
    }
  }

  @Test(
    "What a NotAuthorizedException says decides its code, and is never shown",
    arguments: [
      ("", "Current password is incorrect"), ("Incorrect username or password.", "Current password is incorrect"),
      ("Password attempts exceeded", "Too many attempts. Wait a few minutes and try again"),
      ("Incorrect username or password: TOKEN", "Error changing password: NotAuthorizedException"),
      ("Unable to verify secret hash for client TOKEN", "Error changing password: NotAuthorizedException"),
      ("A client attempted to write unauthorized attribute", "Error changing password: NotAuthorizedException"),
      ("User pool client does not exist.", "Error changing password: NotAuthorizedException"),
    ])
  mutating func notAuthorized(_ message: String, _ text: String) {
    person.fills(current: "Password123", new: "NewPass456", confirm: "NewPass456")
    person.does(.submit, .answer(.cognito(error: "NotAuthorizedException", message: message)))
    #expect(person.alert == alert(text))
  }

  @Test("S2 #7: No active session")
  mutating func noSession() {
    let answers: [PasswordForm.Answer] = [
      .noSession, .error(code: 8001, message: ""),
      .cognito(error: "NotAuthorizedException", message: "Access Token has expired"),
      .cognito(error: "NotAuthorizedException", message: "Access Token has been revoked"),
      .cognito(error: "com.amazonaws#NotAuthorizedException", message: "Invalid Access Token"),
      .cognito(error: "NotAuthorizedException", message: "Access Token does not have required scopes"),
      .cognito(error: "NotAuthorizedException", message: "User is disabled."),
      .cognito(error: "NotAuthorizedException", message: "User does not exist."),
      .cognito(error: "NotAuthorizedException", message: "Refresh Token has expired"),
      .cognito(error: "NotAuthorizedException", message: "Refresh Token has been revoked"),
    ]
    for answer in answers {
      person.fills(current: "Password123", new: "NewPass456", confirm: "NewPass456")
      person.does(.submit, .answer(answer))
      #expect(person.alert == alert("No active session. Please sign in"))
      person.does(.dismissAlert)
    }
  }
}
