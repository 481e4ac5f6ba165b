import Foundation
import TestSupport

/// A run of the command on its own terminal, as a person sees it.
final class PseudoTerminal {
  private let master: Int32
  private let slave: Int32
  private let process = Process()
  private let results = Pipe()
  /// What the terminal has shown so far.
  private(set) var screen = ""
  /// How the terminal was set before the command started.
  private let settings: termios

  /// Starts the command; what it prints as a result goes to a pipe, and all else to the terminal.
  init(
    _ arguments: [String], environment: [String: String] = [:], executable: URL = CommandRun.executable
  ) throws {
    (master, slave) = try Self.open()
    settings = Self.settings(of: slave)
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = packageFolder
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C", "TERM": "xterm"].merging(environment) { $1 }
    let terminal = FileHandle(fileDescriptor: slave)
    process.standardInput = terminal
    process.standardError = terminal
    process.standardOutput = results
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(slave)
    close(master)
  }

  /// Types `keys`, as they are.
  func type(_ keys: String) { type(Array(keys.utf8)) }

  func type(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) } }

  /// Gives the terminal another size, and notifies the command, which is in no session of this terminal.
  func resize(rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    send(SIGWINCH)
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits until the terminal shows one of `texts`, for ten seconds at most; true if it came.
  func shows(_ texts: String...) -> Bool { waits { texts.contains(where: self.screen.contains) } }

  /// Waits until echo is as requested.
  func echoes(_ isOn: Bool) -> Bool { waits { self.isEchoing == isOn } }

  private var isEchoing: Bool { Self.settings(of: slave).c_lflag & tcflag_t(ECHO) != 0 }

  /// Makes a stopped command continue until it takes the terminal; one that has not stopped yet would miss the signal.
  func goesOn() -> Bool {
    waits {
      self.send(SIGCONT)
      return !self.isEchoing
    }
  }

  /// Forgets what was shown.
  func forget() { screen = "" }

  /// Waits for the end of the command.
  func end() -> (output: String, exitCode: Int32, isSignalled: Bool, isTerminalRestored: Bool) {
    _ = waits { !self.process.isRunning }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    read(for: 0)
    try? results.fileHandleForWriting.close()
    let output = String(decoding: results.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return (
      output, process.terminationStatus, process.terminationReason == .uncaughtSignal,
      Self.isSame(settings, Self.settings(of: slave))
    )
  }

  private func waits(until isTrue: () -> Bool) -> Bool {
    for _ in 0..<200 {
      read(for: 50)
      if isTrue() { return true }
    }
    return false
  }

  /// Takes what the terminal shows within so many milliseconds.
  private func read(for milliseconds: Int32) {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var wait = milliseconds
    while poll(&request, 1, wait) > 0 {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      screen += String(decoding: chunk[..<count], as: UTF8.self)
      wait = 0
    }
  }

  /// A new pair of ends: the person's, and the command's.
  private static func open() throws -> (Int32, Int32) {
    var (master, slave): (Int32, Int32) = (-1, -1)
    #if canImport(Darwin)
      guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
    #else
      // Swift sees neither openpty nor posix_openpt of glibc; these are the calls that they make.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)  // TIOCSPTLCK, TIOCGPTN.
      master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (lock, number): (Int32, Int32) = (0, 0)
      guard master >= 0, ioctl(master, setLock, &lock) == 0, ioctl(master, getNumber, &number) == 0 else {
        throw POSIXError(.ENXIO)
      }
      slave = Foundation.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard slave >= 0 else { throw POSIXError(.ENXIO) }
    #endif
    return (master, slave)
  }

  private static func settings(of descriptor: Int32) -> termios {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return settings
  }

  private static func isSame(_ one: termios, _ other: termios) -> Bool {
    one.c_lflag == other.c_lflag && one.c_iflag == other.c_iflag && one.c_oflag == other.c_oflag
      && one.c_cflag == other.c_cflag
  }
}
