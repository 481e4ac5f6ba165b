public import WatchwordDiagnostics
public import WatchwordLocalization
public import WatchwordPolicy

/// A password form without a screen: events go in, effects and a presentation come out.
///
/// It draws nothing and calls nothing: no clock, no network, no global. The same events always give the same effects
/// and the same presentation, in every locale and on every platform.
///
/// ```swift
/// var form = PasswordForm(flow: .change, catalogs: Texts.shipped.catalogs(for: [.english]), locale: .english)
/// let effects = form.handle(.edit(.new, Password("horse")))
/// print(form.presentation.title, effects.count)
/// ```
public struct PasswordForm: Sendable {
  /// How things stand.
  public internal(set) var state: State
  /// What there is to say about the last event: a policy that is not sound, a challenge that nobody knows.
  public internal(set) var findings: [Diagnostic] = []

  var words: FormWords
  /// What the new password is compared with; never a password.
  var context: AssessmentContext
  /// What no text of the service may show; set while an event is handled, since most errors empty the fields.
  var typedTexts = TypedTexts([])
  let flows: [Flow]
  /// The rules of the app, which hold beside every policy of the service.
  let ownRules: [PasswordRule]
  private let catalogs: [Catalog]
  private let personalWords: [String]
  private let commonPasswords: CommonPasswords
  private let strengthScore: (@Sendable (String) -> Int)?

  /// A form that nobody has seen yet.
  ///
  /// - Parameters:
  ///   - flow: what kind of form it is.
  ///   - policy: what the new password has to be like, until a challenge brings another policy, behind whose rules those
  ///     that the app has written (``OwnRule``) stay.
  ///   - catalogs: the texts; a text that the locale lacks is taken from its parents, and then from English.
  ///   - locale: the locale that is asked for.
  ///   - userName: the user's id, where it is known.
  ///   - personalWords: other words that the policy may forbid, such as the user's names.
  ///   - commonPasswords: the list that the policy may forbid.
  ///   - strengthScore: the estimator that the policy's rule `StrengthRule` asks, from 0 to 4.
  ///   - flows: the flows that challenges lead to, by their modes; the first of a mode counts.
  public init(
    flow: Flow, policy: PasswordPolicy? = nil, catalogs: [Catalog], locale: LanguageTag, userName: String? = nil,
    personalWords: [String] = [], commonPasswords: CommonPasswords = .embedded,
    strengthScore: (@Sendable (String) -> Int)? = nil, flows: [Flow] = Flow.all
  ) {
    state = State(
      flow: flow, fields: Self.emptyFields(of: flow), policy: policy, userName: userName ?? "")
    self.flows = flows
    ownRules = (policy?.rules ?? []).filter { if case .own = $0 { true } else { false } }
    self.catalogs = catalogs
    self.personalWords = personalWords
    self.commonPasswords = commonPasswords
    self.strengthScore = strengthScore
    words = FormWords(voice: FormVoice(catalogs: catalogs, locale: locale))
    context = AssessmentContext()
    prepareContext()
    tellEverything()
    judge()
  }

  /// What was typed into a field; empty where the flow lacks it.
  public func typed(in field: Field) -> Password {
    state.flow.index(of: field).map { state.fields[$0].typed } ?? .empty
  }

  /// What ``Effect/submit(mode:)`` sends; nothing where nothing is in flight, or the service has taken it.
  public var submission: Submission? { state.submission }

  /// Takes an event and says what the screen has to do.
  ///
  /// An event that does not apply, such as an answer with nothing in flight, changes nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    findings = []
    typedTexts = TypedTexts(state.fields.map { $0.typed } + state.sent)
    defer { typedTexts = TypedTexts([]) }
    var effects = Effects()
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
    case .locale(let locale): speak(locale)
    case .policy(let reading): replacePolicy(by: reading)
    case .challenge(let challenge): take(challenge, &effects)
    case .answer(let answer): take(answer, &effects)
    case .loggedOff: logOff(&effects)
    case .loggedIn(let login): take(login, &effects)
    case .credentials(let options): takeCredentials(options)
    case .credentialsFailed: state.canUpdatePassword = false
    case .chooseUpdate: chooseUpdate(&effects)
    case .initiated(let code, let message): takeInitiation(errorCode: code, message)
    }
    return effects.list(mode: state.flow.mode?.rawValue)
  }

  static func emptyFields(of flow: Flow) -> [FieldState] { flow.fields.map { FieldState(field: $0.field) } }

  private mutating func speak(_ locale: LanguageTag) {
    words = FormWords(voice: FormVoice(catalogs: catalogs, locale: locale))
    tellEverything()
  }

  private mutating func replacePolicy(by reading: Reading<PasswordPolicy>) {
    findings = reading.diagnostics.map { hidden(in: $0) }
    // Of a policy with an error, what could be read may ask for nothing at all, and the form has a sound one.
    guard reading.isSound, let policy = reading.value else {
      findings = findings.map { $0.severity == .error ? $0.keepingPolicy : $0 }
      return
    }
    state.policy = hidden(in: policy)
    words.tell(state.shownPolicy)
    judge()
  }

  /// Renders the words of the flow, the policy and the user.
  mutating func tellEverything() {
    words.tell(state.flow)
    words.tell(state.shownPolicy)
    words.tellUser(in: state)
  }

  /// Prepares what passwords are compared with, but for the current password, which is added for each judgement.
  mutating func prepareContext() {
    context = AssessmentContext(
      userID: state.userName.isEmpty ? nil : state.userName, personalWords: personalWords,
      commonPasswords: commonPasswords, strengthScore: strengthScore)
  }
}

extension Diagnostic {
  /// The finding with the help that the form keeps the policy that it has.
  fileprivate var keepingPolicy: Diagnostic {
    let end = help?.utf8.last == UInt8(ascii: "?") ? " " : ". "
    var keeping = self
    keeping.help = (help.map { $0 + end } ?? "") + "The form keeps its policy"
    return keeping
  }
}

extension PasswordForm: CustomStringConvertible {
  /// Always the same words: a password is never shown.
  public var description: String { "PasswordForm(hidden)" }
}

#if !hasFeature(Embedded)
  extension PasswordForm: CustomDebugStringConvertible, CustomReflectable {
    /// Always the same words: a password is never shown.
    public var debugDescription: String { description }
    /// A mirror without children: a password is never shown.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif
