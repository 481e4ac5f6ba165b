/// The type of an argument.
public enum ArgumentKind: String, Hashable, Sendable {
  /// A whole number, printed by `%lld` and its kin.
  case count
  /// A piece of text, printed by `%@`.
  case text
  /// Characters that are mentioned, printed by `%@`.
  case characters
  /// A list of phrases, printed by `%@`.
  case list
}
