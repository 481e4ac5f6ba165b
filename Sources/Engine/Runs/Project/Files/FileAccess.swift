package import WatchwordBasics

/// The files that a project can ask for. The engine opens none itself: a program for each system, a page or a test
/// supplies these functions.
///
/// Relative paths start at the current folder. The path `-` is standard input. Every file of a project refers to the one
/// access, which is immutable and shared.
package final class FileAccess: Sendable {
  /// Returns what is at a path; `nil` if nothing is.
  package let status: @Sendable (SystemPath) -> FileStatus?
  /// Whether a path itself is a link, even if it leads nowhere.
  package let isLink: @Sendable (SystemPath) -> Bool
  /// Returns the absolute path with all links resolved; `nil` if nothing is there.
  package let resolved: @Sendable (SystemPath) -> SystemPath?
  /// Returns the direct entries of a folder without hidden ones, sorted by the bytes of their names.
  package let entries: @Sendable (SystemPath) throws(FileFailure) -> [SystemPath]
  /// Returns the bytes of a file in a range, or to its end if it is shorter.
  package let part: @Sendable (SystemPath, Range<Int>) throws(FileFailure) -> [UInt8]
  /// Returns the bytes of a file, but at most this number and one more.
  package let read: @Sendable (SystemPath, _ limit: Int) throws(FileFailure) -> [UInt8]
  /// Creates or replaces files: readers find either the old bytes or the new ones.
  package let replace: @Sendable ([(path: SystemPath, bytes: [UInt8])]) throws(FileFailure) -> Void
  /// Creates a folder and its parents, unless they exist.
  package let makeFolder: @Sendable (SystemPath) throws(FileFailure) -> Void
  /// Whether there is enough memory for this number of bytes more.
  package let hasMemory: @Sendable (Int) -> Bool

  /// Creates the access to files through these functions.
  package init(
    status: @escaping @Sendable (SystemPath) -> FileStatus?,
    isLink: @escaping @Sendable (SystemPath) -> Bool,
    resolved: @escaping @Sendable (SystemPath) -> SystemPath?,
    entries: @escaping @Sendable (SystemPath) throws(FileFailure) -> [SystemPath],
    part: @escaping @Sendable (SystemPath, Range<Int>) throws(FileFailure) -> [UInt8],
    read: @escaping @Sendable (SystemPath, _ limit: Int) throws(FileFailure) -> [UInt8],
    replace: @escaping @Sendable ([(path: SystemPath, bytes: [UInt8])]) throws(FileFailure) -> Void,
    makeFolder: @escaping @Sendable (SystemPath) throws(FileFailure) -> Void,
    hasMemory: @escaping @Sendable (Int) -> Bool = { _ in true }
  ) {
    self.status = status
    self.isLink = isLink
    self.resolved = resolved
    self.entries = entries
    self.part = part
    self.read = read
    self.replace = replace
    self.makeFolder = makeFolder
    self.hasMemory = hasMemory
  }
}

/// What is at a path.
package struct FileStatus: Sendable {
  /// The kinds of what a path can lead to; links are followed.
  package enum Kind: Sendable {
    case file, folder
    /// A pipe, a device or a socket, which can be read only once.
    case other
  }

  /// A number for each file, whatever path leads to it.
  package struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Creates the identity of a file with this number on this device.
    package init(device: UInt64, number: UInt64) {
      self.device = device
      self.number = number
    }
  }

  /// The kind of file.
  package let kind: Kind
  /// The number of bytes.
  package let size: Int
  /// The identity of the file; `nil` if it is unknown.
  package let identity: Identity?

  /// Creates a status.
  package init(kind: Kind, size: Int = 0, identity: Identity? = nil) {
    self.kind = kind
    self.size = size
    self.identity = identity
  }
}

/// The reason why a file or a folder could not be read or written.
package struct FileFailure: Error {
  /// The reason as a sentence, which starts with a capital and ends without a full stop.
  package let reason: String
  /// The name of the file, if several were written.
  package let name: ExactText?

  /// Creates a failure.
  package init(reason: String, name: ExactText? = nil) {
    self.reason = reason
    self.name = name
  }
}

extension FileAccess {
  /// Whether there is a folder at a path.
  package func isFolder(_ path: SystemPath) -> Bool { status(path)?.kind == .folder }

  /// Whether a path leads to something other than a regular file: a folder, a pipe, a device or a socket.
  package func isSpecial(_ path: SystemPath) -> Bool { status(path).map { $0.kind != .file } ?? false }

  /// Throws if a file exists at `path`, unless `force` is true. A pipe or a device has no content that could be lost.
  package func requireAbsent(_ path: SystemPath, force: Bool) throws(RunFailure) {
    guard force || path.isStandardInput || [nil, .other].contains(status(path)?.kind) else {
      throw RunFailure(message: "\(path.name) already exists; give another name, or replace it with --force")
    }
  }

  func identity(of path: SystemPath) -> FileStatus.Identity? { status(path)?.identity }

  /// Returns the absolute path, without links, `.` and `..` in the folders; the last component may be a link or not
  /// exist. Returns `nil` if the folder does not exist.
  package func absolute(_ path: SystemPath) -> SystemPath? {
    let last = Array(path.lastComponent)
    if last.isEmpty || last == Array(".".utf8) || last == Array("..".utf8) { return resolved(path) }
    return resolved(path.folder)?.appending(last)
  }

  /// Reads the file at `path`. The result contains the name of the file as findings show it.
  ///
  /// Throws if the file exceeds the limit of its kind. If the reader that processes the bytes reports the excess
  /// itself, returns one byte more than the limit instead.
  package func text(
    at path: SystemPath, stdinName: String? = nil, as kind: InputKind
  ) throws(RunFailure) -> SourceText {
    let name = path.isStandardInput ? ExactText(stdinName ?? "-") : path.name
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try read(path, kind.limit)
    } catch {
      throw RunFailure(message: "\(kind.expectation ?? name.string): \(error.reason)")
    }
    if bytes.count > kind.limit, !kind.isReportedByReader { throw kind.excess(name) }
    return SourceText(name: name, bytes: bytes)
  }

  /// Throws if standard input (`-`) is named twice, because it can be read only once.
  package static func requireOneUseOfStandardInput(among paths: [SystemPath]) throws(RunFailure) {
    guard paths.count(where: { $0.isStandardInput }) < 2 else {
      throw RunFailure(message: "Standard input (-) is named twice, and it can be read only once; name a file instead")
    }
  }
}
