import WatchwordDiagnostics

extension FindingPages {
  /// The pages about what the readers of `.strings` and `.stringsdict` files report.
  static let appleStrings: [Page] = [
    Page(
      "malformed-strings",
      """
      A .strings file cannot be read as Apple's tools read it.

      What: a semicolon, an equals sign or a quotation mark is missing, a comment does not end, a value is not a text, or a
      byte does not belong to the encoding. What follows the place is read where that is possible.

      Why: one such place makes Apple's tools refuse the whole file, so that people see keys instead of texts.

      Example:
        "greeting" = "Hello"
        "farewell" = "Good "bye"";

      What to do: correct the place that is shown. Write \\" for a quotation mark inside a text, and save the file as UTF-8.
      """),
    Page(
      "unknown-escape", .warning,
      """
      A text in a .strings file has an escape that Apple's tools do not know.

      What: a backslash stands in front of a character that needs none, \\U has fewer than four hexadecimal digits behind it,
      or an escape stands for half of a character.

      Why: the backslash is dropped in silence: \\u00E9 becomes u00E9, not é.

      Example:
        "coffee" = "Caf\\u00E9";

      What to do: write the character itself, or \\U and four hexadecimal digits. Write \\\\ for a backslash that people see.
      """),
    Page(
      "malformed-stringsdict",
      """
      A .stringsdict file is XML, but its rules cannot be used.

      What: an element is missing or stands in a wrong place, a key has no rule, a rule has another type than
      NSStringPluralRuleType, or a plural category, a device or a width does not exist.

      Why: Apple's frameworks ignore the rule in silence, so that people see the key or a wrong form.

      Example:
        <key>days</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>more</key><string>%d days</string>
        </dict>

      What to do: correct the place that is shown. A variable has NSStringFormatSpecTypeKey with NSStringPluralRuleType,
      NSStringFormatValueTypeKey with a type such as lld, and a text for each plural category of the language.
      """),
  ]
}
