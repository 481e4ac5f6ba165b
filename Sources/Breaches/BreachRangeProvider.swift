package import WatchwordDiagnostics

/// Where ranges of breached passwords come from: a service with k-anonymity, a mirror of one, or a cache.
///
/// Only the first 5 of the 40 digits of a hash are asked for, so that the provider does not learn the password.
package protocol BreachRangeProvider: Sendable {
  /// The lines of all hashes that begin with `prefix`, 5 hexadecimal digits in capitals: the 35 digits that follow, a
  /// colon and the number of occurrences on each line, which ends with LF or CRLF.
  ///
  /// Throws what the caller of ``BreachedPasswords/occurrences(of:using:)`` is to see, for example an error of the network.
  func range(of prefix: ExactText) async throws -> [UInt8]
}
