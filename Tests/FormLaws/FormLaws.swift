import WatchwordBasics
public import WatchwordForm
public import WatchwordLocalization
import WatchwordPolicy

/// A form under random events, and the laws that hold after each of them.
public struct FormLaws {
  /// The form that is watched.
  public private(set) var form: PasswordForm
  /// The laws that the last event broke, in words.
  public private(set) var broken: [String] = []
  /// How many events of each kind there were.
  public private(set) var counts: [String: Int] = [:]
  /// How many submissions were sent.
  public private(set) var submissions = 0

  /// Receives the same events as ``form``, and has to show the same.
  private var twin: PasswordForm
  /// Receives every event but the locale, and has to show the same once it receives that, too.
  private var foreigner: PasswordForm
  private var locale: LanguageTag
  private let firstLocale: LanguageTag
  private let make: () -> PasswordForm
  private var source: EventSource
  private var step = 0
  /// Lines are compared after every so many events.
  private let linesEvery: Int
  /// The ids of texts, which no text may contain.
  private let ids: [String]

  /// A new form takes the place of the last one after so many events: challenges lead from one flow to another.
  private static let lifetime = 60

  /// Puts forms of `make`, in the locale `locale`, under the events of `source`.
  public init(
    _ source: EventSource, locale: LanguageTag, linesEvery: Int = 1, ids: [String] = [],
    _ make: @escaping () -> PasswordForm
  ) {
    self.make = make
    firstLocale = locale
    form = make()
    twin = make()
    foreigner = make()
    self.locale = locale
    self.source = source
    self.linesEvery = linesEvery
    self.ids = ids
  }

  /// Lets the next event happen.
  public mutating func happen() {
    if step.isMultiple(of: Self.lifetime) {
      form = make()
      twin = make()
      foreigner = make()
      locale = firstLocale
    }
    step += 1
    broken = []
    let event = source.next(for: form)
    counts[name(of: event), default: 0] += 1
    let before = form
    let effects = form.handle(event)
    if twin.handle(event) != effects { broken.append("the same events have other effects") }
    if case .locale(let tag) = event { locale = tag } else { _ = foreigner.handle(event) }
    requireSubmission(before, effects)
    requireEnd(before, event)
    requireFields(before, event, effects)
    requireTexts(effects)
    requireLines(before, event, effects)
    if !broken.isEmpty { broken = broken.map { "\(step) (\(name(of: event))): \($0)" } }
  }

  private mutating func require(_ law: Bool, _ words: @autoclosure () -> String) {
    if !law { broken.append(words()) }
  }

  // MARK: - Submissions

  private mutating func requireSubmission(_ before: PasswordForm, _ effects: [PasswordForm.Effect]) {
    let sent = effects.count { if case .submit = $0 { true } else { false } }
    submissions += sent
    require(sent == 0 || sent == 1 && !before.state.isSubmitting, "two submissions are in flight")
    require(sent == 0 || form.state.isSubmitting, "a submission is sent and not in flight")
    require(form.state.isSubmitting || form.submission == nil, "passwords are kept for nothing")
    require(
      sent == 1 || before.state.isSubmitting || !form.state.isSubmitting, "something is in flight that was not sent")
    let button = form.presentation.submit
    require(button.isInProgress == form.state.isSubmitting, "the button does not show what is in flight")
    require(!button.isEnabled || gateHolds && !form.state.isSubmitting, "the button works where it must not")
    require(button.isEnabled || !gateHolds || form.state.isSubmitting, "the button does not work where it must")
    require(sent == 0 || gateHolds, "something is sent that is not valid")
    let order = effects.map { place(of: $0) }
    require(zip(order, order.dropFirst()).allSatisfy { $0 < $1 }, "the effects are out of order: \(order)")
  }

  /// What is sent is what was judged and is in the fields: trimmed where the flow trims, and as typed elsewhere. An
  /// answer ends the submission, unless it says that the result follows.
  private mutating func requireEnd(_ before: PasswordForm, _ event: PasswordForm.Event) {
    if let sent = form.submission, before.submission == nil {
      let trims = form.state.flow.mode != nil
      for (field, password) in [(.current, sent.current), (.password, sent.current), (.new, sent.new)]
        as [(PasswordForm.Field, Password?)] where form.state.flow.fields.contains(where: { $0.field == field })
      {
        let typed = trims ? form.typed(in: field).trimmingWhiteSpace() : form.typed(in: field)
        let isSame = password?.withText { sent in typed.withText { sent.utf8.elementsEqual($0.utf8) } }
        require(isSame == true, "\(field.name) is not sent as it was judged")
      }
    }
    guard case .answer(let answer) = event, before.state.isSubmitting else { return }
    let isRELID = before.state.flow.mode != nil
    let waits =
      switch answer {
      case .accepted, .error(code: 0, _): isRELID
      case .status(0, _), .status(100, _): isRELID && before.state.flow.id != "update"
      default: false
      }
    require(form.state.isSubmitting == waits, "an answer leaves the form busy, or free too early")
  }

  /// The gate of the tables, written down once more.
  private var gateHolds: Bool {
    let trims = form.state.flow.mode != nil
    func typed(_ field: PasswordForm.Field) -> Password {
      trims ? form.typed(in: field).trimmingWhiteSpace() : form.typed(in: field)
    }
    if form.state.flow.fields.contains(where: { typed($0.field).isEmpty }) { return false }
    let rulesMet = !form.presentation.rules.contains { $0.state == .unmet }
    switch form.state.flow.id {
    case "change": return rulesMet && typed(.new) != typed(.current)
    case "changeConfirmed": return rulesMet && typed(.new) == typed(.confirm)
    default: return true
    }
  }

  // MARK: - Fields

  private mutating func requireFields(
    _ before: PasswordForm, _ event: PasswordForm.Event, _ effects: [PasswordForm.Effect]
  ) {
    let screen = form.presentation
    require(screen.fields.allSatisfy { $0.isEditable }, "a field cannot be edited")
    require(screen.fields.map { $0.field } == form.state.flow.fields.map { $0.field }, "the fields are not the flow's")
    let listed = (form.state.policy?.rules ?? []).filter {
      form.state.flow.mode != .set || !$0.needs.contains(.currentPassword)
    }
    let rules = form.state.flow.showsPolicy ? listed.count : 0
    require(screen.rules.count == rules, "\(screen.rules.count) of \(rules) rules are shown")
    for case .clear(let fields) in effects {
      require(fields.allSatisfy { form.typed(in: $0).isEmpty }, "a field is said to be empty and is not")
    }
    for field in PasswordForm.Field.allCases where !before.typed(in: field).isEmpty && form.typed(in: field).isEmpty {
      if case .edit = event { continue }
      if case .paste = event { continue }
      let isTold = effects.contains { if case .clear(let fields) = $0 { fields.contains(field) } else { false } }
      require(isTold || !screen.fields.contains { $0.field == field }, "\(field.name) is emptied and nobody is told")
    }
    switch fate(of: event, before) {
    case .emptied: require(screen.fields.allSatisfy { $0.isEmpty }, "the fields are not emptied")
    case .kept:
      let isSame = PasswordForm.Field.allCases.allSatisfy { before.typed(in: $0) == form.typed(in: $0) }
      require(isSame, "the fields are not kept")
    case .open: break
    }
  }

  private enum Fate { case emptied, kept, open }

  /// The rules of the tables for the fields.
  private func fate(of event: PasswordForm.Event, _ before: PasswordForm) -> Fate {
    let flow = before.state.flow
    switch event {
    case .appear, .leave, .loggedOff: return .emptied
    case .tapOutside, .back, .locale, .policy, .known, .reveal, .focus, .credentials, .credentialsFailed, .chooseUpdate,
      .initiated, .dismissAlert:
      return .kept
    case .challenge(let challenge):
      guard [0, 1, 2, 4].contains(challenge.mode) else { return .kept }
      let isWrong = challenge.errorCode != 0 || ![0, 100].contains(challenge.status)
      return before.state.isSubmitting || isWrong && challenge.status != 118 ? .emptied : .open
    case .answer(let answer):
      guard before.state.isSubmitting else { return .kept }
      return fate(of: answer, isUpdate: flow.id == "update", isRELID: flow.mode != nil, flow.id == "changeConfirmed")
    default: return .open
    }
  }

  private func fate(of answer: PasswordForm.Answer, isUpdate: Bool, isRELID: Bool, _ isConfirmed: Bool) -> Fate {
    switch answer {
    case .success: .emptied
    case .accepted, .error(code: 0, _): isRELID || isConfirmed ? .kept : .emptied
    case .status(0, _), .status(100, _): isUpdate || !isRELID && !isConfirmed ? .emptied : .kept
    case .status: isConfirmed ? .kept : .emptied
    case .network, .timeout, .wrongCurrentPassword: isRELID ? .emptied : .kept
    case .error: isConfirmed ? .kept : .emptied
    case .cognito, .noSession, .notInitialized: isConfirmed ? .kept : .emptied
    }
  }

  // MARK: - Texts

  private mutating func requireTexts(_ effects: [PasswordForm.Effect]) {
    let screen = form.presentation
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
    texts += (screen.menu?.items ?? []).map { $0.text } + (screen.alert?.buttons ?? [])
    for case .announce(let text) in effects { texts.append(text) }
    for text in texts {
      let isSaying = !text.utf8.allSatisfy { $0 <= 0x20 } && !text.hasPrefix("form.") && !text.hasPrefix("rule.")
      require(isSaying, "a text is empty or missing: \"\(text)\"")
      require(!showsID(text), "an id is shown: \"\(text)\"")
      // The service quotes passwords in these brackets, and puts nothing else in them.
      let bytes = text.utf8
      if let start = bytes.firstIndex(ofPart: "<<".utf8), let end = bytes.firstIndex(ofPart: ">>".utf8) {
        let quoted = text[start..<end].unicodeScalars.dropFirst(2)
        require(quoted.count < 4 || quoted.contains("•"), "a password is shown")
      }
    }
  }

  /// Whether a text contains one of ``ids``. Only texts with a full stop between two letters are searched for them.
  private func showsID(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    let mayShow = bytes.indices.dropFirst().dropLast().contains {
      bytes[$0] == UInt8(ascii: ".") && isLetter(bytes[$0 - 1]) && isLetter(bytes[$0 + 1])
    }
    return mayShow && ids.contains { bytes.firstIndex(ofPart: $0.utf8) != nil }
  }

  // MARK: - Lines

  private mutating func requireLines(
    _ before: PasswordForm, _ event: PasswordForm.Event, _ effects: [PasswordForm.Effect]
  ) {
    let changesNothing: Bool
    switch event {
    case .answer: changesNothing = !before.state.isSubmitting
    case .challenge(let challenge): changesNothing = ![0, 1, 2, 4].contains(challenge.mode)
    default: changesNothing = false
    }
    if changesNothing {
      require(effects.isEmpty && Self.line(before) == Self.line(form), "an event that does not apply changes something")
    }
    guard step.isMultiple(of: linesEvery) else { return }
    let line = Self.line(form)
    require(line == Self.line(twin), "the same events give other lines")
    if case .locale = event {
      var other = foreigner
      _ = other.handle(.locale(locale))
      require(line == Self.line(other), "something is not said in the new language: \(line)")
    }
  }

  /// The form as JSON, by an event that changes nothing but what the menu offers.
  private static func line(_ form: PasswordForm) -> String {
    var session = FormSession(form)
    var line = ""
    _ = session.run(SourceText(name: "law", bytes: Array(#"[{"event":"credentialsFailed"}]"#.utf8))) { line += $0 }
    return line
  }

  // MARK: - Names

  private func place(of effect: PasswordForm.Effect) -> Int {
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

  private func name(of event: PasswordForm.Event) -> String {
    switch event {
    case .appear: "appear"
    case .leave: "leave"
    case .edit: "edit"
    case .paste: "paste"
    case .reveal: "reveal"
    case .focus: "focus"
    case .returnKey: "return"
    case .submit: "submit"
    case .tapOutside: "tapOutside"
    case .back: "back"
    case .dismissAlert: "dismissAlert"
    case .locale: "locale"
    case .policy: "policy"
    case .known: "known"
    case .challenge: "challenge"
    case .answer: "answer"
    case .loggedOff: "loggedOff"
    case .loggedIn: "loggedIn"
    case .credentials: "credentials"
    case .credentialsFailed: "credentialsFailed"
    case .chooseUpdate: "chooseUpdate"
    case .initiated: "initiated"
    }
  }
}
