import WatchwordBasics
import WatchwordSystemFiles

/// The event loop of a form on the terminal that is attached to standard input and standard error.
struct FormLoop {
  let isColored: Bool

  /// Runs until the form ends. Returns `nil` if the terminal was closed.
  ///
  /// The form uses the alternate screen, so that none of its content, such as a revealed password, remains in the
  /// terminal's scrollback.
  func run(_ start: FormRun) throws -> FormRun.End? {
    guard let terminal = RawTerminal.open(modes: [.markedPastes, .screen]) else {
      throw RunFailure(
        message: "The terminal cannot be switched to hidden input; give events with --script instead")
    }
    var run = start
    var keys = KeyReader()
    let clock = ContinuousClock()
    let begin = clock.now
    draw(&run)
    while run.end == nil {
      let passed = clock.now - begin
      let wait = run.nextAnswer.map { max($0 - passed, .zero) }
      switch terminal.next(isUndecided: keys.isUndecided, within: wait) {
      case .bytes(let bytes):
        run.advance(to: clock.now - begin)
        for key in keys.read(bytes) { press(key, &run, terminal) }
      case .pause:
        for key in keys.pause() { press(key, &run, terminal) }
        run.advance(to: clock.now - begin)
      case .resumed, .resized: break
      case .end: return nil
      }
      // A long paste arrives in pieces; the form is drawn only once.
      if run.end == nil, !terminal.hasMore { draw(&run) }
    }
    return run.end
  }

  private func press(_ key: Key, _ run: inout FormRun, _ terminal: borrowing RawTerminal) {
    switch key {
    case .suspend: terminal.stop()
    case .redraw: break  // Every key is followed by a drawing.
    default: run.press(key)
    }
  }

  private func draw(_ run: inout FormRun) {
    let size = StandardStream.error.size
    let screen = run.screen(columns: size.columns, rows: size.rows, isColored: isColored)
    StandardError.write((run.needsBell ? "\u{7}" : "") + screen.drawing.bytes)
    run.clearBell()
  }
}
