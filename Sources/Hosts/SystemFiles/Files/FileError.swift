import SystemPackage
package import WatchwordBasics

/// A failure to read or write a file.
package struct FileError: Error, Hashable, Sendable {
  /// The name of the file as the user gave it.
  package let name: ExactText
  /// The reason for the failure.
  package let reason: Reason

  /// Creates a failure to read or write the file called `name`.
  package init(name: ExactText, reason: Reason) {
    self.name = name
    self.reason = reason
  }

  /// Creates the failure for an error that a system call threw.
  init(name: ExactText, _ error: any Error) {
    self.init(name: name, reason: Reason((error as? Errno) ?? .ioError))
  }

  /// The reason why a file could not be read or written.
  package enum Reason: Hashable, Sendable {
    /// The file does not exist.
    case notFound
    /// The path is that of a folder.
    case isFolder
    /// The user has no permission.
    case permissionDenied
    /// The descriptor is closed.
    case closed
    /// The reader of the pipe or socket has closed it.
    case brokenPipe
    /// There is not enough memory.
    case outOfMemory
    /// Another error, with the system's error number (`errno`).
    case system(Int32)

    init(_ error: Errno) {
      switch error {
      case .noSuchFileOrDirectory, .notDirectory: self = .notFound
      case .isDirectory: self = .isFolder
      case .permissionDenied, .notPermitted: self = .permissionDenied
      case .badFileDescriptor: self = .closed
      case .brokenPipe: self = .brokenPipe
      case .noMemory: self = .outOfMemory
      default: self = .system(error.rawValue)
      }
    }

    /// The reason as a sentence, which starts with a capital and ends without a full stop.
    package var sentence: String {
      switch self {
      case .notFound: "There is no such file or folder"
      case .isFolder: "This is a folder, not a file"
      case .permissionDenied: "Permission was denied"
      case .closed: "It is closed"
      case .brokenPipe: "The reader has closed it"
      case .outOfMemory:
        "There is not enough memory to read the file; give the command more memory, or split the file"
      case .system(let number): Errno(rawValue: number).description
      }
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The name of the file and the reason.
  package var description: String { "\(name): \(reason.sentence)" }
}
