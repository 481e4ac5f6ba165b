package import WatchwordBasics

/// The combined requirements of Apple Password Rules, as Apple's own parser interprets them.
///
/// - Note: "Customizing Password AutoFill Rules" (Apple Developer Documentation), and `PasswordRulesParser.js` of the
///   repository apple/password-manager-resources.
package struct ApplePasswordRules: Hashable, Sendable {
  /// The minimum length; `nil` if there is none.
  package private(set) var minimumLength: Int?
  /// The maximum length; `nil` if there is none.
  package private(set) var maximumLength: Int?
  /// The longest run of one character; `nil` if there is no limit.
  package private(set) var maximumConsecutive: Int?
  /// The sets of characters of each of which at least one character is required, in the order of the text.
  package private(set) var required: [AppleCharacters] = []
  /// The characters that may occur: the required and the allowed ones, or the printable ASCII characters if there are
  /// none.
  package private(set) var allowed = AppleCharacters()

  /// Combines the requirements of `properties`.
  package init(_ properties: [AppleProperty]) {
    for property in properties {
      switch property.value {
      case .minimumLength(let number): minimumLength = max(minimumLength ?? 0, number)
      case .maximumLength(let number): maximumLength = min(maximumLength ?? .max, number)
      case .maximumConsecutive(let number): maximumConsecutive = min(maximumConsecutive ?? .max, number)
      case .required(let characters):
        required.append(characters)
        allowed.formUnion(characters)
      case .allowed(let characters): allowed.formUnion(characters)
      }
    }
    allowed = allowed.isEmpty ? .printable : allowed.canonical
  }

  /// Reads `source` and reports every defect with its location.
  ///
  /// The value combines the properties without defects.
  package static func read(_ source: SourceText) -> Reading<ApplePasswordRules> {
    let scanner = AppleScanner(source.bytes)
    if scanner.issues.isEmpty { return Reading(ApplePasswordRules(scanner.properties), []) }
    var findings = SourceFindings(in: source)
    for issue in scanner.issues {
      if findings.isFull { break }
      issue.report(in: source.bytes, &findings)
    }
    return Reading(ApplePasswordRules(scanner.properties), findings.all)
  }

  /// Reads `text` and reports every defect with its location.
  package static func read(_ text: String) -> Reading<ApplePasswordRules> {
    read(SourceText(name: "rule", bytes: Array(text.utf8)))
  }
}
