import WatchwordDiagnostics
import WatchwordReporting
import WatchwordSystemFiles

/// An output folder for files whose names come from the content of input files. Every path is checked before a file is
/// written.
struct OutputFolder {
  /// The folder as the user named it.
  let path: SystemPath

  init(_ argument: String) throws { path = try InputPaths.path(named: argument) }

  /// The path of a file in the folder.
  func path(of file: String) -> SystemPath { path.appending(file.utf8) }

  /// Writes files with paths relative to the folder, all of them or none, and creates the folders that they need.
  /// Throws if one of them would not be in the folder, or if one already exists, unless `force` is true.
  func write(_ files: [(path: String, bytes: [UInt8])], force: Bool) throws {
    for file in files { try requireInside(file.path) }
    let files = files.map { (path: path(of: $0.path), bytes: $0.bytes) }
    let existing = files.filter(\.path.isFile)
    if let first = existing.first, !force {
      let others = existing.count - 1
      let more = others == 0 ? "" : ", and so \(others == 1 ? "does 1 more file" : "do \(others) more files")"
      throw RunFailure(
        message:
          "\(first.path.name) already exists\(more); give another folder, or replace \(others == 0 ? "it" : "them")"
          + " with --force")
    }
    try Files.makeFolder(path)
    var made: [SystemPath] = []
    for file in files where !made.contains(file.path.folder) {
      try Files.makeFolder(file.path.folder)
      made.append(file.path.folder)
    }
    try Files.replaceAll(files)
  }

  /// Throws unless each component of a file's path is a plain name, and the existing part of the path is in the folder
  /// after links are resolved.
  private func requireInside(_ file: String) throws(RunFailure) {
    func refuse(_ reason: String) -> RunFailure {
      RunFailure(message: "\"\(file.clipped)\" would be written \(reason); nothing was written")
    }
    var current = path
    for part in file.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let first = part.first, first != UInt8(ascii: "."), part.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
        throw refuse("under a name that is hidden, or leads to another folder")
      }
      current = current.appending(part)
      guard current.isLink || current.identity != nil else { continue }
      guard let root = path.withoutLinks, current.withoutLinks?.isIn(root) ?? false else {
        throw refuse("outside of \(path.name), because \(current.name) is a link that leads out of it")
      }
    }
  }
}
