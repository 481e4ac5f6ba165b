package import WatchwordBasics

/// An output folder for files whose names come from the content of input files. Every path is checked before a file is
/// written.
package struct OutputFolder {
  /// The folder as the user named it.
  package let path: SystemPath
  private let access: FileAccess

  /// Creates the folder; it need not exist.
  package init(_ path: SystemPath, _ access: FileAccess) {
    self.path = path
    self.access = access
  }

  /// The path of a file in the folder.
  package func path(of file: String) -> SystemPath { path.appending(file.utf8) }

  /// Writes files with paths relative to the folder, all of them or none, and creates the folders that they need.
  /// Throws if one of them would not be in the folder, or if one already exists, unless `force` is true.
  package func write(_ files: [(path: String, bytes: [UInt8])], force: Bool) throws(RunFailure) {
    if access.status(path)?.kind == .file {
      throw RunFailure(message: "\(path.name) is a file; name a folder with -o")
    }
    for file in files { try requireInside(file.path) }
    let files = files.map { (path: path(of: $0.path), bytes: $0.bytes) }
    let existing = files.filter { access.status($0.path)?.kind == .file }
    if let first = existing.first, !force {
      let others = existing.count - 1
      let more = others == 0 ? "" : ", and so \(others == 1 ? "does 1 more file" : "do \(others) more files")"
      throw RunFailure(
        message:
          "\(first.path.name) already exists\(more); give another folder, or replace \(others == 0 ? "it" : "them")"
          + " with --force")
    }
    do throws(FileFailure) {
      var made: [SystemPath] = []
      for folder in [path] + files.map({ $0.path.folder }) where !made.contains(folder) {
        try access.makeFolder(folder)
        made.append(folder)
      }
      try access.replace(files)
    } catch {
      throw RunFailure(message: "\(error.name ?? path.name): \(error.reason)")
    }
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
      guard access.isLink(current) || access.status(current) != nil else { continue }
      guard let root = access.resolved(path), access.resolved(current)?.isIn(root) ?? false else {
        throw refuse("outside of \(path.name), because \(current.name) is a link that leads out of it")
      }
    }
  }
}
