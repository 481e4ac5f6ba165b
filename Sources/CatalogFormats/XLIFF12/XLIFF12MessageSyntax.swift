import WatchwordDiagnostics

/// What the messages of a file element of XLIFF 1.2 are written in, which the format itself leaves open.
enum XLIFF12MessageSyntax {
  /// Apple's formats, whose messages go through `printf` whatever `datatype` the tool that exported them wrote.
  private static let appleEndings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist"]
  /// The formats whose messages do not go through `printf`, by the ends of their files' names.
  private static let otherEndings = [
    "ng2.template", ".ts", ".tsx", ".js", ".jsx", ".html", ".htm", ".vue", ".properties", ".resx", ".resw", ".arb",
  ]
  /// The values of `datatype` (XLIFF 1.2, section 2.2.2) whose messages may go through `printf`.
  private static let printfTypes: Set<ExactText> = [
    "plaintext", "c", "cpp", "cstring", "plist", "strings", "po", "x-gettext", "unknown",
  ]

  /// The syntax that the name of the source file tells, or else its `datatype`; `printf` where neither is there.
  static func syntax(original: ExactText?, datatype: ExactText?) -> MessageSyntax {
    if let name = original?.string.utf8 {
      if appleEndings.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return .printf }
      if otherEndings.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return .none }
    }
    return datatype.map { printfTypes.contains($0) ? .printf : .none } ?? .printf
  }
}
