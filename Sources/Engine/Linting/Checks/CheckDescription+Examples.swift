import WatchwordDiagnostics

extension CheckDescription {
  /// The content of an example with every fix applied, if the check has fixes.
  package var correctedExample: String? { examples.lazy.compactMap { $0.corrected }.first.map { Self.content(of: $0) } }

  /// The content of an example without the defect.
  package var cleanExample: String? {
    examples.first { !$0.catalog.isTriggering }.map { Self.content(of: $0.catalog.text) }
  }

  /// Returns the units of a catalogue, or the start tag of `<file>` if it has none.
  private static func content(of text: String) -> String {
    var lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    if let start = lines.firstIndex(of: "<body>"), let end = lines.lastIndex(of: "</body>"), start + 1 < end {
      lines = Array(lines[(start + 1)..<end])
    } else if let file = lines.first(where: { $0.hasPrefix("<file") }) {
      return String(file)
    }
    let content = lines.joined(separator: "\n")
    // The id of a single unit is irrelevant.
    let (open, close) = ("<trans-unit id=\"a\">", "</trans-unit>")
    guard content.hasPrefix(open), content.hasSuffix(close),
      !content.utf8.dropFirst().contains(part: "<trans-unit".utf8)
    else {
      return content
    }
    return String(content.dropFirst(open.count).dropLast(close.count))
  }
}
