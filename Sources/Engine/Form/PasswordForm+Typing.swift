import WatchwordLocalization
import WatchwordPolicy

// The user's actions: typing, moving between fields, entering and leaving.
extension PasswordForm {
  mutating func appear(_ effects: inout Effects) {
    state.wasLeft = false
    clear(.everything, &effects)
    state.banner = nil
    if !state.isInitiatingUpdate { state.alert = nil }
    state.focusedField = nil
    if state.flow.focusesOnAppear { focusFirst(&effects) }
  }

  /// Clears the form, which is no longer visible: passwords are not kept for another visit.
  mutating func leave(_ effects: inout Effects) {
    state.wasLeft = state.isSubmitting
    clear(.everything, &effects)
    state.focusedField = nil
  }

  mutating func edit(_ field: Field, _ password: Password, _ effects: inout Effects) {
    guard let index = state.flow.index(of: field) else { return }
    let match = state.isConfirmed
    state.fields[index].typed = password
    state.fields[index].judged = state.flow.trimsWhiteSpace ? password.trimmingWhiteSpace() : password
    state.fields[index].error = nil
    state.banner = nil
    switch field {
    case .confirm: compare()
    case .current, .new, .password: judge()
    }
    if let isConfirmed = state.isConfirmed, isConfirmed != match {
      effects.announcement = isConfirmed ? texts.matchAnnouncement : texts.mismatchAnnouncement
    }
  }

  mutating func focus(_ field: Field, _ effects: inout Effects) {
    state.focusedField = field
    effects.focus = field
  }

  mutating func focusFirst(_ effects: inout Effects) {
    if let first = state.flow.fields.first { focus(first.field, &effects) }
  }

  mutating func dismissKeyboard(_ effects: inout Effects) {
    state.focusedField = nil
    effects.dismissesKeyboard = true
  }

  mutating func pressReturn(in field: Field, _ effects: inout Effects) {
    guard let index = state.flow.index(of: field) else { return }
    if index + 1 < state.fields.count {
      focus(state.fields[index + 1].field, &effects)
      return
    }
    dismissKeyboard(&effects)
    if state.flow.returnAlwaysSubmits || state.isValid { submit(&effects) }
  }

  mutating func leaveScreen(_ effects: inout Effects) {
    effects.resetsAuthentication = state.flow.back.resetsAuthentication
    effects.destination = state.flow.back.destination
  }

  mutating func dismissAlert(_ effects: inout Effects) {
    guard let alert = state.alert, alert.hasButton else { return }
    state.alert = nil
    effects.destination = alert.destination
  }

  /// Empties fields and removes their errors. If all fields are emptied, their texts are hidden again.
  mutating func clear(_ cleared: Flow.Cleared, _ effects: inout Effects) {
    for index in state.fields.indices {
      let field = state.fields[index].field
      switch cleared {
      case .nothing: return
      case .newAndConfirm: if field != .new, field != .confirm { continue }
      case .everything: state.fields[index].isRevealed = false
      }
      state.fields[index].typed = .empty
      state.fields[index].judged = .empty
      state.fields[index].error = nil
      if !effects.cleared.contains(field) { effects.cleared.append(field) }
    }
    judge()
  }

  /// Re-evaluates the new password: its rules, its strength, and whether it matches its repetition and differs from the
  /// current one.
  mutating func judge() {
    compare()
    let new = state.judged(.new)
    state.strength = 0
    if let meter = state.flow.meter, let new, !new.isEmpty {
      state.strength = new.withText { meter.assess($0) }.states.count { $0 == .met }
    }
    guard let policy = state.shownPolicy else {
      state.rules = []
      return
    }
    let isEmpty = new?.isEmpty != false
    let assessment = (new ?? .empty).withText { policy.assess($0, in: contextWithCurrent(for: policy)) }
    var rules: [RuleStatus] = []
    rules.reserveCapacity(policy.rules.count)
    for (index, rule) in assessment.states.enumerated() {
      rules.append(status(rule, isEmpty: isEmpty, of: policy.rules[index]))
    }
    state.rules = rules
  }

  /// Returns the values to compare the new password with, including the current one if a rule needs it. The result is
  /// not stored.
  private func contextWithCurrent(for policy: PasswordPolicy) -> AssessmentContext {
    guard let current = state.judged(.current), !current.isEmpty,
      policy.rules.contains(where: { $0.needs.contains(.currentPassword) && !Self.judges($0) })
    else { return context }
    return current.withText { context.replacingCurrentPassword(by: $0) }
  }

  /// Whether the form evaluates a rule itself, to compare both passwords in constant time.
  private static func judges(_ rule: PasswordRule) -> Bool {
    if case .differentFromCurrent = rule { true } else { false }
  }

  /// Returns the state of a rule to show. While nothing is typed, no rule is met.
  private func status(_ state: RuleState, isEmpty: Bool, of rule: PasswordRule) -> RuleStatus {
    if rule.needs.contains(.currentPassword), let current = self.state.judged(.current) {
      if isEmpty || current.isEmpty { return .unmet }
      if Self.judges(rule) { return self.state.isUnchanged ? .unmet : .met }
    }
    switch state {
    case .met: return isEmpty ? .unmet : .met
    case .unmet: return .unmet
    case .undetermined: return .undetermined
    }
  }

  private mutating func compare() {
    let new = state.judged(.new)
    state.isUnchanged = false
    if let new, let current = state.judged(.current), !new.isEmpty { state.isUnchanged = new == current }
    state.isConfirmed = nil
    if let confirm = state.judged(.confirm), !confirm.isEmpty { state.isConfirmed = confirm == new }
  }
}
