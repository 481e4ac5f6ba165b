import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

/// The texts of a form that do not change while the user types, rendered once.
struct RenderedTexts: Sendable {
  let renderer: FormRenderer
  let direction: TextDirection

  // Texts that depend on the flow.
  var title = ""
  var help: String?
  var submit = ""
  var submitting = ""
  var back = ""
  var fields: [(label: String, placeholder: String)] = []
  var sameAsCurrent = ""

  // Texts that depend on the locale.
  let reveal: String
  let hide: String
  let ok: String
  let matches: String
  let doesNotMatch: String
  let matchAnnouncement: String
  let mismatchAnnouncement: String
  let strength: [String]
  let policyTitle: String
  let menu: PasswordForm.Presentation.Menu

  // Texts that depend on the policy.
  var rules: [RuleTexts] = []
  var policyText: String?

  // Texts that depend on the service.
  var subtitle: String?
  var userLabel: String?
  var userLine: String?
  var attempts: String?

  /// The texts of a rule: its checklist line, and a screen reader's text for each state. The latter use the rule's full
  /// sentence, because the line has abbreviations.
  struct RuleTexts: Sendable {
    let id: ExactText
    let text: String
    /// The text while nothing is typed.
    let requirement: String
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

  /// Creates the texts that depend on the locale. The `render` methods add the others.
  init(renderer: FormRenderer) {
    self.renderer = renderer
    direction = renderer.phraseRenderer.direction
    reveal = renderer.text(FormTexts.reveal)
    hide = renderer.text(FormTexts.hide)
    ok = renderer.text(FormTexts.ok)
    matches = renderer.text(FormTexts.matches)
    doesNotMatch = renderer.text(FormTexts.matchesNot)
    matchAnnouncement = FormRenderer.withoutPictograms(matches)
    mismatchAnnouncement = FormRenderer.withoutPictograms(doesNotMatch)
    strength = FormTexts.strength.map { renderer.text($0) }
    policyTitle = renderer.text(FormTexts.policyTitle)
    menu = PasswordForm.Presentation.Menu(
      title: renderer.text(FormTexts.menuTitle),
      items: [
        .init(item: .dashboard, text: renderer.text(FormTexts.dashboard)),
        .init(item: .getNotifications, text: renderer.text(FormTexts.notifications)),
        .init(item: .updatePassword, text: renderer.text(FormTexts.updatePassword)),
        .init(item: .signOut, text: renderer.text(FormTexts.signOut)),
      ])
  }

  /// Renders the texts of the flow.
  mutating func render(_ flow: PasswordForm.Flow) {
    title = renderer.text(flow.texts.title)
    help = flow.texts.help.map { renderer.text($0) }
    submit = renderer.text(flow.texts.submit)
    submitting = renderer.text(flow.texts.submitting)
    back = renderer.text(flow.texts.back)
    sameAsCurrent = renderer.text(flow.texts.sameAsCurrent)
    fields = flow.fields.map { (renderer.text($0.label), renderer.text($0.placeholder)) }
  }

  /// Renders the requirements of the policy.
  mutating func render(_ policy: PasswordPolicy?) {
    rules = (policy?.rules ?? []).map { rule in
      let sentence = FormRenderer.withoutPictograms(renderer.text(rule.phrase(in: .requirement)))
      func label(_ declaration: PhraseDeclaration) -> String {
        renderer.text(declaration.phrase(.text(ExactText(sentence))))
      }
      return RuleTexts(
        id: rule.id, text: renderer.text(rule.phrase(in: .checklist)), requirement: sentence,
        unmet: label(FormTexts.ruleUnmet), met: label(FormTexts.ruleMet),
        undetermined: label(FormTexts.ruleUndetermined))
    }
    guard let policy else {
      policyText = nil
      return
    }
    let serverText = policy.serverText.map { ServerText.cleaned($0.string) } ?? ""
    if serverText.isEmpty {
      let own = PasswordPolicy(rules: policy.rules)
      policyText = own.summary(by: renderer.phraseRenderer)
    } else {
      policyText = renderer.quote(serverText)
    }
  }

  /// Renders the texts about the user.
  mutating func renderUser(in state: PasswordForm.State) {
    let texts = state.flow.texts
    subtitle = state.subtitle.map { renderer.quote($0) } ?? texts.subtitle.map { renderer.text($0) }
    let name = ServerText.cleaned(state.userName)
    userLabel = nil
    userLine = nil
    switch texts.user {
    case _ where name.isEmpty: break
    case .hidden: break
    case .name(let label):
      userLabel = renderer.text(label)
      userLine = renderer.quote(name)
    case .greeting(let greeting): userLine = renderer.text(greeting.phrase(.text(ExactText(name))))
    }
    attempts = state.fewAttempts.map { renderer.text(FormTexts.attemptsLeft.phrase(.count($0))) }
  }
}

extension PasswordForm.State {
  /// The number of attempts left, if it is low enough to be shown: 3 or less.
  var fewAttempts: Int? {
    guard flow.mode != nil, let left = attemptsLeft, (0...3).contains(left) else { return nil }
    return left
  }
}
