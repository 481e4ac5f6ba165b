import WatchwordDiagnostics
import WatchwordLinting

/// What changed between two versions of some catalogues.
struct DiffReport {
  /// The catalogues that changed, in the order of their names.
  private(set) var files: [File] = []

  /// A catalogue that changed.
  struct File {
    let name: ExactText
    let comparison: CatalogComparison
    let kind: Kind

    /// What happened to the file.
    enum Kind: String {
      case added, removed, changed
    }
  }

  mutating func add(_ file: File) { files.append(file) }

  /// The number of changes for which `isCounted` holds.
  func count(_ isCounted: (UnitChange) -> Bool) -> Int {
    files.reduce(0) { $0 + $1.comparison.changes.count(where: isCounted) }
  }

  /// What a translator has to do, such as "3 texts to translate, 1 translation to check in 2 files".
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
  /// What happened to the file, such as "2 units added, 1 source changed".
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
  /// What a translator has to do, or what happened where there is nothing to do.
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
