import WatchwordForm
import WatchwordRELID

/// A running form: it turns keys and elapsed time into screens, without terminal I/O and without a clock.
struct FormRun {
  /// The ways in which a form ends.
  enum End: Equatable {
    /// The form was left; the text is its final message, such as that the password was changed.
    case left(String?)
    /// The user cancelled.
    case cancelled
  }

  /// How the form ended; `nil` while it runs.
  private(set) var end: End?
  /// Whether a key had no effect since the last drawing, so that the bell rings.
  private(set) var needsBell = false

  private var form: PasswordForm
  private var simulation: RELIDSimulation
  private var editors: [PasswordForm.Field: LineEditor] = [:]
  /// The selected entry of the menu while it is shown instead of the form; otherwise `nil`.
  private var menuSelection: Int?
  private var now = Duration.zero
  private var pendingEvents: [(time: Duration, event: PasswordForm.Event)] = []

  /// Shows the form and starts the simulation.
  init(_ form: PasswordForm, _ simulation: RELIDSimulation) {
    self.form = form
    self.simulation = simulation
    handle(.appear)
    for event in self.simulation.start() { handle(event) }
    focusFirst()
  }

  /// The time of the next response of the simulated server; `nil` if none is pending.
  var nextAnswer: Duration? { pendingEvents.first?.time }

  /// Advances the time to `time` after the start.
  mutating func advance(to time: Duration) {
    while end == nil, let next = pendingEvents.first, next.time <= time {
      pendingEvents.removeFirst()
      now = max(now, next.time)
      simulation.now = now
      receive(next.event)
    }
    now = max(now, time)
    simulation.now = now
  }

  /// Returns the screen for a terminal of this size.
  func screen(columns: Int, rows: Int, isColored: Bool) -> FormScreen {
    FormScreen(
      form: form.presentation, editors: editors, menuSelection: menuSelection,
      hint: TerminalHint(userName: simulation.userName, password: simulation.currentPassword), columns: columns,
      rows: rows, isColored: isColored)
  }

  /// Resets `needsBell`.
  mutating func clearBell() { needsBell = false }

  // MARK: Events and effects

  private mutating func handle(_ event: PasswordForm.Event) {
    let alert = form.presentation.alert
    let effects = form.handle(event)
    for effect in effects {
      for answer in simulation.perform(effect, form.submission) { schedule(answer.event, after: answer.delay) }
    }
    // Editors are removed for fields that the form has emptied and for fields of another flow.
    let filled = form.presentation.fields.filter { !$0.isEmpty }.map(\.field)
    for field in editors.keys where !filled.contains(field) { editors[field] = nil }
    for case .navigate(let destination) in effects { navigate(to: destination, after: event, alert?.text) }
    advance(to: now)
  }

  /// Handles an event of the simulated server.
  private mutating func receive(_ event: PasswordForm.Event) {
    if case .challenge = event { menuSelection = nil }
    handle(event)
    switch event {
    case .challenge: focusFirst()
    case .answer: focusError()
    default: break
    }
  }

  private mutating func schedule(_ event: PasswordForm.Event, after delay: Duration) {
    let time = now + delay
    let index = pendingEvents.firstIndex { $0.time > time } ?? pendingEvents.endIndex
    pendingEvents.insert((time, event), at: index)
  }

  private mutating func navigate(
    to destination: PasswordForm.Destination, after event: PasswordForm.Event, _ alert: String?
  ) {
    switch (destination, event) {
    // The password update starts at the menu automatically; see `RELIDSimulation.start()`.
    case (.dashboard, _): menuSelection = 0
    case (.login, .loggedOff):
      pendingEvents = []
      menuSelection = nil
      for answer in simulation.logIn() { schedule(answer.event, after: answer.delay) }
    case (_, .dismissAlert): end = .left(alert)
    default: end = .left(form.presentation.banner.flatMap { $0.isError ? nil : $0.text })
    }
  }

  /// Focuses the first field with an error, if no field has the focus.
  private mutating func focusError() {
    let form = form.presentation
    guard form.alert == nil, !form.fields.contains(where: { $0.isFocused }),
      let field = form.fields.first(where: { $0.error != nil })
    else { return }
    handle(.focus(field.field))
  }

  private mutating func focusFirst() {
    guard form.presentation.alert == nil, !form.presentation.fields.contains(where: { $0.isFocused }),
      let first = form.presentation.fields.first
    else { return }
    handle(.focus(first.field))
  }

  // MARK: Keys

  /// Handles a key that ``FormLoop`` does not handle itself.
  mutating func press(_ key: Key) {
    guard end == nil else { return }
    if key == .cancel {
      end = .cancelled
    } else if let alert = form.presentation.alert {
      press(key, in: alert)
    } else if let selection = menuSelection, let menu = form.presentation.menu {
      press(key, in: menu, selection)
    } else {
      pressInForm(key)
    }
  }

  private mutating func press(_ key: Key, in alert: PasswordForm.Presentation.AlertView) {
    guard [.returnKey, .escape, .text(" ")].contains(key), !alert.buttons.isEmpty else {
      needsBell = true
      return
    }
    handle(.dismissAlert)
    focusFirst()
  }

  private mutating func press(_ key: Key, in menu: PasswordForm.Presentation.Menu, _ selection: Int) {
    switch key {
    case .up, .backTab: menuSelection = max(selection - 1, 0)
    case .down, .tab: menuSelection = min(selection + 1, menu.items.count - 1)
    case .home: menuSelection = 0
    case .end: menuSelection = menu.items.count - 1
    case .escape: end = .left(nil)
    case .returnKey, .text(" "):
      guard selection < menu.items.count else { return }
      switch menu.items[selection].item {
      case .updatePassword: handle(.chooseUpdate)
      case .signOut: end = .left(nil)
      case .dashboard, .getNotifications: needsBell = true  // Screens of the app, which are not here.
      }
    default: needsBell = true
    }
  }

  private var focusedField: PasswordForm.Field? { form.presentation.fields.first { $0.isFocused }?.field }

  private mutating func pressInForm(_ key: Key) {
    switch key {
    case .escape: handle(.back)
    case .tab: moveFocus(by: 1, wraps: true)
    case .backTab: moveFocus(by: -1, wraps: true)
    case .down: moveFocus(by: 1, wraps: false)
    case .up: moveFocus(by: -1, wraps: false)
    default:
      if let field = focusedField { press(key, in: field) } else { pressOnButton(key) }
    }
  }

  /// Moves the focus through the fields to the button.
  private mutating func moveFocus(by step: Int, wraps: Bool) {
    let fields = form.presentation.fields
    let current = fields.firstIndex { $0.isFocused } ?? fields.count
    var next = current + step
    if wraps { next = (next + fields.count + 1) % (fields.count + 1) }
    guard (0...fields.count).contains(next) else {
      needsBell = true
      return
    }
    handle(next < fields.count ? .focus(fields[next].field) : .tapOutside)
  }

  private mutating func pressOnButton(_ key: Key) {
    guard [.returnKey, .text(" ")].contains(key), form.presentation.submit.isEnabled else {
      needsBell = true
      return
    }
    handle(.submit)
  }

  private mutating func press(_ key: Key, in field: PasswordForm.Field) {
    var editor = editors[field] ?? LineEditor()
    let old = (editor.before.utf8.count, editor.after.utf8.count)
    switch key {
    case .returnKey: return handle(.returnKey(field))
    case .reveal: return handle(.reveal(field))
    case .left: editor.moveLeft()
    case .right: editor.moveRight()
    case .home: editor.moveToStart()
    case .end: editor.moveToEnd()
    case .deleteBackward: editor.deleteBackward()
    case .deleteForward: editor.deleteForward()
    case .deleteWord: editor.deleteWord()
    case .deleteAll: editor.clear()
    case .text(let text), .paste(let text): if !editor.insert(text) { needsBell = true }
    default: needsBell = true
    }
    editors[field] = editor
    guard old.0 + old.1 != editor.before.utf8.count + editor.after.utf8.count else { return }
    if case .paste = key {
      handle(.paste(field, Password(editor.text)))
    } else {
      handle(.edit(field, Password(editor.text)))
    }
  }
}
