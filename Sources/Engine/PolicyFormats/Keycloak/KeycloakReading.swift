import WatchwordBasics
import WatchwordPolicy

extension KeycloakFormat {
  /// Converts the items of a policy into rules.
  static func draft(of items: [KeycloakItem], isInRealm: Bool = false, _ findings: inout SourceFindings) -> PolicyDraft
  {
    var reader = SettingsReader([], of: "", as: .keycloak, findings: findings)
    // Keycloak keeps its policies in a map, so the last of two applies.
    var last: [ExactText: Int] = [:]
    for (index, item) in items.enumerated() { last[item.name] = index }
    // A text without any rule of Keycloak's own is something else, unless it is the policy of a realm.
    let isPolicy = isInRealm || items.contains { provider($0.name) != nil }
    for (index, item) in items.enumerated() {
      if reader.findings.isFull { break }
      guard let provider = provider(item.name) else {
        let ids = BackEnd.keycloak.fields.map { $0.name }
        // A name that resembles none of Keycloak's own is that of an extension, not a mistake.
        if isPolicy, item.isIdentifier, Suggestion.nearest(to: item.name, in: ids) == nil {
          reader.reportUnsupported(
            item, "is not a rule of Keycloak, but of an extension, so it is not known what it requires")
        } else {
          reader.report(
            .unknownRule, item.range, "Keycloak has no rule \"\(item.name.clipped)\"",
            help: MemberReader.suggestion(for: item.name, among: ids))
        }
        continue
      }
      guard last[item.name] == index else {
        reader.report(
          .duplicateRule, item.range, "The rule \"\(item.name)\" is given again later; Keycloak uses only the last",
          help: "Keep one of the two")
        continue
      }
      reader.read(item, as: provider)
    }
    findings = reader.findings
    return reader.draft()
  }
}

extension SettingsReader {
  fileprivate mutating func read(_ item: KeycloakItem, as provider: BackEnd.Field) {
    switch (provider.kind, provider.requirements.first?.setting) {
    case (.count(let limit), let setting?):
      guard let value = number(in: item, upTo: limit) ?? provider.standard, value > 0 else { return }
      add(setting, value, at: item.range, named: item.name)
    case (.presence, let setting?): add(setting, at: item.range, named: item.name)
    case (.text, let setting?):
      guard let file = item.value, !file.isEmpty else {
        return report(
          .missingValue, item.range, "\"\(item.name)\" names no file of common passwords",
          help: "Write \(item.name)(FILE), with a file in the folder data/password-blacklists of the server")
      }
      add(setting, at: item.range, named: item.name)
      keep(item.name, .text(file))
    case (.peculiar, _): readPattern(item)
    case (.unsupported(let what), _): reportUnsupported(item, "\(what), which no rule can express")
    default: keep(item)
    }
  }

  private mutating func readPattern(_ item: KeycloakItem) {
    guard let value = item.value, !value.isEmpty else {
      return report(
        .missingValue, item.range, "\"\(item.name)\" has no regular expression", help: "Write it in the parentheses")
    }
    let reason = readPattern(
      value, at: item.range, named: item.name, of: "Java", approximation: JavaPattern.approximation(of: value),
      keptAs: KeycloakFormat.patternName)
    if let reason { reportUnsupported(item, reason) }
  }

  /// Warns that an item requires something that no rule expresses, and keeps the item.
  fileprivate mutating func reportUnsupported(_ item: KeycloakItem, _ reason: String) {
    report(
      .unsupportedRule, item.range, "\"\(item.name)\" \(reason)",
      help: "It is kept if the policy is written for Keycloak, and has no other effect")
    keep(item)
  }

  private mutating func keep(_ item: KeycloakItem) { keep(item.name, item.value.map { .text($0) } ?? .flag(true)) }

  /// Returns the number in the parentheses; `nil` if there are none, and 0 if it is invalid, which is reported.
  private mutating func number(in item: KeycloakItem, upTo limit: Int) -> Int? {
    guard let text = item.value else { return nil }
    let isPlain = !text.isEmpty && text.string.utf8.allSatisfy { ASCII.isDigit($0) }
    if isPlain, let value = Int(text.string), value <= limit { return value }
    report(
      .valueOutOfRange, item.range,
      "\"\(item.name)\" is \"\(text.clipped)\"; expected a whole number from 0 to \(limit)",
      help: text.string.utf8.contains(UInt8(ascii: ")"))
        ? "Join rules with \" and \": length(8) and digits(1)" : "Write a number, as in length(8)")
    return 0
  }
}
