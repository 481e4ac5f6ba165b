public import WatchwordPolicy

/// Counts how many of the passwords that people sign in with would fail a policy, rule by rule. It keeps numbers only: no
/// password, no user, no time.
///
/// ```swift
/// import Watchword
///
/// var observer = PasswordObserver(try PasswordPolicy(#"{"minL": 15}"#), named: "next")
/// // After each successful sign-in, once for each user:
/// observer.observe("correct horse battery")
/// let state = observer.state  // To be kept, and to be given to `init(_:named:restoring:)` after a restart.
/// print(observer.numbers.json)
/// ```
///
/// The ``state`` is exact and stays where the passwords are. The ``numbers`` may be told: of less than a group of people
/// of the size ``floor`` they say nothing, also if somebody compares them with earlier ones, because what is told
/// advances by groups of a random size that is at least the floor: with an exact total, the other numbers could be
/// completed. Documentation/HowManyUsers.md says how a user is counted once.
public struct PasswordObserver: Sendable {
  /// The policy that passwords are held against.
  public let policy: PasswordPolicy
  /// The policy's name in the numbers.
  public let name: String
  /// The least number of people that is told.
  public let floor: Int
  /// All counts, exactly.
  var counted: AssessmentTally
  /// The counts as they were when the last whole group was complete.
  var told: AssessmentTally
  /// The number of passwords that completes the next group.
  var next: Int

  /// Creates an observer that has counted nothing.
  ///
  /// A `floor` below ``ObservedNumbers/leastFloor`` counts as that, and one above 1,000,000 as 1,000,000.
  public init(_ policy: PasswordPolicy, named name: String, floor: Int = ObservedNumbers.usualFloor) {
    self.policy = policy
    self.name = name
    self.floor = min(max(floor, ObservedNumbers.leastFloor), Self.largestFloor)
    counted = AssessmentTally(of: policy)
    told = counted
    next = 0
    next = sizeOfGroup()
  }

  static let largestFloor = 1_000_000

  /// From the floor to twice the floor.
  private func sizeOfGroup() -> Int { Int.random(in: floor..<(2 * floor)) }

  /// Judges the password of a user who has signed in, and counts the result. It takes some microseconds.
  ///
  /// Rules that compare with the user need `context`; without it, they are counted as undetermined.
  public mutating func observe(_ password: String, in context: AssessmentContext = AssessmentContext()) {
    counted.add(policy.assess(password, in: context))
    if counted.total >= next {
      told = counted
      next = counted.total + sizeOfGroup()
    }
  }

  /// The numbers that may be told.
  public var numbers: ObservedNumbers {
    ObservedNumbers(told, policy: name, ids: policy.rules.map { $0.id }, floor: floor)
  }

  /// Adds what another observer of the same policy has counted, on another server for example.
  ///
  /// Add the states of all servers to a new observer each time: each holds everything since its beginning.
  ///
  /// - Throws: ``UnusableObservation`` if `state` is not that of an observer of this policy with the same floor. Nothing is
  ///   added then.
  public mutating func add(_ state: String) throws(UnusableObservation) {
    let other = try PasswordObserver(policy, named: name, restoring: state)
    guard other.floor == floor else {
      throw UnusableObservation(reason: "The state has the floor \(other.floor); expected \(floor), as this one has")
    }
    counted.add(other.counted)
    // The parts that each server tells advance by whole groups, and so does their sum. What is not told of several servers
    // may be more than a group, but which one would differ from sum to sum by single people.
    told.add(other.told)
    next += other.next
  }
}

/// The error for a state that cannot be continued.
public struct UnusableObservation: Error, CustomStringConvertible {
  /// What was found, and what was expected.
  let reason: String

  /// What was found, and what was expected.
  public var description: String { reason }
}
