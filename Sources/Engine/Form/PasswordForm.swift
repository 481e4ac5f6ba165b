public import WatchwordBasics
public import WatchwordLocalization
public import WatchwordPolicy

/// A password form without a screen: events go in, effects and a presentation come out.
///
/// It draws nothing and has no side effects: no clock, no network, no global state. The same events always give the
/// same effects and the same presentation, in every locale and on every platform.
///
/// ```swift
/// var form = PasswordForm(flow: .change, catalogs: Texts.shipped.catalogs(for: [.english]), locale: .english)
/// let effects = form.handle(.edit(.new, Password("horse")))
/// print(form.presentation.title, effects.count)
/// ```
public struct PasswordForm: Sendable {
  /// The current state.
  public internal(set) var state: State
  /// The findings about the last event, such as an invalid policy or an unknown challenge mode.
  public internal(set) var findings: [Finding] = []

  var texts: RenderedTexts
  /// The values with which the new password is compared; never contains a password.
  var context: AssessmentContext
  /// The passwords to hide in texts of the service. Set while an event is handled, because most errors empty the
  /// fields.
  var typedPasswords = TypedPasswords([])
  let flows: [Flow]
  /// The app's own rules, which apply in addition to every policy of the service.
  let ownRules: [PasswordRule]
  private let catalogs: [Catalog]
  private let personalWords: [String]
  private let commonPasswords: CommonPasswords
  private let strengthScore: (@Sendable (String) -> Int)?
  /// What the app knows about rules that the form cannot judge.
  private var known: [ExactText: Bool]

  /// Creates a form that has not appeared yet.
  ///
  /// - Parameters:
  ///   - flow: the kind of form.
  ///   - policy: the policy for the new password, until a challenge replaces it. The app's own rules (``OwnRule``) are
  ///     kept, after those of the new policy.
  ///   - catalogs: the texts. Texts missing in the locale are taken from its parents, and then from English.
  ///   - locale: the requested locale.
  ///   - userName: the user's id, if known.
  ///   - personalWords: other words that the policy may forbid, such as the user's names.
  ///   - commonPasswords: the list that the policy may forbid.
  ///   - strengthScore: the estimator for the policy's rule `StrengthRule`, with scores from 0 to 4.
  ///   - known: what only the app knows: whether the rules with these ids are met. It decides rules that the form
  ///     cannot judge, until a `known` event replaces it. Ids of other rules are ignored.
  ///   - flows: the flows for challenges, by mode. The first one with a mode is used.
  public init(
    flow: Flow, policy: PasswordPolicy? = nil, catalogs: [Catalog], locale: LanguageTag, userName: String? = nil,
    personalWords: [String] = [], commonPasswords: CommonPasswords = .embedded,
    strengthScore: (@Sendable (String) -> Int)? = nil, known: [ExactText: Bool] = [:], flows: [Flow] = Flow.all
  ) {
    state = State(
      flow: flow, fields: Self.emptyFields(of: flow), policy: policy, userName: userName ?? "")
    self.flows = flows
    ownRules = (policy?.rules ?? []).filter { if case .own = $0 { true } else { false } }
    self.catalogs = catalogs
    self.personalWords = personalWords
    self.commonPasswords = commonPasswords
    self.strengthScore = strengthScore
    self.known = known
    texts = RenderedTexts(renderer: FormRenderer(catalogs: catalogs, locale: locale))
    context = AssessmentContext()
    prepareContext()
    renderAll()
    judge()
  }

  /// Returns the text typed into a field; empty if the flow lacks the field.
  public func typed(in field: Field) -> Password {
    state.flow.index(of: field).map { state.fields[$0].typed } ?? .empty
  }

  /// The passwords for ``Effect/submit(mode:trims:)``, trimmed if the flow trims; `nil` if no submission is in flight or the service has accepted it.
  public var submission: Submission? { state.submission }

  /// Handles an event, and returns what the screen must do.
  ///
  /// An event that does not apply, such as an answer with nothing in flight, changes nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    findings = []
    typedPasswords = TypedPasswords(state.fields.map { $0.typed } + state.sent)
    defer { typedPasswords = TypedPasswords([]) }
    var effects = Effects()
    let showedUnchanged = state.showsUnchanged
    let wasLeft = state.wasLeft
    switch event {
    case .appear: appear(&effects)
    case .leave: leave(&effects)
    case .edit(let field, let password), .paste(let field, let password): edit(field, password, &effects)
    case .reveal(let field): if let index = state.flow.index(of: field) { state.fields[index].isRevealed.toggle() }
    case .focus(let field): if state.flow.index(of: field) != nil { focus(field, &effects) }
    case .returnKey(let field): pressReturn(in: field, &effects)
    case .submit: submit(&effects)
    case .tapOutside: dismissKeyboard(&effects)
    case .back: leaveScreen(&effects)
    case .dismissAlert: dismissAlert(&effects)
    case .locale(let locale): setLocale(locale)
    case .policy(let reading): replacePolicy(by: reading)
    case .known(let known): replaceKnown(by: known)
    case .challenge(let challenge): handle(challenge, &effects)
    case .answer(let answer): handle(answer, &effects)
    case .loggedOff: logOff(&effects)
    case .loggedIn(let login): handle(login, &effects)
    case .credentials(let options): handleCredentials(options)
    case .credentialsFailed: state.canUpdatePassword = false
    case .chooseUpdate: chooseUpdate(&effects)
    case .initiated(let code, let message): handleInitiation(errorCode: code, message)
    }
    if state.showsUnchanged, !showedUnchanged { effects.announcement = texts.sameAsCurrent }
    if wasLeft, case .answer = event { stay(&effects) }
    return effects.list(for: state.flow)
  }

  /// Keeps an answer that comes after the screen was left from leading anywhere, now or by the button of its alert.
  private mutating func stay(_ effects: inout Effects) {
    state.focusedField = nil
    state.alert?.destination = nil
    effects.focus = nil
    effects.destination = nil
    effects.dismissesKeyboard = false
  }

  static func emptyFields(of flow: Flow) -> [FieldState] { flow.fields.map { FieldState(field: $0.field) } }

  private mutating func setLocale(_ locale: LanguageTag) {
    texts = RenderedTexts(renderer: FormRenderer(catalogs: catalogs, locale: locale))
    renderAll()
  }

  private mutating func replacePolicy(by reading: Reading<PasswordPolicy>) {
    findings = reading.findings.map { hidden(in: $0) }
    // The readable part of a policy with errors may require nothing at all, so the form keeps its current, valid
    // policy.
    guard reading.isSound, let policy = reading.value else {
      findings = findings.map { $0.severity == .error ? $0.keepingPolicy : $0 }
      return
    }
    state.policy = hidden(in: policy)
    texts.render(state.shownPolicy)
    judge()
  }

  private mutating func replaceKnown(by known: [ExactText: Bool]) {
    self.known = known
    // Without a policy, nothing is known to be wrong: a challenge may still bring the rule.
    if let defect = state.policy?.defect(of: known) {
      let finding = Finding(
        .unknownRule, file: "known", span: SourceSpan(at: .start), message: defect,
        help: "What is known of the other rules applies")
      findings = [hidden(in: finding)]
    }
    prepareContext()
    judge()
  }

  /// Renders the texts of the flow, the policy and the user.
  mutating func renderAll() {
    texts.render(state.flow)
    texts.render(state.shownPolicy)
    texts.renderUser(in: state)
  }

  /// Prepares the values that passwords are compared with. The current password is added for each evaluation.
  mutating func prepareContext() {
    context = AssessmentContext(
      userID: state.userName.isEmpty ? nil : state.userName, personalWords: personalWords,
      commonPasswords: commonPasswords, strengthScore: strengthScore, known: known)
  }
}

extension Finding {
  /// The finding, with a help text that says that the form keeps its policy.
  fileprivate var keepingPolicy: Finding {
    let end = help?.utf8.last == UInt8(ascii: "?") ? " " : ". "
    var keeping = self
    keeping.help = (help.map { $0 + end } ?? "") + "The form keeps its policy"
    return keeping
  }
}

extension PasswordForm: CustomStringConvertible {
  /// A constant text, so that no password is ever shown.
  public var description: String { "PasswordForm(hidden)" }
}

#if !hasFeature(Embedded)
  extension PasswordForm: CustomDebugStringConvertible, CustomReflectable {
    /// A constant text, so that no password is ever shown.
    public var debugDescription: String { description }
    /// A mirror without children, so that no password is ever shown.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif
