import WatchwordBasics
import WatchwordPolicy

/// Writes the password options of Auth0.
enum Auth0Writing {
  /// Returns the profile fields that are blocked for the two rules.
  static func fields(hasUserID: Bool, hasWords: Bool) -> [ExactText] {
    (hasUserID ? Auth0Names.userIDFields : []) + (hasWords ? Auth0Names.wordFields : [])
  }

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let isThreeOfFour = document.policy.rules.contains { rule in
      if case .classes(let rule) = rule {
        rule.minimum == 3 && Set(rule.classes) == Set(ClassesRule.defaultClasses) && !document.policy.implies(rule)
      } else {
        false
      }
    }
    var settings = BackEndSettings(
      of: document, for: .auth0(hasSomeClasses: isThreeOfFour), in: .auth0, keeping: Auth0Names.kept)
    settings.reportOrder(
      [.minimum] + Auth0Names.types.map { .count($0.characterClass) }
        + [
          .someClasses, .repetition, .sequence, .maximum, .userID, .personalWords, .commonPassword, .words, .history,
        ])
    if settings.has(.words), !settings.has(.commonPassword) { settings.addRequirement("refuses common passwords") }
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.key("options")
      writer.object { writer in
        writer.key("password_options")
        writer.object { writer in
          writer.key("complexity")
          writer.object { writeComplexity(settings, of: document, to: &$0) }
          writeSwitches(settings, of: document, to: &writer)
        }
      }
    }
    return WrittenPolicy(text: writer.text, losses: settings.losses)
  }

  private static func writeComplexity(
    _ settings: BackEndSettings, of document: PolicyDocument, to writer: inout JSONWriter
  ) {
    if let minimum = settings[.minimum] { writer.member("min_length", minimum) }
    let types = Auth0Names.types.filter { settings.has(.someClasses) || settings.has(.count($0.characterClass)) }
    writer.key("character_types")
    writer.array { writer in for type in types { writer.string(type.name) } }
    writer.member("character_type_rule", settings.has(.someClasses) ? "three_of_four" : "all")
    writer.member("identical_characters", settings.has(.repetition) ? "block" : "allow")
    writer.member("sequential_characters", settings.has(.sequence) ? "block" : "allow")
    if settings.has(.maximum) {
      writer.member("max_length_exceeded", "error")
    } else if case .text(let value)? = document.extra(Auth0Names.keptMaximum) {
      writer.member("max_length_exceeded", value)
    }
  }

  private static func writeSwitches(
    _ settings: BackEndSettings, of document: PolicyDocument, to writer: inout JSONWriter
  ) {
    writer.key("profile_data")
    writer.object { writer in
      let fields = fields(of: document, settings)
      writer.member("active", !fields.isEmpty)
      guard !fields.isEmpty else { return }
      writer.key("blocked_fields")
      writer.array { writer in for field in fields { writer.string(field) } }
    }
    writer.key("dictionary")
    writer.object { writer in
      writer.member("active", settings.has(.commonPassword) || settings.has(.words))
      if case .text(let list)? = document.extra(Auth0Names.keptDictionary) { writer.member("default", list) }
      if settings.words.isEmpty { return }
      writer.key("custom")
      writer.array { writer in for word in settings.words { writer.string(word) } }
    }
    writer.key("history")
    writer.object { writer in
      writer.member("active", settings.has(.history))
      if let count = settings[.history] { writer.member("size", count) }
    }
  }

  private static func fields(of document: PolicyDocument, _ settings: BackEndSettings) -> [ExactText] {
    let defaultFields = fields(hasUserID: settings.has(.userID), hasWords: settings.has(.personalWords))
    let names = document.texts(Auth0Names.keptFields)
    return names.isEmpty || defaultFields.isEmpty ? defaultFields : names
  }
}
