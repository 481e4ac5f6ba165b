import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordPolicy

/// A service's text about a password never shows the password.
@Suite struct QuotedPasswordTests {
  private static let current = "Old-secret-1"
  private static let new = "New-secret-12!"

  /// Somebody who has sent a form of this flow, with these passwords.
  private static func sending(_ flow: Flow, current: String = current, new: String = new) -> Person {
    var person = Person(flow, policy: nil)
    person.fills(current: current, new: new, confirm: new, password: current)
    person.does(.submit)
    #expect(person.screen.submit.isInProgress)
    return person
  }

  /// Everything that people and programs read after the last event.
  private static func everything(_ person: Person) -> String {
    "\(person.screen) \(person.effects) \(person.form.findings) \(String(describing: person.form.state.policy))"
  }

  private static let policy =
    #"{"minL":8,"Old-secret-1":1,"New-secret-12!":2,"msg":"Not Old-secret-1 nor New-secret-12!"}"#

  @Test("A text of the service that repeats what was typed shows ••• in its place", arguments: Flow.all)
  func everywhere(_ flow: Flow) {
    let text = "<Old-secret-1> and <New-secret-12!> were refused"
    let events: [PasswordForm.Event] =
      [0, 100, 110, 118, 153, 164, 190, 999].map { .answer(.status($0, message: text)) }
      + [0, 100, 110, 118, 153, 164, 190, 999].flatMap { status in
        [0, 1, 2, 4].map { challenge($0, status: status, message: text, policy: Self.policy) }
      }
      + [
        .answer(.success(message: text)), .answer(.error(code: 8000, message: text)),
        .answer(.cognito(error: "InvalidParameterException", message: text)),
        .answer(.cognito(error: "Old-secret-1 New-secret-12!", message: "")),
        challenge(2, error: 45, errorMessage: text),
        .policy(PasswordForm.policy(SourceText(name: "policy", bytes: Array(Self.policy.utf8)))),
      ]
    for event in events {
      // Other flows do not know that answer: it ends the submission and empties the fields.
      for isAccepted in flow.mode == nil ? [false] : [false, true] {
        var person = Self.sending(flow)
        if isAccepted { person.does(.answer(.accepted)) }
        person.does(event)
        var shown = Self.everything(person)
        person.does(.locale(tag("de")))
        shown += Self.everything(person)
        let typed = flow.fields.contains { $0.field == .new } ? [Self.new] : [Self.current]
        for secret in typed + (flow.fields.contains { $0.field == .current } ? [Self.current] : []) {
          #expect(!shown.contains(secret), "\(event)")
        }
      }
    }
  }

  @Test("The rest of the text stays, in every place where a service's text is shown")
  func places() {
    var person = Self.sending(.changeConfirmed)
    person.does(.answer(.cognito(error: "InvalidParameterException", message: "Value 'New-secret-12!' at 'p' failed")))
    #expect(person.alert == "Change Password: Error changing password: Value '•••' at 'p' failed")

    person = Self.sending(.update)
    person.does(.answer(.status(999, message: "New-secret-12! was refused")))
    #expect(person.banner == "••• was refused")
    #expect(person.effects.contains(.announce("••• was refused")))

    person = Self.sending(.update)
    person.does(.answer(.status(190, message: "New-secret-12! is weak")))
    #expect(person.banner == "••• is weak" && person.alert == "Update Failed: ••• is weak")

    person = Self.sending(.update)
    person.does(.answer(.success(message: "Now New-secret-12!")))
    #expect(person.alert == "Success: Now •••")

    person = Self.sending(.verify)
    person.does(challenge(0, status: 118, message: "Old-secret-1 has expired", policy: Self.policy))
    #expect(person.screen.subtitle == "••• has expired")
    #expect(person.screen.policyText == "Not ••• nor New-secret-12!")
    #expect(person.form.findings.contains { $0.message.contains("•••") })
  }

  @Test("A policy of the service loses the patterns that repeat what was typed, and its words hide it")
  func policies() {
    let rules = """
      {"version": 1, "description": "Not New-secret-12!", "rules": [
        {"rule": "required-pattern", "pattern": "New-secret-12!"}, {"rule": "length", "min": 8},
        {"rule": "forbidden-pattern", "pattern": "abc", "description": "Not New-secret-12!"},
        {"rule": "forbidden-pattern", "pattern": "[0-9]{9}"}]}
      """
    for event in [
      .policy(PasswordForm.policy(SourceText(name: "policy", bytes: Array(rules.utf8)))), challenge(2, policy: rules),
    ] {
      var person = Self.sending(.update)
      person.does(event)
      #expect(!Self.everything(person).contains("New-secret-12!"))
      #expect(
        person.form.state.policy?.rules.map { $0.id } == ["length", "forbidden-pattern", "forbidden-pattern"],
        "\(event)")
      #expect(person.screen.rules.contains { $0.text.contains("Not •••") })
      #expect(person.form.state.policy?.note == "Not •••")
    }
  }

  @Test("A password that was sent counts until the service has answered, even if the fields have changed by then")
  func inFlight() {
    var person = Self.sending(.update)
    person.fills(current: "", new: "other", confirm: "")
    person.does(.answer(.accepted), .answer(.status(164, message: "New-secret-12! was used, other was not")))
    #expect(person.banner == "••• was used, ••• was not")

    person = Self.sending(.update)
    person.does(.leave, .answer(.status(164, message: "New-secret-12! was used")))
    #expect(person.banner == "••• was used")

    // Then it is gone: nothing keeps it.
    person.does(challenge(2, status: 164, message: "New-secret-12!"))
    #expect(person.banner == "New-secret-12!")
  }

  /// Texts with passwords in other forms than they were typed in.
  private static let spellings: [(current: String, new: String, said: String, shown: String)] = [
    // The longer one goes first; what overlaps goes as a whole.
    ("secret", "secret-12!", "secret-12! secret", "••• •••"), ("secret-12!", "12!-rest", "(secret-12!-rest)", "(•••)"),
    ("abab", "xyxyx", "ababab xyxyxyx", "••• •••"), ("aaaa", "bbbb", "aaaaaaa/bbb/aaa", "•••/bbb/aaa"),
    // Fewer than 4 characters say too little to be hidden.
    ("abc", "e\u{301}e\u{301}e\u{301}", "abc, \u{E9}\u{E9}\u{E9}", "abc, \u{E9}\u{E9}\u{E9}"),
    ("abc", "e\u{301}bcd", "abc, \u{E9}bcd", "abc, •••"),
    // Either normalization form.
    ("caf\u{E9}-Noir7", "x-New-1", "caf\u{E9}-Noir7, cafe\u{301}-Noir7", "•••, •••"),
    ("cafe\u{301}-Noir7", "x-New-1", "caf\u{E9}-Noir7, cafe\u{301}-Noir7", "•••, •••"),
    ("\u{1100}\u{1161}\u{11A8}\u{AC01}12", "x-New-1", "«\u{AC01}\u{1100}\u{1161}\u{11A8}12»", "«•••»"),
    // With white space at the ends, and without it.
    (" pass word\t", "x-New-1", "'pass word' ' pass word\t'", "'•••' '•••'"),
    ("ab\u{A0}", " abcd", "ab [abcd]", "ab [•••]"),
    // Upper and lower case differ.
    ("passwort", "x-New-1", "Das Passwort passwort", "Das Passwort •••"),
    // What is dropped before the text is shown does not break it up.
    ("sec\u{7}ret", "x-New-1", "sec\u{7}ret secret s\u{202E}ecret", "••• ••• •••"),
    ("\u{2067}secret", "x-New-1", "\u{2067}secret\u{2069}!", "•••!"),
    // Nor does it inside a single character.
    ("Passw\u{F6}rt", "x-New-1", "bad Passwo\u{1}\u{308}rt x", "bad ••• x"),
    ("Passwo\u{7}\u{308}rt", "x-New-1", "bad Passw\u{F6}rt, Passwo\u{2066}\u{308}\u{2069}rt", "bad •••, •••"),
    // A text that was cut off.
    ("correct horse battery", "x-New-1", "'correct horse…' 'cor…' correct", "'•••…' 'cor…' correct"),
    ("👨‍👩‍👧‍👦", "x-New-1", "👨‍👩‍👧‍👦!", "•••!"),
  ]

  @Test("Passwords are found however the service spells them", arguments: spellings.indices)
  func spelling(_ index: Int) {
    let (current, new, said, shown) = Self.spellings[index]
    var person = Self.sending(.changeConfirmed, current: current, new: new)
    person.does(.answer(.cognito(error: "X", message: said)))
    let text = person.screen.alert?.text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
    #expect(text.map { String(String.UnicodeScalarView($0)) } == "Error changing password: \(shown)")
  }

  @Test("A session that has ended is recognised even if a password is a word of the service's message")
  func codes() {
    var person = Self.sending(.changeConfirmed, current: "Access", new: "Token")
    person.does(.answer(.cognito(error: "NotAuthorizedException", message: "Access Token has expired")))
    #expect(person.alert == "Change Password: No active session. Please sign in")
  }

  @Test("Texts that were there before are not changed while somebody types, since that would show what is typed")
  func typing() {
    var person = Person(.update)
    person.does(challenge(2, user: "annabel", policy: #"{"msg":"At least one character"}"#))
    person.fills(current: "annabel", new: "character")
    #expect(person.screen.policyText == "At least one character" && person.screen.userLine == "annabel")
  }

  @Test("Long texts take linear time", .timeLimit(.minutes(20)))
  func long() {
    let long = String(repeating: "a", count: 1 << 18)
    let submission = PasswordForm.Submission(current: Password(long + "b"), new: Password(long + "c"))
    #expect(submission.hidden(in: long + long + "c" + long) == long + "•••" + long)
  }
}
