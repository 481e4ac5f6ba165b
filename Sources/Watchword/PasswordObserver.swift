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
/// advances by whole groups. Documentation/HowManyUsers.md says how a user is counted once.
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

  /// Creates an observer that has counted nothing.
  ///
  /// A `floor` below ``ObservedNumbers/leastFloor`` counts as that, and one above 1,000,000 as 1,000,000.
  public init(_ policy: PasswordPolicy, named name: String, floor: Int = ObservedNumbers.usualFloor) {
    let empty = AssessmentTally(of: policy)
    self.init(policy, name, min(max(floor, ObservedNumbers.leastFloor), Self.largestFloor), counted: empty, told: empty)
  }

  static let largestFloor = 1_000_000

  init(_ policy: PasswordPolicy, _ name: String, _ floor: Int, counted: AssessmentTally, told: AssessmentTally) {
    self.policy = policy
    self.name = name
    self.floor = floor
    self.counted = counted
    self.told = told
  }

  /// Judges the password of a user who has signed in, and counts the result. It takes some microseconds.
  ///
  /// Rules that compare with the user need `context`; without it, they are counted as undetermined.
  public mutating func observe(_ password: String, in context: AssessmentContext = AssessmentContext()) {
    counted.add(policy.assess(password, in: context))
    if counted.total - told.total >= floor { told = counted }
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
  }
}

/// The error for a state that cannot be continued.
public struct UnusableObservation: Error, CustomStringConvertible {
  /// What was found, and what was expected.
  let reason: String

  /// What was found, and what was expected.
  public var description: String { reason }
}
