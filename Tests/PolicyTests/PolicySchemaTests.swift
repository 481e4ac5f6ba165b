import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

/// The committed JSON Schema and the reader agree about a policy's shape.
@Suite struct PolicySchemaTests {
  /// What a schema cannot express: how rules go together.
  static let beyondSchema: Set<String> = ["contradiction"]

  /// The ids of the errors that the reader finds in each of `policies`.
  static func errors(in policies: [String]) -> [[String]] {
    policies.map { policy in read(policy).findings.filter { $0.severity == .error }.map(\.id.string) }
  }

  /// Whether the schema accepts each of `policies`, by jsonschema.
  static func verdicts(on policies: [String], by oracle: PythonOracle) throws -> [Bool] {
    try oracle.verdicts(on: policies, bySchema: "Policies/schema/watchword-policy-1.schema.json")
  }

  static let accepted: [String] = [
    #"{"rule": "length", "min": 8.0}"#, #"{"rule": "length", "min": 8e0}"#, #"{"rule": "length", "max": 80E-1}"#,
    #"{"rule": "length", "max": 0.8e+1}"#, #"{"rule": "length", "max": 1.048576e6}"#,
    #"{"rule": "digits", "min": 1.0}"#,
    #"{"rule": "classes", "min": 3.000}"#, #"{"rule": "repetition", "max": 200e-2}"#,
    #"{"rule": "sequence", "length": 30.0e-1}"#, #"{"rule": "personal-words", "minLength": 4.0}"#,
    #"{"rule": "distinct-characters", "min": 5e0}"#, #"{"rule": "history", "count": 4.00}"#,
    #"{"rule": "personal-words", "words": []}"#, #"{"rule": "personal-words", "words": ["a", "a"]}"#,
    #"{"rule": "classes", "min": 1, "of": ["digits"]}"#, #"{"rule": "classes", "min": 4}"#,
    #"{"rule": "allowed-characters", "characters": " "}"#,
    #"{"rule": "dictionary-words", "words": ["a"], "text": "acme.no-branch-number"}"#,
    #"{"rule": "forbidden-pattern", "pattern": "a", "description": "No a", "text": "acme.rule.A_1"}"#,
  ]

  static let refused: [(rule: String, ids: [String])] = [
    (#"{"rule": "classes", "min": 2, "of": []}"#, ["unusable-value"]),
    (#"{"rule": "classes", "min": 1, "of": ["digits", "digits"]}"#, ["duplicate-value"]),
    (#"{"rule": "classes", "min": 2, "of": ["digits", "digits"]}"#, ["unusable-value", "duplicate-value"]),
    (#"{"rule": "classes", "min": 5}"#, ["unusable-value"]),
    (#"{"rule": "classes", "min": 3, "of": ["digits", "letters"]}"#, ["unusable-value"]),
    (#"{"rule": "allowed-characters", "characters": "", "classes": ["digits"]}"#, ["unusable-value"]),
    (#"{"rule": "allowed-characters", "characters": "ab", "classes": []}"#, ["unusable-value"]),
    (#"{"rule": "allowed-characters", "characters": "", "classes": []}"#, ["unusable-value", "unusable-value"]),
    (#"{"rule": "allowed-characters", "characters": ""}"#, ["unusable-value"]),
    (#"{"rule": "allowed-characters", "classes": ["digits", "letters", "digits"]}"#, ["duplicate-value"]),
    (#"{"rule": "forbidden-characters", "characters": ""}"#, ["unusable-value"]),
    (#"{"rule": "digits", "characters": ""}"#, ["unusable-value"]),
    (#"{"rule": "personal-words", "words": ["a", ""]}"#, ["unusable-value"]),
    (#"{"rule": "dictionary-words", "words": ["a"], "text": "acme"}"#, ["unusable-value"]),
    (#"{"rule": "dictionary-words", "words": ["a"], "text": "rule.acme"}"#, ["unusable-value"]),
    (#"{"rule": "required-pattern", "pattern": "a", "text": "acme.größe"}"#, ["unusable-value"]),
    (#"{"rule": "length", "min": 8.5}"#, ["value-out-of-range"]),
    (#"{"rule": "length", "min": 1e400}"#, ["value-out-of-range"]),
    (#"{"rule": "length", "min": 1e99999999999999999999}"#, ["value-out-of-range"]),
    (#"{"rule": "length", "min": 1e-99999999999999999999}"#, ["value-out-of-range"]),
    (#"{"rule": "length", "min": 85e-1}"#, ["value-out-of-range"]),
    (#"{"rule": "length", "min": -8.0}"#, ["value-out-of-range"]),
    (#"{"rule": "length", "min": 0e9}"#, ["value-out-of-range"]),
    (#"{"rule": "length", "min": 1.048577e6}"#, ["value-out-of-range"]),
    (#"{"rule": "length", "min": 18446744073709551624}"#, ["value-out-of-range"]),
  ]

  @Test func `values in every spelling that the schema accepts are read`() throws {
    let policies = Self.accepted.map(native) + [#"{"version": 1.0, "rules": []}"#]
    let errors = Self.errors(in: policies)
    for (policy, ids) in zip(policies, errors) { #expect(ids.isEmpty, "\(policy)") }
    guard let oracle = PythonOracle(importing: "jsonschema") else { return }
    #expect(try Self.verdicts(on: policies, by: oracle).allSatisfy { $0 })
  }

  @Test func `values that the schema refuses are errors, each with its id`() throws {
    let policies = Self.refused.map { native($0.rule) }
    let errors = Self.errors(in: policies)
    for (expected, ids) in zip(Self.refused, errors) { #expect(ids == expected.ids, "\(expected.rule)") }
    guard let oracle = PythonOracle(importing: "jsonschema") else { return }
    for (policy, isValid) in zip(policies, try Self.verdicts(on: policies, by: oracle)) {
      #expect(!isValid, "\(policy)")
    }
  }

  @Test func `whole numbers of a REL-ID policy can be spelled in every way too`() throws {
    let spelt = try policy(#"{"minL": 8.0, "minDg": 2e0, "minUc": 0.0}"#)
    #expect(spelt.rules == (try policy(#"{"minL": 8, "minDg": 2}"#).rules) && spelt.rules.count == 2)
    #expect(
      Self.errors(in: [#"{"minL": 8.5}"#, #"{"minL": 1e400}"#]) == [["value-out-of-range"], ["value-out-of-range"]])
  }

  @Test func `a word of too many bytes is refused, which a schema cannot count`() throws {
    let word = String(repeating: "漢", count: 1366)
    let errors = Self.errors(in: [native(#"{"rule": "personal-words", "words": ["\#(word)"]}"#)])
    #expect(errors == [["limit-exceeded"]])
  }

  @Test func `the reader's verdict on a random policy is the schema's`() throws {
    guard let oracle = PythonOracle(importing: "jsonschema") else { return }
    var random = RandomPolicies(seed: 8)
    let policies = Rounds.seeds(200).map { _ in random.policy() }
    let errors = Self.errors(in: policies)
    let verdicts = try Self.verdicts(on: policies, by: oracle)
    #expect(verdicts.count == policies.count)
    for place in policies.indices {
      let isRefused = errors[place].contains { !Self.beyondSchema.contains($0) }
      #expect(isRefused != verdicts[place], "\(policies[place]): \(errors[place])")
    }
    let valid = verdicts.count { $0 }
    #expect(3 * valid > policies.count && 3 * valid < 2 * policies.count, "\(valid) of \(policies.count) are valid")
    print("\(policies.count) policies, \(valid) of them valid by the schema")
  }
}

/// Policies of the native format that are right, nearly right, or wrong.
private struct RandomPolicies {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let odd = [
    "null", "true", "\"\"", "\"8\"", "[]", "{}", "0", "-1", "8.5", "1e400", "1e-3", "1048576", "1048577", "10485760e-1",
    "[\"digits\"]", "[\"digits\", \"digits\"]", "[\"digit\"]", "[null]", "[[]]", "[\"\"]", "\"a\"", "\"utf8\"",
    "\"ascii\"", "\"unicode\"", "false", "3.0", "[\"letters\", \"digits\"]", "18446744073709551617", "-0", "2e0",
  ]

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private mutating func isOneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func policy() -> String {
    let rules = (0..<Int.random(in: 0...3, using: &random)).map { _ in rule() }.joined(separator: ", ")
    var members = ["\"version\": " + pick(["1", "1", "1", "1.0", "1e0", "10e-1"]), "\"rules\": [\(rules)]"]
    if isOneIn(4) { members.append("\"description\": " + pick(["\"a note\"", "\"\""])) }
    if isOneIn(8) { members.append("\"$schema\": \"schema.json\"") }
    if isOneIn(10) { mutate(&members) }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func rule() -> String {
    let kind = pick(RuleKind.all)
    let alternatives = kind.parameters.filter { $0.presence == .oneOfSeveral }.map(\.name)
    let chosen = alternatives.isEmpty ? nil : pick(alternatives)
    var members = ["\"rule\": \"\(pick(kind.ids))\""]
    for (place, parameter) in kind.parameters.enumerated()
    where parameter.presence == .required || parameter.name == chosen || isOneIn(2) {
      members.append("\"\(parameter.name)\": " + value(parameter.kind, place))
    }
    if isOneIn(5) { mutate(&members) }
    if isOneIn(60) { return pick(Self.odd) }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// Leaves a member out, gives it another value, or adds one. A policy keeps what identifies its format.
  private mutating func mutate(_ members: inout [String]) {
    let place = Int.random(in: members.indices, using: &random)
    let name = members[place].prefix { $0 != ":" }
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where members.count > 1: members.remove(at: place)
    case 1: members.append("\"\(pick(["mix", "Min", "note", "rules ", "bytes"]))\": \(pick(Self.odd))")
    default: members[place] = "\(name): \(pick(Self.odd))"
    }
  }

  /// A value of a kind, or one that is allowed nowhere. A later number of a rule is greater, as a maximum is.
  private mutating func value(_ kind: ParameterDeclaration.Kind, _ place: Int) -> String {
    if isOneIn(25) { return pick(Self.odd) }
    switch kind {
    case .integer(let range, default: _):
      let least = min(range.lowerBound + 9 * place, range.upperBound)
      return spelling(of: Int.random(in: least...min(least + 8, range.upperBound), using: &random))
    case .countOf(list: _, let maximum, standard: _): return spelling(of: Int.random(in: 1...maximum, using: &random))
    case .flag: return pick(["true", "false"])
    case .text: return pick(["\"abc\"", "\"0\"", "\" \"", "\"\\u00e9!\"", "\"😀\"", "\"\""])
    case .ownText:
      return pick([
        "\"acme.x\"", "\"acme.no-years.1\"", "\"A_b.c\"", "\"acme\"", "\"rule.x\"", "\"ruler.x\"", "\"a..b\"", "\"\"",
      ])
    case .choice(let names, default: _): return "\"\(isOneIn(9) ? "weeks" : pick(names))\""
    case .choices(let names):
      let chosen = (0..<Int.random(in: 0...5, using: &random)).map { _ in "\"\(pick(names))\"" }
      return "[" + chosen.joined(separator: ", ") + "]"
    case .texts(let longest):
      let long = String(repeating: "x", count: longest + 1)
      return pick(["[]", "[\"acme\"]", "[\"acme\", \"acme\"]", "[\"acme\", \"\"]", "[\"\(long)\"]"])
    }
  }

  private mutating func spelling(of number: Int) -> String {
    let hundredfold = number == 0 ? "0" : "\(number)00"
    return pick(["\(number)", "\(number)", "\(number).0", "\(number)e0", "\(hundredfold)E-2", "\(number).000e+00"])
  }
}
