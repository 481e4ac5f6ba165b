package import WatchwordBasics

/// Look-ups of breached passwords with a provider.
package enum BreachedPasswords {
  /// Returns how often `password` occurs; 0 if it is not known.
  ///
  /// The password is hashed as given, in UTF-8, and only 5 digits of the hash are passed to `provider`. There is no
  /// value if the response is invalid, which is then reported under the name of the prefix. Throws the errors of the
  /// provider.
  package static func occurrences(
    of password: String, using provider: some BreachRangeProvider
  ) async throws -> Reading<Int> {
    let hash = SHA1.digest(of: password.utf8)
    let prefix = ExactText(String(decoding: hash.hexadecimal.prefix(BreachRange.prefixDigits), as: UTF8.self))
    let answer = try await provider.range(of: prefix)
    return BreachRange.read(SourceText(name: prefix, bytes: answer)).map { $0.occurrences(of: hash) }
  }
}

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
