import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordRELID

/// What holds on every journey, with any mistakes of the user.
@Suite struct LawTests {
  private static let good =
    (1...7).map { "Good-password\($0)" } + ["Password1!", "caf\u{E9}-Noir7", "cafe\u{301}-Noir7"]
  private static let weak = ["weak", "good-password"]

  /// The server once more, as the tables put it: no code is shared with the simulator.
  private struct Model {
    let historyLength: Int
    let maximumAttempts: Int
    let lifetime: Duration?
    var passwords = ["Password1!"]
    var attempts: Int
    var isBlocked = false
    var expiry: Duration?

    /// The status of a submission at `now`.
    mutating func status(current: String?, new: String?, mode: Int, at now: Duration) -> Int {
      if isBlocked { return 153 }
      let hasExpired = expiry.map { $0 <= now } ?? false
      if mode == 2, hasExpired { return 110 }
      if let current, passwords.last != current { return refuse(102) }
      if let new {
        if !(new.count >= 8 && new.contains(where: \.isUppercase)) { return refuse(190) }
        if passwords.suffix(historyLength).contains(new) { return refuse(164) }
        passwords.append(new)
        expiry = lifetime.map { now + $0 }
      }
      attempts = maximumAttempts
      return mode == 0 && hasExpired ? 118 : 100
    }

    private mutating func refuse(_ status: Int) -> Int {
      attempts -= 1
      isBlocked = attempts == 0
      return isBlocked ? 153 : status
    }
  }

  @Test("The simulator answers every submission as the tables say, and always answers", arguments: 0..<24)
  func journeys(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let historyLength = Int.random(in: 0...4, using: &random)
    let maximumAttempts = Int.random(in: 1...6, using: &random)
    let lifetime: Duration? = seed.isMultiple(of: 2) ? .seconds(100) : nil
    var model = Model(
      historyLength: historyLength, maximumAttempts: maximumAttempts, lifetime: lifetime, attempts: maximumAttempts,
      expiry: lifetime)
    var journey = Journey(
      server: Server(
        policy: #"{"minL":8,"minUc":1}"#, historyLength: historyLength, maximumAttempts: maximumAttempts,
        passwordLifetime: lifetime),
      user: User("anna", password: Password("Password1!"), expiry: lifetime))
    func pick(_ random: inout SeededGenerator) -> String {
      let current = model.passwords.last ?? ""
      switch Int.random(in: 0..<10, using: &random) {
      case 0...6: return current
      case 7: return Self.good.randomElement(using: &random) ?? ""
      case 8: return Self.weak.randomElement(using: &random) ?? ""
      default: return model.passwords.randomElement(using: &random) ?? ""
      }
    }
    func choose(_ random: inout SeededGenerator) -> String {
      let all = Int.random(in: 0..<3, using: &random) == 0 ? Self.weak + model.passwords : Self.good
      return all.randomElement(using: &random) ?? ""
    }
    for step in 0..<60 {
      if Int.random(in: 0..<8, using: &random) == 0 { journey.waits(for: .seconds(60)) }
      let name = "seed \(seed), step \(step)"
      if journey.screen.menu != nil, journey.screen.flow != "update" || Int.random(in: 0..<4, using: &random) == 0 {
        journey.does(.dismissAlert, .chooseUpdate)
        journey.waits()
        #expect(journey.screen.flow == "update" && !journey.form.state.isInitiatingUpdate, "\(name)")
        continue
      }
      if journey.screen.menu == nil, journey.screen.flow != "expired" { journey.starts() }
      let current = pick(&random)
      let new = choose(&random)
      journey.does(.dismissAlert)
      journey.fills(current: current, new: new, confirm: new, password: current)
      let mode = journey.form.state.flow.mode?.rawValue ?? -1
      // The form itself keeps back a password that does not change.
      let isKeptBack = mode != 0 && Password(current) == Password(new)
      let before = journey.received.count
      let instant = journey.now
      journey.does(.submit)
      if isKeptBack {
        #expect(!journey.form.state.isSubmitting && !journey.isAnythingDue, "\(name)")
        continue
      }
      #expect(journey.form.state.isSubmitting && journey.isAnythingDue, "\(name): nothing will answer")
      journey.waits(for: enough)
      let expected = model.status(
        current: current, new: mode == 0 ? nil : new, mode: mode, at: instant)
      let status = journey.received.dropFirst(before).first.map(self.status) ?? -1
      #expect(status == expected, "\(name), mode \(mode): \(status) instead of \(expected)")
      #expect(!journey.form.state.isSubmitting && !journey.isAnythingDue, "\(name): still in progress")
      #expect(journey.emptyFields == journey.screen.fields.map(\.field), "\(name): a password is left on the screen")
      if [100, 110, 153].contains(status), mode == 2 { #expect(journey.screen.menu == nil, "\(name): not logged off") }
      if [190, 164, 102].contains(status), mode == 2 { #expect(journey.screen.menu != nil, "\(name): logged off") }
      if status == 100, mode != 0 {
        #expect(journey.accepts(new) && !journey.accepts(current), "\(name)")
      }
      if model.isBlocked { #expect(!journey.accepts(model.passwords.last ?? ""), "\(name): no longer blocked") }
    }
    #expect(journey.submissions > 10)
  }

  private func status(_ event: RELIDEvent) -> Int {
    switch event {
    case .getPassword(let challenge): challenge.response.status.statusCode
    case .userLoggedIn(_, let response, _): response.status.statusCode
    case .updateCredentialResponse(_, _, let status, _): status.statusCode
    default: -2
    }
  }

  @Test("The last N passwords are refused, and the one before them is accepted", arguments: 0...5)
  func history(_ length: Int) {
    let passwords = (1...8).map { "Good-password\($0)" }
    var simulator = RELIDSimulator(
      server: Server(historyLength: length, maximumAttempts: 100),
      users: [User("anna", password: Password(passwords[7]), previous: passwords.prefix(7).map { Password($0) })])
    _ = simulator.setUser("anna")
    _ = simulator.verifyPassword(Password(passwords[7]))
    _ = simulator.initiateUpdateFlow(forCredential: "Password")
    _ = simulator.takeEvents()
    for (age, password) in passwords.reversed().enumerated() {
      var attempt = simulator
      #expect(attempt.updatePassword(Password(passwords[7]), to: Password(password), mode: .update).isNone)
      #expect(attempt.takeEvents().first.map { status($0.event) } == (age < length ? 164 : 100), "age \(age)")
    }
  }

  @Test("The same events give the same journey again")
  func replay() {
    func journey() -> String {
      var journey = Journey()
      journey.opensUpdate()
      journey.updates("Wrong-pass1", to: "New-password1")
      journey.updates("Password1!", to: "New-password1")
      journey.waits(for: enough)
      return "\(journey.received) \(journey.allEffects) \(journey.screen)"
    }
    #expect(journey() == journey())
  }

  @Test("No typed password is in an event, an effect, a finding, a description or a dump")
  func secrets() {
    let user = User("anna", password: Password("s3cret-Pass1"), previous: [Password("s3cret-Older1")])
    for failure in [
      RELIDSimulator.Failure.network, .timeout, .refusal(RELIDError(longErrorCode: 4, errorString: "No")),
    ] {
      var journey = Journey(user: user)
      journey.opensUpdate(with: "s3cret-Pass1")
      var texts = ""
      func look() {
        texts += "\(journey.received) \(journey.allEffects) \(journey.findings) \(journey.events) \(journey.session)"
        texts += "\(String(reflecting: journey.session)) \(journey.form) \(journey.screen)"
        dump(journey, to: &texts)
      }
      look()
      for (current, new) in [
        ("s3cret-Wrong1", "s3cret-New-1"), ("s3cret-Pass1", "s3cret"), ("s3cret-Pass1", "s3cret-Older1"),
      ] {
        var journey = journey
        journey.updates(current, to: new)
        texts += "\(journey.received) \(journey.events)"
        dump(journey, to: &texts)
      }
      journey.session.service.fail(.updatePassword, by: failure)
      journey.fills(current: "s3cret-Pass1", new: "s3cret-New-1", confirm: "s3cret-New-1")
      journey.does(.submit)
      look()
      journey.waits(for: enough)
      journey.updates("s3cret-Pass1", to: "s3cret-New-1")
      look()
      #expect(journey.accepts("s3cret-New-1") && texts.contains("anna"))
      #expect(!texts.contains("s3cret"))
    }
  }
}
