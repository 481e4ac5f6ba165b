package import WatchwordBasics
package import WatchwordLinting
package import WatchwordReporting

/// The differences between two versions of several catalogues.
package struct DiffReport {
  /// The catalogues that changed, sorted by name.
  private(set) var files: [File] = []

  /// A catalogue that changed.
  package struct File {
    package let name: ExactText
    package let comparison: CatalogComparison
    package let kind: Kind

    /// The kind of change to the file.
    package enum Kind: String {
      case added, removed, changed
    }
  }

  package mutating func add(_ file: File) { files.append(file) }

  /// Returns the number of changes for which `isCounted` is true.
  package func count(_ isCounted: (UnitChange) -> Bool) -> Int {
    files.reduce(0) { $0 + $1.comparison.changes.count(where: isCounted) }
  }

  /// Returns the remaining work of a translator, such as "3 texts to translate, 1 translation to check in 2 files".
  package func summary(of pairCount: Int) -> String {
    guard !files.isEmpty else { return "No differences in \(pairCount.counted("file"))" }
    let added = files.filter { $0.kind == .added }
    let removed = files.count { $0.kind == .removed }
    var parts = [
      count { $0.isToTranslate }.counted("text") + " to translate",
      count { $0.isStale }.counted("translation") + " to check",
    ]
    if !added.isEmpty {
      let units = added.reduce(0) { $0 + $1.comparison.unitCounts.new }
      parts.append("\(added.count.counted("new file")) with \(units.counted("unit"))")
    }
    if removed > 0 { parts.append("\(removed.counted("file")) removed") }
    return "\(parts.joined(separator: ", ")) in \(pairCount.counted("file"))"
  }
}

extension DiffReport.File {
  /// The changes to the file, such as "2 units added, 1 source changed".
  package var headline: String {
    let counts = comparison.unitCounts
    switch kind {
    case .added: return "New file with \(counts.new.counted("unit"))"
    case .removed: return "Removed file with \(counts.old.counted("unit"))"
    case .changed:
      return UnitChange.Kind.allCases.map { ($0, comparison.count(of: $0)) }.filter { $0.1 > 0 }
        .map { kind, count in "\(count) \(kind.words)" }.joined(separator: ", ")
    }
  }
}

extension UnitChange.Kind {
  /// The name in JSON.
  package var name: String {
    switch self {
    case .added: "added"
    case .sourceChanged: "sourceChanged"
    case .translationChanged: "translationChanged"
    case .stateChanged: "stateChanged"
    case .removed: "removed"
    }
  }

  /// The name for people.
  package var words: String {
    switch self {
    case .added: "added"
    case .sourceChanged: "with a changed source"
    case .translationChanged: "with a changed translation"
    case .stateChanged: "with a changed state"
    case .removed: "removed"
    }
  }
}

extension UnitChange {
  /// The remaining work of a translator, or the change if there is none.
  package var headline: String {
    switch kind {
    case .added: isToTranslate ? "Added, to translate" : new?.translation == nil ? "Added" : "Added with a translation"
    case .sourceChanged:
      isStale
        ? "Source changed, check the translation" : isToTranslate ? "Source changed, to translate" : "Source changed"
    case .translationChanged: "Translation changed"
    case .stateChanged: "State changed"
    case .removed: "Removed"
    }
  }
}

extension DiffReport: CommandOutput {
  package static let formats: [OutputFormat<DiffReport>] = [.text, .json, .markdown]

  package func document(for medium: Medium) -> OutputDocument {
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

  /// Returns the old text, struck through, and the new one on the next line; or a single text if both versions have the
  /// same one.
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

extension DiffReport {
  /// The report for programs, described in the help of the command.
  package var json: String {
    JSONWriter.object { root in
      root.object("summary") { summary in
        summary.member("toTranslate", count { $0.isToTranslate })
        summary.member("stale", count { $0.isStale })
        for kind in UnitChange.Kind.allCases { summary.member(kind.name, count { $0.kind == kind }) }
      }
      root.member("files", objects: files) { file, object in
        object.member("file", file.name)
        object.member("kind", file.kind.rawValue)
        if file.kind != .added { object.member("oldUnits", file.comparison.unitCounts.old) }
        if file.kind != .removed { object.member("newUnits", file.comparison.unitCounts.new) }
        object.member("changes", objects: file.comparison.changes) { Self.write($0, to: &$1) }
      }
    }
  }

  private static func write(_ change: UnitChange, to object: inout JSONWriter) {
    object.member("unit", change.id)
    if let original = change.original { object.member("original", original) }
    if let language = change.language { object.member("language", language) }
    object.member("kind", change.kind.name)
    object.member("stale", change.isStale)
    object.member("toTranslate", change.isToTranslate)
    for (name, version) in [("old", change.old), ("new", change.new)] {
      guard let version else { continue }
      object.object(name) { object in
        object.member("line", version.line)
        if let source = version.source { object.member("source", source) }
        if let translation = version.translation { object.member("translation", translation) }
        if let state = version.state { object.member("state", state) }
      }
    }
  }
}
