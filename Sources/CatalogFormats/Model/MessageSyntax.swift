/// The syntax of messages in a file: the notation of values and of choices between texts.
package enum MessageSyntax: Sendable {
  /// Text with placeholders such as `%@` and `%lld`, as in Apple's frameworks and `printf`.
  case printf
  /// Text with values such as `{name}` and choices such as `{count, plural, …}`: ICU's MessageFormat.
  case icu
  /// Text with values such as `{{name}}` and references to other texts such as `$t(key)`: i18next.
  case i18next
  /// Text without known placeholders.
  case none
}
