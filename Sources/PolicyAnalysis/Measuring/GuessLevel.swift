/// A number of guesses that an attacker may make before the attack ends.
///
/// A site that slows guesses down allows some thousands; one that does not, about a million. From a stolen file, a slow
/// hash allows about 10^9 guesses a password, and a fast one 10^12 and more (after D. Florêncio, C. Herley and P. C. van
/// Oorschot, "An Administrator's Guide to Internet Password Research", LISA 2014, section 4).
package enum GuessLevel: Int, CaseIterable, Sendable {
  case thousands = 4
  case millions = 6
  case billions = 9
  case trillions = 12

  /// The logarithm of the number of guesses to base 10.
  package var exponent: Int { rawValue }

  /// The number as programs read it, such as `1e4`.
  package var name: String { "1e\(exponent)" }

  /// Whether a password falls to so many guesses; `guessesLog10` is the logarithm of what the estimator says.
  package func reaches(_ guessesLog10: Double) -> Bool {
    // Logarithms are rounded, so that 10,000 guesses may be a little more than 4.
    guessesLog10 <= Double(exponent) + 1e-9
  }
}
