import SystemPackage
package import WatchwordBasics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemPath {
  /// The identity of a file, regardless of its path.
  package struct Identity: Hashable, Sendable {
    /// The number of the device.
    package let device: UInt64
    /// The number of the file on the device.
    package let number: UInt64

    fileprivate init(_ status: Stat) {
      device = UInt64(truncatingIfNeeded: status.deviceID.rawValue)
      number = UInt64(truncatingIfNeeded: status.inode.rawValue)
    }
  }

  /// The state of a file that changes when it is written: its time and its length.
  package struct Modification: Hashable, Sendable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int

    fileprivate init(_ status: Stat) {
      seconds = Int(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
      size = Int(truncatingIfNeeded: status.size)
    }

    /// Whether this modification is later than `other`.
    package func isLater(than other: Modification) -> Bool {
      (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
    }
  }

  /// The last modification of the file, or `nil` if there is no file.
  package var modification: Modification? { status.map { Modification($0) } }

  /// The file's identity, or `nil` if there is no file.
  package var identity: Identity? { status.map { Identity($0) } }

  /// The properties of the file, or `nil` if there is no file.
  package var properties: (isFile: Bool, isFolder: Bool, size: Int, identity: Identity)? {
    status.map { status in
      (status.type == .regular, status.type == .directory, Int(truncatingIfNeeded: status.size), Identity(status))
    }
  }

  /// Whether there is a folder at the path.
  package var isFolder: Bool { status?.type == .directory }

  /// Whether the path leads to a regular file.
  package var isFile: Bool { status?.type == .regular }

  /// Whether the path leads to something other than a regular file: a folder, a pipe, a device or a socket.
  package var isSpecial: Bool { status.map { $0.type != .regular } ?? false }

  /// Whether the path is a symbolic link, even if its target does not exist.
  package var isLink: Bool { status(followingLinks: false)?.type == .symbolicLink }

  /// The path with all symbolic links resolved, or `nil` if there is no file.
  package var withoutLinks: SystemPath? { try? SystemCalls.resolved(self) }

  /// The status of the file; symbolic links are followed.
  var status: Stat? { status(followingLinks: true) }

  private func status(followingLinks: Bool) -> Stat? {
    guard let path = try? systemString() else { return nil }
    return try? Stat(path, followTargetSymlink: followingLinks, retryOnInterrupt: true)
  }
}
