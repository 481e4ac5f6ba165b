#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files that a command writes.
enum OutputFile {
  /// Makes the folder at `path`, and those above it, if they are not there.
  static func makeFolder(_ path: InputPath) throws {
    let slash = UInt8(ascii: "/")
    let ends = path.bytes.indices.dropFirst().filter { path.bytes[$0] == slash } + [path.bytes.endIndex]
    for end in ends {
      let folder = InputPath(bytes: Array(path.bytes[..<end]))
      guard mkdir(folder.systemPath, 0o777) != 0 else { continue }
      let error = SystemError.last
      // One that is there may stand where none could be made.
      guard !folder.isFolder else { continue }
      throw failure(folder, error.number == EEXIST ? SystemError(number: ENOTDIR) : error)
    }
  }

  /// Writes texts to files, over what was there: all of them, or none.
  ///
  /// Each is written beside its file first, and takes its place when all are whole: an interruption or a full disk
  /// leaves the old files as they were.
  static func write(_ files: [(path: InputPath, text: String)]) throws {
    var staged: [StagedFile] = []
    do {
      for (path, text) in files { staged.append(try StagedFile(text, for: path)) }
      while let file = staged.first {
        try file.takePlace()
        staged.removeFirst()
      }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
  }

  fileprivate static func failure(_ path: InputPath, _ error: SystemError = .last) -> CommandFailure {
    CommandFailure(message: "\(path.name): \(error.reason)")
  }
}

/// A file that was written beside the one that it will replace.
private struct StagedFile {
  private let path: InputPath
  private let place: Place

  private enum Place {
    /// A file, and what will replace it.
    case beside(temporary: InputPath, target: InputPath)
    /// A device or a pipe, or a link to nothing: it holds nothing that could be lost.
    case direct(text: String)
  }

  /// Writes `text` beside the file at `path`, which may be a link.
  init(_ text: String, for path: InputPath) throws {
    self.path = path
    var status = stat()
    let isThere = stat(path.systemPath, &status) == 0
    let kind = status.st_mode & S_IFMT
    if isThere, kind == S_IFDIR { throw OutputFile.failure(path, SystemError(number: EISDIR)) }
    if isThere ? kind != S_IFREG : path.isLink {
      place = .direct(text: text)
      return
    }
    // Who may not write to a file may still be allowed to replace it.
    if isThere, access(path.systemPath, W_OK) != 0 { throw OutputFile.failure(path) }
    guard let target = isThere ? path.withoutLinks : path else { throw OutputFile.failure(path) }
    // Hidden, so that commands that read the folder pass it over; one that was left behind is in nobody's way.
    let temporary = target.sibling(named: ".watchword-\(String(UInt64.random(in: 0 ... .max), radix: 36))")
    place = .beside(temporary: temporary, target: target)
    do throws(SystemError) {
      try Self.write(text, toNew: temporary, like: isThere ? status : nil)
    } catch {
      discard()
      throw OutputFile.failure(path, error)
    }
  }

  /// Replaces the file.
  func takePlace() throws {
    switch place {
    case .beside(let temporary, let target):
      guard rename(temporary.systemPath, target.systemPath) == 0 else { throw OutputFile.failure(path) }
    case .direct(let text):
      do throws(SystemError) {
        let file = try Self.open(path, O_CREAT | O_TRUNC)
        try Self.finish(file) { () throws(SystemError) in try DescriptorOutput.write(text, to: file) }
      } catch {
        throw OutputFile.failure(path, error)
      }
    }
  }

  /// Takes away what was written beside the file.
  func discard() {
    if case .beside(let temporary, _) = place { unlink(temporary.systemPath) }
  }

  /// Writes a new file with the owner and the permissions of the one that it will replace, as far as they may be given.
  private static func write(_ text: String, toNew path: InputPath, like old: stat?) throws(SystemError) {
    let file = try open(path, O_CREAT | O_EXCL)
    try finish(file) { () throws(SystemError) in
      try DescriptorOutput.write(text, to: file)
      if let old {
        _ = fchown(file, old.st_uid, old.st_gid)
        guard fchmod(file, old.st_mode & 0o7777) == 0 else { throw .last }
      }
      // Before its name takes the place of the old file, all of it has to be on the disk.
      guard fsync(file) == 0 || errno == EINVAL else { throw .last }
    }
  }

  private static func open(_ path: InputPath, _ flags: Int32) throws(SystemError) -> Int32 {
    let file = systemOpen(path.systemPath, O_WRONLY | O_CLOEXEC | flags)
    guard file >= 0 else { throw .last }
    return file
  }

  /// Closes the file behind `work`; a full disk may show only now.
  private static func finish(_ file: Int32, _ work: () throws(SystemError) -> Void) throws(SystemError) {
    do {
      try work()
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw .last }
  }
}

private func systemOpen(_ path: [CChar], _ flags: Int32) -> Int32 { open(path, flags, 0o666) }

extension InputPath {
  /// The path of what is called `name` in the same folder.
  fileprivate func sibling(named name: String) -> InputPath {
    let folder = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes[...$0] } ?? []
    return InputPath(bytes: folder + Array(name.utf8))
  }
}
