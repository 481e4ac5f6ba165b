#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal that hands over every key at once and shows none of them.
struct RawTerminal: ~Copyable {
  private let saved: termios

  private init(saved: termios) { self.saved = saved }

  /// Switches echo and line editing off until the value goes away; nothing where standard input is no terminal.
  static func open() -> RawTerminal? {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    let saved = settings
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return nil }
    return RawTerminal(saved: saved)
  }

  deinit {
    var settings = saved
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// What was typed or pasted since the last call; nothing at the end of the input.
  func keys() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { return Array(chunk[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
