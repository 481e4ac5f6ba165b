package import WatchwordBasics

/// The extension of another policy: its name, and the rules that are not inherited.
package struct PolicyExtension: Sendable {
  /// The name of the other policy, with its byte range.
  package let base: Named
  /// The ids of the rules that are not inherited, with their byte ranges.
  package let removed: [Named]

  /// A name and the range of its bytes.
  package struct Named: Sendable {
    /// The name.
    package let name: ExactText
    /// The range of its bytes.
    package let range: Range<Int>

    /// Creates a name at `range`.
    package init(_ name: ExactText, at range: Range<Int>) {
      self.name = name
      self.range = range
    }
  }

  /// Creates an extension of `base` without the rules `removed`.
  package init(of base: Named, removing removed: [Named] = []) {
    self.base = base
    self.removed = removed
  }

  /// Returns the rules of the base, called `file`, combined with the policy's own rules. An own rule replaces all rules
  /// of the base with the same id, at the position of the first of them; other own rules come last.
  func rules(
    of document: PolicyDocument, called file: ExactText, with own: [LocatedRule], _ findings: inout SourceFindings
  ) -> [LocatedRule] {
    let inherited = zip(document.policy.rules, document.origins).map { rule, origin in
      LocatedRule(rule, at: base.range, named: rule.id, origin: origin ?? file)
    }
    report(among: inherited, own, &findings)
    var rules: [LocatedRule] = []
    var placed: [ExactText] = []
    for rule in inherited where !removed.contains(where: { $0.name == rule.rule.id }) {
      let id = rule.rule.id
      let successors = own.filter { $0.rule.id == id }
      if successors.isEmpty {
        rules.append(rule)
      } else if !placed.contains(id) {
        placed.append(id)
        rules += successors
      }
    }
    return rules + own.filter { !placed.contains($0.rule.id) }
  }

  /// Reports entries and rules that have no effect.
  private func report(among inherited: [LocatedRule], _ own: [LocatedRule], _ findings: inout SourceFindings) {
    for id in removed where !inherited.contains(where: { $0.rule.id == id.name }) {
      findings.report(
        .nothingToRemove, id.range,
        "The policy \"\(base.name.clipped)\" has no rule \(id.name) to remove",
        help: "Remove \"\(id.name)\" from the list")
    }
    for rule in own {
      let replaced = inherited.filter { $0.rule.id == rule.rule.id }
      guard replaced.count == 1, replaced[0].rule == rule.rule, !removed.contains(where: { $0.name == rule.rule.id })
      else { continue }
      findings.report(
        .duplicateRule.mild, rule.range,
        "The policy \"\(base.name.clipped)\" has the same rule \(rule.rule.id)", help: "Remove the rule here")
    }
  }
}
