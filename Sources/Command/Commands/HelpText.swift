/// The layout of printed help.
enum HelpText {
  /// Moves the examples to the end of the help, after the options, where readers look for them.
  static func withExamplesLast(_ help: String) -> String {
    var lines = help.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let start = lines.firstIndex(of: "Examples:"),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix("USAGE:") })
    else { return help }
    let examples = lines[start..<end].filter { !$0.isEmpty }
    lines.removeSubrange(start..<end)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return (lines + [""] + examples).joined(separator: "\n") + "\n"
  }
}
