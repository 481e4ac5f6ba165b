#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call of the system that failed.
struct SystemError: Error {
  /// The system's number (`errno`).
  let number: Int32

  /// What the system calls it.
  var reason: String { strerror(number).map { String(cString: $0) } ?? "error \(number)" }

  /// The failure of the last call.
  static var last: SystemError { SystemError(number: errno) }
}

/// Bytes to open files.
enum DescriptorOutput {
  /// Writes all of `text`, however many calls that takes.
  static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    var text = text
    let failure: SystemError? = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest)
        if count < 0 {
          let failure = SystemError.last
          switch failure.number {
          case EINTR: continue
          case EAGAIN: waitUntilWritable(descriptor)
          default: return failure
          }
        } else {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Whoever started the command may have handed over a pipe that does not block.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
