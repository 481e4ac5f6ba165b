public import WatchwordPolicy

/// Counts how many of the passwords with which users sign in would fail a policy, rule by rule. Only numbers are
/// stored: no passwords, users or times.
///
/// ```swift
/// import Watchword
///
/// var observer = PasswordObserver(try PasswordPolicy(#"{"minL": 15}"#), named: "next")
/// // After each successful sign-in, once for each user:
/// observer.observe("correct horse battery")
/// let state = observer.state  // Store it, and pass it to `init(_:named:restoring:)` after a restart.
/// print(observer.numbers.json)
/// ```
///
/// The ``state`` is exact and must stay where the passwords are. The ``numbers`` may be published: they reveal nothing
/// about a group of fewer than ``floor`` people, even by comparison with earlier numbers, because the published counts
/// advance by groups of a random size that is at least the floor. With an exact total, the other numbers could be
/// completed. Documentation/HowManyUsers.md explains how to count each user once.
public struct PasswordObserver: Sendable {
  /// The policy that passwords are checked against.
  public let policy: PasswordPolicy
  /// The policy's name in the numbers.
  public let name: String
  /// The smallest number of people that is published.
  public let floor: Int
  /// All counts, exact.
  var counted: AssessmentTally
  /// The published counts: those at the end of the last complete group.
  var published: AssessmentTally
  /// The number of passwords that completes the next group.
  var next: Int

  /// Creates an observer without counts.
  ///
  /// A `floor` below ``ObservedNumbers/leastFloor`` is raised to it, and one above 1,000,000 is lowered to 1,000,000.
  public init(_ policy: PasswordPolicy, named name: String, floor: Int = ObservedNumbers.usualFloor) {
    self.policy = policy
    self.name = name
    self.floor = min(max(floor, ObservedNumbers.leastFloor), Self.maximumFloor)
    counted = AssessmentTally(of: policy)
    published = counted
    next = 0
    next = sizeOfGroup()
  }

  static let maximumFloor = 1_000_000

  /// Returns a random size of at least the floor and less than twice the floor.
  private func sizeOfGroup() -> Int { Int.random(in: floor..<(2 * floor)) }

  /// Assesses the password of a user who has signed in, and counts the result. Takes a few microseconds.
  ///
  /// Rules that compare the password with the user's data need `context`; without it, they are counted as undetermined.
  public mutating func observe(_ password: String, in context: AssessmentContext = AssessmentContext()) {
    counted.add(policy.assess(password, in: context))
    if counted.total >= next {
      published = counted
      next = counted.total + sizeOfGroup()
    }
  }

  /// The numbers that may be published.
  public var numbers: ObservedNumbers {
    ObservedNumbers(published, policy: name, ids: policy.rules.map { $0.id }, floor: floor)
  }

  /// Adds the counts of another observer of the same policy, for example on another server.
  ///
  /// Always add the states of all servers to a new observer: each state contains all counts since its beginning.
  ///
  /// - Throws: ``UnusableObservation`` if `state` does not belong to an observer of this policy with the same floor.
  ///   Nothing is added in that case.
  public mutating func add(_ state: String) throws(UnusableObservation) {
    let other = try PasswordObserver(policy, named: name, restoring: state)
    guard other.floor == floor else {
      throw UnusableObservation(reason: "The state has the floor \(other.floor); expected \(floor)")
    }
    counted.add(other.counted)
    // The published counts of each server advance by whole groups, and so does their sum. The unpublished counts of
    // several servers may exceed a group, but publishing one would make successive sums differ by individual people.
    published.add(other.published)
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
