import WatchwordDiagnostics

/// A message prepared for a renderer: the texts for one device, and the rules of the message's locale.
///
/// A class, because copying the parts of a message out of a dictionary takes longer than finding it.
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
