package import WatchwordDiagnostics

/// A source of ranges of breached passwords: a service with k-anonymity, a mirror of one, or a cache.
///
/// Only the first 5 of the 40 digits of a hash are requested, so that the provider does not learn the password.
package protocol BreachRangeProvider: Sendable {
  /// Returns the lines of all hashes that begin with `prefix`, 5 hexadecimal digits in capitals. Each line has the
  /// other 35 digits, a colon and the number of occurrences, and ends with LF or CRLF.
  ///
  /// Throws errors for the caller of ``BreachedPasswords/occurrences(of:using:)``, for example a network error.
  func range(of prefix: ExactText) async throws -> [UInt8]
}
