import WatchwordDiagnostics
import WatchwordLinting
import WatchwordReporting

extension DiffReport: CommandOutput {
  static let formats: [OutputFormat<DiffReport>] = [.text, .json, .markdown]

  func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument()
    for file in files {
      let changes = file.kind == .changed ? file.comparison.changes : []
      if medium == .text {
        document.add(.heading(2, "\(file.name, .name): \(file.headline)"))
        for change in changes { Self.add(change, to: &document) }
      } else {
        document.add(.heading(2, "\(file.name, .name)"), .paragraph("\(file.headline)"))
        if file.kind == .changed { document.add(.table(Self.table(of: changes))) }
      }
    }
    return document
  }

  private static func table(of changes: [UnitChange]) -> OutputDocument.Table {
    OutputDocument.Table(
      columns: ["Unit", "What", "Source", "Translation"],
      rows: changes.map { change in
        [
          "\(change.id)\(language(of: change))", "\(change.headline)", cell(of: change) { $0.source },
          cell(of: change) { $0.translation },
        ]
      })
  }

  /// Returns the old text, struck through, and the new one on the next line; or the text that both have.
  private static func cell(of change: UnitChange, _ part: (UnitChange.Version) -> ExactText?) -> StyledText {
    let (old, new) = (change.old.flatMap(part), change.new.flatMap(part))
    guard change.old != nil, change.new != nil, old != new else { return "\((new ?? old)?.string ?? "")" }
    guard let old else { return "\(new?.string ?? "")" }
    return new.map { "\(old, .deleted)\n\($0)" } ?? "\(old, .deleted)"
  }

  private static func language(of change: UnitChange) -> String { change.language.map { " (\($0))" } ?? "" }

  private static func add(_ change: UnitChange, to document: inout OutputDocument) {
    document.add(.gap, .paragraph("\(change.id, .strong)\(language(of: change)): \(change.headline)", indent: 2))
    let state = (old: change.old?.state, new: change.new?.state)
    var parts = [
      ("source", change.old?.source, change.new?.source),
      ("translation", change.old?.translation, change.new?.translation),
    ]
    let isInBoth = change.old != nil && change.new != nil
    if isInBoth, state.old != state.new { parts.append(("state", state.old, state.new)) }
    for (name, old, new) in parts {
      guard isInBoth, old != new else {
        if let text = new ?? old { document.add(.paragraph("\(name): \(text)", indent: 4)) }
        continue
      }
      if let old { document.add(.paragraph("\("  - \(name): \(old)", .color(.red))")) }
      if let new { document.add(.paragraph("\("  + \(name): \(new)", .color(.green))")) }
    }
  }
}
