import WatchwordBasics
import WatchwordPolicy

extension AppleIssue {
  static let propertyNames: [ExactText] = ["required", "allowed", "max-consecutive", "minlength", "maxlength"]
  static let classNames: [ExactText] = ["upper", "lower", "digit", "special", "ascii-printable", "unicode"]

  /// Reports this defect of `bytes`.
  func report(in bytes: [UInt8], _ findings: inout SourceFindings) {
    let found = ExactText(utf8: bytes[range])
    let quoted = found.isEmpty ? "the end of the text" : "\"\(found.clipped)\""
    let (finding, message, help) = words(found, quoted)
    findings.report(finding, range, message, help: help)
  }

  private func words(_ found: ExactText, _ quoted: String) -> (kind: FindingKind, message: String, help: String) {
    switch kind {
    case .noProperty:
      (.malformedRule, "Found \(quoted); expected the name of a property", "Use \(Self.list(Self.propertyNames))")
    case .unknownProperty where RuleKind.all.contains { $0.relIDFields.contains(found) }:
      (
        .unknownKey, "Apple's password rules have no property \(quoted), which belongs to REL-ID policies",
        "Write a REL-ID policy as JSON, such as {\"minL\": 8}"
      )
    case .unknownProperty:
      (
        .unknownKey, "There is no property \(quoted)",
        Self.suggestion(for: found, among: Self.propertyNames)
      )
    case .noColon:
      (.malformedRule, "The property \(quoted) has no colon after its name", "Write \(found.clipped): with its value")
    case .noValue:
      (.emptyValue, "Found \(quoted) without a value, which has no effect", "Give it a value, or remove it")
    case .unknownClass:
      (.unknownValue, "There is no class \(quoted)", Self.suggestion(for: found, among: Self.classNames))
    case .noClass:
      (
        .malformedRule, "Found \(quoted); expected a class",
        "Use \(Self.list(Self.classNames)), or characters in brackets such as [-.!]"
      )
    case .noSeparator: (.malformedRule, "Found \(quoted); expected a comma or a semicolon", "Insert , or ;")
    case .noNumber: (.wrongType, "Found \(quoted); expected a whole number from 1 to 1048576", "Write a number")
    case .endOfNumber:
      (.malformedRule, "Found \(quoted) after a number; expected a semicolon", "Write ; directly after the number")
    case .zero: (.emptyValue, "The number is 0, which has no effect", "Remove the property")
    case .greatNumber:
      (
        .valueOutOfRange, "The number is \(found.clipped); expected a whole number from 1 to 1048576",
        "Use a smaller number"
      )
    case .secondSemicolon:
      (.malformedRule, "Found a second semicolon; Apple's parser ignores everything after it", "Remove it")
    default: wordsOfClass(quoted)
    }
  }

  private func wordsOfClass(_ quoted: String) -> (kind: FindingKind, message: String, help: String) {
    switch kind {
    case .openClass: (.malformedRule, "The character class has no closing bracket", "Add ] at its end")
    case .emptyClass:
      (.emptyValue, "The character class is empty, which has no effect", "Add characters, or remove it")
    case .misplacedHyphen:
      (
        .unusableValue.mild, "The - is ignored, because it is not the first character of its class",
        "Write - first; ranges such as a-z are not possible: use lower, upper or digit"
      )
    case .earlyBracket:
      (.malformedRule, "Found \(quoted) after the ] that closes the class", "Write ] last in its class: [abc]]")
    default:
      (
        .unusableValue.mild, "\(quoted) is ignored, because it is not a printable ASCII character",
        "Remove it, or allow the class unicode"
      )
    }
  }

  private static func list(_ names: [ExactText]) -> String { names.map { $0.string }.joined(separator: ", ") }

  private static func suggestion(for name: ExactText, among names: [ExactText]) -> String {
    if let nearest = Suggestion.nearest(to: name, in: names) { return "Did you mean \"\(nearest)\"?" }
    return "Use one of: \(list(names))"
  }
}
