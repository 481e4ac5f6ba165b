import WatchwordBasics
import WatchwordPolicy

/// The settings of a back end that come nearest to a policy, and what they do not express.
struct BackEndSettings {
  /// The settings, in the order of the policy's rules.
  private(set) var values: [(setting: BackEndSetting, value: Int)] = []
  /// What the settings do not express, or require beyond the policy.
  private(set) var losses: [PolicyLoss] = []
  /// The text of the regular expression.
  private(set) var pattern: ExactText?
  /// The policy's own words.
  private(set) var words: [ExactText] = []
  private let backEnd: BackEnd
  private let format: PolicyFormat
  /// Whether a rule that judges the NFC form of passwords became a setting.
  private var mapsNormalizedText = false

  /// Creates the settings for `document`. Additional values named by `extras` belong to the format; all others are
  /// lost.
  init(of document: PolicyDocument, for backEnd: BackEnd, in format: PolicyFormat, keeping extras: [ExactText] = []) {
    self.backEnd = document.format == format ? backEnd.asRead : backEnd
    self.format = format
    for (index, rule) in document.policy.rules.enumerated() {
      // Requirements that other rules already cover need no setting.
      if case .classes(let classes) = rule.setting, document.policy.implies(classes) { continue }
      add(rule, at: index)
    }
    addRequirements(beyond: document.policy)
    if !self.backEnd.normalizes, mapsNormalizedText {
      losses.append(PolicyLoss(.normalization, in: format))
    }
    losses += document.nonRuleLosses(in: format, keeping: extras)
  }

  /// The value of a setting; `nil` if the setting is off.
  subscript(setting: BackEndSetting) -> Int? { values.first { $0.setting == setting }?.value }

  /// Whether a switch is on.
  func has(_ setting: BackEndSetting) -> Bool { self[setting] != nil }

  /// Adds `loss` to the losses.
  mutating func addLoss(_ loss: PolicyLoss) { losses.append(loss) }

  /// Reports a changed order if the rules are not in the order of `settings`, in which a reader returns them.
  mutating func reportOrder(_ settings: [BackEndSetting]) {
    let positions = values.compactMap { value in settings.firstIndex { $0 == value.setting } }
    if !zip(positions, positions.dropFirst()).allSatisfy({ $0 < $1 }) { losses.append(PolicyLoss(.order, in: format)) }
  }

  private mutating func add(_ rule: PasswordRule, at index: Int) {
    if case .pattern = rule.setting, has(.pattern) {
      losses.append(
        PolicyLoss(.rule(index, id: rule.id), in: format, because: "it can have only one regular expression"))
      return
    }
    var mapping = BackEndMapping(rule, by: backEnd)
    pattern = pattern ?? mapping.pattern
    words += mapping.words.filter { !words.contains($0) }
    for (setting, value) in mapping.settings { set(setting, value) }
    if !mapping.settings.isEmpty, rule.readsNormalizedText { mapsNormalizedText = true }
    if mapping.settings.isEmpty, mapping.reasons.isEmpty, case .classes = rule.setting, backEnd.someClasses != nil {
      mapping.reasons.append("it can only require a different number of classes")
    }
    guard mapping.isInexact else { return }
    losses.append(
      PolicyLoss(
        .rule(index, id: rule.id), in: format,
        because: mapping.reasons.isEmpty ? nil : mapping.reasons.joinedAsList,
        instead: mapping.substitutes.isEmpty ? nil : mapping.substitutes.joinedAsList, extent: mapping.extent))
  }

  /// If two rules need the same setting, the stricter value is used, which meets both rules.
  private mutating func set(_ setting: BackEndSetting, _ value: Int) {
    guard let index = values.firstIndex(where: { $0.setting == setting }) else {
      values.append((setting, value))
      return
    }
    let isLimit = [.maximum, .repetition, .expiry, .similarity].contains(setting)
    values[index].value = isLimit ? min(values[index].value, value) : max(values[index].value, value)
  }

  /// Reports the requirements that the back end always has.
  private mutating func addRequirements(beyond policy: PasswordPolicy) {
    if backEnd.alwaysHasMinimum, !has(.minimum) {
      let minimum = backEnd.minimum.lowerBound
      values.insert((.minimum, minimum), at: 0)
      addRequirement("requires at least \(BackEndPhrases.count(minimum, of: backEnd.unit))")
    }
    if let maximum = backEnd.fixedMaximum, !has(.maximum) {
      addRequirement("accepts at most \(BackEndPhrases.count(maximum, of: backEnd.unit))")
    }
    if backEnd.always.contains(.edgeWhiteSpace), !has(.edgeWhiteSpace) {
      addRequirement("refuses white space at the ends of a password")
    }
  }

  /// Adds a requirement of the back end that results from other settings.
  mutating func addRequirement(_ clause: String) { losses.append(PolicyLoss(.demand(clause), in: format)) }
}

extension PasswordPolicy {
  /// Whether rules on single classes require everything that `rule` requires.
  func implies(_ rule: ClassesRule) -> Bool {
    let required = rule.classes.filter { characterClass in
      rules.contains {
        guard case .count(let count) = $0.setting, count.characters == nil, count.minimum > 0 else { return false }
        return count.characterClass == characterClass && [.ascii, rule.repertoire].contains(count.repertoire)
      }
    }
    return required.count >= rule.minimum
  }
}

extension PasswordRule {
  /// Whether the rule judges the NFC form of a password: all rules do, except lengths in units of the typed text, and
  /// rules that an estimator, a breach list or the server judges.
  fileprivate var readsNormalizedText: Bool {
    if case .length(let rule) = setting { return rule.unit == .codePoint || rule.unit == .grapheme }
    return !needs.contains { $0 == .breachedPasswords || $0 == .strengthScore || $0 == .server }
  }
}
