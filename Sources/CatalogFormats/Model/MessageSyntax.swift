/// The syntax of a file's messages: how they show values and choose between texts.
public enum MessageSyntax: Sendable {
  /// Text with placeholders such as `%@` and `%lld`, as Apple's frameworks and `printf` read it.
  case printf
  /// Text without known placeholders.
  case none
}
