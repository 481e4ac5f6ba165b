package import WatchwordBasics

/// A text that may be a policy, for formats to examine: its bytes and, if it is JSON, its value.
package struct PolicyText: Sendable {
  /// The bytes and their positions.
  package let source: SourceText
  /// The JSON value, read once for all formats; `nil` if the text is not JSON.
  package let json: JSONNode?

  /// The members of the text's JSON object; `nil` if the text is something else.
  package var members: [JSONMember]? {
    if case .object(let members)? = json?.value { members } else { nil }
  }
}

/// The parts of a policy that a format has read.
package struct PolicyDraft: Sendable {
  /// The rules with their locations.
  package let rules: [LocatedRule]
  /// A note for readers.
  package let note: ExactText?
  /// The server's own description of the policy.
  package let serverText: ExactText?
  /// Additional values of the format.
  package let extras: [PolicyExtra]
  /// The policy that this one extends, if any.
  package let extending: PolicyExtension?

  /// Creates a draft with these parts.
  package init(
    rules: [LocatedRule], note: ExactText? = nil, serverText: ExactText? = nil, extras: [PolicyExtra] = [],
    extending: PolicyExtension? = nil
  ) {
    self.rules = rules
    self.note = note
    self.serverText = serverText
    self.extras = extras
    self.extending = extending
  }
}

/// A rule and its location in a text.
package struct LocatedRule: Sendable {
  /// The rule.
  package let rule: PasswordRule
  /// The range of the bytes that define the rule.
  package let range: Range<Int>
  /// The name of the rule in messages.
  package let name: ExactText
  /// The name of the text that contains the rule, if the rule is inherited from a policy that this one extends.
  package let origin: ExactText?

  /// Creates a rule with its range and name. The range of an inherited rule is that of the reference to its text.
  package init(_ rule: PasswordRule, at range: Range<Int>, named name: ExactText, origin: ExactText? = nil) {
    self.rule = rule
    self.range = range
    self.name = name
    self.origin = origin
  }
}

/// A value of a format that is not a requirement on passwords.
package struct PolicyExtra: Hashable, Sendable {
  /// The name in the format.
  package let name: ExactText
  /// The value.
  package let value: Value

  /// The content of an additional value.
  package enum Value: Hashable, Sendable {
    /// `true` or `false`.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// A text.
    case text(ExactText)
  }

  /// Creates the additional value `name`.
  package init(_ name: ExactText, _ value: Value) {
    self.name = name
    self.value = value
  }
}
