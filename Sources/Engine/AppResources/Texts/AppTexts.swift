import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy

/// All texts that users of given policies can see, without duplicates: the requirements of the rules in all styles,
/// their hints, the summary, the items of lists, and the lists themselves.
package struct AppTexts: Sendable {
  /// The texts, in the order of their first use by the rules.
  package private(set) var all: [AppText] = []
  /// The texts that describe each policy.
  package private(set) var policies: [PolicyTexts] = []
  private var indices: [ExactText: Int] = [:]

  /// Collects the texts of `policies`, and those of the password form if `includesForm` is true.
  ///
  /// The names of the policies must be unique, because they are parts of keys.
  package init(of policies: [NamedPolicy], includesForm: Bool = false) {
    for policy in policies { add(policy) }
    guard includesForm else { return }
    for declaration in FormTexts.all {
      add(AppText(key: declaration.id.text, parameters: declaration.parameters, content: .message(declaration.id)))
    }
  }

  private mutating func add(_ text: AppText, usedBy use: AppText.Use? = nil) {
    let index = indices[text.key] ?? all.count
    if index == all.count {
      indices[text.key] = index
      all.append(text)
    }
    if let use, !all[index].uses.contains(use) { all[index].uses.append(use) }
  }

  private mutating func add(_ phrase: Phrase, usedBy use: AppText.Use? = nil) {
    let parameters = phrase.arguments.map { PhraseDeclaration.Parameter($0.name, $0.value.kind) }
    add(
      AppText(
        key: phrase.id.text, parameters: parameters, content: .message(phrase.id), substitute: phrase.substitute),
      usedBy: use)
  }

  // MARK: Policies

  private mutating func add(_ policy: NamedPolicy) {
    let phrases = policy.policy.summaryPhrases
    let requirements = Set(policy.policy.rules.map { $0.phrase(in: .requirement).id })
    if !policy.policy.rules.isEmpty { add(PasswordPolicy.checklistLead) }
    for phrase in phrases where !requirements.contains(phrase.id) { add(phrase) }
    var texts = PolicyTexts(name: policy.name)
    var numbers: [ExactText: Int] = [:]
    for rule in policy.policy.rules {
      numbers[rule.id, default: 0] += 1
      let number = numbers[rule.id] ?? 1
      let name = number == 1 ? rule.id : ExactText("\(rule.id)-\(number)")
      texts.rules.append(add(rule, called: name, of: policy.name))
    }
    policies.append(texts)
  }

  /// Adds the texts of a rule; `name` distinguishes the rule from other rules of the same kind in its policy.
  private mutating func add(_ rule: PasswordRule, called name: ExactText, of policy: String) -> PolicyTexts.Rule {
    var texts = PolicyTexts.Rule(id: rule.id)
    let use = AppText.Use(policy: policy, rule: rule.id, values: [])
    var parts: [Phrase] = []
    for style in RuleStyle.allCases {
      let phrase = rule.phrase(in: style)
      let values = phrase.arguments.map { argument -> AppText.Value in
        switch argument.value {
        case .count(let number): return .count(argument.name, number)
        case .text(let text), .characters(let text): return .text(argument.name, text)
        case .list(let items, by: let separator):
          let key = addList(items, separator, called: "list.\(policy).\(name).\(argument.name)", style, usedBy: use)
          return .list(argument.name, key: key)
        }
      }
      add(phrase, usedBy: AppText.Use(policy: policy, rule: rule.id, values: values))
      texts.wordings.append(PolicyTexts.Wording(style: style, key: phrase.id.text, values: values))
      parts += phrase.parts
    }
    for shortfall in rule.shortfalls.flatMap(\.samples) {
      guard let hint = rule.hint(for: shortfall) else { continue }
      add(hint, usedBy: use)
      if !texts.hints.contains(hint.id.text) { texts.hints.append(hint.id.text) }
      parts += hint.parts
    }
    for part in parts { add(part) }
    return texts
  }

  /// Adds a list with all values filled in, and returns its key. A style with a different list has its own key.
  private mutating func addList(
    _ items: [Phrase], _ separator: PhraseDeclaration?, called name: String, _ style: RuleStyle,
    usedBy use: AppText.Use
  ) -> ExactText {
    let content = AppText.Content.list(items, by: separator)
    var key = ExactText(name)
    if let index = indices[key], all[index].content != content { key = ExactText("\(name).\(style.name)") }
    add(AppText(key: key, parameters: [], content: content), usedBy: use)
    return key
  }
}
