/// The passwords that a rule rejects, as far as their number can be bounded without an automaton.
package enum RejectedPasswords {
  /// Those of two or more characters that are the same from last to first, case aside.
  case mirrored
  /// Those in which a character occurs more than this many times.
  case repeating(moreThan: Int)
  /// Those that contain one of some texts; the closure says no fewer than there are of given characters.
  case containing(([Unicode.Scalar]) -> [TextFamily])

  /// Texts of one length.
  package struct TextFamily {
    /// How many characters each has.
    package let length: Int
    /// Numbers whose product is the number of texts, or more.
    package let factors: [Int]
  }
}
