package import WatchwordDiagnostics

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
