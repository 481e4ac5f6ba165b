package import WatchwordDiagnostics

extension FindingKind {
  /// A .stringsdict file is XML, but its rules cannot be used.
  package static let malformedStringsDict = FindingKind(
    "malformed-stringsdict", .error, leavesOut: .some,
    """
    A .stringsdict file is XML, but its rules cannot be used.

    What: an element is missing or misplaced, a key has no rule, a rule has a type other than
    NSStringPluralRuleType, or a plural category, a device or a width does not exist.

    Why: Apple's frameworks silently ignore the rule, so that users see the key or a wrong form.

    Example:
      <key>days</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>more</key><string>%d days</string>
      </dict>

    What to do: correct the element shown. A variable has NSStringFormatSpecTypeKey with NSStringPluralRuleType,
    NSStringFormatValueTypeKey with a type such as lld, and a text for each plural category of the language.
    """,
    examples: [
      .bad("a.stringsdict", #"<plist version="1.0"><dict>1️⃣<key>a</key><dict/></dict></plist>"#),
      .good(
        "a.stringsdict",
        #"<plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>"#),
    ])
}
