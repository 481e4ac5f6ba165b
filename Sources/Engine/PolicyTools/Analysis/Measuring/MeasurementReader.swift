package import WatchwordBasics
import WatchwordPolicy

/// Reads measurements in JSON: those of `watchword policy measure`, and the summaries of `watchword check`, which
/// contain no guesses.
package struct MeasurementReader {
  /// The greatest length of a text, in bytes.
  package static let maximumLength = 16 << 20
  /// The greatest number of policies, rules or strata in a list.
  private static let maximumListCount = 4096

  private var findings: SourceFindings
  private var isSound = true
  private let source: SourceText

  /// Reads the measurement in `source`; every finding is an error except JSON findings that are less severe.
  package static func read(_ source: SourceText) -> Reading<PasswordMeasurement> {
    let reading = JSONReader.read(source, maximumLength: maximumLength)
    guard reading.isSound, let root = reading.value else { return Reading(nil, reading.findings) }
    var reader = MeasurementReader(source)
    let value = reader.measurement(root)
    return Reading(reader.isSound ? value : nil, reading.findings + reader.findings.all)
  }

  private init(_ source: SourceText) {
    self.source = source
    findings = SourceFindings(in: source)
  }

  private mutating func measurement(_ root: JSONNode) -> PasswordMeasurement? {
    guard let members = object(root, "The measurement") else { return nil }
    _ = number("version", of: members, root, in: 1...1)
    let unreadable = number("unreadable", of: members, root)
    guard let total = number("passwords", of: members, root), let unreadable else { return nil }
    guard let nodes = Self.member("policies", of: members) else {
      // The summary of a check covers one policy.
      guard let policy = policy(root, total, unreadable) else { return nil }
      return PasswordMeasurement(
        seed: 1, sources: [source.name.string], lines: total, unreadable: unreadable, policies: [policy])
    }
    var policies: [PolicyMeasurement] = []
    for node in list(nodes, "policies") {
      if let policy = policy(node, total, unreadable) { policies.append(policy) }
    }
    if policies.isEmpty, isSound { refuse(nodes, "Found no policy; expected one or more in \"policies\"") }
    let isCounted = Self.member("lines", of: members) != nil
    return PasswordMeasurement(
      seed: number("seed", of: members, root) ?? 1, sources: sources(of: members, root),
      lines: isCounted ? number("lines", of: members, root) ?? 0 : total, unreadable: unreadable, policies: policies)
  }

  private mutating func sources(of members: [JSONMember], _ owner: JSONNode) -> [String] {
    guard let node = required("sources", of: members, owner) else { return [] }
    return list(node, "sources").compactMap { text($0, "sources") }
  }

  // MARK: - Policies

  private mutating func policy(_ node: JSONNode, _ total: Int, _ unreadable: Int) -> PolicyMeasurement? {
    guard let members = object(node, "The policy"), let name = text("policy", of: members, node) else { return nil }
    let counts = ["met", "unmet", "undetermined"].compactMap { number($0, of: members, node, in: 0...total) }
    guard counts.count == 3, let list = required("rules", of: members, node) else { return nil }
    if !Self.isSum(counts, total) {
      refuse(node, "The counts of \"\(name.clipped)\" do not add up to \(total) passwords")
      return nil
    }
    var rules: [PolicyMeasurement.Rule] = []
    var ofRules: [AssessmentTally.RuleCounts] = []
    for node in self.list(list, "rules") {
      guard let (rule, counts) = rule(node, total) else { return nil }
      rules.append(rule)
      ofRules.append(counts)
    }
    let tally = AssessmentTally(
      met: counts[0], unmet: counts[1], undetermined: counts[2], unreadable: unreadable, rules: ofRules)
    return PolicyMeasurement(
      name: name.string, rules: rules, tally: tally, guesses: guesses(of: members, tally.accepted))
  }

  private mutating func rule(_ node: JSONNode, _ total: Int) -> (PolicyMeasurement.Rule, AssessmentTally.RuleCounts)? {
    guard let members = object(node, "The rule"), let id = text("rule", of: members, node),
      let text = text("text", of: members, node),
      let unmet = number("unmet", of: members, node, in: 0...total),
      let alone = number("unmetAlone", of: members, node, in: 0...unmet),
      let undetermined = number("undetermined", of: members, node, in: 0...(total - unmet))
    else { return nil }
    return (
      PolicyMeasurement.Rule(id: id, text: text.string),
      AssessmentTally.RuleCounts(unmet: unmet, unmetAlone: alone, undetermined: undetermined)
    )
  }

  // MARK: - Guesses

  private mutating func guesses(of members: [JSONMember], _ accepted: Int) -> GuessShares? {
    guard let node = Self.member("guesses", of: members), let members = object(node, "The guesses"),
      let list = required("strata", of: members, node)
    else { return nil }
    var strata: [GuessStratum] = []
    for node in self.list(list, "strata") {
      if let stratum = stratum(node, accepted) { strata.append(stratum) }
    }
    if isSound, !Self.isSum(strata.map { $0.accepted }, accepted) {
      refuse(list, "The strata do not add up to \(accepted) accepted passwords")
    }
    return GuessShares(strata)
  }

  private mutating func stratum(_ node: JSONNode, _ total: Int) -> GuessStratum? {
    guard let members = object(node, "The stratum"),
      let accepted = number("accepted", of: members, node, in: 0...total),
      let sampled = number("sampled", of: members, node, in: min(1, accepted)...accepted),
      let list = required("within", of: members, node)
    else { return nil }
    var countsByLevel: [Int] = []
    for node in self.list(list, "within") {
      guard let count = number(node, "within", in: (countsByLevel.last ?? 0)...sampled) else { return nil }
      countsByLevel.append(count)
    }
    guard countsByLevel.count == GuessLevel.allCases.count else {
      refuse(
        list,
        "Found \(countsByLevel.count) numbers; expected \(GuessLevel.allCases.count), one for each level of guesses")
      return nil
    }
    return GuessStratum(accepted: accepted, sampled: sampled, countsByLevel: countsByLevel)
  }

  // MARK: - Values

  private static func member(_ name: ExactText, of members: [JSONMember]) -> JSONNode? {
    members.last { $0.key.text == name }?.node
  }

  /// Whether counts, none of which is above `total`, add up to it.
  private static func isSum(_ counts: [Int], _ total: Int) -> Bool {
    var rest = total
    for count in counts {
      if count > rest { return false }
      rest -= count
    }
    return rest == 0
  }

  private mutating func refuse(_ node: JSONNode, _ message: String) {
    isSound = false
    findings.report(
      .unusableValue, node.range, message,
      help: "Use the output of watchword policy measure or watchword check --summary with --format json")
  }

  private mutating func required(_ name: ExactText, of members: [JSONMember], _ owner: JSONNode) -> JSONNode? {
    if let node = Self.member(name, of: members) { return node }
    refuse(owner, "Found no \"\(name)\"; expected the numbers of a measurement")
    return nil
  }

  private mutating func object(_ node: JSONNode, _ owner: String) -> [JSONMember]? {
    if case .object(let members) = node.value { return members }
    refuse(node, "\(owner) is \(node.value.kind); expected an object")
    return nil
  }

  private mutating func list(_ node: JSONNode, _ name: ExactText) -> [JSONNode] {
    guard case .array(let nodes) = node.value else {
      refuse(node, "\"\(name)\" is \(node.value.kind); expected a list")
      return []
    }
    guard nodes.count <= Self.maximumListCount else {
      refuse(node, "\"\(name)\" has \(nodes.count) values; expected at most \(Self.maximumListCount)")
      return []
    }
    return nodes
  }

  private mutating func text(_ name: ExactText, of members: [JSONMember], _ owner: JSONNode) -> ExactText? {
    guard let node = required(name, of: members, owner) else { return nil }
    if let text = node.text { return text }
    refuse(node, "\"\(name)\" is \(node.value.kind); expected a string")
    return nil
  }

  private mutating func text(_ node: JSONNode, _ name: ExactText) -> String? {
    if let text = node.text { return text.string }
    refuse(node, "\"\(name)\" contains \(node.value.kind); expected strings")
    return nil
  }

  private mutating func number(
    _ name: ExactText, of members: [JSONMember], _ owner: JSONNode,
    in range: ClosedRange<Int> = 0...PasswordMeasurement.maximumCount
  ) -> Int? {
    required(name, of: members, owner).flatMap { number($0, name, in: range) }
  }

  private mutating func number(_ node: JSONNode, _ name: ExactText, in range: ClosedRange<Int>) -> Int? {
    if let number = node.integer, range.contains(number) { return number }
    let expected =
      range.count == 1
      ? "\(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    refuse(node, "\"\(name)\" cannot be used; expected \(expected)")
    return nil
  }
}
