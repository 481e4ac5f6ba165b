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
