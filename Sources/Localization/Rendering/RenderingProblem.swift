public import WatchwordDiagnostics

/// Something that kept a renderer from showing a message as intended.
public enum RenderingProblem: Hashable, Sendable {
  /// No catalogue has the message; the phrase's substitute is shown, or else the id.
  case messageMissing
  /// The message has no text for the number's plural category; another category's text is shown.
  case pluralFormMissing(PluralCategory)
  /// The message has no text for any device or number.
  case textMissing
  /// The message has plural forms, but the phrase has no number; the form `other` is shown.
  case countMissing
  /// The phrase has no argument at this position, counted from 1; the placeholder itself is shown.
  case argumentMissing(position: Int)
  /// The argument at this position, counted from 1, does not have the placeholder's type; it is shown according to its
  /// own type.
  case argumentMistyped(position: Int, found: ArgumentKind)
  /// The message calls a substitution that does not exist; the call itself is shown.
  case substitutionMissing(ExactText)
  /// Substitutions call each other too deeply, too often, or in a circle; the rest is left out.
  case expansionTooLarge
  /// The text would be longer than 1 MiB; what did not fit is left out.
  case textTooLong
}
