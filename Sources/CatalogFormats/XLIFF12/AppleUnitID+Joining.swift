import WatchwordDiagnostics
import WatchwordLocalization

extension AppleUnitID {
  /// Returns the id of a text of a message: the key, followed by the path in the notation of String Catalogs if there
  /// is one.
  static func joined(_ key: ExactText, _ path: VariationPath) -> ExactText {
    var parts: [String] = []
    if let name = path.substitution {
      // An unquoted name ends at the first dot.
      parts.append("substitutions." + (name.string.utf8.contains(UInt8(ascii: ".")) ? "@\(name)@" : name.string))
    }
    if let device = path.device { parts.append("device.\(device)") }
    if let plural = path.plural { parts.append("plural.\(plural)") }
    if let width = path.width { parts.append("width.\(width)") }
    return parts.isEmpty ? key : ExactText("\(key)|==|" + parts.joined(separator: "."))
  }
}
