/// A phrase in words, with what is known about how they were found.
public struct Rendering: Sendable {
  /// The words; the message's id where no catalogue has the message.
  public let text: String
  /// The locale of the words; `nil` if no catalogue has the message.
  public let locale: LanguageTag?
  /// Whether the words are missing, or not in the locale that serves the request best (`Renderer.locale`), or in the
  /// source language because no catalogue serves the request.
  public let isFallback: Bool
  /// What went wrong, at most 16 different problems.
  public let problems: [RenderingProblem]
}
