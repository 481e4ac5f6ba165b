import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordRELID
import WatchwordShippedCatalogs

/// A form against the whole simulation, as the command and demonstrations use it.
@Suite struct SimulationTests {
  /// Somebody at a terminal: events with a delay arrive when nothing else is to be done.
  private struct Terminal {
    var simulation: RELIDSimulation
    var form: PasswordForm
    var waiting: [(delay: Duration, event: PasswordForm.Event)] = []
    var destinations: [PasswordForm.Destination] = []

    init(_ flow: PasswordForm.Flow, policy: PasswordPolicy? = nil, user: String? = nil, locale: String = "en") {
      let locale = LanguageTag(locale) ?? .english
      let catalogs = ShippedCatalogs.catalogs(for: locale)
      simulation = RELIDSimulation(flow: flow, policy: policy, userName: user, catalogs: catalogs, locale: locale)
      form = PasswordForm(
        flow: flow, policy: policy, catalogs: catalogs, locale: locale, userName: simulation.userName)
      handle(.appear)
      for event in simulation.start() { handle(event) }
      settle()
    }

    mutating func handle(_ event: PasswordForm.Event) {
      let effects = form.handle(event)
      let submission = form.submission
      for effect in effects {
        if case .navigate(let destination) = effect { destinations.append(destination) }
        for answer in simulation.perform(effect, submission) {
          if answer.delay == .zero { handle(answer.event) } else { waiting.append(answer) }
        }
      }
    }

    /// Lets everything arrive that is under way.
    mutating func settle() {
      while let index = waiting.indices.min(by: { waiting[$0].delay < waiting[$1].delay }) {
        handle(waiting.remove(at: index).event)
      }
    }

    mutating func submits(_ current: String, _ new: String) {
      for (field, text) in [(PasswordForm.Field.current, current), (.new, new), (.confirm, new), (.password, current)] {
        handle(.edit(field, Password(text)))
      }
      handle(.submit)
      settle()
    }

    var screen: PasswordForm.Presentation { form.presentation }
  }

  private let strong = PasswordPolicy(rules: [.length(LengthRule(minimum: 8))])

  @Test("Each flow begins with its own form, for anna with the documented password")
  func start() {
    for flow in PasswordForm.Flow.all {
      let terminal = Terminal(flow, policy: strong)
      #expect(terminal.screen.flow == flow.id && terminal.screen.alert == nil && terminal.screen.banner == nil)
      #expect(terminal.simulation.userName == "anna")
      #expect(terminal.simulation.currentPassword == (flow.id == "set" ? nil : "Password1!"))
      #expect(terminal.form.state.userName == "anna")
      #expect(terminal.screen.rules.count == (flow.showsPolicy ? 1 : 0))
    }
    #expect(Terminal(.verify, user: "bert").form.state.userName == "bert")
    #expect(Terminal(.verify, user: "").form.state.userName == "anna")
  }

  @Test("Each flow ends well with the right passwords, and the new password is not revealed")
  func success() {
    for flow in PasswordForm.Flow.all {
      var terminal = Terminal(flow, policy: strong)
      terminal.destinations = []
      terminal.submits("Password1!", "New-password1")
      if terminal.screen.alert != nil { terminal.handle(.dismissAlert) }
      let expected: [PasswordForm.Destination] =
        switch flow.id {
        case "change": [.settings]
        case "changeConfirmed": [.back]
        case "update": [.login]
        default: [.dashboard]
        }
      #expect(terminal.destinations == expected, "\(flow.id)")
      #expect(terminal.simulation.currentPassword == (flow.id == "verify" ? "Password1!" : nil), "\(flow.id)")
    }
  }

  @Test("A user who is logged off can log in again with the new password, and not with the old one")
  func logInAgain() {
    var terminal = Terminal(.update, policy: strong)
    #expect(terminal.screen.menu?.items.contains { $0.item == .updatePassword } == true)
    terminal.submits("Password1!", "New-password1")
    #expect(terminal.screen.menu == nil)
    terminal.waiting += terminal.simulation.logIn()
    terminal.settle()
    #expect(terminal.screen.flow == "verify")
    terminal.submits("Password1!", "")
    #expect(terminal.screen.banner?.text == "Current password is incorrect")
    terminal.submits("New-password1", "")
    #expect(terminal.screen.menu != nil)
  }

  @Test("Without a challenge too, wrong and used passwords are refused, and too many attempts block")
  func changes() {
    for (flow, wrong, used, blocked) in [
      (
        PasswordForm.Flow.change, "Your password is incorrect, please check it",
        "Please enter a new password as your entered password has been used by you previously", "Attempts exhausted"
      ),
      (
        .changeConfirmed, "Current password is incorrect",
        "Please enter a new password as your entered password has been used by you previously",
        "Too many attempts. Wait a few minutes and try again"
      ),
    ] {
      var terminal = Terminal(flow, policy: strong)
      func shown(_ terminal: Terminal) -> String? {
        terminal.screen.alert?.text ?? terminal.screen.banner?.text
          ?? terminal.screen.fields.compactMap(\.error).first
      }
      terminal.submits("Wrong-pass1", "New-password1")
      #expect(shown(terminal) == wrong)
      terminal.handle(.dismissAlert)
      terminal.submits("Password1!", "New-password1")
      terminal.handle(.dismissAlert)
      terminal.submits("New-password1", "Password1!")
      #expect(shown(terminal) == used)
      terminal.handle(.dismissAlert)
      for _ in 0..<2 {
        terminal.submits("Wrong-pass1", "New-password2")
        terminal.handle(.dismissAlert)
      }
      terminal.submits("New-password1", "New-password2")
      #expect(shown(terminal) == blocked, "\(flow.id)")
    }
  }

  @Test("Every failure of every flow is shown, and the form can be used again")
  func failures() {
    for flow in PasswordForm.Flow.all {
      for failure in [
        RELIDSimulator.Failure.network, .timeout, .refusal(RELIDError(longErrorCode: 4, errorString: "No")),
      ] {
        var terminal = Terminal(flow, policy: strong)
        let call: RELIDSimulator.Call =
          switch flow.id {
          case "verify": .verifyPassword
          case "set": .setPassword
          default: .updatePassword
          }
        terminal.simulation.fail(call, by: failure)
        terminal.submits("Password1!", "New-password1")
        #expect(terminal.screen.banner != nil || terminal.screen.alert != nil, "\(flow.id) \(failure)")
        #expect(!terminal.form.state.isSubmitting)
        terminal.handle(.dismissAlert)
        terminal.submits("Password1!", "New-password1")
        #expect(!terminal.form.state.isSubmitting && terminal.screen.banner?.isError != true, "\(flow.id) \(failure)")
      }
    }
  }

  @Test("The server speaks the user's language")
  func language() {
    for locale in ["de", "ar"] {
      var terminal = Terminal(.update, policy: strong, locale: locale)
      terminal.submits("Wrong-pass1", "New-password1")
      let text = terminal.screen.banner?.text ?? ""
      #expect(!text.isEmpty && text != "Current password is incorrect" && text != "Failed to update password")
    }
  }

  @Test("Every policy reaches the form whole, and a rule of history counts for the server")
  func policies() {
    let native = PasswordPolicy(
      rules: [
        .length(LengthRule(minimum: 8)), .history(HistoryRule(count: 1)),
        .differentFromCurrent(DifferentFromCurrentRule()),
      ])
    var terminal = Terminal(.expired, policy: native)
    #expect(terminal.form.state.policy?.rules == native.rules && terminal.form.findings.isEmpty)
    terminal.submits("Password1!", "New-password1")
    #expect(terminal.destinations.last == .dashboard)
    let server = PasswordPolicy(rules: [], serverText: "Ask us")
    #expect(Terminal(.expired, policy: server).screen.policyText == "Ask us")
    #expect(Terminal(.expired).screen.policyTitle == nil)
  }

  @Test("Nothing that the simulation shows holds what was typed")
  func secrets() {
    for flow in PasswordForm.Flow.all {
      var terminal = Terminal(flow, policy: strong)
      terminal.submits("s3cret-Wrong1", "s3cret-New-1")
      terminal.handle(.dismissAlert)
      terminal.submits("Password1!", "s3cret-New-1")
      var text = "\(terminal)"
      dump(terminal, to: &text)
      #expect(!text.contains("s3cret"), "\(flow.id)")
    }
  }
}
