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
        switch SystemCall.repeated(on: descriptor, until: POLLOUT, { systemWrite(descriptor, rest) }) {
        case .success(let count): rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        case .failure(let failure): return failure
        }
      }
      return nil
    }
    if let failure { throw failure }
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

/// Bytes from open files.
enum DescriptorInput {
  /// Appends what comes next, 64 KiB at most, and returns how many bytes that are; none at the end.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = try SystemCall.repeated(on: descriptor, until: POLLIN) {
      chunk.withUnsafeMutableBytes { systemRead(descriptor, $0) }
    }.get()
    buffer += chunk[..<count]
    return count
  }

  private static func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.read(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}

private enum SystemCall {
  /// What `call` answers, asked again where a signal came in between and, after a wait for `event`, where the descriptor
  /// does not block: whoever started the command may have handed over one that does not.
  static func repeated(
    on descriptor: Int32, until event: some BinaryInteger, _ call: () -> Int
  ) -> Result<Int, SystemError> {
    while true {
      let count = call()
      if count >= 0 { return .success(count) }
      let failure = SystemError.last
      switch failure.number {
      case EINTR: continue
      case EAGAIN:
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        _ = poll(&request, 1, -1)
      default: return .failure(failure)
      }
    }
  }
}
