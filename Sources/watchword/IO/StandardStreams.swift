#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where results go.
enum StandardOutput {
  static func write(_ text: String) { FileOutput.write(text, to: STDOUT_FILENO) }
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

/// Where summaries and errors go.
enum StandardError {
  static func write(_ text: String) { FileOutput.write(text, to: STDERR_FILENO) }
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

/// Where passwords and piped files come from.
enum StandardInput {
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }
}

private enum FileOutput {
  /// Writes all of `text`; a reader that has gone away (a closed pipe) ends the writing in silence.
  static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
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

/// Values of the environment.
enum Environment {
  /// The value of `name`, or nothing where it is not set or empty.
  static func value(of name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
