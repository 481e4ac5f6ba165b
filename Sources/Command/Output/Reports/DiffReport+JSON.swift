import WatchwordDiagnostics
import WatchwordLinting

extension DiffReport {
  /// The report for programs, described in the help of the command.
  var json: String {
    JSONWriter.object { root in
      root.key("summary")
      root.object { summary in
        summary.member("toTranslate", count(\.isToTranslate))
        summary.member("stale", count(\.isStale))
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
      object.key(name)
      object.object { object in
        object.member("line", version.line)
        if let source = version.source { object.member("source", source) }
        if let translation = version.translation { object.member("translation", translation) }
        if let state = version.state { object.member("state", state) }
      }
    }
  }
}
