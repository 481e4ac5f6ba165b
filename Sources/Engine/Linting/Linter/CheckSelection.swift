import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The choice of checks for a catalogue, and the severities of their findings.
struct CheckSelection: Sendable {
  let configuration: LintConfiguration
  let settings: LintSettings

  init(_ configuration: LintConfiguration, _ settings: LintSettings = .standard) {
    self.configuration = configuration
    self.settings = settings
  }

  /// Whether findings of `check` can be reported, whatever the languages of the catalogue.
  func isOn(_ check: CheckDescription) -> Bool {
    if let decision = decision(on: check) { return decision }
    // Rules for some languages may override every rule before them.
    var isOn = check.set <= configuration.set ?? .essential
    for rule in settings.rules {
      guard let new = decision(of: rule, on: check) else { continue }
      isOn = rule.languages.tags.isEmpty ? new : isOn || new
    }
    return isOn
  }

  /// Returns the severity for findings of `check` in a catalogue in these languages; `nil` if they keep their
  /// severities.
  func severity(of check: CheckDescription, in languages: [LanguageTag?]) -> CheckSeverity? {
    let rules = settings.rules.filter { $0.applies(to: languages) }
    let severity = rules.last { $0.severities[check.id] != nil }?.severities[check.id]
    if let decision = decision(on: check) {
      guard decision else { return .off }
      return severity == .off ? nil : severity
    }
    if let severity { return severity }
    let set = configuration.set ?? rules.last { $0.set != nil }?.set ?? .essential
    return check.set <= set ? nil : .off
  }

  /// The checks that find everything only if an option requires them. Without the option, a missing finding does not
  /// show that a defect was corrected.
  var partialChecks: [ExactText] {
    [FindingKind.schemaViolation.id].filter { !configuration.requiredChecks.contains($0) }
  }

  /// Whether the check is on, if that does not depend on the settings; otherwise `nil`.
  ///
  /// Checks for defects that make the reader stop or leave something out are always on, even if `only` does not list
  /// them, because an unread file would otherwise look clean.
  private func decision(on check: CheckDescription) -> Bool? {
    if configuration.except.contains(check.id) { return false }
    if configuration.requiredChecks.contains(check.id) { return true }
    return configuration.only.map { check.kind.leavesOut != .nothing || $0.contains(check.id) }
  }

  /// Whether the rule turns the check on or off; `nil` if it does neither.
  private func decision(of rule: CheckRule, on check: CheckDescription) -> Bool? {
    if let severity = rule.severities[check.id] { return severity != .off }
    guard configuration.set == nil, let set = rule.set else { return nil }
    return check.set <= set
  }
}

extension CheckRule {
  /// Whether the rule applies to a catalogue in these languages, which requires that it applies to each of them.
  fileprivate func applies(to languages: [LanguageTag?]) -> Bool {
    self.languages.tags.isEmpty || (!languages.isEmpty && languages.allSatisfy { self.languages.includes($0) })
  }
}
