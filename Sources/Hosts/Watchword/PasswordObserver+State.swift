import WatchwordBasics
import WatchwordLocalization
public import WatchwordPolicy

extension PasswordObserver {
  /// The version of the state's format.
  private static let version = 1
  /// The maximum length of a state in bytes.
  private static let maximumLength = 1 << 20

  /// All counts, as one line of JSON that can be stored and continued later.
  ///
  /// The counts are exact, so the state is as sensitive as a log of sign-ins. The packages for Node and Python write
  /// the same format.
  public var state: String {
    let rules = Self.rules(of: policy)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", Self.version)
      writer.member("policy", name)
      writer.member("floor", floor)
      writer.member("next", next)
      for (key, tally) in [("counted", counted), ("told", published)] {
        writer.object(key) { tally.write(rules, to: &$0) }
      }
    }
    return writer.text
  }

  /// Creates an observer that continues with the counts and the floor of `state`.
  ///
  /// - Throws: ``UnusableObservation`` if `state` does not belong to an observer of a policy with this name and these
  ///   rules. Counts for an earlier version of the policy would be meaningless for the new one.
  public init(_ policy: PasswordPolicy, named name: String, restoring state: String) throws(UnusableObservation) {
    let source = SourceText(name: "state", bytes: Array(state.utf8))
    let json = JSONReader.read(source, maximumLength: Self.maximumLength)
    var reader = MemberReader([], of: "", findings: SourceFindings(in: source))
    let expected = (name: ExactText(name), rules: Self.rules(of: policy))
    let observation = json.value.flatMap { root in
      reader.object(root, of: "The state") { $0.observation(of: expected.name, expected.rules) } ?? nil
    }
    let findings = json.findings + reader.findings.all
    if let error = findings.first(where: { $0.severity == .error }) {
      let start = error.span.start
      throw UnusableObservation(reason: "\(start.line):\(start.column): \(error.message)")
    }
    guard let observation else { throw UnusableObservation(reason: "The state cannot be read") }
    self.init(policy, named: name, floor: observation.floor)
    (counted, published, next) = (observation.counted, observation.published, observation.next)
  }

  /// Returns the identity of a policy's rules: their ids, and their English texts, which include their parameters.
  private static func rules(of policy: PasswordPolicy) -> [ObservedRule] {
    let renderer = Texts.shipped.renderer(preferring: [.english])
    return policy.rules.map { ObservedRule(id: $0.id, text: ExactText(renderer.text(for: $0.phrase(in: .checklist)))) }
  }
}

/// A rule as identified in a state.
private struct ObservedRule: Equatable {
  let id: ExactText
  let text: ExactText
}

extension AssessmentTally {
  fileprivate func write(_ names: [ObservedRule], to writer: inout JSONWriter) {
    writer.member("passwords", total)
    writer.member("met", met)
    writer.member("unmet", unmet)
    writer.member("undetermined", undetermined)
    writer.member("unreadable", unreadable)
    writer.array("rules") { writer in
      for (name, counts) in zip(names, rules) {
        writer.object { writer in
          writer.member("rule", name.id)
          writer.member("text", name.text)
          writer.member("unmet", counts.unmet)
          writer.member("unmetAlone", counts.unmetAlone)
          writer.member("undetermined", counts.undetermined)
        }
      }
    }
  }
}

extension MemberReader {
  fileprivate mutating func observation(
    of policy: ExactText, _ rules: [ObservedRule]
  ) -> (floor: Int, next: Int, counted: AssessmentTally, published: AssessmentTally)? {
    refuseUnknown(known: ["version", "policy", "floor", "next", "counted", "told"])
    _ = number("version", in: 1...1)
    let floor = number("floor", in: ObservedNumbers.leastFloor...PasswordObserver.maximumFloor)
    if let node = required("policy"), let name = text(node, "policy"), name != policy {
      refuse("policy", "The state belongs to the policy \"\(name.clipped)\"; expected \"\(policy)\"", help: "")
    }
    let next = number("next")
    let counted = tally("counted", rules)
    let published = tally("told", rules)
    guard let floor, let next, let counted, let published else { return nil }
    if published.total > counted.total {
      refuse("told", "\"told\" has more passwords than \"counted\"", help: "")
    }
    if next - published.total < floor {
      refuse("next", "\"next\" is \(next); expected at least \(floor) more than \"told\" has", help: "")
    }
    return (floor, next, counted, published)
  }

  private mutating func tally(_ name: ExactText, _ rules: [ObservedRule]) -> AssessmentTally? {
    guard let node = required(name) else { return nil }
    return object(node, of: "\"\(name)\"") { $0.tally(rules) } ?? nil
  }

  private mutating func tally(_ rules: [ObservedRule]) -> AssessmentTally? {
    let verdicts = ["met", "unmet", "undetermined", "unreadable"].compactMap { number($0) }
    let found = required("rules").flatMap { list($0, "rules") { $0.counts() } }
    guard verdicts.count == 4, let total = number("passwords"), let found else { return nil }
    if verdicts[0] + verdicts[1] + verdicts[2] != total {
      refuse("passwords", "\"passwords\" is \(total); expected the sum of met, unmet and undetermined", help: "")
    }
    if found.map({ $0.rule }) != rules {
      refuse("rules", "The rules belong to another policy; expected those of this policy, with their texts", help: "")
    }
    return AssessmentTally(
      met: verdicts[0], unmet: verdicts[1], undetermined: verdicts[2], unreadable: verdicts[3],
      rules: found.map { $0.counts })
  }

  private mutating func counts() -> (rule: ObservedRule, counts: AssessmentTally.RuleCounts)? {
    let names = ["rule", "text"].compactMap { (name: ExactText) in required(name).flatMap { text($0, name) } }
    let numbers = ["unmet", "unmetAlone", "undetermined"].compactMap { number($0) }
    guard names.count == 2, numbers.count == 3 else { return nil }
    return (
      ObservedRule(id: names[0], text: names[1]),
      AssessmentTally.RuleCounts(unmet: numbers[0], unmetAlone: numbers[1], undetermined: numbers[2])
    )
  }

  private mutating func number(
    _ name: ExactText, in range: ClosedRange<Int> = 0...ObservedNumbers.maximumNumber
  ) -> Int? {
    required(name).flatMap { integer($0, name, in: range) }
  }
}
