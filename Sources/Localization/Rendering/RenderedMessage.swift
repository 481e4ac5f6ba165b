import WatchwordDiagnostics

/// A message as a renderer shows it: with the texts for a device, and the rules of its locale.
///
/// A class, because to copy the parts of a message out of a dictionary takes longer than to find it.
final class RenderedMessage: Sendable {
  let forms: Message.Forms
  let device: Device
  let locale: RendererLocale
  private let message: Message

  /// The message; `nil` if it has no text for `device`.
  init?(_ message: Message, on device: Device, in locale: RendererLocale) {
    guard let forms = message.variants.forms(for: device), !forms.isEmpty else { return nil }
    self.message = message
    self.forms = forms
    self.device = device
    self.locale = locale
  }

  /// The substitution called `name`.
  func substitution(named name: ExactText) -> Message.Substitution? { message.substitution(named: name) }
}
