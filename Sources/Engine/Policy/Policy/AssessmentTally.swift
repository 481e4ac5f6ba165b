package import WatchwordBasics
package import WatchwordLocalization

/// Counts of passwords by verdict and by rule, which contain no part of a password.
package struct AssessmentTally: Equatable, Sendable {
  /// The numbers of passwords that meet every rule, fail a rule, and cannot be judged.
  package private(set) var met = 0
  package private(set) var unmet = 0
  package private(set) var undetermined = 0
  /// The number of lines that could not be checked.
  package private(set) var unreadable = 0
  /// The counts of each rule, in the policy's order.
  package private(set) var rules: [RuleCounts]

  /// The number of passwords that meet every rule, as far as can be judged.
  package var accepted: Int { met + undetermined }

  /// The number of passwords that were checked.
  package var total: Int { met + unmet + undetermined }

  /// The counts of one rule.
  package struct RuleCounts: Equatable, Sendable {
    /// The number of passwords that do not meet the rule.
    package fileprivate(set) var unmet = 0
    /// The number of passwords that, as far as can be judged, fail only this rule.
    package fileprivate(set) var unmetAlone = 0
    /// The number of passwords for which the rule cannot be judged.
    package fileprivate(set) var undetermined = 0

    /// Creates counts with these numbers.
    package init(unmet: Int = 0, unmetAlone: Int = 0, undetermined: Int = 0) {
      self.unmet = unmet
      self.unmetAlone = unmetAlone
      self.undetermined = undetermined
    }
  }

  /// Creates an empty tally.
  package init(of policy: PasswordPolicy) { rules = policy.rules.map { _ in RuleCounts() } }

  /// Creates a tally with these counts.
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
  /// The counts as JSON, in the format of `watchword check --summary --format json`; `name` is the name of the policy.
  ///
  /// Counts of the same policy can be added. Each count is followed by its share of all passwords, in per cent.
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

  /// Writes the members with the verdicts, each followed by its share of all passwords, in per cent.
  package func writeVerdicts(to writer: inout JSONWriter) {
    write("met", met, to: &writer)
    write("unmet", unmet, to: &writer)
    write("undetermined", undetermined, to: &writer)
  }

  /// Writes the member with the counts of the rules; `names` holds their ids and texts.
  package func writeRules(_ names: [(id: ExactText, text: String)], to writer: inout JSONWriter) {
    writer.array("rules") { writer in
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

  /// Writes a member with a count, and one with its share of all passwords, in per cent.
  package func write(_ name: String, _ count: Int, to writer: inout JSONWriter) {
    writer.member(name, count)
    writer.key(name + "Percent")
    writer.tenths(Self.tenths(count, of: total))
  }

  /// `count` as a share of `total` in tenths of a per cent, rounded.
  package static func tenths(_ count: Int, of total: Int) -> Int {
    // 64-bit arithmetic avoids overflow on 32-bit platforms.
    guard total > 0 else { return 0 }
    return Int((UInt64(count) &* 1000 &+ UInt64(total) / 2) / UInt64(total))
  }
}
