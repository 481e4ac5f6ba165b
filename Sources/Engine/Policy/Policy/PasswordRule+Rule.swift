public import WatchwordBasics
public import WatchwordLocalization

// The properties of `Requirement`, for any rule.

extension PasswordRule {
  /// The rule's id in policies.
  public var id: ExactText { accept(IDOfRule()) }

  /// The phrase that states the requirement.
  ///
  /// Never inlined, because each copy would contain the texts of every rule.
  @inline(never)
  public func phrase(in style: RuleStyle) -> Phrase { accept(PhraseOfRule(style: style)) }

  /// The hint for a password with this shortfall; `nil` if the rule never has such a shortfall.
  @inline(never)
  public func hint(for shortfall: Shortfall) -> Phrase? { accept(HintOfRule(shortfall: shortfall)) }

  /// The shortfalls that a password can have; empty if only a server can judge the rule.
  package var shortfalls: [ShortfallRange] { accept(ShortfallsOfRule()) }

  /// The inputs besides the password that the rule needs; empty for most rules.
  public var needs: [RuleNeed] { accept(NeedsOfRule()) }

  /// Details in English for policy authors, not for users: each is a clause in lower case.
  package var details: [String] { accept(DetailsOfRule()) }

  /// The constraint that other rules can make impossible to meet; `nil` if the rule never contradicts another.
  var constraint: RuleConstraint? { accept(DemandOfRule()) }

  /// The rule's effect on passwords, in the categories that standards distinguish.
  package var effect: RuleEffect { accept(EffectOfRule()) }

  /// The description from which automata are built to count, compare and generate passwords.
  package var automaton: RuleAutomaton { accept(AutomatonOfRule()) }

  /// The back-end setting that expresses the rule; `nil` if none can.
  package var setting: RuleSetting? { accept(SettingOfRule()) }

  /// Writes the rule as an object of the native format.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", id)
      writer = accept(WriterOfRule(writer: writer))
    }
  }

  /// The rule as an object of the native format, on one line.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  /// The fields of a REL-ID policy that express the rule; `nil` if REL-ID has no such rule.
  var relIDMembers: [RELIDMember]? { accept(RELIDMembersOfRule()) }

  /// The REL-ID helper's sentence for the rule; `nil` if it has none.
  var relIDSentence: String? { accept(RELIDSentenceOfRule()) }
}

private struct IDOfRule: RuleVisitor {
  func visit(_ rule: some Requirement) -> ExactText { rule.id }
}

private struct PhraseOfRule: RuleVisitor {
  let style: RuleStyle
  func visit(_ rule: some Requirement) -> Phrase { rule.phrase(in: style) }
}

private struct HintOfRule: RuleVisitor {
  let shortfall: Shortfall
  func visit(_ rule: some Requirement) -> Phrase? { rule.hint(for: shortfall) }
}

private struct ShortfallsOfRule: RuleVisitor {
  func visit(_ rule: some Requirement) -> [ShortfallRange] { rule.shortfalls }
}

private struct NeedsOfRule: RuleVisitor {
  func visit(_ rule: some Requirement) -> [RuleNeed] { rule.needs }
}

private struct DemandOfRule: RuleVisitor {
  func visit(_ rule: some Requirement) -> RuleConstraint? { rule.constraint }
}

private struct DetailsOfRule: RuleVisitor {
  func visit(_ rule: some Requirement) -> [String] { rule.details }
}

private struct EffectOfRule: RuleVisitor {
  func visit<R: Requirement>(_ rule: R) -> RuleEffect { R.effect }
}

private struct AutomatonOfRule: RuleVisitor {
  func visit(_ rule: some Requirement) -> RuleAutomaton { rule.automaton }
}

private struct SettingOfRule: RuleVisitor {
  func visit(_ rule: some Requirement) -> RuleSetting? { rule.setting }
}

private struct WriterOfRule: RuleVisitor {
  let writer: JSONWriter
  func visit(_ rule: some Requirement) -> JSONWriter {
    var writer = writer
    rule.write(to: &writer)
    return writer
  }
}

private struct RELIDMembersOfRule: RuleVisitor {
  func visit<R: Requirement>(_ rule: R) -> [RELIDMember]? { R.relID?.write(rule) }
}

private struct RELIDSentenceOfRule: RuleVisitor {
  func visit<R: Requirement>(_ rule: R) -> String? { R.relID?.sentence(rule) }
}
