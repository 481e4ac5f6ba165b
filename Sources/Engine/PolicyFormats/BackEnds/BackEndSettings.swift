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
  /// The document that is written.
  let document: PolicyDocument
  private let backEnd: BackEnd
  private let format: PolicyFormat
  /// Whether the settings reproduce those of the same format, whose differences the reader has already reported.
  private let isAsRead: Bool
  /// Whether a rule that judges the NFC form of passwords became a setting.
  private var mapsNormalizedText = false

  /// Creates the settings for `document`. The additional values of the table and those named by `extras` belong to the
  /// format; all others are lost.
  init(
    of document: PolicyDocument, for backEnd: BackEnd, in format: PolicyFormat, keeping extras: [ExactText] = [],
    writesNote: Bool = false
  ) {
    self.document = document
    self.backEnd = backEnd
    self.format = format
    isAsRead = document.format == format
    for (index, rule) in document.policy.rules.enumerated() {
      // Requirements that other rules already cover need no setting.
      if case .classes(let classes) = rule.setting, document.policy.implies(classes) { continue }
      add(rule, at: index)
    }
    addRequirements(beyond: document.policy)
    if !backEnd.normalizes, !isAsRead, mapsNormalizedText { losses.append(PolicyLoss(.normalization, in: format)) }
    let kept = extras + backEnd.fields.flatMap { $0.keptNames(after: "") }
    losses += document.nonRuleLosses(in: format, keeping: kept).filter { !writesNote || $0.part != .note }
    if !backEnd.keepsOrder { reportOrder() }
  }

  /// The value of a setting; `nil` if the setting is off.
  subscript(setting: BackEndSetting) -> Int? { values.first { $0.setting == setting }?.value }

  /// Whether a switch is on.
  func has(_ setting: BackEndSetting) -> Bool { self[setting] != nil }

  /// Reports a changed order if the rules are not in the order of the table, in which a reader returns them.
  private mutating func reportOrder() {
    let order = backEnd.requirements.map { $0.setting }.filter { !backEnd.unordered.contains($0) }
    let positions = values.compactMap { value in order.firstIndex { $0 == value.setting } }
    if !zip(positions, positions.dropFirst()).allSatisfy({ $0 < $1 }) { losses.append(PolicyLoss(.order, in: format)) }
  }

  private mutating func add(_ rule: PasswordRule, at index: Int) {
    if case .pattern = rule.setting, has(.pattern) {
      losses.append(
        PolicyLoss(.rule(index, id: rule.id), in: format, because: "it can have only one regular expression"))
      return
    }
    var mapping = BackEndMapping(rule, by: backEnd, isAsRead: isAsRead)
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
    for requirement in backEnd.requirements where !has(requirement.setting) {
      let least = requirement.range.lowerBound
      switch requirement.setting {
      case .minimum where backEnd.alwaysHasMinimum:
        values.insert((.minimum, least), at: 0)
        addRequirement("requires at least \(BackEndPhrases.count(least, of: backEnd.unit))")
      case .maximum where requirement.isAlways:
        addRequirement("accepts at most \(BackEndPhrases.count(least, of: backEnd.unit))")
      case .edgeWhiteSpace where requirement.isAlways:
        addRequirement("refuses white space at the ends of a password")
      default: break
      }
    }
  }

  /// Adds a requirement of the back end that results from other settings.
  mutating func addRequirement(_ clause: String) { losses.append(PolicyLoss(.demand(clause), in: format)) }
}

extension BackEndSettings {
  /// Returns the value of a field of the table; `nil` if it is left out. The names of additional values start with
  /// `prefix`.
  func value(of field: BackEnd.Field, after prefix: String = "") -> PolicyExtra.Value? {
    guard let first = field.requirements.first else {
      let kept = document.extra(ExactText(prefix + (field.key ?? field.name).string))
      switch (field.kind, kept) {
      case (.number, .number), (.count, .number), (.flag, .flag), (.text, .text): return kept
      case (.coded(let notation), .number(let number)): return .text(ExactText(notation.text(number)))
      case (.coded(let notation), _): return field.off.map { .text(ExactText(notation.text($0))) }
      case (.flag, _): return field.off.map { .flag($0 != 0) }
      default: return field.off.map { .number($0) }
      }
    }
    let isOn = field.requirements.contains { has($0.setting) }
    switch field.kind {
    case .number, .count: return (self[first.setting] ?? field.off).map { .number($0) }
    case .coded(let notation):
      return (self[first.setting] ?? field.off).map { .text(ExactText(notation.text($0))) }
    case .flag: return .flag(isOn)
    case .invertedFlag: return isOn ? .flag(false) : nil
    case .presence: return isOn ? .flag(true) : nil
    case .choice(let on, let off): return .text(isOn ? on : off)
    case .text, .object, .read, .unsupported, .peculiar, .custom: return nil
    }
  }

  /// Returns the text of a field in a notation; flags are `words`.
  func text(of field: BackEnd.Field, _ words: (on: String, off: String) = ("true", "false")) -> String? {
    switch value(of: field) {
    case .flag(let flag): flag ? words.on : words.off
    case .number(let number): "\(number)"
    case .text(let text): text.string
    case nil: nil
    }
  }

  /// Writes the fields of a table as members of an object.
  func write(_ fields: [BackEnd.Field], after prefix: String = "", to writer: inout JSONWriter) {
    for field in fields where !field.name.isEmpty {
      switch field.kind {
      case .custom(_, let write): write(self, field.name, &writer)
      case .object(_, let inner):
        let prefix = "\(prefix)\(field.name)."
        guard inner.contains(where: { $0.isCustom || value(of: $0, after: prefix) != nil }) else { continue }
        writer.object(field.name) { write(inner, after: prefix, to: &$0) }
      default: if let value = value(of: field, after: prefix) { writer.member(field.name, value) }
      }
    }
  }

  /// Returns the table, or these fields of it, as an indented object, inside objects with the names in `path`. `before`
  /// writes what is beside one of them.
  func json(
    _ fields: [BackEnd.Field]? = nil, in path: [ExactText] = [],
    before: (ExactText, inout JSONWriter) -> Void = { _, _ in }
  ) -> WrittenPolicy {
    var writer = JSONWriter(isIndented: true)
    write(fields ?? backEnd.fields, in: path[...], before, to: &writer)
    return WrittenPolicy(text: writer.text, losses: losses)
  }

  private func write(
    _ fields: [BackEnd.Field], in path: ArraySlice<ExactText>, _ before: (ExactText, inout JSONWriter) -> Void,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      guard let name = path.first else { return write(fields, to: &writer) }
      before(name, &writer)
      writer.key(name)
      write(fields, in: path.dropFirst(), before, to: &writer)
    }
  }
}

extension BackEnd.Field {
  fileprivate var isCustom: Bool {
    switch kind {
    case .custom, .object: true
    default: false
    }
  }
}

extension JSONWriter {
  /// Writes a member with the value of a field.
  mutating func member(_ name: ExactText, _ value: PolicyExtra.Value) {
    switch value {
    case .flag(let value): member(name.string, value)
    case .number(let value): member(name.string, value)
    case .text(let value): member(name.string, value)
    }
  }
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
