/// The passwords that a rule rejects, if their number can be bounded without an automaton.
package enum RejectedPasswords {
  /// Palindromes of two or more characters, ignoring case.
  case mirrored
  /// Passwords in which a character occurs more than this many times.
  case repeating(moreThan: Int)
  /// Passwords that contain one of a set of texts. For the given characters, the closure returns families that bound
  /// the number of these texts from above.
  case containing(([Unicode.Scalar]) -> [TextFamily])

  /// A family of texts of one length.
  package struct TextFamily {
    /// The number of characters in each text.
    package let length: Int
    /// Factors whose product is an upper bound on the number of texts.
    package let factors: [Int]
  }
}
