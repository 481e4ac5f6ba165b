import WatchwordPolicy

/// The results of policies for a list of real passwords, as measured by `watchword policy measure`. It contains no part
/// of any password.
package struct PasswordMeasurement: Sendable {
  /// The seed of the random samples.
  package let seed: Int
  /// The sources of the passwords: file names.
  package private(set) var sources: [String]
  /// The number of lines with passwords, which is below the number of passwords if lists give the frequency of each.
  package private(set) var lines: Int
  /// The number of lines that could not be read.
  package private(set) var unreadable: Int
  /// The results of each policy.
  package private(set) var policies: [PolicyMeasurement]

  /// The name of standard input as a source.
  package static let standardInput = "standard input"

  /// The name of the lists of the program as a source.
  package static let builtInLists = "the lists inside watchword"

  /// The greatest count: the limit up to which every JSON reader is exact (RFC 8259, section 6), or the limit of `Int`.
  package static let maximumCount = Int(clamping: UInt64(1) << 53)

  /// Creates a measurement in which each policy has judged the same passwords.
  package init(seed: Int, sources: [String], lines: Int, unreadable: Int, policies: [PolicyMeasurement]) {
    self.seed = seed
    self.sources = sources
    self.lines = lines
    self.unreadable = unreadable
    self.policies = policies
  }

  /// The number of passwords that each policy judged.
  package var passwords: Int { policies.first?.tally.total ?? 0 }

  /// The reason why measurements cannot be added up.
  package enum Mismatch: Error, Equatable {
    /// A policy of this name has different rules, or its rules have texts in another language.
    case rules(policy: String)
    /// This policy is not in both measurements.
    case policy(String)
    /// The sums would exceed ``maximumCount``.
    case tooMany
  }

  /// Adds the results of the same policies for other passwords; the policies keep the order of this measurement.
  package mutating func add(_ other: PasswordMeasurement) throws(Mismatch) {
    guard Self.fits(passwords, other.passwords), Self.fits(lines, other.lines), Self.fits(unreadable, other.unreadable)
    else { throw .tooMany }
    for policy in other.policies where !policies.contains(where: { Self.isSame($0.name, policy.name) }) {
      throw .policy(policy.name)
    }
    var sum = policies
    for index in sum.indices {
      guard let match = other.policies.first(where: { Self.isSame($0.name, sum[index].name) }) else {
        throw .policy(sum[index].name)
      }
      guard match.rules == sum[index].rules else { throw .rules(policy: match.name) }
      sum[index].add(match)
    }
    policies = sum
    sources += other.sources
    lines += other.lines
    unreadable += other.unreadable
  }

  private static func fits(_ count: Int, _ other: Int) -> Bool { count <= maximumCount - other }

  private static func isSame(_ name: String, _ other: String) -> Bool { name.utf8.elementsEqual(other.utf8) }
}
