package import WatchwordDiagnostics
package import WatchwordLocalization

/// Counts of passwords by what was said of them. No part of a password is in it.
package struct AssessmentTally: Equatable, Sendable {
  /// The passwords that meet every rule, fail one, and cannot be judged.
  package private(set) var met = 0
  package private(set) var unmet = 0
  package private(set) var undetermined = 0
  /// The lines that could not be checked.
  package private(set) var unreadable = 0
  /// The counts of each rule, in the policy's order.
  package private(set) var rules: [RuleCounts]

  /// The passwords that meet every rule, as far as it can be judged.
  package var accepted: Int { met + undetermined }

  /// The passwords that were checked.
  package var total: Int { met + unmet + undetermined }

  /// The passwords of which a rule says something.
  package struct RuleCounts: Equatable, Sendable {
    /// Those that do not meet it.
    package fileprivate(set) var unmet = 0
    /// Those that meet, as far as can be judged, every rule but this one.
    package fileprivate(set) var unmetAlone = 0
    /// Those of which it cannot be judged.
    package fileprivate(set) var undetermined = 0

    /// Counts that were made elsewhere.
    package init(unmet: Int = 0, unmetAlone: Int = 0, undetermined: Int = 0) {
      self.unmet = unmet
      self.unmetAlone = unmetAlone
      self.undetermined = undetermined
    }
  }

  /// Nothing counted yet.
  package init(of policy: PasswordPolicy) { rules = policy.rules.map { _ in RuleCounts() } }

  /// Counts that were made elsewhere.
  package init(met: Int, unmet: Int, undetermined: Int, unreadable: Int, rules: [RuleCounts]) {
    self.met = met
    self.unmet = unmet
    self.undetermined = undetermined
    self.unreadable = unreadable
    self.rules = rules
  }

  /// Counts a password that occurs `times` times.
  package mutating func add(_ assessment: Assessment, times: Int = 1) {
    var (failed, unjudged, last) = (0, 0, 0)
    for (index, state) in assessment.states.enumerated() {
      switch state {
      case .met: continue
      case .unmet:
        failed += 1
        last = index
        rules[index].unmet += times
      case .undetermined:
        unjudged += 1
        rules[index].undetermined += times
      }
    }
    if failed == 1 { rules[last].unmetAlone += times }
    if failed > 0 { unmet += times } else if unjudged > 0 { undetermined += times } else { met += times }
  }

  /// Counts a line that could not be checked.
  package mutating func addUnreadable() { unreadable += 1 }

  /// Adds the counts of other passwords.
  package mutating func add(_ other: AssessmentTally) {
    met += other.met
    unmet += other.unmet
    undetermined += other.undetermined
    unreadable += other.unreadable
    for index in rules.indices {
      rules[index].unmet += other.rules[index].unmet
      rules[index].unmetAlone += other.rules[index].unmetAlone
      rules[index].undetermined += other.rules[index].undetermined
    }
  }
}

extension AssessmentTally {
  /// The counts as JSON, as `watchword check --summary --format json` prints them; `name` is that of the policy.
  ///
  /// Counts of one policy can be added up. Each has its part of all passwords beside it, in per cent.
  package func json(of policy: PasswordPolicy, named name: String, by renderer: Renderer, in style: RuleStyle) -> String
  {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("policy", name)
      writer.member("passwords", total)
      writeVerdicts(to: &writer)
      writer.member("unreadable", unreadable)
      writeRules(policy.rules.map { ($0.id, renderer.text(for: $0.phrase(in: style))) }, to: &writer)
    }
    return writer.text
  }

  /// Writes the members with the verdicts, each with its part of all passwords beside it.
  package func writeVerdicts(to writer: inout JSONWriter) {
    write("met", met, to: &writer)
    write("unmet", unmet, to: &writer)
    write("undetermined", undetermined, to: &writer)
  }

  /// Writes the member with the counts of the rules, whose ids and texts are `names`.
  package func writeRules(_ names: [(id: ExactText, text: String)], to writer: inout JSONWriter) {
    writer.key("rules")
    writer.array { writer in
      for (name, counts) in zip(names, rules) {
        writer.object { writer in
          writer.member("rule", name.id)
          writer.member("text", name.text)
          write("unmet", counts.unmet, to: &writer)
          write("unmetAlone", counts.unmetAlone, to: &writer)
          write("undetermined", counts.undetermined, to: &writer)
        }
      }
    }
  }

  /// Writes a member with a count, and one with its part of all passwords, in per cent.
  package func write(_ name: String, _ count: Int, to writer: inout JSONWriter) {
    writer.member(name, count)
    writer.key(name + "Percent")
    writer.tenths(Self.tenths(count, of: total))
  }

  /// `count` in tenths of a per cent of `total`, rounded.
  package static func tenths(_ count: Int, of total: Int) -> Int {
    // In 64 bits, on machines of 32 too.
    guard total > 0 else { return 0 }
    return Int((UInt64(count) &* 1000 &+ UInt64(total) / 2) / UInt64(total))
  }
}
