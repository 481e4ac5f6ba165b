#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal without echo and line editing, as long as the value exists: every key is delivered at once, and none is
/// shown.
///
/// The terminal is restored before the command ends or stops, even by a signal.
package struct RawTerminal: ~Copyable {
  /// Input from a terminal.
  package enum Input: Sendable {
    /// Typed or pasted bytes.
    case bytes([UInt8])
    /// No input for longer than a terminal takes to send the rest of a key, or for the requested time.
    case pause
    /// The command was stopped and continued; the screen may have changed.
    case resumed
    /// The size of the terminal changed.
    case resized
    /// The terminal was closed.
    case end
  }

  /// The modes of the terminal on standard error while the value exists.
  package struct Modes: OptionSet, Sendable {
    /// The modes as bits.
    package let rawValue: UInt8
    /// Creates the modes from these bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The terminal marks pastes, if it supports that (xterm's mode 2004).
    package static let markedPastes = Modes(rawValue: 1)
    /// The terminal shows the alternate screen, without a scrollback (xterm's mode 1049), whose rows do not wrap
    /// (DECAWM). The screen is cleared before it is left, because some terminals have only one screen.
    package static let screen = Modes(rawValue: 2)

    /// The sequence that turns the modes on.
    fileprivate var start: String {
      (contains(.screen) ? "\u{1B}[?1049h\u{1B}[?7l\u{1B}[H\u{1B}[2J" : "")
        + (contains(.markedPastes) ? "\u{1B}[?2004h" : "")
    }

    /// The sequence that turns the modes off and shows the cursor.
    fileprivate var end: String {
      (contains(.markedPastes) ? "\u{1B}[?2004l" : "")
        + (contains(.screen) ? "\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l" : "")
    }
  }

  private let saved: termios
  private let raw: termios
  private let signals: CaughtSignals
  private let modes: Modes

  /// Turns echo and line editing off and `modes` on. Returns `nil` if standard input is not a terminal.
  package static func open(modes: Modes) -> RawTerminal? {
    guard let signals = CaughtSignals.install() else { return nil }
    // If the command is in the background, the system stops it here, before the command reads the shell's terminal
    // settings.
    CaughtSignals.unblock([SIGTTOU, SIGTTIN])
    var settings = termios()
    guard tcflush(STDIN_FILENO, TCIFLUSH) == 0, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    let terminal = RawTerminal(saved: settings, raw: raw(settings), signals: signals, modes: modes)
    guard terminal.enter() else { return nil }
    return terminal
  }

  private init(saved: termios, raw: termios, signals: consuming CaughtSignals, modes: Modes) {
    self.saved = saved
    self.raw = raw
    self.signals = signals
    self.modes = modes
  }

  deinit { leave() }

  private static func raw(_ settings: termios) -> termios {
    var settings = settings
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &settings.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    return settings
  }

  /// Hides typed text from now on; in the background, from the time when the command comes to the foreground.
  private func enter() -> Bool {
    var settings = raw
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return false }
    if !modes.isEmpty { try? StandardStream.error.file.write(modes.start) }
    return true
  }

  private var isHidden: Bool {
    var settings = termios()
    return tcgetattr(STDIN_FILENO, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO | ICANON) == 0
  }

  /// Restores the terminal. Discards unread input, because it may be part of a password. In the background there is
  /// nothing to restore, because the foreground process has already set the terminal.
  private func leave() {
    let owner = tcgetpgrp(STDIN_FILENO)
    guard owner < 0 || owner == getpgrp() else { return }
    if !modes.isEmpty { try? StandardStream.error.file.write(modes.end) }
    var settings = saved
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// Whether more input can be read without waiting.
  package var hasMore: Bool { readable([STDIN_FILENO], within: .zero).contains(STDIN_FILENO) }

  /// Waits for the next input: only briefly if `isUndecided` is true, because an escape may be part of a sequence, and
  /// at most for `time`.
  package func next(isUndecided: Bool, within time: Duration? = nil) -> Input {
    let start = ContinuousClock.now
    while true {
      let rest = time.map { max($0 - (ContinuousClock.now - start), .zero) }
      let limit = isUndecided ? min(rest ?? Self.pauseLength, Self.pauseLength) : rest
      let ready = readable([STDIN_FILENO, signals.descriptor], within: limit)
      if ready.contains(signals.descriptor), let number = signals.next() {
        if let input = handleSignal(number) { return input }
      } else if ready.contains(STDIN_FILENO) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count > 0 { return .bytes(Array(chunk[..<count])) }
        if count == 0 || errno != EINTR { return .end }
      } else if isUndecided || rest == .zero {
        return .pause
      }
    }
  }

  /// Stops the command and its process group, like Control-Z.
  package func stop() { kill(0, SIGTSTP) }

  private func handleSignal(_ number: Int32) -> Input? {
    if number == SIGWINCH { return .resized }
    if number == SIGCONT {
      // `enter()` discards earlier input. If typed text is already hidden, later input must not be lost.
      if isHidden { return nil }
    } else {
      leave()
      signals.deliver(number)
      // After a stop, the command continues here.
    }
    _ = enter()
    return .resumed
  }

  /// The maximum time between an escape and the rest of its key, even over a slow line.
  private static let pauseLength = Duration.milliseconds(100)

  /// The descriptors that are readable or have failed; empty after a timeout or a signal.
  private func readable(_ descriptors: [Int32], within time: Duration?) -> [Int32] {
    // Rounded up, so that a wait does not end early; a longer one is started again.
    let milliseconds = time.map { Int32(min(($0 + .microseconds(999)) / .milliseconds(1), 1_000_000)) }
    #if canImport(Darwin)
      // `poll` does not support terminals on every Apple system; `select` does.
      var set = fd_set()
      withUnsafeMutableBytes(of: &set) { bits in
        for descriptor in descriptors { bits[Int(descriptor) / 8] |= 1 << (UInt8(truncatingIfNeeded: descriptor) % 8) }
      }
      let count = (descriptors.max() ?? 0) + 1
      var limit = timeval()
      limit.tv_sec = .init((milliseconds ?? 0) / 1000)
      limit.tv_usec = .init((milliseconds ?? 0) % 1000 * 1000)
      let found = milliseconds == nil ? select(count, &set, nil, nil, nil) : select(count, &set, nil, nil, &limit)
      if found < 0 { return errno == EINTR ? [] : descriptors }
      return withUnsafeBytes(of: &set) { bits in
        descriptors.filter { bits[Int($0) / 8] >> (UInt8(truncatingIfNeeded: $0) % 8) & 1 == 1 }
      }
    #else
      var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let found = poll(&requests, nfds_t(requests.count), milliseconds ?? -1)
      if found < 0 { return errno == EINTR ? [] : descriptors }
      return requests.filter { $0.revents != 0 }.map(\.fd)
    #endif
  }
}
