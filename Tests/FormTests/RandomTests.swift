import TestSupport
import Testing
import WatchwordDiagnostics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy

/// Random events of all kinds, and the laws that hold after each.
@Suite struct RandomTests {
  static let count = 5000

  @Test("The laws of the form hold after any event", arguments: Flow.all)
  func laws(_ flow: Flow) {
    var source = EventSource(seed: 20_260_101)
    var form = Person(flow).form
    var isWaiting = false
    for step in 0..<Self.count {
      let event = source.next(submitting: form.state.isSubmitting)
      let wasSubmitting = form.state.isSubmitting
      let effects = form.handle(event)
      let screen = form.presentation
      for case .submit in effects {
        #expect(!isWaiting && !wasSubmitting, "two submissions are in flight at \(step)")
        isWaiting = true
      }
      if !form.state.isSubmitting { isWaiting = false }
      #expect(isWaiting == form.state.isSubmitting)
      if screen.submit.isEnabled { #expect(form.state.isValid && !form.state.isSubmitting && gateHolds(form)) }
      #expect(!screen.fields.contains { !$0.isEditable })
      #expect(screen.fields.map(\.field) == form.state.flow.fields.map(\.field))
      for case .clear(let fields) in effects {
        for field in fields { #expect(form.typed(in: field).isEmpty) }
      }
      #expect(effects.map(order) == effects.map(order).sorted() && Set(effects.map(order)).count == effects.count)
      let empty = emptyTexts(of: screen, effects)
      #expect(empty.isEmpty, "empty at \(step): \(empty)")
      #expect(screen.rules.count == (form.state.flow.showsPolicy ? form.state.policy?.rules.count ?? 0 : 0))
    }
  }

  @Test("The same events give the same lines again", arguments: Flow.all)
  func replays(_ flow: Flow) {
    func lines() -> [String] {
      var source = EventSource(seed: 7, hasLongPastes: false)
      var form = Person(flow).form
      return (0..<500).map { _ in
        let effects = form.handle(source.next(submitting: form.state.isSubmitting))
        return "\(form.presentation) \(effects) \(form.findings)"
      }
    }
    #expect(lines() == lines())
  }

  /// The gate of the tables, written down once more.
  private func gateHolds(_ form: PasswordForm) -> Bool {
    func text(_ field: Field) -> String { form.typed(in: field).withText { $0 } }
    if form.state.flow.fields.contains(where: { text($0.field).isEmpty }) { return false }
    let rulesMet = !form.presentation.rules.contains { $0.state == .unmet }
    switch form.state.flow.id {
    case "change": return rulesMet && form.typed(in: .new) != form.typed(in: .current)
    case "changeConfirmed": return rulesMet && form.typed(in: .new) == form.typed(in: .confirm)
    default: return true
    }
  }

  private func order(_ effect: Effect) -> Int {
    switch effect {
    case .clear: 0
    case .dismissKeyboard: 1
    case .focus: 2
    case .submit: 3
    case .resetAuthentication: 4
    case .requestCredentials: 5
    case .initiateUpdate: 6
    case .navigate: 7
    case .announce: 8
    }
  }

  /// The names of texts that are empty or are the id of a text that is missing.
  private func emptyTexts(of screen: PasswordForm.Presentation, _ effects: [Effect]) -> [String] {
    var texts = [screen.title, screen.submit.title, screen.back]
    texts += [
      screen.subtitle, screen.userLabel, screen.userLine, screen.help, screen.policyTitle, screen.policyText,
      screen.strength?.text, screen.match?.text, screen.attempts?.text, screen.banner?.text, screen.alert?.title,
      screen.alert?.text,
    ].compactMap { $0 }
    for field in screen.fields {
      texts += [field.label, field.placeholder, field.revealLabel] + [field.error].compactMap { $0 }
    }
    for rule in screen.rules { texts += [rule.text, rule.label] }
    texts += (screen.menu?.items ?? []).map(\.text) + (screen.alert?.buttons ?? [])
    for case .announce(let text) in effects { texts.append(text) }
    return texts.filter { text in text.allSatisfy(\.isWhitespace) || text.hasPrefix("form.") || text.hasPrefix("rule.")
    }
  }
}

/// Events of all kinds, in an order that follows from a seed.
struct EventSource {
  private var generator: SeededGenerator
  private let hasLongPastes: Bool
  private var longPastes = 0

  init(seed: UInt64, hasLongPastes: Bool = true) {
    generator = SeededGenerator(seed: seed)
    self.hasLongPastes = hasLongPastes
  }

  private static let passwords = [
    "", " ", "a", "abcdefg1", "abcdefg1", "abcdefg1", "abcdefg2", "Abcdef1!", "Abcdef1!", "caf\u{E9}-Noir7",
    "cafe\u{301}-Noir7",
    " abcdefg1\t", "\u{202E}drow", "كلمة-السر1", "\u{0}", "👨‍👩‍👧‍👦Pass1",
  ]
  private static let long = String(repeating: "Ab1-e\u{301}", count: 150_000)
  private static let messages = ["", " ", "No", "\u{202E}\u{7}", "\u{2068}x", "%@ %n %1$lld", "لا", "a\nb"]
  private static let policies = [
    #"{"minL":8}"#, #"{"minL":20,"maxL":3}"#, "{", "", #"{"SeqCheck":"true","UserIDcheck":true,"msg":"\u202e x"}"#,
    #"{"version":1,"rules":[{"rule":"history","count":2},{"rule":"different-from-current"}]}"#, #"{"msg":" "}"#,
  ]

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: 0..<items.count, using: &generator)]
  }

  private mutating func field() -> Field { pick(Field.allCases) }

  private mutating func password() -> Password {
    if hasLongPastes, longPastes < 2, Int.random(in: 0..<500, using: &generator) == 0 {
      longPastes += 1
      return Password(Self.long)
    }
    return Password(pick(Self.passwords))
  }

  mutating func next(submitting: Bool) -> PasswordForm.Event {
    switch Int.random(in: 0..<(submitting ? 60 : 50), using: &generator) {
    case 0: .appear
    case 1: .leave
    case 2...20: .edit(field(), password())
    case 21, 22: .paste(field(), password())
    case 23: .reveal(field())
    case 24: .focus(field())
    case 25...27: .returnKey(field())
    case 28...32: .submit
    case 33: .tapOutside
    case 34: .back
    case 35: .dismissAlert
    case 36: .locale(tag(pick(["en", "de", "ar", "xx", "de-CH"])))
    case 37: .policy(PasswordForm.policy(SourceText(name: "policy", bytes: Array(pick(Self.policies).utf8))))
    case 38, 39: anyChallenge()
    case 40: .loggedOff
    case 41:
      .loggedIn(.init(status: pick([0, 100, 118]), errorCode: pick([0, 0, 9]), userName: pick([nil, "", "anna"])))
    case 42: .credentials(pick([[], ["Password"], ["password"]]))
    case 43: .credentialsFailed
    case 44: .chooseUpdate
    case 45: .initiated(errorCode: pick([0, 4]), errorMessage: pick(Self.messages))
    default: .answer(answer())
    }
  }

  private mutating func anyChallenge() -> PasswordForm.Event {
    challenge(
      pick([0, 1, 2, 3, 4, -7]), user: pick([nil, "", "anna", "\u{202E}a"]),
      attempts: pick([nil, -1, 0, 1, 3, 4, .max]),
      status: pick([0, 100, 110, 118, 153, 164, 190, 5]), message: pick(Self.messages), error: pick([0, 0, 8]),
      errorMessage: pick(Self.messages), policy: pick([nil] + Self.policies))
  }

  private mutating func answer() -> PasswordForm.Answer {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .accepted
    case 1: .success(message: pick(Self.messages))
    case 2, 3: .status(pick([0, 100, 110, 118, 153, 164, 190, 7]), message: pick(Self.messages))
    case 4: .error(code: pick([0, 1, 8001, -1]), message: pick(Self.messages))
    case 5: .wrongCurrentPassword
    case 6: pick([.network, .timeout])
    case 7: .cognito(error: pick(["", "NotAuthorizedException", "X"]), message: pick(Self.messages))
    case 8: .noSession
    default: .notInitialized
    }
  }
}
