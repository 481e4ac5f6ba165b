import WatchwordDiagnostics
import WatchwordSystemFiles

/// The folder that `convert` and `export` write to.
struct OutputFolder {
  /// The folder as the user named it.
  let path: SystemPath

  init(_ argument: String) throws { path = try InputPaths.path(named: argument) }

  /// The path of a file in the folder.
  func path(of file: String) -> SystemPath { path.appending(file.utf8) }

  /// Writes files with paths relative to the folder, all of them or none, and makes the folders that they need. Throws
  /// if one of them exists already, unless `force` says to replace it.
  func write(_ files: [(path: String, bytes: [UInt8])], force: Bool) throws {
    let files = files.map { (path: path(of: $0.path), bytes: $0.bytes) }
    let existing = files.filter(\.path.isFile)
    if let first = existing.first, !force {
      let others = existing.count - 1
      let more = others == 0 ? "" : ", and so \(others == 1 ? "does 1 more file" : "do \(others) more files")"
      throw CommandFailure(
        message:
          "\(first.path.name) exists already\(more); give another folder, or replace \(others == 0 ? "it" : "them")"
          + " with --force")
    }
    var made: [SystemPath] = []
    for file in files where !made.contains(file.path.folder) {
      try Files.makeFolder(file.path.folder)
      made.append(file.path.folder)
    }
    try Files.replaceAll(files)
  }
}
