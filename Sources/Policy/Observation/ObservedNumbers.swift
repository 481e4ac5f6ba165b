package import WatchwordDiagnostics

/// How many of the passwords that people sign in with meet a policy, in numbers that may be told: a number of people
/// below the ``floor`` is neither among them nor the difference of two of them.
///
/// Every number is rounded down to a multiple of the floor, the total too, and is `nil` if that is 0.
/// Documentation/HowManyUsers.md says what that does not protect against.
public struct ObservedNumbers: Equatable, Sendable {
  /// The floor if nothing else is chosen.
  public static let usualFloor = 20
  /// The least floor: of a smaller group, everybody knows somebody.
  public static let leastFloor = 5
  /// The largest floor, and the largest number that is read.
  package static let largestNumber = Int(clamping: UInt64(1) << 40)

  /// The name of the policy.
  public let policy: String
  /// The least number that is told.
  public let floor: Int
  /// The passwords that were judged.
  public let passwords: Int?
  /// Those that meet every rule.
  public let met: Int?
  /// Those that fail a rule.
  public let unmet: Int?
  /// Those that fail no rule, although not every rule could be judged.
  public let undetermined: Int?
  /// The numbers of each rule, in the policy's order.
  public let rules: [OfRule]

  /// The numbers of a rule.
  public struct OfRule: Equatable, Sendable {
    /// The id of the rule, such as `length`.
    public let id: String
    /// The passwords that fail it.
    public let unmet: Int?
    /// Those that fail no other rule.
    public let unmetAlone: Int?
    /// Those of which it could not be judged.
    public let undetermined: Int?
  }

  /// What may be told of exact counts. `ids` are those of the rules that `tally` counts.
  package init(_ tally: AssessmentTally, policy: String, ids: [ExactText], floor: Int) {
    func told(_ count: Int) -> Int? { Self.told(count, floor: floor) }
    self.policy = policy
    self.floor = floor
    passwords = told(tally.total)
    met = told(tally.met)
    unmet = told(tally.unmet)
    undetermined = told(tally.undetermined)
    rules = zip(ids, tally.rules).map { id, counts in
      OfRule(
        id: id.string, unmet: told(counts.unmet), unmetAlone: told(counts.unmetAlone),
        undetermined: told(counts.undetermined))
    }
  }

  /// Numbers that were read.
  init(policy: String, floor: Int, passwords: Int?, verdicts: [Int?], rules: [OfRule]) {
    self.policy = policy
    self.floor = floor
    self.passwords = passwords
    (met, unmet, undetermined) = (verdicts[0], verdicts[1], verdicts[2])
    self.rules = rules
  }

  private static func told(_ count: Int, floor: Int) -> Int? { count < floor ? nil : count / floor * floor }

  /// Whether these are numbers of a policy with the rules of `policy`, in its order.
  package func areAbout(_ policy: PasswordPolicy) -> Bool {
    policy.rules.count == rules.count && zip(policy.rules, rules).allSatisfy { $0.id == ExactText($1.id) }
  }
}

extension ObservedNumbers {
  /// The numbers as JSON on one line, as Documentation/HowManyUsers.md describes it.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  /// Writes the numbers as an object.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("version", Self.version)
      writer.member("policy", policy)
      Self.write("passwords", passwords, to: &writer)
      Self.write("met", met, to: &writer)
      Self.write("unmet", unmet, to: &writer)
      Self.write("undetermined", undetermined, to: &writer)
      writer.key("rules")
      writer.array { writer in
        for rule in rules {
          writer.object { writer in
            writer.member("rule", rule.id)
            Self.write("unmet", rule.unmet, to: &writer)
            Self.write("unmetAlone", rule.unmetAlone, to: &writer)
            Self.write("undetermined", rule.undetermined, to: &writer)
          }
        }
      }
      writer.member("floor", floor)
    }
  }

  private static func write(_ name: String, _ number: Int?, to writer: inout JSONWriter) {
    writer.key(name)
    if let number { writer.integer(number) } else { writer.null() }
  }
}
