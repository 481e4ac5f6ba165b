import WatchwordPolicy

/// What policies do with a list of real passwords, as `watchword policy measure` finds out. No part of a password is in
/// it.
package struct PasswordMeasurement: Sendable {
  /// What the draw of the samples depends on.
  package let seed: Int
  /// Where the passwords come from: names of files.
  package private(set) var sources: [String]
  /// The lines with passwords: fewer than the passwords where lists say how often each occurs.
  package private(set) var lines: Int
  /// The lines that could not be read.
  package private(set) var unreadable: Int
  /// What each policy does with them.
  package private(set) var policies: [PolicyMeasurement]

  /// The largest count: what every JSON reader knows exactly (RFC 8259, section 6), or what the machine has.
  package static let largestCount = Int(clamping: UInt64(1) << 53)

  /// Each policy has judged the same passwords.
  package init(seed: Int, sources: [String], lines: Int, unreadable: Int, policies: [PolicyMeasurement]) {
    self.seed = seed
    self.sources = sources
    self.lines = lines
    self.unreadable = unreadable
    self.policies = policies
  }

  /// The passwords that each policy judged.
  package var passwords: Int { policies.first?.tally.total ?? 0 }

  /// Why measurements cannot be added up.
  package enum Mismatch: Error, Equatable {
    /// A policy of this name has other rules, or its rules have texts in another language.
    case rules(policy: String)
    /// This policy is not in both.
    case policy(String)
    /// The numbers are larger than ``largestCount``.
    case tooMany
  }

  /// Adds what the same policies do with other passwords; the order of the policies is that of the first.
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

  private static func fits(_ count: Int, _ other: Int) -> Bool { count <= largestCount - other }

  private static func isSame(_ name: String, _ other: String) -> Bool { name.utf8.elementsEqual(other.utf8) }
}
