public import WatchwordDiagnostics

/// A problem that kept a renderer from showing a message as intended.
public enum RenderingProblem: Hashable, Sendable {
  /// No catalogue has the message. The phrase's substitute is shown, or else the id.
  case messageMissing
  /// The message has no text for the number's plural category. Another category's text is shown.
  case pluralFormMissing(PluralCategory)
  /// The message has no text for any device or number.
  case textMissing
  /// The message has plural forms, but the phrase has no number. The form `other` is shown.
  case countMissing
  /// The phrase has no argument at this position, counted from 1. The placeholder itself is shown.
  case argumentMissing(position: Int)
  /// The argument at this position, counted from 1, does not have the placeholder's type. It is shown according to its
  /// own type.
  case argumentMistyped(position: Int, found: ArgumentKind)
  /// The message references a substitution that does not exist. The reference itself is shown.
  case substitutionMissing(ExactText)
  /// Substitutions are nested too deeply, too numerous, or recursive. The rest is omitted.
  case expansionTooLarge
  /// The text would be longer than 1 MiB. The rest is omitted.
  case textTooLong
}
