import WatchwordBasics
import WatchwordLinting

/// Two versions of a catalogue, one of which may be missing.
struct CatalogPair {
  /// The name of the pair.
  let name: ExactText
  let old: SystemPath?
  let new: SystemPath?

  /// The differences; `nil` if both versions have the same content. Throws if one cannot be read to its end.
  func compared(_ host: ProjectHost) throws(RunFailure) -> DiffReport.File? {
    guard let old, let new else {
      let comparison = try compare(old ?? new, with: old ?? new, host)
      return DiffReport.File(name: name, comparison: comparison, kind: old == nil ? .added : .removed)
    }
    let comparison = try compare(old, with: new, host)
    return comparison.changes.isEmpty ? nil : DiffReport.File(name: name, comparison: comparison, kind: .changed)
  }

  private func compare(
    _ old: SystemPath?, with new: SystemPath?, _ host: ProjectHost
  ) throws(RunFailure) -> CatalogComparison {
    guard let old, let new else { throw RunFailure(message: "\(name): There is no file") }
    var sources = (
      try ProjectFile(old, stdinName: nil, counterpart: new, host.files),
      try ProjectFile(new, stdinName: nil, counterpart: old, host.files)
    )
    sources.0.readSources()
    sources.1.readSources()
    sources.0.adoptPathAndSource(of: sources.1)
    sources.1.adoptPathAndSource(of: sources.0)
    let comparison = CatalogComparison(old: try sources.0.input(), new: try sources.1.input())
    guard comparison.problems.isEmpty else {
      host.console.report(comparison.problems)
      throw RunFailure(
        message: "\(comparison.problems[0].file) cannot be compared; correct the errors that are listed above")
    }
    return comparison
  }
}

/// A search for the catalogues to compare.
enum CatalogPairs {
  /// The pairs of two files, or those of two folders, matched and sorted by relative path; and the folders that could
  /// not be read.
  static func pairs(
    _ old: SystemPath, _ new: SystemPath, _ access: FileAccess
  ) throws(RunFailure) -> (pairs: [CatalogPair], failures: [RunFailure]) {
    let paths = [old, new]
    if let path = paths.first(where: { !$0.isStandardInput && access.status($0) == nil }) {
      throw RunFailure(message: "\(path.name): There is no such file or folder")
    }
    let areFolders = paths.map { !$0.isStandardInput && access.isFolder($0) }
    guard areFolders[0] == areFolders[1] else {
      throw RunFailure(
        message: "\(paths[areFolders[0] ? 0 : 1].name) is a folder and \(paths[areFolders[0] ? 1 : 0].name) is not; "
          + "name two files or two folders")
    }
    guard areFolders[0] else {
      return (
        [CatalogPair(name: paths[1].isStandardInput ? paths[0].name : paths[1].name, old: paths[0], new: paths[1])], []
      )
    }
    let walks = paths.map { CatalogWalk($0, access) }
    var found: [[UInt8]: (old: SystemPath?, new: SystemPath?)] = [:]
    for (index, walk) in walks.enumerated() {
      for file in walk.files {
        let name = Array(file.bytes.dropFirst(paths[index].bytes.count).drop { $0 == UInt8(ascii: "/") })
        if index == 0 {
          found[name, default: (nil, nil)].old = file
        } else {
          found[name, default: (nil, nil)].new = file
        }
      }
    }
    let pairs = found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { name, files in
      CatalogPair(name: SystemPath(bytes: name).name, old: files.old, new: files.new)
    }
    return (pairs, walks.flatMap { $0.failures })
  }
}
