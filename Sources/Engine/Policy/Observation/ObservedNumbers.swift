package import WatchwordBasics

/// Publishable counts of the sign-in passwords that meet a policy.
///
/// No count, and no difference between two counts, is a number of people below the ``floor``. Every count, including
/// the total, is rounded down to a multiple of the floor, and is `nil` if the result is 0.
/// Documentation/HowManyUsers.md describes what this does not protect against.
public struct ObservedNumbers: Equatable, Sendable {
  /// The default floor.
  public static let usualFloor = 20
  /// The minimum floor: in a smaller group, individuals are too easy to identify.
  public static let leastFloor = 5
  /// The maximum floor, and the largest number that can be read.
  package static let maximumNumber = Int(clamping: UInt64(1) << 40)

  /// The name of the policy.
  public let policy: String
  /// The smallest number that is reported.
  public let floor: Int
  /// The number of passwords that were judged.
  public let passwords: Int?
  /// The number of passwords that meet every rule.
  public let met: Int?
  /// The number of passwords that fail a rule.
  public let unmet: Int?
  /// The number of passwords that fail no rule, although not every rule could be judged.
  public let undetermined: Int?
  /// The numbers of each rule, in the policy's order.
  public let rules: [OfRule]

  /// The counts of one rule.
  public struct OfRule: Equatable, Sendable {
    /// The id of the rule, such as `length`.
    public let id: String
    /// The number of passwords that fail the rule.
    public let unmet: Int?
    /// The number of passwords that fail only this rule.
    public let unmetAlone: Int?
    /// The number of passwords for which the rule could not be judged.
    public let undetermined: Int?
  }

  /// Creates the publishable form of exact counts. `ids` are the ids of the rules that `tally` counts.
  package init(_ tally: AssessmentTally, policy: String, ids: [ExactText], floor: Int) {
    func publishable(_ count: Int) -> Int? { Self.publishable(count, floor: floor) }
    self.policy = policy
    self.floor = floor
    passwords = publishable(tally.total)
    met = publishable(tally.met)
    unmet = publishable(tally.unmet)
    undetermined = publishable(tally.undetermined)
    rules = zip(ids, tally.rules).map { id, counts in
      OfRule(
        id: id.string, unmet: publishable(counts.unmet), unmetAlone: publishable(counts.unmetAlone),
        undetermined: publishable(counts.undetermined))
    }
  }

  /// Creates numbers that were read from a file.
  init(policy: String, floor: Int, passwords: Int?, verdicts: [Int?], rules: [OfRule]) {
    self.policy = policy
    self.floor = floor
    self.passwords = passwords
    (met, unmet, undetermined) = (verdicts[0], verdicts[1], verdicts[2])
    self.rules = rules
  }

  private static func publishable(_ count: Int, floor: Int) -> Int? { count < floor ? nil : count / floor * floor }

  /// Whether the numbers belong to a policy with the rules of `policy`, in the same order.
  package func belong(to policy: PasswordPolicy) -> Bool {
    policy.rules.count == rules.count && zip(policy.rules, rules).allSatisfy { $0.id == ExactText($1.id) }
  }
}

extension ObservedNumbers {
  /// The numbers as JSON on one line, in the format that Documentation/HowManyUsers.md describes.
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
      writer.array("rules") { writer in
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
