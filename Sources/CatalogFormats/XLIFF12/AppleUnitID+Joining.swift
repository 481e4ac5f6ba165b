import WatchwordDiagnostics
import WatchwordLocalization

extension AppleUnitID {
  /// The id of a text of a message: the key alone, or with the path as String Catalogs write it.
  static func joined(_ key: ExactText, _ path: VariationPath) -> ExactText {
    var parts: [String] = []
    if let name = path.substitution {
      // A dot would end the name.
      parts.append("substitutions." + (name.string.utf8.contains(UInt8(ascii: ".")) ? "@\(name)@" : name.string))
    }
    if let device = path.device { parts.append("device.\(device)") }
    if let plural = path.plural { parts.append("plural.\(plural)") }
    if let width = path.width { parts.append("width.\(width)") }
    return parts.isEmpty ? key : ExactText("\(key)|==|" + parts.joined(separator: "."))
  }
}
