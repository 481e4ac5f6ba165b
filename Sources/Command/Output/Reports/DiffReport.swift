import WatchwordDiagnostics
import WatchwordLinting

/// The differences between two versions of several catalogues.
struct DiffReport {
  /// The catalogues that changed, sorted by name.
  private(set) var files: [File] = []

  /// A catalogue that changed.
  struct File {
    let name: ExactText
    let comparison: CatalogComparison
    let kind: Kind

    /// The kind of change to the file.
    enum Kind: String {
      case added, removed, changed
    }
  }

  mutating func add(_ file: File) { files.append(file) }

  /// Returns the number of changes for which `isCounted` is true.
  func count(_ isCounted: (UnitChange) -> Bool) -> Int {
    files.reduce(0) { $0 + $1.comparison.changes.count(where: isCounted) }
  }

  /// Returns the remaining work of a translator, such as "3 texts to translate, 1 translation to check in 2 files".
  func summary(of pairCount: Int) -> String {
    guard !files.isEmpty else { return "No differences in \(pairCount.counted("file"))" }
    let added = files.filter { $0.kind == .added }
    let removed = files.count { $0.kind == .removed }
    var parts = [
      count(\.isToTranslate).counted("text") + " to translate",
      count(\.isStale).counted("translation") + " to check",
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
  var headline: String {
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
  var name: String {
    switch self {
    case .added: "added"
    case .sourceChanged: "sourceChanged"
    case .translationChanged: "translationChanged"
    case .stateChanged: "stateChanged"
    case .removed: "removed"
    }
  }

  /// The name for people.
  var words: String {
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
  var headline: String {
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
