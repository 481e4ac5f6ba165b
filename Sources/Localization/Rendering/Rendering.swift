import Diagnostics

/// A phrase in words, with what is known about how they were found.
public struct Rendering: Hashable, Sendable {
  /// The words; the message's id where no catalogue has the message.
  public let text: String
  /// The locale of the words; nothing where no catalogue has the message.
  public let locale: LanguageTag?
  /// Whether the words are missing, or not in the locale that serves the request best (`Renderer.locale`), or in the
  /// source language because no catalogue serves the request.
  public let isFallback: Bool
  /// What went wrong, at most 16 different problems.
  public let problems: [RenderingProblem]
}

/// Something that kept a renderer from showing a message as it was meant.
public enum RenderingProblem: Hashable, Sendable {
  /// No catalogue has the message; its id is shown.
  case messageMissing
  /// The message has no text for the number's plural category; another category's text is shown.
  case pluralFormMissing(PluralCategory)
  /// The message has no text for any device or number.
  case textMissing
  /// The message counts, but the phrase brings no number; the text for `other` is shown.
  case countMissing
  /// The phrase has no argument at this position, counted from 1; the placeholder itself is shown.
  case argumentMissing(position: Int)
  /// The argument at this position, counted from 1, is not of the placeholder's type; it is shown in its own way.
  case argumentMistyped(position: Int, found: ArgumentKind)
  /// The message calls a substitution that it does not have; the call itself is shown.
  case substitutionMissing(String)
  /// Substitutions call each other too deeply, too often, or in a circle; the rest is left out.
  case expansionTooLarge
  /// The text would be longer than 1 MiB; what did not fit is left out.
  case textTooLong

  /// Whether both problems are the same, their names byte by byte.
  public static func == (left: RenderingProblem, right: RenderingProblem) -> Bool {
    switch (left, right) {
    case (.messageMissing, .messageMissing), (.textMissing, .textMissing), (.countMissing, .countMissing),
      (.expansionTooLarge, .expansionTooLarge), (.textTooLong, .textTooLong):
      true
    case (.pluralFormMissing(let left), .pluralFormMissing(let right)): left == right
    case (.argumentMissing(let left), .argumentMissing(let right)): left == right
    case (.argumentMistyped(let left, let found), .argumentMistyped(let right, let other)):
      left == right && found == other
    case (.substitutionMissing(let left), .substitutionMissing(let right)): left.isSame(as: right)
    default: false
    }
  }
}
