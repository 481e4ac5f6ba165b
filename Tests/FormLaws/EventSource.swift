import TestSupport
import WatchwordBasics
public import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy

/// Events of all kinds, in an order that follows from a seed.
public struct EventSource {
  private var generator: SeededGenerator
  /// What happens next: somebody fills in the whole form and sends it.
  private var planned: [PasswordForm.Event] = []
  /// How many pastes of 1 MiB are still to come.
  private var longPastes: Int
  /// The locales that events switch to.
  private let locales: [String]

  /// Events that follow from `seed`, with at most `longPastes` pastes of 1 MiB among them.
  public init(seed: UInt64, longPastes: Int, locales: [String] = ["en", "de", "ar", "xx", "de-CH"]) {
    generator = SeededGenerator(seed: seed)
    self.longPastes = longPastes
    self.locales = locales
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

  /// A field, mostly one that the form has.
  private mutating func field(of form: PasswordForm) -> PasswordForm.Field {
    pick(form.state.fields.map { $0.field } + form.state.fields.map { $0.field } + [pick(PasswordForm.Field.allCases)])
  }

  /// Somebody fills in the whole form, rightly more often than not, and sends it; the service may answer more than once.
  private mutating func plan(_ form: PasswordForm) {
    let new = pick(["Vq7!mzKp", "Hd4?rwTn", "cafe\u{301}-Noir7"])
    planned = form.state.fields.map { field in
      let isNew = field.field == .new || field.field == .confirm
      return .edit(field.field, isNew && Int.random(in: 0..<12, using: &generator) > 0 ? Password(new) : password())
    }
    planned.append(pick([.submit, .submit, .returnKey(form.state.fields.last?.field ?? .new)]))
    for _ in 0..<Int.random(in: 0..<3, using: &generator) { planned.append(.answer(answer(for: nil))) }
    planned.reverse()
  }

  private mutating func password() -> Password {
    if longPastes > 0, Int.random(in: 0..<500, using: &generator) == 0 {
      longPastes -= 1
      return Password(Self.long)
    }
    return Password(pick(Self.passwords))
  }

  /// The next event for this form; answers come more often while one is waited for.
  public mutating func next(for form: PasswordForm) -> PasswordForm.Event {
    if let event = planned.popLast() { return event }
    if Int.random(in: 0..<16, using: &generator) == 0 { plan(form) }
    let submitting = form.state.isSubmitting
    return switch Int.random(in: 0..<(submitting ? 61 : 51), using: &generator) {
    case 0: .appear
    case 1: .leave
    case 2...20: .edit(field(of: form), password())
    case 21, 22: .paste(field(of: form), password())
    case 23: .reveal(field(of: form))
    case 24: .focus(field(of: form))
    case 25...27: .returnKey(field(of: form))
    case 28...32: .submit
    case 33: .tapOutside
    case 34: .back
    case 35: .dismissAlert
    case 36: .locale(LanguageTag(pick(locales)) ?? .english)
    case 37: .policy(PasswordForm.policy(SourceText(name: "policy", bytes: Array(pick(Self.policies).utf8))))
    case 38, 39: anyChallenge(for: form)
    case 40: .loggedOff
    case 41:
      .loggedIn(.init(status: pick([0, 100, 118]), errorCode: pick([0, 0, 9]), userName: pick([nil, "", "anna"])))
    case 42: .credentials(pick([[], ["Password"], ["password"]]))
    case 43: .credentialsFailed
    case 44: .chooseUpdate
    case 46: .known(pick([[:], ["history": true], ["history": false, "length": false], ["no-rule": true]]))
    case 45: .initiated(errorCode: pick([0, 4]), errorMessage: message(for: form))
    default: .answer(answer(for: form))
    }
  }

  /// A text of the service, which at times quotes a password that is in `form`, in these brackets: "<<…>>".
  private mutating func message(for form: PasswordForm?) -> String {
    guard let form, Int.random(in: 0..<3, using: &generator) == 0 else { return pick(Self.messages) }
    let field = pick(form.state.fields.map { $0.field })
    return form.typed(in: field).withText { $0.utf8.count < 1000 ? "Not <<\($0)>>" : "" }
  }

  private mutating func anyChallenge(for form: PasswordForm) -> PasswordForm.Event {
    let policy = pick([nil] + Self.policies)
    return .challenge(
      PasswordForm.Challenge(
        mode: pick([0, 1, 2, 3, 4, -7]), userName: pick([nil, "", "anna", "\u{202E}a"]),
        attemptsLeft: pick([nil, -1, 0, 1, 3, 4, .max]), status: pick([0, 100, 110, 118, 153, 164, 190, 5]),
        message: message(for: form), errorCode: pick([0, 0, 8]), errorMessage: message(for: form),
        policy: PasswordForm.policy(inInfo: policy.map { [("RELID_PASSWORD_POLICY", $0)] } ?? [])))
  }

  private mutating func answer(for form: PasswordForm?) -> PasswordForm.Answer {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .accepted
    case 1: .success(message: message(for: form))
    case 2, 3: .status(pick([0, 100, 110, 118, 153, 164, 190, 7]), message: message(for: form))
    case 4: .error(code: pick([0, 1, 8001, -1]), message: message(for: form))
    case 5: .wrongCurrentPassword
    case 6: pick([.network, .timeout])
    case 7: .cognito(error: pick(["", "NotAuthorizedException", "X"]), message: message(for: form))
    case 8: .noSession
    default: .notInitialized
    }
  }
}
