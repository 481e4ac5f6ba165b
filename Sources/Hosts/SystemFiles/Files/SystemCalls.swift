import SystemPackage
import WatchwordBasics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// System calls that swift-system does not provide.
enum SystemCalls {
  /// The operation that a descriptor can be ready for.
  enum Readiness {
    case readable, writable
  }

  /// The error of the last call.
  static var lastError: Errno { Errno(rawValue: errno) }

  /// Waits until the descriptor is ready or has failed.
  static func wait(for descriptor: Int32, toBe state: Readiness) {
    let events = state == .readable ? POLLIN : POLLOUT
    var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Whether a read of the descriptor would return without waiting; true if that is unknown.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  static func makeFolder(_ path: SystemPath) throws(FileError) {
    guard mkdir(try path.systemString(), 0o777) == 0 else { throw FileError(name: path.name, lastError) }
  }

  /// The path with all symbolic links resolved.
  static func resolved(_ path: SystemPath) throws(FileError) -> SystemPath {
    guard let resolved = realpath(try path.systemString(), nil) else { throw FileError(name: path.name, lastError) }
    defer { free(resolved) }
    return SystemPath(
      bytes: UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) })
  }

  /// Throws unless the user may write to the file.
  static func requireWritable(_ path: SystemPath) throws(FileError) {
    guard access(try path.systemString(), W_OK) == 0 else { throw FileError(name: path.name, lastError) }
  }

  /// Sets the owner and the group of the open file, if the caller has permission.
  static func setOwner(_ user: some BinaryInteger, group: some BinaryInteger, of descriptor: Int32) {
    _ = fchown(descriptor, uid_t(truncatingIfNeeded: user), gid_t(truncatingIfNeeded: group))
  }

  /// Sets the permissions of the open file.
  static func setPermissions(
    _ permissions: some BinaryInteger, of descriptor: Int32, name: ExactText
  ) throws(FileError) {
    guard fchmod(descriptor, mode_t(truncatingIfNeeded: permissions)) == 0 else {
      throw FileError(name: name, lastError)
    }
  }

  /// Waits until the open file is on the disk; errors from file systems that do not support this are ignored.
  static func flush(_ descriptor: Int32, name: ExactText) throws(FileError) {
    guard fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP else { return }
    throw FileError(name: name, lastError)
  }

  static func rename(_ path: SystemPath, to target: SystemPath, name: ExactText) throws(FileError) {
    let (old, new) = (try path.systemString(), try target.systemString())
    #if canImport(Darwin)
      let result = Darwin.rename(old, new)
    #elseif canImport(Musl)
      let result = Musl.rename(old, new)
    #else
      let result = Glibc.rename(old, new)
    #endif
    guard result == 0 else { throw FileError(name: name, lastError) }
  }

  static func remove(_ path: SystemPath) {
    if let path = try? path.systemString() { unlink(path) }
  }

  /// Returns the bytes in `range` of a file, or as many of them as exist, without changing the current position.
  static func bytes(in range: Range<Int>, of descriptor: Int32, name: ExactText) throws(FileError) -> [UInt8] {
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { memory, count in
      while count < memory.count, let start = memory.baseAddress {
        let length = pread(descriptor, start + count, memory.count - count, off_t(range.lowerBound + count))
        if length < 0, errno == EINTR { continue }
        if length < 0 { failure = lastError }
        guard length > 0 else { return }
        count += length
      }
    }
    if let failure { throw FileError(name: name, failure) }
    return bytes
  }

  /// Returns the names of all entries of a folder, including `.` and `..`, in no particular order.
  static func names(in folder: SystemPath) throws(FileError) -> [[UInt8]] {
    guard let stream = opendir(try folder.systemString()) else { throw FileError(name: folder.name, lastError) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
    return names
  }

  /// Whether the descriptor is open and not one that the Swift runtime opened for itself. On Linux, the latter is a
  /// file without a type; it gets the number of a standard descriptor that was closed when the command started.
  static func isOpen(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The size of the terminal at `descriptor` in cells, if known.
  static func terminalSize(_ descriptor: Int32) -> (rows: Int, columns: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// The maximum number of open files of the process, if known.
  static var openFileLimit: UInt64? {
    var limit = rlimit()
    #if canImport(Glibc)
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #else
      let isKnown = getrlimit(RLIMIT_NOFILE, &limit) == 0
    #endif
    return isKnown ? UInt64(limit.rlim_cur) : nil
  }

  /// Whether this much memory, or only this much address space, is available. The probe is released untouched, which
  /// costs nothing.
  static func canMap(_ count: Int, asAddressesOnly: Bool = false) -> Bool {
    let flags = MAP_PRIVATE | MAP_ANON | (asAddressesOnly ? MAP_NORESERVE : 0)
    // Unlike a call of `malloc`, this one cannot be optimised away.
    guard let probe = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0), probe != MAP_FAILED else { return false }
    munmap(probe, count)
    return true
  }

  /// Maps the first `count` bytes of the file, and returns their address, or `nil` if the file cannot be mapped.
  static func map(_ count: Int, of descriptor: Int32) -> UInt? {
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else { return nil }
    return UInt(bitPattern: start)
  }

  /// Ends a mapping.
  static func unmap(_ address: UInt, _ count: Int) {
    munmap(UnsafeMutableRawPointer(bitPattern: address), count)
  }

  /// The maximum size of a thread's stack in bytes, if there is a limit.
  static var stackLimit: UInt64? {
    var limit = rlimit()
    #if canImport(Glibc)
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    #else
      let isKnown = getrlimit(RLIMIT_STACK, &limit) == 0
    #endif
    return isKnown ? UInt64(limit.rlim_cur) : nil
  }

  /// The number of processors.
  static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Returns the index of the first occurrence of `byte`.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// Returns the value of an environment variable, or `nil` if it is not set.
  static func environmentValue(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }

  /// Returns the bytes of a NUL-terminated string.
  static func bytes(of string: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: string, count: strlen(string)).map { UInt8(bitPattern: $0) }
  }
}
