import WatchwordBasics
import WatchwordPolicy

/// Writes the password policies of Okta.
enum OktaWriting {
  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    // The description is written separately.
    let undescribed = PolicyDocument(
      PasswordPolicy(rules: document.policy.rules, serverText: document.policy.serverText), format: document.format,
      extras: document.extras)
    var settings = BackEndSettings(of: undescribed, for: .okta, in: .okta, keeping: OktaNames.kept)
    settings.reportOrder(
      [.minimum] + OktaNames.counts.map { .count($0.characterClass) }
        + [.userID, .personalWords, .commonPassword, .history, .expiry, .minimumAge])
    var name: ExactText = "Password policy"
    if case .text(let own)? = document.extra("name") { name = own }
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.member("type", "PASSWORD")
      writer.member("name", name)
      if let note = document.policy.note { writer.member("description", note) }
      writer.key("settings")
      writer.object { writer in
        writer.key("password")
        writer.object { writer in
          writer.key("complexity")
          writer.object { writeComplexity(settings, of: document, to: &$0) }
          writeAge(settings, of: document, to: &writer)
        }
      }
    }
    return WrittenPolicy(text: writer.text, losses: settings.losses)
  }

  private static func writeComplexity(
    _ settings: BackEndSettings, of document: PolicyDocument, to writer: inout JSONWriter
  ) {
    if let minimum = settings[.minimum] { writer.member("minLength", minimum) }
    for (name, characterClass) in OktaNames.counts {
      writer.member(name.string, settings[.count(characterClass)] ?? 0)
    }
    writer.member("excludeUsername", settings.has(.userID))
    let excluded = settings.has(.personalWords) ? attributes(of: document) : []
    writer.key(OktaNames.attributes)
    writer.array { writer in for name in excluded { writer.string(name) } }
    writer.key("dictionary")
    writer.object { writer in
      writer.key("common")
      writer.object { $0.member("exclude", settings.has(.commonPassword)) }
    }
  }

  private static func attributes(of document: PolicyDocument) -> [ExactText] {
    let names = document.texts(OktaNames.keptAttributes)
    return names.isEmpty ? OktaNames.allAttributes : names
  }

  private static func writeAge(_ settings: BackEndSettings, of document: PolicyDocument, to writer: inout JSONWriter) {
    writer.key("age")
    writer.object { writer in
      writer.member("historyCount", settings[.history] ?? 0)
      writer.member("maxAgeDays", settings[.expiry] ?? 0)
      writer.member("minAgeMinutes", settings[.minimumAge] ?? 0)
      write(extras(of: document, startingWith: "age."), to: &writer)
    }
    let lockout = extras(of: document, startingWith: "lockout.")
    guard !lockout.isEmpty else { return }
    writer.key("lockout")
    writer.object { write(lockout, to: &$0) }
  }

  private static func extras(of document: PolicyDocument, startingWith prefix: String) -> [PolicyExtra] {
    document.extras.compactMap { extra in
      guard OktaNames.kept.contains(extra.name), extra.name.string.utf8.starts(with: prefix.utf8) else { return nil }
      return PolicyExtra(
        ExactText(String(decoding: extra.name.string.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)), extra.value)
    }
  }

  private static func write(_ extras: [PolicyExtra], to writer: inout JSONWriter) {
    for extra in extras {
      switch extra.value {
      case .flag(let value): writer.member(extra.name.string, value)
      case .number(let value): writer.member(extra.name.string, value)
      case .text(let value): writer.member(extra.name.string, value)
      }
    }
  }
}
