import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

/// No policy that some password meets is called contradictory, and one that none meets is.
@Suite struct ContradictionSearchTests {
  /// A reader's findings about contradictions in each of `policies`.
  static func contradictions(in policies: [String]) -> [[String]] {
    policies.map { policy in
      let reading = PolicyFormat.read(SourceText(name: "policy", bytes: Array(policy.utf8)))
      let errors = reading.findings.filter { $0.severity == .error }
      #expect(errors.allSatisfy { $0.id == "contradiction" }, "\(policy): \(errors)")
      return errors.map(\.message)
    }
  }

  private static func policy(_ rules: String) -> String { #"{"version": 1, "rules": [\#(rules)]}"# }

  @Test(arguments: [
    // One character can serve several rules.
    #"{"rule": "length", "max": 3}, {"rule": "digits", "min": 3}, "#
      + #"{"rule": "uppercase", "min": 3, "characters": "0123456789"}"#,
    #"{"rule": "length", "max": 2}, {"rule": "special", "min": 2, "characters": "ab"}, {"rule": "lowercase", "min": 2}"#,
    #"{"rule": "length", "max": 1}, {"rule": "digits", "characters": "a1"}, {"rule": "special", "characters": "!a"}"#,
    #"{"rule": "length", "max": 1}, {"rule": "classes", "min": 2, "of": ["letters", "lowercase"]}"#,
    #"{"rule": "length", "max": 2}, {"rule": "classes", "min": 3, "of": ["letters", "uppercase", "digits"]}"#,
    #"{"rule": "length", "max": 2}, {"rule": "digits", "characters": "12"}, {"rule": "uppercase", "characters": "23"}, "#
      + #"{"rule": "special", "characters": "31"}"#,
    #"{"rule": "length", "max": 3}, {"rule": "letters", "min": 3}, {"rule": "letters", "repertoire": "ascii", "min": 3}"#,
    // Neither list is met by ASCII, and both are meant.
    #"{"rule": "letters", "characters": "éàü"}, {"rule": "forbidden-characters", "characters": "eau"}"#,
    // One more character between two runs.
    #"{"rule": "digits", "min": 4, "characters": "1"}, {"rule": "repetition", "max": 2}, {"rule": "length", "max": 5}"#,
    #"{"rule": "digits", "min": 300000}, {"rule": "repetition", "max": 1000}, {"rule": "length", "max": 1000000}"#,
    // The empty password does not count, although no rule here requires a character.
    #"{"rule": "forbidden-characters", "characters": "abc"}, {"rule": "length", "max": 1}"#,
    #"{"rule": "length", "min": 3}, {"rule": "length", "max": 1, "unit": "utf16"}"#,
  ])
  func `a policy that some password meets is sound`(rules: String) {
    #expect(Self.contradictions(in: [Self.policy(rules)]) == [[]])
  }

  @Test(arguments: [
    (
      #"{"rule": "length", "max": 3}, {"rule": "digits", "min": 2}, {"rule": "letters", "min": 2}"#,
      "No password can meet this policy: the rules on characters require at least 4 characters, but the maximum length is 3"
    ),
    (
      #"{"rule": "length", "max": 1}, {"rule": "digits", "characters": "12"}, {"rule": "uppercase", "characters": "23"}, "#
        + #"{"rule": "special", "characters": "31"}"#,
      "No password can meet this policy: the rules on characters require at least 2 characters, but the maximum length is 1"
    ),
    (
      #"{"rule": "length", "max": 4}, {"rule": "digits", "min": 3, "characters": "1"}, {"rule": "repetition", "max": 1}"#,
      "No password can meet this policy: the characters that the rules require do not fit into 4 characters if the same "
        + "character may occur at most 1 time in a row"
    ),
    (
      #"{"rule": "length", "max": 4}, {"rule": "digits", "min": 3, "characters": "1"}, "#
        + #"{"rule": "distinct-characters", "min": 3}"#,
      "No password can meet this policy: the characters that the rules require do not fit into 4 characters of which 3 "
        + "are different"
    ),
    (
      #"{"rule": "length", "min": 4}, {"rule": "length", "max": 1, "unit": "utf16"}"#,
      "No password can meet this policy: the minimum length (4 characters) is greater than the maximum length "
        + "(1 UTF-16 code unit)"
    ),
    (
      #"{"rule": "allowed-characters", "characters": "ab"}, {"rule": "forbidden-characters", "characters": "abc"}"#,
      "Only the empty password can meet this policy: every character that is allowed is also forbidden"
    ),
    (
      #"{"rule": "digits"}, {"rule": "forbidden-characters", "characters": "0123456789"}"#,
      "No password of ASCII characters can meet this policy: 1 character of the class digits is required, but every such "
        + "character is forbidden"
    ),
    (
      #"{"rule": "classes", "min": 3}, {"rule": "allowed-characters", "characters": "aB"}"#,
      "No password can meet this policy: characters of 3 classes are required, but only 2 of the classes can be used"
    ),
  ])
  func `a policy that no password meets is an error with the reason`(rules: String, message: String) {
    #expect(Self.contradictions(in: [Self.policy(rules)]) == [[message]])
  }

  @Test func `only the rules that contradict each other are named`() {
    let rules =
      #"{"rule": "length", "max": 3}, {"rule": "lowercase"}, {"rule": "digits", "min": 3}, {"rule": "special"}, "#
      + #"{"rule": "user-id"}, {"rule": "distinct-characters", "min": 3}, {"rule": "repetition", "max": 2}"#
    let found = read(Self.policy(rules)).findings
    #expect(found.first?.help == "Change one of these rules: digits, special, length")
  }

  /// Every short password over a small alphabet is tried on random policies.
  @Test func `what is claimed of random policies is true of every short password`() {
    var random = SeededGenerator(seed: 2)
    let policies = Rounds.seeds(150).map { _ in TrialPolicy(using: &random) }
    let found = Self.contradictions(in: policies.map(\.json))
    var (decided, caught, satisfiable) = (0, 0, 0)
    for (policy, messages) in zip(policies, found) {
      let isAboutASCII = !messages.isEmpty && messages.allSatisfy { $0.hasPrefix("No password of ASCII characters") }
      let answer = policy.isMet(byASCIIOnly: isAboutASCII)
      if answer { satisfiable += 1 }
      #expect(messages.isEmpty || !answer, "\(policy.json): \(messages)")
      guard !answer, policy.isDecidable else { continue }
      decided += 1
      caught += messages.isEmpty ? 0 : 1
      #expect(!messages.isEmpty, "missed: \(policy.json)")
    }
    print(
      "\(policies.count) policies, \(satisfiable) met by a password, \(decided) surely by none, \(caught) of them found"
    )
    #expect(4 * satisfiable > policies.count && 4 * decided > policies.count)
  }
}

/// A random policy, and a naive reading of it: every sequence of a few characters is tried.
private struct TrialPolicy {
  private enum Rule {
    case length(min: Int?, max: Int?, unit: String)
    case count(name: String, min: Int, ascii: Bool, characters: [Int]?)
    case classes(min: Int, of: [String], ascii: Bool)
    case forbidden([Int])
    case allowed([Int])
    case repetition(Int)
    case distinct(Int)
  }

  private static let alphabet: [Character] = ["a", "b", "B", "C", "1", "2", "!", "?", "é", "٣"]
  private static let classNames = ["letters", "uppercase", "lowercase", "digits", "special"]
  private static let members: [String: Set<Int>] = [
    "letters": [0, 1, 2, 3, 8], "uppercase": [2, 3], "lowercase": [0, 1, 8], "digits": [4, 5, 9], "special": [6, 7],
  ]
  private static let ascii = Set(0..<8)
  private static let longest = 5

  private let rules: [Rule]

  init(using random: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func isOneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    func characters(_ range: ClosedRange<Int>) -> [Int] {
      (0..<number(range)).map { _ in number(0...9) }
    }
    var rules: [Rule] = []
    if !isOneIn(8) {
      rules.append(.length(min: isOneIn(3) ? number(1...4) : nil, max: number(1...4), unit: "codePoint"))
    }
    if isOneIn(8) {
      rules.append(
        .length(
          min: number(1...3), max: isOneIn(2) ? number(1...4) : nil, unit: ["utf8", "utf16", "grapheme"][number(0...2)])
      )
    }
    for _ in 0..<number(0...4) {
      rules.append(
        .count(
          name: Self.classNames[number(0...4)], min: number(1...3), ascii: isOneIn(3),
          characters: isOneIn(2) ? characters(1...4) : nil))
    }
    if isOneIn(3) {
      let of = Self.classNames.filter { _ in isOneIn(2) }
      if !of.isEmpty { rules.append(.classes(min: number(1...of.count), of: of, ascii: isOneIn(3))) }
    }
    if isOneIn(3) { rules.append(.forbidden(characters(1...3))) }
    if !isOneIn(3) { rules.append(.allowed(characters(1...6))) }
    if isOneIn(3) { rules.append(.repetition(number(1...2))) }
    if isOneIn(4) { rules.append(.distinct(number(1...4))) }
    self.rules = rules.shuffled(using: &random)
  }

  /// Whether a policy that no tried password meets is met by no password: all characters and lengths are tried.
  var isDecidable: Bool {
    var (isClosed, isBounded) = (false, false)
    for rule in rules {
      switch rule {
      case .allowed: isClosed = true
      case .length(_, _?, "codePoint"): isBounded = true
      // Bytes and units are counted as typed, in more spellings than are tried.
      case .length(_?, _, "utf8"), .length(_?, _, "utf16"), .length(_, _?, "grapheme"): return false
      default: continue
      }
    }
    return isClosed && isBounded
  }

  /// Whether some password of up to five characters meets the policy; the empty one does not count.
  func isMet(byASCIIOnly: Bool) -> Bool {
    var usable = byASCIIOnly ? Self.ascii : Set(Self.alphabet.indices)
    for rule in rules {
      if case .forbidden(let list) = rule { usable.subtract(list) }
      if case .allowed(let list) = rule { usable.formIntersection(list) }
    }
    var counted: [(min: Int, members: Set<Int>)] = []
    for case .count(let name, let min, let ascii, let characters) in rules {
      let own = Self.members[name, default: []]
      counted.append((min, characters.map(Set.init) ?? (ascii ? own.intersection(Self.ascii) : own)))
    }
    var word: [Int] = []
    let letters = usable.sorted()
    func search() -> Bool {
      if !word.isEmpty, accepts(word, counted) { return true }
      guard word.count < Self.longest else { return false }
      for letter in letters {
        word.append(letter)
        defer { word.removeLast() }
        if isOpen(word), search() { return true }
      }
      return false
    }
    return search()
  }

  /// Whether a longer word can still be accepted: nothing that only grows is too much.
  private func isOpen(_ word: [Int]) -> Bool {
    for rule in rules {
      switch rule {
      case .length(_, let max?, let unit) where Self.length(word, unit) > max: return false
      case .repetition(let max) where word.suffix(max + 1).count == max + 1 && Set(word.suffix(max + 1)).count == 1:
        return false
      default: continue
      }
    }
    return true
  }

  private func accepts(_ word: [Int], _ counted: [(min: Int, members: Set<Int>)]) -> Bool {
    for (min, members) in counted where word.count(where: members.contains) < min { return false }
    for rule in rules {
      switch rule {
      case .length(let min?, _, let unit) where Self.length(word, unit) < min: return false
      case .classes(let min, let of, let ascii):
        let found = of.count { name in
          word.contains { Self.members[name, default: []].contains($0) && (!ascii || Self.ascii.contains($0)) }
        }
        if found < min { return false }
      case .distinct(let min) where Set(word).count < min: return false
      default: continue
      }
    }
    return true
  }

  private static func length(_ word: [Int], _ unit: String) -> Int {
    unit == "utf8" ? word.count + word.count { !ascii.contains($0) } : word.count
  }

  var json: String { #"{"version": 1, "rules": [\#(rules.map(Self.json).joined(separator: ", "))]}"# }

  private static func text(_ list: [Int]) -> String { "\"" + String(list.map { alphabet[$0] }) + "\"" }

  private static func json(_ rule: Rule) -> String {
    switch rule {
    case .length(let min, let max, let unit):
      #"{"rule": "length", "unit": "\#(unit)""# + (min.map { ", \"min\": \($0)" } ?? "")
        + (max.map { ", \"max\": \($0)" } ?? "") + "}"
    case .count(let name, let min, let ascii, let characters):
      #"{"rule": "\#(name)", "min": \#(min)"# + (ascii ? #", "repertoire": "ascii""# : "")
        + (characters.map { ", \"characters\": " + text($0) } ?? "") + "}"
    case .classes(let min, let of, let ascii):
      #"{"rule": "classes", "min": \#(min), "of": [\#(of.map { "\"\($0)\"" }.joined(separator: ", "))]"#
        + (ascii ? #", "repertoire": "ascii"}"# : "}")
    case .forbidden(let list): #"{"rule": "forbidden-characters", "characters": \#(text(list))}"#
    case .allowed(let list): #"{"rule": "allowed-characters", "characters": \#(text(list))}"#
    case .repetition(let max): #"{"rule": "repetition", "max": \#(max)}"#
    case .distinct(let min): #"{"rule": "distinct-characters", "min": \#(min)}"#
    }
  }
}
