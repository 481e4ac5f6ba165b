import Testing
import WatchwordBasics
import WatchwordForm

/// The scenarios of password expiry (S3), and what its summary lists for the checklist before production.
@Suite struct ExpiryTests {
  private static let mismatch = "New password and confirm password do not match"
  private static let same = "New password must be different from current password"
  private static let reuse =
    "Please enter a new password as your entered password has been used by you previously. You are not allowed to use last 5 passwords."

  /// A user whose password has expired, at the form.
  private func expired(message: String = "Password has expired. Please contact the admin.") -> Person {
    var person = Person(.verify, policy: nil)
    person.does(.appear, challenge(0, policy: nil))
    person.fills(password: "old-password")
    person.does(.submit, challenge(4, attempts: 3, status: 118, message: message))
    return person
  }

  @Test("S3 #1: Standard password expiry flow")
  func standard() {
    var person = expired()
    let screen = person.screen
    #expect(screen.flow == "expired" && screen.title == "Update Expired Password")
    #expect(screen.subtitle == "Password has expired. Please contact the admin." && screen.banner == nil)
    #expect(screen.userLine == "Welcome, anna" && screen.userLabel == nil)
    #expect(screen.policyTitle == "Password Requirements")
    #expect(screen.policyText?.hasPrefix("Use at least 8 characters") == true)
    #expect(screen.rules.count == 3)
    person.fills(current: "old-password", new: "New-password1", confirm: "New-password1")
    person.does(.submit)
    #expect(person.effects == [.dismissKeyboard, .submit(mode: 4, trims: true)])
    #expect(person.screen.submit.title == "Updating Password...")
    person.does(.answer(.accepted))
    #expect(person.screen.submit.isInProgress && person.effects.isEmpty && person.form.submission == nil)
    person.does(.answer(.success(message: "")))
    #expect(
      person.effects == [.clear([.current, .new, .confirm]), .requestCredentials, .navigate(.dashboard)])
    #expect(!person.screen.submit.isInProgress)
  }

  @Test("S3 #2: Password reuse detection")
  func reuse() {
    var person = expired()
    person.fills(current: "old-password", new: "Used-before1", confirm: "Used-before1")
    person.does(.submit, .answer(.accepted), challenge(4, attempts: 2, status: 164, message: Self.reuse))
    #expect(person.banner == Self.reuse)
    #expect(person.effects == [.clear([.current, .new, .confirm]), .focus(.current), .announce(Self.reuse)])
    #expect(person.emptyFields == [.current, .new, .confirm])
    #expect(person.screen.subtitle == "Password has expired. Please contact the admin.")
    // The error stays until somebody types; then the retry succeeds.
    person.does(.focus(.current))
    #expect(person.banner == Self.reuse)
    person.fills(current: "old-password", new: "New-password1", confirm: "New-password1")
    #expect(person.banner == nil)
    person.does(.submit, .answer(.success(message: "")))
    #expect(person.submissions == 3 && person.effects.contains(.navigate(.dashboard)))
  }

  @Test("S3 #3: Validation errors")
  func validation() {
    for (current, new, confirm, error, focus) in [
      ("", "", "", "Please enter your current password", Field.current),
      ("old", "", "", "Please enter a new password", .new),
      ("old", "new", "", "Please confirm your new password", .confirm),
    ] {
      var person = expired()
      person.fills(current: current, new: new, confirm: confirm)
      person.does(.returnKey(.confirm))
      #expect(person.banner == error)
      #expect(person.effects == [.dismissKeyboard, .focus(focus), .announce(error)])
      #expect(person.field(focus)?.isFocused == true)
    }
    for (new, confirm, error, alert) in [
      ("new", "other", Self.mismatch, "Password Mismatch: \(Self.mismatch)"),
      ("old", "old", Self.same, "Invalid New Password: Your new password must be different from your current password"),
    ] {
      var person = expired()
      person.fills(current: "old", new: new, confirm: confirm)
      person.does(.submit)
      #expect(person.banner == error && person.alert == alert)
      #expect(person.effects == [.clear([.new, .confirm]), .focus(.new), .announce(error)])
      #expect(person.emptyFields == [.new, .confirm])
      person.does(.dismissAlert)
      #expect(person.effects.isEmpty && person.screen.alert == nil)
    }
  }

  @Test("S3 #4: Password policy violations")
  func policyViolation() {
    var person = expired()
    person.fills(current: "old-password", new: "weak", confirm: "weak")
    #expect(person.rules == "unmet unmet unmet")
    #expect(person.screen.submit.isEnabled)
    person.does(.submit, challenge(4, attempts: 2, status: 190, message: "Policy violated", policy: #"{"minL":12}"#))
    #expect(person.banner == "Policy violated" && person.screen.alert == nil)
    #expect(person.emptyFields == [.current, .new, .confirm])
    #expect(person.screen.rules.map(\.text) == ["Min. 12 characters"])
  }

  @Test("S3 checklist 1: Password expiry detection routes challenge mode 4")
  func detection() {
    #expect(expired().screen.flow == "expired")
    #expect(expired(message: "").screen.subtitle == "Your password has expired. Please update it to continue.")
  }

  @Test("S3 checklist 2: updatePassword is called once, with mode 4 and trimmed passwords")
  func call() {
    var person = expired()
    person.fills(current: " old\u{3000}", new: "\tNew password1\u{A0}", confirm: "New password1")
    person.does(.submit, .submit, .returnKey(.confirm))
    #expect(person.submissions == 2)
    #expect(person.form.submission?.mode == .expired)
    #expect(person.form.submission?.current == Password("old"))
    #expect(person.form.submission?.new == Password("New password1"))
  }

  @Test("S3 checklist 3: Three-field validation enables the button")
  func gate() {
    var person = expired()
    person.fills(current: "a", new: "b")
    #expect(!person.screen.submit.isEnabled)
    person.fills(confirm: " \t")
    #expect(!person.screen.submit.isEnabled)
    person.fills(confirm: "c")
    #expect(person.screen.submit.isEnabled)
  }

  @Test("S3 checklist 4: Password policy display follows RELID_PASSWORD_POLICY")
  func policyDisplay() {
    var person = expired()
    #expect(person.screen.rules.map(\.rule) == ["length", "digits", "uppercase"])
    person.does(challenge(4, policy: nil))
    #expect(person.screen.policyTitle == nil && person.screen.policyText == nil && person.screen.rules.isEmpty)
    person.does(challenge(4, policy: #"{"minL":8,"msg":"Eight, please"}"#))
    #expect(person.screen.policyText == "Eight, please")
  }

  @Test("S3 checklist 5: Password reuse without a server text")
  func reuseWithoutText() {
    var person = expired()
    person.does(challenge(4, status: 164))
    #expect(
      person.banner == "Please enter a new password as your entered password has been used by you previously")
  }

  @Test("S3 checklist 6: Close resets the authentication state")
  func close() {
    var person = expired()
    #expect(person.screen.back == "Close")
    person.does(.back)
    #expect(person.effects == [.resetAuthentication, .navigate(.login)])
  }
}
