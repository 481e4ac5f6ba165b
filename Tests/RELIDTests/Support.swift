import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordRELID
import WatchwordShippedCatalogs

typealias Field = PasswordForm.Field
typealias Effect = PasswordForm.Effect
typealias Server = RELIDSimulator.Server
typealias User = RELIDSimulator.User

let english = ShippedCatalogs.catalogs(for: .english)
let threeFields: [Field] = [.current, .new, .confirm]
let enough = Duration.seconds(60)

/// The texts of the server in the documents.
enum Said {
  static let expired = "Password has expired. Please contact the admin."
  static let usedBefore =
    "Please enter a new password as your entered password has been used by you previously. You are not allowed to use last 3 passwords."
  static let policyNotMet = "Password does not meet policy standards"
  static let wrongPassword = "Current password is incorrect"
  static let mismatch = "New password and confirm password do not match"
  static let same = "New password must be different from current password"
  static let network = "No connection to the server. Check your network and try again"
  static let timeout = Renderer(catalogs: english, locale: .english).text(for: Phrase(FormTexts.timeout.id))
}

/// A person at a form that is connected to the simulator: what the simulator sends arrives when its time has come.
struct Journey {
  private(set) var form: PasswordForm
  var session: RELIDSession<RELIDSimulator>
  private(set) var now = Duration.zero
  /// Every effect so far, the last event's last.
  private(set) var allEffects: [Effect] = []
  /// The effects of the events since somebody did something last.
  private(set) var effects: [Effect] = []
  /// Every event that the form has handled.
  private(set) var events: [PasswordForm.Event] = []
  /// Everything that the simulator has sent.
  private(set) var received: [RELIDEvent] = []
  /// The findings of all events.
  private(set) var findings: [Finding] = []
  private var due: [(time: Duration, event: RELIDEvent)] = []

  /// Nobody is logged in, and the SDK asks for anna.
  init(
    server: Server = Server(policy: #"{"minL":8,"minDg":1,"minUc":1}"#),
    user: User = User("anna", password: Password("Password1!")), locale: String = "en"
  ) {
    session = RELIDSession(
      RELIDSimulator(server: server, users: [user]), connectionErrors: RELIDSimulator.connectionErrors)
    form = PasswordForm(
      flow: .verify, catalogs: ShippedCatalogs.catalogs(for: LanguageTag(locale) ?? .english),
      locale: LanguageTag(locale) ?? .english)
  }

  // MARK: - What people do

  mutating func does(_ events: PasswordForm.Event...) {
    effects = []
    for event in events { handle(event) }
  }

  mutating func fills(current: String? = nil, new: String? = nil, confirm: String? = nil, password: String? = nil) {
    if let current { does(.edit(.current, Password(current))) }
    if let new { does(.edit(.new, Password(new))) }
    if let confirm { does(.edit(.confirm, Password(confirm))) }
    if let password { does(.edit(.password, Password(password))) }
  }

  /// Fills in all three fields and presses the button; the answer has come.
  mutating func updates(_ current: String, to new: String) {
    fills(current: current, new: new, confirm: new)
    submits()
  }

  mutating func submits() {
    does(.submit)
    waits()
  }

  /// The app starts: the SDK asks for a user, and is given one.
  mutating func starts(as user: String = "anna") {
    effects = []
    handle(.appear)
    _ = session.service.setUser(user)
    collect()
    waits()
  }

  mutating func logsIn(with password: String) {
    starts()
    fills(password: password)
    submits()
  }

  /// Logs in and chooses the update in the menu.
  mutating func opensUpdate(with password: String = "Password1!") {
    logsIn(with: password)
    does(.chooseUpdate)
    waits()
    does(.appear)
  }

  // MARK: - What happens

  /// Lets time pass, until nothing more is due, or for `time`.
  mutating func waits(for time: Duration? = nil) {
    let end = time.map { now + $0 } ?? now + .seconds(2)
    while let index = due.indices.min(by: { due[$0].time < due[$1].time }), due[index].time <= end {
      let (time, event) = due.remove(at: index)
      now = max(now, time)
      session.service.now = now
      received.append(event)
      for event in session.receive(event) { handle(event) }
    }
    now = end
    session.service.now = now
  }

  private mutating func handle(_ event: PasswordForm.Event) {
    events.append(event)
    let effects = form.handle(event)
    findings += form.findings
    self.effects += effects
    allEffects += effects
    let submission = form.submission
    for effect in effects {
      for answer in session.perform(effect, submission) { handle(answer) }
      collect()
    }
  }

  private mutating func collect() {
    for scheduled in session.service.takeEvents() { due.append((now + scheduled.delay, scheduled.event)) }
  }

  /// Whether the simulator still has something to say.
  var isAnythingDue: Bool { !due.isEmpty }

  // MARK: - What is seen

  var screen: PasswordForm.Presentation { form.presentation }
  var banner: String? { screen.banner?.text }
  /// The alert as `title: text`.
  var alert: String? { screen.alert.map { "\($0.title ?? "-"): \($0.text)" } }
  var emptyFields: [Field] { screen.fields.filter(\.isEmpty).map(\.field) }
  var focused: Field? { screen.fields.first(where: \.isFocused)?.field }
  var menu: [PasswordForm.Presentation.MenuEntry]? { screen.menu?.items.map(\.item) }
  /// How many submissions were sent.
  var submissions: Int {
    allEffects.count { if case .submit = $0 { true } else { false } }
  }
  func went(to destination: PasswordForm.Destination) -> Bool { effects.contains(.navigate(destination)) }

  /// Whether somebody can log in with this password now, as a fresh app would find out.
  func accepts(_ password: String) -> Bool {
    var simulator = session.service
    _ = simulator.resetAuthState()
    _ = simulator.setUser("anna")
    _ = simulator.takeEvents()
    _ = simulator.verifyPassword(Password(password))
    return simulator.takeEvents().contains {
      if case .userLoggedIn = $0.event { true } else { false }
    }
  }
}
