/// A number of guesses that an attacker may make before the attack ends.
///
/// A site that slows guesses down allows several thousand; a site that does not, about a million. With a stolen file, a
/// slow hash allows about 10^9 guesses per password, and a fast one 10^12 and more (after D. Florêncio, C. Herley and
/// P. C. van Oorschot, "An Administrator's Guide to Internet Password Research", LISA 2014, section 4).
package enum GuessLevel: Int, CaseIterable, Sendable {
  case thousands = 4
  case millions = 6
  case billions = 9
  case trillions = 12

  /// The base-10 logarithm of the number of guesses.
  package var exponent: Int { rawValue }

  /// The number in machine-readable form, such as `1e4`.
  package var name: String { "1e\(exponent)" }

  /// Whether a password falls within this number of guesses; `guessesLog10` is the logarithm from the estimator.
  package func reaches(_ guessesLog10: Double) -> Bool {
    // Logarithms are rounded, so the logarithm of 10,000 guesses may be slightly above 4.
    guessesLog10 <= Double(exponent) + 1e-9
  }
}
