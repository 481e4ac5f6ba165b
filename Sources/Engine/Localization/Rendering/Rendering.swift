public import WatchwordBasics

/// A rendered phrase, with the locale of its text and the problems of rendering.
public struct Rendering: Sendable {
  /// The text. If no catalogue has the message, the text of the phrase's substitute, or else the message's id.
  public let text: String
  /// The locale of the text; `nil` if the message's id is shown.
  public let locale: LanguageTag?
  /// Whether the text is missing, is neither in the best locale for the request (`Renderer.locale`) nor in one of its
  /// parents, or is in the source language because there is no catalogue for the request.
  public let isFallback: Bool
  /// The problems of rendering, at most 16 different ones.
  public let problems: [RenderingProblem]
}

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

/// A message prepared for a renderer: the texts for one device, and the rules of the message's locale.
///
/// This is a class because copying the parts of a message out of a dictionary takes longer than finding it.
final class RenderedMessage: Sendable {
  let forms: Message.Forms
  let device: Device
  let locale: RendererLocale
  private let message: Message

  /// Creates a message to render; `nil` if it has no text for `device`.
  init?(_ message: Message, on device: Device, in locale: RendererLocale) {
    guard let forms = message.variants.forms(for: device), !forms.isEmpty else { return nil }
    self.message = message
    self.forms = forms
    self.device = device
    self.locale = locale
  }

  /// Returns the substitution with this name.
  func substitution(named name: ExactText) -> Message.Substitution? { message.substitution(named: name) }
}
