import SystemPackage

extension SystemPath {
  /// What tells a file from all others, whatever paths lead to it.
  public struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: Stat) {
      device = UInt64(truncatingIfNeeded: status.deviceID.rawValue)
      number = UInt64(truncatingIfNeeded: status.inode.rawValue)
    }
  }

  /// The file's identity, or `nil` if there is no file.
  public var identity: Identity? { status.map { Identity($0) } }

  /// Whether there is a folder at the path.
  public var isFolder: Bool { status?.type == .directory }

  /// Whether there is something at the path that holds no text of its own: a folder, a pipe, a device or a socket.
  public var isSpecial: Bool { status.map { $0.type != .regular } ?? false }

  /// Whether there is a symbolic link at the path, whatever it leads to.
  public var isLink: Bool { status(followingLinks: false)?.type == .symbolicLink }

  /// The path of the file that all symbolic links lead to, or `nil` if there is none.
  public var withoutLinks: SystemPath? { try? SystemCalls.resolved(self) }

  /// What the system knows of the file, symbolic links followed.
  var status: Stat? { status(followingLinks: true) }

  private func status(followingLinks: Bool) -> Stat? {
    guard let path = try? systemString() else { return nil }
    return try? Stat(path, followTargetSymlink: followingLinks, retryOnInterrupt: true)
  }
}
