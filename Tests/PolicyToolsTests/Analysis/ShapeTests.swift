import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

/// Statements about all passwords of a policy, compared with every password that it accepts.
struct ShapeTests {
  private static let characters = Array("aB1!".unicodeScalars)
  private static let longest = 5
  private static let patterns: [ExactText] = [
    "^[a-z]+$", "^(?=.*\\d).{2,4}$", "^(a{2}|1{3,})$", "a1", "^\\p{L}", "^(?=.*\\p{Lu})(?=.*!)", "^B*$", "^[^1]{3}",
  ]

  private static func every() -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<longest {
      last = last.flatMap { word in characters.map { word + String($0) } }
      all += last
    }
    return all
  }

  private static func policy(_ seed: Int) throws -> PasswordPolicy {
    var random = RandomPolicies(seed: UInt64(seed) &+ 77)
    var rules: [PasswordRule] = [
      .allowedCharacters(AllowedCharactersRule("aB1!")), .length(LengthRule(maximum: random.number(2...longest))),
    ]
    for _ in 0..<random.number(1...3) {
      switch random.number(0...6) {
      case 0, 1:
        let expression = try PasswordExpression(parsing: patterns[random.number(0...patterns.count - 1)])
        rules.append(
          .pattern(random.number(0...3) == 0 ? PatternRule(forbidden: expression) : PatternRule(required: expression)))
      case 2:
        rules.append(
          .characterCount(
            CharacterCountRule(CharacterClass.allCases[random.number(0...4)], minimum: random.number(1...3))))
      case 3: rules.append(.classes(ClassesRule(minimum: random.number(1...4))))
      case 4: rules.append(.forbiddenCharacters(ForbiddenCharactersRule(random.number(0...1) == 0 ? "a" : "1!")))
      case 5: rules.append(.classRun(ClassRunRule(maximum: random.number(1...2))))
      default:
        rules.append(
          .length(LengthRule(minimum: random.number(1...4), unit: random.number(0...1) == 0 ? .utf8 : .codePoint)))
      }
    }
    return PasswordPolicy(rules: rules)
  }

  @Test(arguments: Rounds.seeds(20))
  func `lengths, characters and kinds are those of the accepted passwords`(seed: Int) throws {
    let policy = try Self.policy(seed)
    let accepted = Self.every().filter { policy.assess($0).verdict == .met }
    let shape = PasswordShape(of: policy)
    let rules = "\(policy.rules.map(\.json))"
    #expect(shape.isImpossible == accepted.isEmpty, "\(rules)")
    #expect(RuleConflict.excludesAll(policy) == accepted.isEmpty, "\(rules)")
    guard !accepted.isEmpty else { return }
    let lengths = accepted.map(\.unicodeScalars.count)
    #expect(shape.minimumLength == lengths.min() && shape.maximumLength == lengths.max(), "\(rules)")
    for character in Self.characters {
      let isUsed = accepted.contains { $0.unicodeScalars.contains(character) }
      #expect(shape.groups.contains { $0.ascii.contains(character.value) } == isUsed, "\(character): \(rules)")
      let isDemanded = accepted.allSatisfy { $0.unicodeScalars.contains(character) }
      #expect(shape.requires { $0.ascii.contains(character.value) } == isDemanded, "\(character): \(rules)")
    }
  }

  /// Policies with numbers beyond those that are counted, with the least and the greatest length.
  private static let long: [Case<String, [Int?]>] = [
    Case("a minimum", #"{"rule": "length", "min": 5000}"#, [5000, nil]),
    Case("a minimum and a maximum", #"{"rule": "length", "min": 5000, "max": 6000}"#, [5000, 6000]),
    Case("characters", #"{"rule": "digits", "min": 1048576}"#, [1_048_576, nil]),
    Case("both", #"{"rule": "length", "min": 5000}, {"rule": "digits", "min": 40}"#, [5000, nil]),
    Case("lengths that exclude each other", #"{"rule": "length", "min": 5000}, {"rule": "length", "max": 4000}"#, [0]),
    Case("fewer than there have to be", #"{"rule": "digits", "min": 9}, {"rule": "length", "max": 8}"#, [0]),
    Case("fewer than have to differ", #"{"rule": "distinct-characters", "min": 9}, {"rule": "length", "max": 8}"#, [0]),
    Case(
      "a multiple", #"{"rule": "length", "min": 8}, {"rule": "required-pattern", "pattern": "^(?:.{6})*$"}"#, [12, nil]),
    Case(
      "two periods",
      #"{"rule": "length", "min": 2}, {"rule": "required-pattern", "pattern": "^(?:.{41})*$"}, "#
        + #"{"rule": "required-pattern", "pattern": "^(?:.{37})*$"}"#, [41 * 37, nil]),
    Case(
      "an end", #"{"rule": "length", "min": 3}, {"rule": "required-pattern", "pattern": "^a(?:b|cd|efg)?$"}"#, [3, 4]),
  ]

  @Test(arguments: long)
  func `numbers of any size are those of the policy, in little time`(given: Case<String, [Int?]>) throws {
    let source = SourceText(name: "policy", bytes: Array(#"{"version": 1, "rules": [\#(given.given)]}"#.utf8))
    let policy = try #require(PolicyFormat.read(source).value?.policy)
    let clock = ContinuousClock()
    let start = clock.now
    let shape = PasswordShape(of: policy)
    if given.expected.count == 1 {
      #expect(shape.isImpossible && shape.minimumLength == 0)
    } else {
      #expect(!shape.isImpossible && [shape.minimumLength, shape.maximumLength] == given.expected)
    }
    if !shape.isImpossible {
      let example = PasswordExample.ofAnyScript(for: policy)
      // No number makes the work grow without a bound.
      #expect(example?.unicodeScalars.count == (shape.minimumLength > 8192 ? nil : shape.minimumLength))
    }
    // A rule that requires so many is enough to know that none can be generated.
    if shape.minimumLength > PolicyCounter.maximumLength, !given.given.contains("pattern") {
      #expect(throws: PasswordGenerator.Failure.tooLong) {
        try PasswordGenerator(policy, over: .distinguishing([policy]), bits: 0)
      }
    }
    #expect(clock.now - start < .seconds(60))
  }

  /// No rule on single characters tells two characters of a group apart.
  @Test(arguments: Rounds.seeds(10))
  func `groups hold every character, and their members are treated alike`(seed: Int) throws {
    let policy = try Self.policy(seed)
    let groups = CharacterGroups(policy.rules).groups
    // Surrogates are not characters, and NFC replaces about a thousand characters.
    #expect((1_110_000...1_112_064).contains(groups.reduce(0) { $0 + $1.count }))
    for group in groups {
      let classifier = CharacterClassifier(policy.rules)
      let signature = classifier.signature(of: group.representative)
      #expect(group.samples.allSatisfy { classifier.signature(of: $0) == signature })
    }
  }
}
