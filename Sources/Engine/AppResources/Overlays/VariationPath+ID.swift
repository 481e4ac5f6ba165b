import WatchwordBasics
import WatchwordLocalization

extension VariationPath {
  /// Returns the id of a text in Xcode's notation: `key|==|substitutions.maximum.plural.one`.
  func id(of key: ExactText) -> ExactText {
    var parts: [String] = []
    if let substitution { parts.append("substitutions.\(substitution)") }
    if let device { parts.append("device.\(device)") }
    if let plural { parts.append("plural.\(plural)") }
    return parts.isEmpty ? key : ExactText("\(key)|==|\(parts.joined(separator: "."))")
  }
}
