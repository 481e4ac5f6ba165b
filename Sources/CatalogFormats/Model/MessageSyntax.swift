/// The syntax of a file's messages: how they show values and choose between texts.
package enum MessageSyntax: Sendable {
  /// Text with placeholders such as `%@` and `%lld`, as Apple's frameworks and `printf` read it.
  case printf
  /// Text with values such as `{name}` and choices such as `{count, plural, …}`: ICU's MessageFormat.
  case icu
  /// Text with values such as `{{name}}` and other texts such as `$t(key)`, as i18next shows them.
  case i18next
  /// Text without known placeholders.
  case none
}
