package import WatchwordDiagnostics

/// Asks a provider whether a password became public.
package enum BreachedPasswords {
  /// How often `password` occurs, 0 if it is not known.
  ///
  /// The password is hashed as it is given, in UTF-8, and only 5 digits of the hash are passed to `provider`. There is no
  /// value if the answer is wrong, which is then reported under the name of the prefix. Throws what the provider throws.
  package static func occurrences(
    of password: String, using provider: some BreachRangeProvider
  ) async throws -> Reading<Int> {
    let hash = SHA1.digest(of: password.utf8)
    let prefix = ExactText(String(decoding: hash.hexadecimal.prefix(BreachRange.prefixDigits), as: UTF8.self))
    let answer = try await provider.range(of: prefix)
    return BreachRange.read(SourceText(name: prefix, bytes: answer)).map { $0.occurrences(of: hash) }
  }
}
