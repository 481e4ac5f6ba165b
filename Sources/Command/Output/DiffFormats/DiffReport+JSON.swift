import WatchwordDiagnostics
import WatchwordLinting

extension DiffReport {
  /// The report for programs, as the help of the command describes it.
  var json: String {
    var writer = JSONWriter()
    writer.object { root in
      root.member("version", 1)
      root.key("summary")
      root.object { summary in
        summary.member("toTranslate", count(\.isToTranslate))
        summary.member("stale", count(\.isStale))
        for kind in UnitChange.Kind.allCases { summary.member(kind.name, count { $0.kind == kind }) }
      }
      root.key("files")
      root.array { list in
        for file in files { Self.write(file, to: &list) }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ file: File, to list: inout JSONWriter) {
    list.object { object in
      object.member("file", file.name)
      object.member("kind", file.kind.rawValue)
      if file.kind != .added { object.member("oldUnits", file.comparison.unitCounts.old) }
      if file.kind != .removed { object.member("newUnits", file.comparison.unitCounts.new) }
      object.key("changes")
      object.array { changes in
        for change in file.comparison.changes { write(change, to: &changes) }
      }
    }
  }

  private static func write(_ change: UnitChange, to list: inout JSONWriter) {
    list.object { object in
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
}
