import WatchwordDiagnostics

/// Determines the message syntax of a file element, which XLIFF 1.2 does not specify.
enum XLIFF12MessageSyntax {
  /// The endings of Apple's formats, whose messages go through `printf` regardless of `datatype`.
  private static let appleEndings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist"]
  /// The endings of formats whose messages do not go through `printf`.
  private static let otherEndings = [
    "ng2.template", ".ts", ".tsx", ".js", ".jsx", ".html", ".htm", ".vue", ".properties", ".resx", ".resw",
  ]
  /// The values of `datatype` (XLIFF 1.2, section 2.2.2) whose messages may go through `printf`.
  private static let printfTypes: Set<ExactText> = [
    "plaintext", "c", "cpp", "cstring", "plist", "strings", "po", "x-gettext", "php", "unknown",
  ]

  /// Returns the syntax implied by the name of the source file, or else by its `datatype`; `printf` if neither is
  /// known.
  static func syntax(original: ExactText?, datatype: ExactText?) -> MessageSyntax {
    switch datatype {
    case "x-arb"?: return .icu
    case "x-i18next"?: return .i18next
    case "x-android-resources"?: return .printf
    default: break
    }
    if let name = original?.string.utf8 {
      if appleEndings.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return .printf }
      if name.suffix(4).elementsEqual(".arb".utf8) { return .icu }
      if otherEndings.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return .none }
    }
    return datatype.map { printfTypes.contains($0) ? .printf : .none } ?? .printf
  }
}
