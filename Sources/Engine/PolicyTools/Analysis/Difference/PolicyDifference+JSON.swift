package import WatchwordBasics
package import WatchwordPolicy

extension PolicyDifference {
  /// Returns the changes and the difference as a JSON object, as described in the help of `watchword policy diff`.
  /// `text` returns the user-visible text of a rule, and `observed` counts the passwords in use that do not meet the
  /// new policy.
  package func json(
    _ changes: [RuleChange], observed: ObservedNumbers? = nil, text: (PasswordRule) -> String
  ) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.array("changes") { writer in for change in changes { change.write(to: &writer, text: text) } }
      writer.object("witnesses") { writer in
        onlyOld.write("onlyOld", to: &writer)
        onlyNew.write("onlyNew", to: &writer)
      }
      writer.key("share")
      if let share { writer.decimal(share, places: 9) } else { writer.null() }
      writer.array("shares") { writer in
        for each in shares {
          writer.object { writer in
            writer.member("length", each.length)
            writer.key("share")
            writer.decimal(each.share, places: 9)
          }
        }
      }
      writer.member("aside", Self.ids(of: excludedRules))
      if let observed {
        writer.key("observed")
        observed.write(to: &writer)
      }
    }
    return writer.text
  }

  /// Returns the ids of rules without duplicates.
  package static func ids(of rules: [PasswordRule]) -> [String] {
    rules.reduce(into: []) { ids, rule in if !ids.contains(rule.id.string) { ids.append(rule.id.string) } }
  }
}

extension PolicyDifference.Witness {
  fileprivate func write(_ key: String, to writer: inout JSONWriter) {
    writer.key(key)
    switch self {
    case .password(let password): writer.string(password)
    case .none: writer.null()
    case .unknown(let reason):
      writer.object { writer in writer.member("unknown", Self.sentence(of: reason.clause)) }
    }
  }

  /// Capitalises a clause, which starts with a lower-case Latin letter.
  private static func sentence(of clause: String) -> String {
    String(decoding: clause.utf8.prefix(1).map { $0 & ~0x20 } + clause.utf8.dropFirst(), as: UTF8.self)
  }
}

extension PolicyDifference.Witness.Reason {
  /// The reason as a clause in lower case, such as "it depends on history".
  package var clause: String {
    switch self {
    case .excludedRules(let rules): "it depends on \(PolicyDifference.ids(of: rules).joinedAsList)"
    case .longerThan(let end): "none has up to \(end) characters, and longer passwords were not compared"
    case .tooLarge: "comparing the policies would take too much memory"
    case .largeCharacters: "a length counts code units or bytes, and not all characters that take several were compared"
    }
  }
}

extension RuleChange {
  /// The rule before the change; `nil` if it was added.
  package var old: PasswordRule? {
    switch self {
    case .added: nil
    case .removed(let rule): rule
    case .changed(let old, _): old
    }
  }

  /// The rule after the change; `nil` if it was removed.
  package var new: PasswordRule? {
    switch self {
    case .added(let rule): rule
    case .removed: nil
    case .changed(_, let new): new
    }
  }

  /// The id of the rule.
  package var rule: ExactText {
    switch self {
    case .added(let rule), .removed(let rule), .changed(_, let rule): rule.id
    }
  }

  /// The name in JSON.
  package var kind: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }

  fileprivate func write(to writer: inout JSONWriter, text: (PasswordRule) -> String) {
    writer.object { writer in
      writer.member("rule", rule)
      writer.member("kind", kind)
      if let shown = new ?? old { writer.member("text", text(shown)) }
      if let old, new != nil { writer.member("old", text(old)) }
    }
  }
}
