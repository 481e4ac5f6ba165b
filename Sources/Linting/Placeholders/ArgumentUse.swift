import WatchwordDiagnostics

/// A place of a text that shows an argument.
struct ArgumentUse: Sendable {
  /// The argument, from 1.
  let position: Int
  /// What the argument must be.
  let kind: ArgumentFamily
  /// The bytes of the text.
  let range: Range<Int>
  /// Whether the text says the position itself.
  let isNumbered: Bool
  /// The substitution that is shown, where it is one.
  let substitution: ExactText?
}
