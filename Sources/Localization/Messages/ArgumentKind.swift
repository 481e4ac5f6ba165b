/// The type of an argument.
public enum ArgumentKind: String, Hashable, Sendable {
  /// A whole number, printed by `%lld` and similar placeholders.
  case count
  /// A piece of text, printed by `%@`.
  case text
  /// Characters that the text mentions, printed by `%@`.
  case characters
  /// A list of phrases, printed by `%@`.
  case list
}
