import SystemPackage
import WatchwordBasics

/// A new file in the same folder as the file that it will replace.
struct StagedFile {
  private let path: SystemPath
  private let destination: Destination

  private enum Destination {
    /// A file and its replacement.
    case beside(draft: SystemPath, target: SystemPath)
    /// A device, a pipe or a link without a target, which has no content that could be lost.
    case direct([UInt8])
  }

  /// Writes `bytes` to a new file beside the file at `path`, which may be a link.
  init(_ bytes: [UInt8], for path: SystemPath) throws(FileError) {
    self.path = path
    let status = path.status
    if status?.type == .directory { throw FileError(name: path.name, reason: .isFolder) }
    if status.map({ $0.type != .regular }) ?? path.isLink {
      destination = .direct(bytes)
      return
    }
    // A user without permission to write a file may still be able to replace it.
    if status != nil { try SystemCalls.requireWritable(path) }
    let target = status == nil ? path : try SystemCalls.resolved(path)
    let draft = try Self.emptyFile(beside: target)
    destination = .beside(draft: draft, target: target)
    do throws(FileError) {
      try Self.write(bytes, to: draft, like: status)
    } catch {
      discard()
      throw FileError(name: path.name, reason: error.reason)
    }
  }

  /// Replaces the file.
  func commit() throws(FileError) {
    switch destination {
    case .beside(let draft, let target): try SystemCalls.rename(draft, to: target, name: path.name)
    case .direct(let bytes):
      let file = try OpenFile(writing: path)
      try file.write(bytes)
      try file.close()
    }
  }

  /// Deletes the replacement.
  func discard() {
    if case .beside(let draft, _) = destination { SystemCalls.remove(draft) }
  }

  private static func write(_ bytes: [UInt8], to draft: SystemPath, like old: Stat?) throws(FileError) {
    let file = try OpenFile(writing: draft)
    try file.write(bytes)
    if let old {
      SystemCalls.setOwner(old.userID.rawValue, group: old.groupID.rawValue, of: file.number)
      try SystemCalls.setPermissions(old.permissions.rawValue, of: file.number, name: draft.name)
    }
    // The whole file must be on the disk before it is renamed.
    try SystemCalls.flush(file.number, name: draft.name)
    try file.close()
  }

  /// Creates a file with an unused name in the folder of `path`.
  ///
  /// The name is hidden, so that commands that read the folder ignore it.
  private static func emptyFile(beside path: SystemPath) throws(FileError) -> SystemPath {
    var attempts = 0
    while true {
      let suffix = String(UInt32.random(in: 0 ... .max), radix: 36)
      let name = [UInt8(ascii: ".")] + path.lastComponent.prefix(200) + Array(".\(suffix)".utf8)
      let draft = path.folder.appending(name)
      do throws(FileError) {
        try OpenFile(creating: draft).close()
        return draft
      } catch {
        attempts += 1
        guard attempts < 100, error.reason == .system(Errno.fileExists.rawValue) else {
          throw FileError(name: path.name, reason: error.reason)
        }
      }
    }
  }
}
