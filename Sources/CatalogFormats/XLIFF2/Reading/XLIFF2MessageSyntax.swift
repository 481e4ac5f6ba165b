import WatchwordDiagnostics

/// Determines the message syntax of a file element, which XLIFF 2 does not specify.
enum XLIFF2MessageSyntax {
  /// Returns the syntax implied by the name of the source file: `printf` for Apple's formats, and for names without an
  /// ending, which give no indication.
  static func syntax(original: ExactText?) -> MessageSyntax {
    guard let original else { return .printf }
    let name = original.string.split(separator: "/").last ?? ""
    guard name.utf8.contains(UInt8(ascii: ".")) else { return .printf }
    let endings = [
      ".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist", ".po", ".pot", ".c", ".xliff",
    ]
    return endings.contains { name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) } ? .printf : .none
  }
}
