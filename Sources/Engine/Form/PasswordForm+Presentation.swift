import WatchwordLocalization
import WatchwordPolicy

extension PasswordForm {
  /// The presentation to draw for the current state.
  ///
  /// Texts that do not change while the user types are rendered when the locale, the flow, the policy or the user
  /// changes.
  public var presentation: Presentation {
    let policy = state.shownPolicy
    return Presentation(
      flow: state.flow.id, locale: texts.renderer.phraseRenderer.shownLocale, direction: texts.direction,
      title: texts.title,
      subtitle: texts.subtitle, userLabel: texts.userLabel, userLine: texts.userLine, help: texts.help,
      policyTitle: policy == nil ? nil : texts.policyTitle, policyText: texts.policyText, fields: fieldViews,
      rules: ruleViews, strength: strengthView,
      match: state.flow.showsMatch
        ? state.isConfirmed.map { .init(matches: $0, text: $0 ? texts.matches : texts.doesNotMatch) } : nil,
      attempts: attemptsView,
      banner: state.banner.map { .init(isError: $0.isError, text: texts.renderer.text($0.text)) },
      alert: state.alert.map { alert in
        .init(
          title: alert.title.map { texts.renderer.text($0) }, text: texts.renderer.text(alert.text),
          buttons: alert.hasButton ? [texts.ok] : [])
      },
      submit: .init(
        title: state.isSubmitting ? texts.submitting : texts.submit, isEnabled: state.isSubmitEnabled,
        isInProgress: state.isSubmitting),
      back: texts.back, menu: menu)
  }

  private var fieldViews: [Presentation.FieldView] {
    var views: [Presentation.FieldView] = []
    views.reserveCapacity(state.fields.count)
    for (index, field) in state.fields.enumerated() {
      var error = field.error.map { texts.renderer.text($0) }
      if error == nil, field.field == .new, state.showsUnchanged { error = texts.sameAsCurrent }
      views.append(
        Presentation.FieldView(
          field: field.field, label: texts.fields[index].label, placeholder: texts.fields[index].placeholder,
          isEmpty: field.typed.isEmpty, isRevealed: field.isRevealed, isFocused: state.focusedField == field.field,
          error: error, contentType: field.field == .new || field.field == .confirm ? .newPassword : .password,
          returnKey: index + 1 < state.fields.count ? .next : .done,
          revealLabel: field.isRevealed ? texts.hide : texts.reveal))
    }
    return views
  }

  private var ruleViews: [Presentation.RuleView] {
    var views: [Presentation.RuleView] = []
    views.reserveCapacity(texts.rules.count)
    // Nothing was typed that a rule could be met by, so only the requirement is read aloud.
    let isEmpty = state.judged(.new)?.isEmpty != false
    for (rule, status) in zip(texts.rules, state.rules) {
      let label = isEmpty ? rule.requirement : rule.label(for: status)
      views.append(Presentation.RuleView(rule: rule.id, text: rule.text, state: status, label: label))
    }
    return views
  }

  private var strengthView: Presentation.Strength? {
    guard let meter = state.flow.meter, !meter.rules.isEmpty else { return nil }
    let quarter = state.strength * 4 / meter.rules.count
    let color: Presentation.StrengthColor =
      switch quarter {
      case ...1: .red
      case 2: .orange
      case 3: .yellow
      default: .green
      }
    return Presentation.Strength(
      score: state.strength, maximum: meter.rules.count, text: texts.strength[min(quarter, texts.strength.count - 1)],
      color: color)
  }

  private var attemptsView: Presentation.Attempts? {
    guard let left = state.fewAttempts, let text = texts.attempts else { return nil }
    return Presentation.Attempts(left: left, text: text, isCritical: left <= 1)
  }

  private var menu: Presentation.Menu? {
    guard state.isLoggedIn else { return nil }
    var menu = texts.menu
    if !state.canUpdatePassword { menu.items.removeAll { $0.item == .updatePassword } }
    return menu
  }
}
