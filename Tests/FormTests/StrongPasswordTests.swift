import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization

/// The checklist for the strong password policy (S1), item by item.
@Suite struct StrongPasswordTests {
  private var person = Person(.change)

  init() { person.does(.appear) }

  @Test("S1 #1: Initial state of the password change screen")
  func initialState() {
    let screen = person.screen
    #expect(screen.fields.map(\.field) == [.current, .new])
    for field in screen.fields { #expect(field.isEmpty && field.isEditable && !field.isRevealed && field.error == nil) }
    #expect(screen.fields.map(\.revealLabel) == ["Show password", "Show password"])
    #expect(screen.rules.map(\.text) == ["Min. 8 characters", "At least 1 letter", "At least 1 number"])
    #expect(person.rules == "unmet unmet unmet")
    #expect(!screen.submit.isEnabled)
    #expect(screen.banner == nil && screen.alert == nil)
  }

  @Test("S1 #2: Entering only the old password")
  mutating func onlyOld() {
    person.fills(current: "old-password1")
    #expect(person.emptyFields == [.new])
    #expect(!person.screen.submit.isEnabled)
  }

  @Test("S1 #3: Entering only the new password")
  mutating func onlyNew() {
    for (text, rules) in [("a", "unmet met unmet"), ("abcdefg", "unmet met unmet"), ("abcdefg1", "met met met")] {
      person.fills(new: text)
      #expect(person.rules == rules)
      #expect(!person.screen.submit.isEnabled)
    }
  }

  @Test("S1 #4: Pasting the new password")
  mutating func pasting() {
    person.does(.paste(.new, Password("abcdefgh")))
    #expect(person.rules == "met met unmet")
  }

  @Test("S1 #5: New password < 8 characters")
  mutating func tooShort() {
    person.fills(current: "old-password1", new: "abcde12")
    #expect(person.rules == "unmet met met")
    #expect(!person.screen.submit.isEnabled)
  }

  @Test("S1 #6: New password ≥ 8 characters but contains only letters")
  mutating func onlyLetters() {
    person.fills(current: "old-password1", new: "abcdefgh")
    #expect(person.rules == "met met unmet")
    #expect(!person.screen.submit.isEnabled)
  }

  @Test("S1 #7: New password ≥ 8 characters but contains only numbers")
  mutating func onlyNumbers() {
    person.fills(current: "old-password1", new: "12345678")
    #expect(person.rules == "met unmet met")
    #expect(!person.screen.submit.isEnabled)
  }

  @Test("S1 #8: New password with both letters and numbers (valid)")
  mutating func valid() {
    person.fills(new: "abcdefg1")
    #expect(person.rules == "met met met")
    #expect(!person.screen.submit.isEnabled)
    person.fills(current: "old-password1")
    #expect(person.screen.submit.isEnabled)
  }

  @Test("S1 #9: Show/hide current (old) password icon")
  mutating func revealCurrent() {
    person.fills(current: "old-password1", new: "abcdefg1")
    person.does(.reveal(.current))
    #expect(person.screen.fields.map(\.isRevealed) == [true, false])
    #expect(person.field(.current)?.revealLabel == "Hide password")
    #expect(person.typed(.current) == "old-password1")
    person.does(.reveal(.current))
    #expect(person.screen.fields.map(\.isRevealed) == [false, false])
  }

  @Test("S1 #10: Show/hide new password icon")
  mutating func revealNew() {
    person.fills(current: "old-password1", new: "abcdefg1")
    person.does(.reveal(.new))
    #expect(person.screen.fields.map(\.isRevealed) == [false, true])
    person.does(.reveal(.new))
    #expect(person.screen.fields.map(\.isRevealed) == [false, false])
  }

  @Test("S1 #11: Entering correct old password + invalid new password")
  mutating func invalidNew() {
    person.fills(current: "old-password1", new: "abc1")
    #expect(person.rules == "unmet met met")
    #expect(!person.screen.submit.isEnabled)
  }

  @Test("S1 #12: Entering correct old password + valid new password")
  mutating func validNew() {
    person.fills(current: "old-password1", new: "new-password2")
    #expect(person.rules == "met met met")
    #expect(person.screen.submit.isEnabled)
  }

  @Test("S1 #13: Proceeding with correct old password + valid new password")
  mutating func success() {
    person.fills(current: "old-password1", new: "new-password2")
    person.does(.submit)
    #expect(person.effects == [.dismissKeyboard, .submit(mode: nil, trims: false)])
    #expect(person.form.submission?.current == Password("old-password1"))
    #expect(person.form.submission?.new == Password("new-password2"))
    person.does(.answer(.success(message: "")))
    #expect(person.banner == "Your password was updated")
    #expect(person.screen.banner?.isError == false)
    #expect(
      person.effects == [
        .clear([.current, .new]), .dismissKeyboard, .navigate(.settings), .announce("Your password was updated"),
      ])
  }

  @Test("S1 #14: Signing in with the new password after the password change")
  mutating func signIn() {
    var signIn = Person(.verify, policy: nil)
    signIn.fills(password: "new-password2")
    signIn.does(.submit)
    #expect(signIn.form.submission?.current == Password("new-password2"))
    signIn.does(.answer(.success(message: "")))
    #expect(signIn.effects.contains(.navigate(.dashboard)))
  }

  @Test("S1 #15: Changing the password after the password change")
  mutating func changeAgain() {
    person.fills(current: "old-password1", new: "new-password2")
    person.does(.submit, .answer(.success(message: "")), .leave, .appear)
    #expect(person.emptyFields == [.current, .new] && person.screen.banner == nil)
    person.fills(current: "new-password2", new: "newest-password3")
    person.does(.submit)
    #expect(person.form.submission?.current == Password("new-password2"))
    #expect(person.submissions == 2)
  }

  @Test("S1 #16: Old users and new password rules")
  func oldUsers() {
    var signIn = Person(.verify, policy: "relid-strict")
    signIn.does(.appear)
    signIn.fills(password: "a")
    #expect(signIn.screen.rules.isEmpty && signIn.screen.policyTitle == nil)
    #expect(signIn.screen.submit.isEnabled)
    signIn.does(.returnKey(.password))
    #expect(signIn.submissions == 1)
  }

  @Test("S1 #17: Very long old and new passwords")
  mutating func veryLong() {
    let old = String(repeating: "o1", count: 1 << 19)
    let new = String(repeating: "é", count: 1 << 19)
    person.fills(current: old, new: new)
    #expect(person.rules == "met met unmet")
    #expect(!person.screen.submit.isEnabled)
    person.fills(new: new + "1")
    #expect(person.rules == "met met met")
    person.does(.submit)
    #expect(person.form.submission?.current == Password(old))
    #expect(person.form.submission?.new == Password(new + "1"))
  }

  @Test("S1 #18: Boundary password lengths", arguments: [(7, false), (8, true), (9, true), (256, true), (257, true)])
  mutating func boundaries(_ length: Int, _ isEnabled: Bool) {
    person.fills(current: "old-password1", new: String(repeating: "a", count: length - 1) + "1")
    #expect(person.rules == (isEnabled ? "met met met" : "unmet met met"))
    #expect(person.screen.submit.isEnabled == isEnabled)
  }

  @Test("S1 #19: New password same as old password")
  mutating func sameAsOld() {
    person.fills(current: "password1", new: "password")
    #expect(person.field(.new)?.error == nil)
    person.fills(new: "password1")
    #expect(person.field(.new)?.error == "New password must be different from the current one.")
    #expect(!person.screen.submit.isEnabled)
    person.does(.submit)
    #expect(person.submissions == 0)
    // Short ones are equal too, but the rules come first.
    person.fills(current: "pass", new: "pass")
    #expect(person.field(.new)?.error == nil)
    #expect(!person.screen.submit.isEnabled)
  }

  @Test("S1 #20: Tapping CTA with valid new password and incorrect old password")
  mutating func wrongOld() {
    person.fills(current: "wrong-password1", new: "new-password2")
    person.does(.submit)
    #expect(person.submissions == 1)
    person.does(.answer(.wrongCurrentPassword))
    #expect(person.field(.current)?.error == "Your password is incorrect, please check it")
    #expect(
      person.effects == [.focus(.current), .announce("Your password is incorrect, please check it")])
    #expect(person.screen.fields.map(\.isFocused) == [true, false])
    #expect(person.emptyFields.isEmpty)
  }

  @Test("S1 #21: App stability after tapping CTA with valid new password and incorrect old password")
  mutating func stability() {
    for round in 1...50 {
      person.fills(current: "wrong-password\(round)", new: "new-password2")
      person.does(.submit, .submit, .answer(.wrongCurrentPassword), .answer(.wrongCurrentPassword))
      #expect(person.submissions == round)
      #expect(!person.screen.submit.isInProgress)
    }
  }

  @Test("S1 #22: Network error when tapping CTA")
  mutating func networkError() {
    for (answer, text) in [
      (PasswordForm.Answer.network, "No connection to the server. Check your network and try again"),
      (.timeout, Texts.timeout),
    ] {
      person.fills(current: "old-password1", new: "new-password2")
      person.does(.submit, .answer(answer))
      #expect(person.banner == text)
      #expect(person.effects == [.announce(text)])
      #expect(person.emptyFields.isEmpty)
      #expect(person.screen.submit.isEnabled)
    }
  }

  @Test("S1 #23: Editing the new password after triggering an error")
  mutating func editNewAfterError() {
    person.fills(current: "old-password1", new: "old-password1")
    #expect(person.field(.new)?.error != nil)
    person.fills(new: "old-password")
    #expect(person.field(.new)?.error == nil)
    #expect(person.rules == "met met unmet")
    #expect(!person.screen.submit.isEnabled)
    person.fills(new: "old-password2")
    #expect(person.screen.submit.isEnabled)
    person.does(.submit, .answer(.network))
    person.fills(new: "old-password3")
    #expect(person.banner == nil)
  }

  @Test("S1 #24: Editing the old password after an incorrect submission")
  mutating func editOldAfterError() {
    person.fills(current: "wrong-password1", new: "new-password2")
    person.does(.submit, .answer(.wrongCurrentPassword))
    person.fills(current: "")
    #expect(person.field(.current)?.error == nil)
    #expect(!person.screen.submit.isEnabled)
    person.fills(current: "old-password1")
    #expect(person.screen.submit.isEnabled)
  }

  @Test("S1 #25: Field should remain editable all the time")
  mutating func alwaysEditable() {
    func check() { for field in person.screen.fields { #expect(field.isEditable) } }
    check()
    person.fills(current: "old-password1", new: "new-password2")
    check()
    person.does(.submit)
    check()
    person.fills(new: "typed-in-flight3")
    #expect(person.typed(.new) == "typed-in-flight3")
    person.does(.answer(.wrongCurrentPassword))
    check()
    person.fills(new: "typed-after-error4")
    #expect(person.typed(.new) == "typed-after-error4")
  }

  @Test("S1 #26: Navigating back from the 'Change Password' screen")
  mutating func back() {
    person.does(.back)
    #expect(person.effects == [.navigate(.settings)])
  }

  @Test("S1 #27: Keyboard interaction")
  mutating func keyboard() {
    person.does(.focus(.new))
    #expect(person.effects == [.focus(.new)])
    #expect(person.screen.fields.map(\.isFocused) == [false, true])
    person.does(.tapOutside)
    #expect(person.effects == [.dismissKeyboard])
    #expect(person.screen.fields.map(\.isFocused) == [false, false])
    person.fills(current: "old-password1", new: "new-password2")
    person.does(.focus(.new), .submit)
    #expect(person.effects.first == .dismissKeyboard)
    #expect(person.screen.fields.map(\.isFocused) == [false, false])
  }

  @Test("S1 #28: Paste interaction in the new password field")
  mutating func paste() {
    person.fills(current: "old-password1")
    person.does(.paste(.new, Password("new-password2")))
    #expect(person.rules == "met met met")
    #expect(person.screen.submit.isEnabled)
    person.does(.paste(.new, Password("!!")))
    #expect(person.rules == "unmet unmet unmet")
    #expect(!person.screen.submit.isEnabled)
  }

  @Test("S1 #29: Autocorrect and auto-capitalization")
  func hints() {
    #expect(person.screen.fields.allSatisfy { !$0.allowsAutocorrection && !$0.allowsCapitalization })
    #expect(person.screen.fields.map(\.contentType) == [.password, .newPassword])
    #expect(person.screen.fields.map(\.returnKey) == [.next, .done])
  }

  @Test("S1 #30: Cross-device and iOS version consistency")
  mutating func sameEverywhere() {
    // No clock, no device and no global is asked: the same events give the same screen and effects.
    var other = Person(.change)
    other.does(.appear)
    let events: [PasswordForm.Event] = [
      .focus(.current), .edit(.current, Password("old")), .returnKey(.current), .paste(.new, Password("new-password2")),
      .returnKey(.new), .answer(.network), .submit, .answer(.success(message: "")),
    ]
    for event in events {
      person.does(event)
      other.does(event)
      #expect(person.effects == other.effects)
      #expect("\(person.screen)" == "\(other.screen)")
    }
  }

  @Test("S1 #31: Localization")
  mutating func localization() {
    person.fills(current: "wrong-password1", new: "new-password2")
    person.does(.submit, .answer(.wrongCurrentPassword), .locale(tag("ar")))
    let screen = person.screen
    #expect(screen.direction == .rightToLeft && screen.locale == tag("ar"))
    var texts = [screen.title, screen.submit.title, screen.back, screen.policyTitle ?? ""]
    texts.append(screen.fields.first?.error ?? "")
    for field in screen.fields { texts += [field.label, field.placeholder, field.revealLabel] }
    texts += screen.rules.map(\.label)
    #expect(texts.allSatisfy { $0.hasPrefix("ar! ") }, "\(texts)")
    person.does(.submit, .answer(.success(message: "")))
    #expect(person.banner?.hasPrefix("ar! ") == true)
    person.does(.locale(tag("en")))
    #expect(person.banner == "Your password was updated")
  }
}
