import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where results go.
enum StandardOutput {
  /// Writes `text`; results that do not arrive are a failure of the command, even when its work is done.
  ///
  /// A reader that has gone away ends the command in silence, with the code that a shell gives where `SIGPIPE` ends it.
  static func write(_ text: String) throws {
    do throws(SystemError) {
      guard StandardDescriptor.isOpen(STDOUT_FILENO) else { throw SystemError(number: EBADF) }
      try DescriptorOutput.write(text, to: STDOUT_FILENO)
    } catch {
      if error.number == EPIPE { throw ExitCode(128 + SIGPIPE) }
      throw CommandFailure(message: "the output cannot be written: \(error.reason)")
    }
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Makes a file that reaches the limit on its size (`ulimit -f`) a failed call, as a full disk is: the signal would
  /// end the command without a word.
  static func treatSizeLimitAsFailure() { signal(SIGXFSZ, SIG_IGN) }
}

/// Where summaries and errors go.
enum StandardError {
  /// Writes `text`; where that fails there is no place left to say so.
  static func write(_ text: String) { try? DescriptorOutput.write(text, to: STDERR_FILENO) }
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  /// Whether it is a terminal on which one can move about.
  static var isScreen: Bool { isTerminal && Environment.value(of: "TERM") != "dumb" }
  /// How many rows the terminal has; 24 where it does not say.
  static var rows: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }
}

/// Where passwords and piped files come from.
enum StandardInput {
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  static var isOpen: Bool { StandardDescriptor.isOpen(STDIN_FILENO) }

  /// Appends what comes next, 64 KiB at most, and returns how many bytes that are; none at the end.
  static func read(into buffer: inout [UInt8]) throws -> Int {
    do throws(SystemError) {
      guard isOpen else { throw SystemError(number: EBADF) }
      return try DescriptorInput.read(STDIN_FILENO, into: &buffer)
    } catch {
      throw CommandFailure(message: "standard input cannot be read: \(error.reason)")
    }
  }
}

/// The descriptors that a command is started with.
enum StandardDescriptor {
  /// Whether the command was started with this descriptor open.
  ///
  /// Where it was not, Linux gives its number to what the Swift runtime opens for itself: a file of no type.
  static func isOpen(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
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
