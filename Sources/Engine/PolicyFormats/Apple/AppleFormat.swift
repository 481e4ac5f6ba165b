import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// Apple Password Rules: the attribute `passwordrules` of HTML, `UITextInputPasswordRules`, and the quirks that password
  /// managers share.
  ///
  /// - Note: "Customizing Password AutoFill Rules" (Apple Developer Documentation).
  package static let apple = PolicyFormat(
    id: "apple", title: "Apple password rule", recognises: AppleFormat.recognises, read: AppleFormat.read,
    write: AppleFormat.write)
}

/// Reads and writes Apple Password Rules.
enum AppleFormat {
  /// Whether a text that is not JSON starts with the name of a property, or with a similar word and a colon.
  static func recognises(_ text: PolicyText) -> Bool {
    guard text.json == nil else { return false }
    let rest = text.source.bytes.drop { [0x20, 0x0A, 0x0D, 0x09, 0x0C].contains($0) }
    let following = rest.drop { ASCII.isLetter($0) || $0 == UInt8(ascii: "-") }
    if following.count == rest.count { return false }
    let word = ExactText(utf8: rest[..<following.startIndex])
    if AppleIssue.propertyNames.contains(word) { return true }
    return following.first == UInt8(ascii: ":") && Suggestion.nearest(to: word, in: AppleIssue.propertyNames) != nil
  }

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let bytes = text.source.bytes
    let scanner = AppleScanner(bytes)
    for issue in scanner.issues {
      if findings.isFull { break }
      issue.report(in: bytes, &findings)
    }
    let limit = NativeFormat.maximumRules
    if scanner.properties.count > limit {
      findings.report(
        .limitExceeded, scanner.properties[limit].range,
        "The text has \(scanner.properties.count) properties; at most \(limit) are read",
        help: "Remove properties that repeat others")
    }
    var mapping = AppleReading(Array(scanner.properties.prefix(limit)))
    mapping.reportRepetitions(&findings)
    return PolicyDraft(rules: mapping.rules())
  }

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    var writer = AppleWriting(document.policy)
    writer.write()
    return WrittenPolicy(text: writer.text, losses: writer.losses + document.nonRuleLosses(in: .apple))
  }
}
