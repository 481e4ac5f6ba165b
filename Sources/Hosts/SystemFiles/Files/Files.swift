import SystemPackage
package import WatchwordBasics

/// Reads and writes whole files and folders.
package enum Files {
  /// The maximum number of bytes that are reserved for the reported size of a file.
  private static let maximumInitialCapacity = 1 << 28

  // MARK: Reading

  /// Reads the file at `path`.
  ///
  /// Reads at most `limit` + 1 bytes, so that the caller can tell whether the file is longer than `limit`. Throws if
  /// there is not enough memory for the file.
  package static func read(_ path: SystemPath, limit: Int = .max) throws(FileError) -> [UInt8] {
    try read(OpenFile(reading: path), limit: limit)
  }

  /// Reads an open file from its current position; at most `limit` + 1 bytes.
  package static func read(_ file: borrowing OpenFile, limit: Int = .max) throws(FileError) -> [UInt8] {
    let maximum = limit == .max ? limit : limit + 1
    var bytes: [UInt8] = []
    // With room for one more byte, the end of the file is detected without another buffer.
    var capacity = min(file.size, maximumInitialCapacity) + 1
    while true {
      var failure: FileError?
      var isAtEnd = false
      let length = min(capacity, maximum - bytes.count)
      // Earlier chunks are copied when they outgrow their buffer, into one of up to twice their length.
      guard Memory.isAvailable(length + (bytes.isEmpty ? 0 : 2 * bytes.count + length)) else {
        throw FileError(name: file.name, reason: .outOfMemory)
      }
      let chunk = [UInt8](unsafeUninitializedCapacity: length) { memory, count in
        while count < memory.count, !isAtEnd {
          let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: memory[count...]))
          do throws(FileError) {
            let more = try file.read(into: rest)
            count += more
            isAtEnd = more == 0
          } catch {
            failure = error
            isAtEnd = true
          }
        }
      }
      if let failure { throw failure }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if isAtEnd || bytes.count == maximum { return bytes }
      capacity = min(max(bytes.count, 1 << 16), 1 << 26)
    }
  }

  // MARK: Writing

  /// Writes `text` to the file at `path`, which is overwritten.
  package static func write(_ text: String, to path: SystemPath) throws(FileError) {
    let file = try OpenFile(writing: path)
    try file.write(text)
    try file.close()
  }

  /// Replaces the file at `path` atomically: readers see either the old bytes or the new ones.
  ///
  /// See ``replaceAll(_:)`` for details.
  package static func replace(_ path: SystemPath, with bytes: [UInt8]) throws(FileError) {
    try replaceAll([(path, bytes)])
  }

  /// Replaces several files, all of them or none.
  ///
  /// Each is first written to a new file in the same folder. When all are complete, each gets the name, owner and
  /// permissions of the old one. An interruption or a full disk leaves the old files unchanged. If a path is a symbolic
  /// link, its target is replaced. Devices, pipes and links without a target are written to directly.
  package static func replaceAll(_ files: [(path: SystemPath, bytes: [UInt8])]) throws(FileError) {
    var staged: [StagedFile] = []
    do throws(FileError) {
      for (path, bytes) in files { staged.append(try StagedFile(bytes, for: path)) }
      while let file = staged.first {
        try file.commit()
        staged.removeFirst()
      }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
  }

  // MARK: Folders

  /// Creates the folder at `path` and its parents, unless they exist.
  package static func makeFolder(_ path: SystemPath) throws(FileError) {
    let ends = path.bytes.indices.dropFirst().filter { path.bytes[$0] == SystemPath.slash } + [path.bytes.endIndex]
    for end in ends {
      let folder = SystemPath(bytes: Array(path.bytes[..<end]))
      do throws(FileError) {
        try SystemCalls.makeFolder(folder)
      } catch {
        // The folder may exist even if it could not be created.
        if folder.isFolder { continue }
        let isFile = error.reason == .system(Errno.fileExists.rawValue)
        throw isFile ? FileError(name: folder.name, reason: .system(Errno.notDirectory.rawValue)) : error
      }
    }
  }

  /// The direct entries of `folder` without hidden ones, sorted by the bytes of their names.
  package static func entries(in folder: SystemPath) throws(FileError) -> [SystemPath] {
    try SystemCalls.names(in: folder).filter { $0.first != UInt8(ascii: ".") }
      .sorted { $0.lexicographicallyPrecedes($1) }.map { folder.appending($0) }
  }
}
