import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// The texts of a form that do not change while the user types, rendered once.
struct FormWords: Sendable {
  let voice: FormVoice
  let direction: TextDirection

  // From the flow.
  var title = ""
  var help: String?
  var submit = ""
  var submitting = ""
  var back = ""
  var fields: [(label: String, placeholder: String)] = []
  var sameAsCurrent = ""

  // From the locale.
  let reveal: String
  let hide: String
  let ok: String
  let matches: String
  let matchesNot: String
  let spokenMatches: String
  let spokenMatchesNot: String
  let strength: [String]
  let policyTitle: String
  let menu: PasswordForm.Presentation.Menu

  // From the policy.
  var rules: [RuleWords] = []
  var policyText: String?

  // From the service.
  var subtitle: String?
  var userLabel: String?
  var userLine: String?
  var attempts: String?

  /// The texts of a rule: its checklist line, and a screen reader's text for each state. The latter use the rule's full
  /// sentence, because the line has abbreviations.
  struct RuleWords: Sendable {
    let id: ExactText
    let text: String
    let unmet: String
    let met: String
    let undetermined: String

    func label(for status: PasswordForm.RuleStatus) -> String {
      switch status {
      case .unmet: unmet
      case .met: met
      case .undetermined: undetermined
      }
    }
  }

  /// Creates the texts of the locale. The methods `tell` add the others.
  init(voice: FormVoice) {
    self.voice = voice
    direction = voice.renderer.direction
    reveal = voice.text(FormTexts.reveal)
    hide = voice.text(FormTexts.hide)
    ok = voice.text(FormTexts.ok)
    matches = voice.text(FormTexts.matches)
    matchesNot = voice.text(FormTexts.matchesNot)
    spokenMatches = FormVoice.spoken(matches)
    spokenMatchesNot = FormVoice.spoken(matchesNot)
    strength = FormTexts.strength.map { voice.text($0) }
    policyTitle = voice.text(FormTexts.policyTitle)
    menu = PasswordForm.Presentation.Menu(
      title: voice.text(FormTexts.menuTitle),
      items: [
        .init(item: .dashboard, text: voice.text(FormTexts.dashboard)),
        .init(item: .getNotifications, text: voice.text(FormTexts.notifications)),
        .init(item: .updatePassword, text: voice.text(FormTexts.updatePassword)),
        .init(item: .signOut, text: voice.text(FormTexts.signOut)),
      ])
  }

  /// Renders the texts of the flow.
  mutating func tell(_ flow: PasswordForm.Flow) {
    title = voice.text(flow.texts.title)
    help = flow.texts.help.map { voice.text($0) }
    submit = voice.text(flow.texts.submit)
    submitting = voice.text(flow.texts.submitting)
    back = voice.text(flow.texts.back)
    sameAsCurrent = voice.text(flow.texts.sameAsCurrent)
    fields = flow.fields.map { (voice.text($0.label), voice.text($0.placeholder)) }
  }

  /// Renders the requirements of the policy.
  mutating func tell(_ policy: PasswordPolicy?) {
    rules = (policy?.rules ?? []).map { rule in
      let sentence = FormVoice.spoken(voice.text(rule.phrase(in: .requirement)))
      func label(_ declaration: PhraseDeclaration) -> String {
        voice.text(declaration.phrase(.text(ExactText(sentence))))
      }
      return RuleWords(
        id: rule.id, text: voice.text(rule.phrase(in: .checklist)), unmet: label(FormTexts.ruleUnmet),
        met: label(FormTexts.ruleMet),
        undetermined: label(FormTexts.ruleUndetermined))
    }
    guard let policy else {
      policyText = nil
      return
    }
    let serverText = policy.serverText.map { ServerText.cleaned($0.string) } ?? ""
    if serverText.isEmpty {
      let own = PasswordPolicy(rules: policy.rules)
      policyText = own.summary(by: voice.renderer)
    } else {
      policyText = voice.quote(serverText)
    }
  }

  /// Renders the texts about the user.
  mutating func tellUser(in state: PasswordForm.State) {
    let texts = state.flow.texts
    subtitle = state.subtitle.map { voice.quote($0) } ?? texts.subtitle.map { voice.text($0) }
    let name = ServerText.cleaned(state.userName)
    userLabel = nil
    userLine = nil
    switch texts.user {
    case _ where name.isEmpty: break
    case .hidden: break
    case .name(let label):
      userLabel = voice.text(label)
      userLine = voice.quote(name)
    case .greeting(let greeting): userLine = voice.text(greeting.phrase(.text(ExactText(name))))
    }
    attempts = state.fewAttempts.map { voice.text(FormTexts.attemptsLeft.phrase(.count($0))) }
  }
}

extension PasswordForm.State {
  /// The number of attempts left, if it is low enough to be shown: 3 or less.
  var fewAttempts: Int? {
    guard flow.mode != nil, let left = attemptsLeft, (0...3).contains(left) else { return nil }
    return left
  }
}
