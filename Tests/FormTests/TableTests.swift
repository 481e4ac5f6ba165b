import Testing
import WatchwordBasics
import WatchwordForm

/// The rows of the design's tables that no document item covers.
@Suite struct TableTests {
  /// A form of a flow with valid text in every field.
  static func filled(_ flow: Flow, policy: String? = "strong", user: String? = nil) -> Person {
    var person = Person(flow, policy: policy, user: user)
    person.does(.appear)
    for setup in flow.fields {
      person.types(setup.field == .current ? "old-password1" : "new-password2", into: setup.field)
    }
    return person
  }

  static func submitting(_ flow: Flow) -> Person {
    var person = filled(flow)
    person.does(.submit)
    return person
  }

  @Test("The button waits for what the flow waits for", arguments: Flow.all)
  func gate(_ flow: Flow) {
    var person = Self.filled(flow)
    #expect(person.screen.submit.isEnabled)
    for setup in flow.fields {
      let blank = flow.trimsWhiteSpace ? " \t\u{3000}" : ""
      var emptied = person
      emptied.types(blank, into: setup.field)
      #expect(!emptied.screen.submit.isEnabled, "\(flow.id) without \(setup.field)")
    }
    person.does(.submit)
    #expect(!person.screen.submit.isEnabled && person.screen.submit.isInProgress)
    #expect(person.effects.contains(.submit(mode: flow.mode?.rawValue, trims: flow.mode != nil)))
    person.does(.submit)
    #expect(person.submissions == 1 && person.effects.isEmpty)
  }

  @Test("Only flows with a challenge trim")
  func trimming() {
    for flow in Flow.all {
      var person = Self.filled(flow)
      for setup in flow.fields {
        person.types(" x\(setup.field == .current ? "1" : "2")-password \t", into: setup.field)
      }
      person.does(.submit)
      let sent = (person.form.submission?.new ?? person.form.submission?.current)?.withText { $0 }
      let trims = ["update", "expired", "set", "verify"].contains(flow.id)
      #expect(sent == (trims ? "x2-password" : " x2-password \t"), "\(flow.id)")
    }
  }

  @Test("Fields that differ only in white space at their ends are the same where the flow trims")
  func comparesTrimmed() {
    for (flow, isSame) in [(Flow.update, true), (.expired, true), (.changeConfirmed, false)] {
      var person = Self.filled(flow)
      person.fills(current: "abcdefgh1", new: "abcdefgh1 ", confirm: " abcdefgh1")
      #expect(person.form.state.isUnchanged == isSame && (person.form.state.isConfirmed == true) == isSame)
      person.does(.submit)
      #expect(person.submissions == 0)
      let text = person.banner ?? person.screen.alert?.text
      if isSame { #expect(text == "New password must be different from current password") }
    }
  }

  @Test("Return leads to the next field; in the last one it submits a valid form, and in `expired` every form")
  func returnKey() {
    for flow in Flow.all {
      var person = Person(flow)
      let fields = flow.fields.map(\.field)
      for (field, next) in zip(fields, fields.dropFirst()) {
        person.does(.returnKey(field))
        #expect(person.effects == [.focus(next)])
      }
      guard let last = fields.last else { continue }
      person.does(.returnKey(last))
      if flow.id == "expired" {
        let error = "Please enter your current password"
        #expect(person.effects == [.dismissKeyboard, .focus(.current), .announce(error)] && person.banner == error)
      } else {
        #expect(person.effects == [.dismissKeyboard] && person.banner == nil)
      }
      person = Self.filled(flow)
      person.does(.returnKey(last))
      #expect(person.effects == [.dismissKeyboard, .submit(mode: flow.mode?.rawValue, trims: flow.mode != nil)])
    }
  }

  @Test("An empty field is named where the flow shows errors, and gets the caret")
  func emptyErrors() {
    for flow in Flow.all {
      var person = Person(flow)
      for setup in flow.fields {
        person.does(.submit)
        let texts: [Field: String] = [
          .current: "Please enter your current password", .new: "Please enter a new password",
          .confirm: "Please confirm your new password", .password: "Please enter your password",
        ]
        let shown =
          switch flow.id {
          case "change": person.field(setup.field)?.error
          case "changeConfirmed": person.screen.alert?.text
          default: person.banner
          }
        #expect(shown == texts[setup.field], "\(flow.id)")
        #expect(person.effects.contains(.focus(setup.field)))
        person.types("password\(setup.field == .current ? 1 : 2)", into: setup.field)
        #expect(person.banner == nil && person.field(setup.field)?.error == nil)
      }
      person.does(.submit)
      #expect(person.submissions == 1)
    }
  }

  @Test("A status in `update` is the last word; elsewhere 100 and 0 only say that it was taken")
  func accepted() {
    for flow in [Flow.expired, .set, .verify] {
      for status in [0, 100] {
        var person = Self.submitting(flow)
        person.does(.answer(.status(status, message: "x")))
        #expect(person.effects.isEmpty && person.screen.submit.isInProgress && person.form.submission == nil)
        person.does(.answer(.error(code: 0, message: "")))
        #expect(person.screen.submit.isInProgress)
      }
    }
    for status in [0, 100] {
      var person = Self.submitting(.update)
      person.does(.answer(.status(status, message: "Done by server")))
      #expect(person.alert == "Success: Done by server" && person.emptyFields.count == 3)
    }
  }

  @Test(
    "A status as an answer: the server's text, or the catalogue's where it is empty",
    arguments: [
      (110, "Password has expired while updating password", true, true), (153, "Attempts exhausted", true, true),
      (190, "Password does not meet policy standards", true, false),
      (164, "Please enter a new password as your entered password has been used by you previously", false, false),
      (102, "Failed to update password", false, false),
    ])
  func statuses(_ status: Int, _ text: String, _ hasAlert: Bool, _ leaves: Bool) {
    for message in ["", "Server \(status)"] {
      let shown = message.isEmpty ? text : message
      var person = Self.submitting(.update)
      person.does(.answer(.status(status, message: message)))
      #expect(person.banner == (hasAlert && message.isEmpty ? "Update failed" : shown))
      #expect(person.screen.banner?.isError == true)
      #expect(person.alert == (hasAlert ? "Update Failed: \(shown)" : nil))
      #expect(person.emptyFields == [.current, .new, .confirm])
      person.does(.dismissAlert)
      #expect(person.effects == (leaves ? [.navigate(.dashboard)] : []))
      // In a challenge and in the other flows the banner alone shows it.
      for flow in [Flow.update, .expired] {
        var other = Self.submitting(flow)
        other.does(challenge(flow.mode?.rawValue ?? 0, status: status, message: message))
        #expect(other.banner == shown && other.screen.alert == nil && other.emptyFields.count == 3)
        #expect(!other.screen.submit.isInProgress)
      }
      var expired = Self.submitting(.expired)
      expired.does(.answer(.status(status, message: message)))
      #expect(expired.banner == shown && expired.screen.alert == nil && expired.emptyFields.count == 3)
    }
  }

  @Test("An SDK error comes before the status, empties all fields and moves the caret to the first one")
  func sdkErrors() {
    var person = Self.submitting(.update)
    person.does(challenge(2, status: 164, message: "Used", error: 45, errorMessage: "SDK says no"))
    #expect(person.banner == "SDK says no")
    #expect(
      person.effects == [.clear([.current, .new, .confirm]), .focus(.current), .announce("SDK says no")])
    for (flow, text) in [
      (Flow.update, "Failed to update password"), (.expired, "Failed to update password"),
      (.set, "Failed to set password"), (.verify, "Failed to verify password"),
    ] {
      var person = Self.submitting(flow)
      person.does(.answer(.error(code: 7, message: "")))
      #expect(person.banner == text && person.effects.contains(.announce(text)))
      #expect(person.effects.contains(.focus(flow.fields[0].field)) && person.emptyFields.count == flow.fields.count)
      person = Self.submitting(flow)
      person.does(.answer(.wrongCurrentPassword))
      let isFlowWithCurrent = ["update", "expired"].contains(flow.id)
      #expect(person.banner == (isFlowWithCurrent ? "Current password is incorrect" : text))
      #expect(person.effects.contains(.focus(flow.fields[0].field)) && person.emptyFields.count == flow.fields.count)
    }
  }

  @Test(
    "Cognito's codes",
    arguments: [
      (
        PasswordForm.Answer.cognito(error: "InvalidPasswordException", message: "x"),
        "Password does not meet minimum requirements"
      ),
      (
        .cognito(error: "PasswordHistoryPolicyViolationException", message: ""),
        "Please enter a new password as your entered password has been used by you previously"
      ),
      (.cognito(error: "UserNotFoundException", message: "No such user"), "Error changing password: No such user"),
      (
        .cognito(error: "ns#UserNotFoundException:http://x", message: ""),
        "Error changing password: UserNotFoundException"
      ),
      (.cognito(error: "", message: "\u{1}"), "Error changing password"),
      (.notInitialized, "Cognito client not initialized"),
      (.error(code: -1, message: "x"), "Cognito client not initialized"),
      (.error(code: 8002, message: "x"), "Current password is incorrect"),
      (.error(code: 45, message: "Broken"), "Error changing password: Broken"),
      (.network, "No connection to the server. Check your network and try again"),
      (.timeout, Texts.timeout),
    ])
  func cognito(_ answer: PasswordForm.Answer, _ text: String) {
    var person = Self.submitting(.changeConfirmed)
    person.does(.answer(answer))
    #expect(person.alert == "Change Password: \(text)")
    #expect(person.emptyFields.isEmpty && person.screen.banner == nil && !person.screen.submit.isInProgress)
  }

  @Test("Answers that nobody waits for change nothing")
  func unknownAnswers() {
    let cognito: [PasswordForm.Answer] = [
      .cognito(error: "LimitExceededException", message: ""), .noSession, .notInitialized,
    ]
    let relID: [PasswordForm.Answer] = [.accepted, .status(110, message: "")]
    for flow in Flow.all {
      var person = Self.filled(flow)
      let before = "\(person.screen)"
      for answer in cognito + relID + [.success(message: ""), .error(code: 1, message: "x"), .network, .timeout] {
        person.does(.answer(answer))
        #expect(person.effects.isEmpty && "\(person.screen)" == before)
      }
    }
  }

  @Test("A refusal in `change` shows the server's text, empties the fields and leads to the first one")
  func refusalInChange() {
    var person = Self.submitting(.change)
    person.does(.answer(.error(code: 3, message: "Locked")))
    #expect(person.effects == [.clear([.current, .new]), .focus(.current), .announce("Locked")])
  }

  @Test("Challenges lead to flows by their modes, with empty fields and the policy that they bring")
  func routing() {
    for (mode, id) in [(0, "verify"), (1, "set"), (2, "update"), (4, "expired")] {
      var person = Self.filled(.change)
      person.does(challenge(mode))
      let screen = person.screen
      #expect(screen.flow == ExactText(id) && screen.fields.allSatisfy { $0.isEmpty })
      let rules: [ExactText] = mode == 0 ? [] : ["length", "digits", "uppercase"]
      #expect(screen.rules.map(\.rule) == rules)
    }
    for mode in [-1, 3, 5, .max] {
      var person = Self.submitting(.update)
      let before = "\(person.screen)"
      person.does(challenge(mode))
      #expect(person.effects.isEmpty && "\(person.screen)" == before)
      #expect(person.form.findings.map(\.id) == ["unknown-challenge-mode"])
      #expect(person.form.findings.first?.message.contains("mode \(mode);") == true)
      #expect(throws: UnknownChallengeMode(number: mode)) { try ChallengeMode(number: mode) }
    }
  }

  @Test("118 leads from the log-in to the form for expired passwords")
  func expiredAtLogin() {
    for event in [challenge(0, status: 118, message: "Too old"), .answer(.status(118, message: "Too old"))] {
      var person = Self.submitting(.verify)
      person.does(event)
      #expect(person.screen.flow == "expired" && person.screen.subtitle == "Too old" && person.banner == nil)
      #expect(!person.screen.submit.isInProgress)
    }
  }

  @Test("A challenge without an error leaves what was typed, unless a submission was in flight")
  func reconfiguring() {
    var person = Self.filled(.update)
    person.does(challenge(2, attempts: 4))
    #expect(person.emptyFields.isEmpty && person.screen.attempts == nil)
    person.does(.submit, challenge(2, attempts: 0))
    #expect(person.emptyFields.count == 3 && !person.screen.submit.isInProgress)
    #expect(person.screen.attempts?.text == "Attempts remaining: 0" && person.screen.attempts?.isCritical == true)
  }

  @Test("Strength counts one point each, and the colours follow")
  func strength() {
    for (text, score, color, word) in [
      ("", 0, "red", "Very weak"), ("abc", 0, "red", "Very weak"), ("abcdefgh", 1, "red", "Weak"),
      ("Abcdefgh", 2, "orange", "Fair"), ("Abcdefg1", 3, "yellow", "Good"), ("Abcdef1!", 4, "green", "Strong"),
      ("Äbcdef٣*", 4, "green", "Strong"), ("Abcdef1?", 3, "yellow", "Good"),
      ("e\u{301}e\u{301}e\u{301}e\u{301}", 0, "red", "Very weak"),
    ] {
      var person = Person(.changeConfirmed)
      person.fills(new: text)
      let strength = person.screen.strength
      #expect(strength?.score == score && strength?.color.rawValue == color && strength?.text == word, "\(text)")
    }
    for flow in Flow.all where flow.id != "changeConfirmed" {
      #expect(Self.filled(flow).screen.strength == nil && Self.filled(flow).screen.match == nil)
    }
  }

  @Test("A match that changes is announced once; it is hidden while the repetition is empty")
  func match() {
    var person = Person(.changeConfirmed)
    person.fills(new: "abc", confirm: "ab")
    #expect(person.effects == [.announce("Passwords do not match")])
    person.fills(confirm: "abx")
    #expect(person.effects.isEmpty)
    person.fills(confirm: "abc")
    #expect(person.effects == [.announce("Passwords match")])
    person.fills(confirm: "")
    #expect(person.effects.isEmpty && person.screen.match == nil)
  }

  @Test("Rules that only the server can judge are shown as such, and never keep the button off")
  func undetermined() {
    let policy =
      #"{"version":1,"rules":[{"rule":"history","count":4},{"rule":"user-id"},{"rule":"repetition","max":2},{"rule":"different-from-current"}]}"#
    var person = Person(.change, policy: policy)
    #expect(person.rules == "undetermined undetermined unmet unmet")
    person.fills(current: "abab", new: "caf\u{E9}")
    #expect(person.rules == "undetermined undetermined met met" && person.screen.submit.isEnabled)
    person.fills(current: "cafe\u{301}")
    #expect(person.rules == "undetermined undetermined met unmet" && !person.screen.submit.isEnabled)
    person.does(challenge(2, user: "anna", policy: policy))
    person.fills(current: "x", new: "ANNA1")
    #expect(person.rules == "undetermined unmet met met")
  }

  @Test("Leaving, coming back and being logged off keep no password")
  func leaving() {
    for flow in Flow.all {
      var person = Self.filled(flow)
      person.does(.reveal(flow.fields[0].field), .leave)
      #expect(person.emptyFields.count == flow.fields.count)
      person.does(.appear)
      let fields = flow.fields.map(\.field)
      #expect(person.effects == [.clear(fields)] + (flow.id == "update" ? [.focus(.current)] : []))
      #expect(person.screen.fields.allSatisfy { !$0.isRevealed && $0.error == nil } && person.banner == nil)
      person.does(.back)
      switch flow.id {
      case "change": #expect(person.effects == [.navigate(.settings)])
      case "expired": #expect(person.effects == [.resetAuthentication, .navigate(.login)])
      default: #expect(person.effects == [.navigate(.back)])
      }
      person = Self.submitting(flow)
      person.does(.loggedOff)
      #expect(person.emptyFields == fields && !person.screen.submit.isInProgress && person.form.submission == nil)
    }
  }

  @Test("A refused initiation is shown in an alert; a log-in with an error requests nothing")
  func initiation() {
    var person = Person(.verify)
    person.does(.loggedIn(.init(status: 100, errorCode: 7)))
    #expect(person.effects.isEmpty && person.screen.menu == nil)
    person.does(.loggedIn(.init(status: 101)))
    #expect(person.screen.menu != nil && !person.effects.contains(.requestCredentials))
    person.does(.loggedIn(.init()), .credentials(["PIN", "Password"]), .chooseUpdate, .dismissAlert)
    #expect(person.screen.alert?.buttons == [])
    person.does(.initiated(errorCode: 9, errorMessage: "Not now"))
    #expect(person.alert == "Update Password Error: Not now")
    person.does(.dismissAlert)
    #expect(person.effects.isEmpty && person.screen.alert == nil)
  }

  @Test("Titles, placeholders and lines are those of the documents")
  func texts() {
    for (flow, title, placeholders, user, submit) in [
      (Flow.change, "Change Password", ["Current password", "New password"], nil, "Change Password"),
      (
        .changeConfirmed, "Change Password", ["Current password", "New password", "Confirm new password"], nil,
        "Change Password"
      ),
      (
        .update, "Update Password", ["Enter current password", "Enter new password", "Confirm new password"], "anna",
        "Update Password"
      ),
      (
        .expired, "Update Expired Password", ["Current Password", "New Password", "Confirm Password"], "Welcome, anna",
        "Update Password"
      ),
      (.set, "Set Password", ["Enter new password", "Confirm new password"], "Welcome, anna", "Set Password"),
      (.verify, "Sign In", ["Enter password"], "Welcome, anna", "Sign In"),
    ] {
      let screen = Self.filled(flow, user: "anna").screen
      #expect(screen.title == title && screen.fields.map(\.placeholder) == placeholders)
      #expect(screen.userLine == user && screen.submit.title == submit)
      #expect((screen.help != nil) == (flow.id == "update") && (screen.policyTitle == nil) == (flow.id == "verify"))
    }
  }
}
