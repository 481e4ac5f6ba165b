/// The dialects in which a format writes regular expressions.
package enum PatternDialect: Hashable, CaseIterable, Sendable {
  /// ECMAScript with the flag `u` or `v`, for browsers and JSON Schema: `\p{Lu}`, `\u{E9}`.
  case ecmaScript
  /// Syntax that ECMAScript with the flag `u` or `v`, Python's `re`, Java and PCRE with UTF interpret alike: ASCII
  /// classes, with all other characters written literally.
  ///
  /// Engines that match UTF-16 code units, such as those of .NET and of ECMAScript without a flag, agree up to U+FFFF.
  /// They count an emoji as 2 characters, and match either of its halves in a class. RE2 has no lookaheads, so it
  /// supports neither dialect.
  case portable
}
