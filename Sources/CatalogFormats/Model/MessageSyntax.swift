/// What the messages of a file are written in: how they show values and choose between texts.
public enum MessageSyntax: Sendable {
  /// Text with `%@`, `%lld` and their kin, as Apple's frameworks and `printf` read it.
  case printf
  /// Text in which no sign is known to mean anything.
  case none
}
