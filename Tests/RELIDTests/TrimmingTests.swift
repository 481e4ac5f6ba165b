import Testing
import WatchwordForm
import WatchwordRELID

/// What a form judged is what the SDK gets: nobody is locked out by a blank at the end of a password.
@Suite struct TrimmingTests {
  private static let blanks = [" ", "\t", "\u{A0}", " \u{3000}\t"]

  @Test(arguments: blanks) func `who sets a password with a blank at its end signs in with it, and without it`(
    _ blank: String
  ) {
    var journey = Journey(user: User("anna", password: nil))
    journey.starts()
    journey.does(.edit(.new, Password("NewPass12!" + blank)), .edit(.confirm, Password("NewPass12!")))
    journey.submits()
    #expect(journey.form.state.isLoggedIn)
    for password in ["NewPass12!" + blank, "NewPass12!", blank + "NewPass12!"] {
      var next = journey
      next.does(.loggedOff)
      _ = next.session.service.resetAuthState()
      next.logsIn(with: password)
      #expect(next.form.state.isLoggedIn, "\(password.debugDescription)")
    }
  }

  @Test(arguments: blanks) func `an update sends what was judged`(_ blank: String) {
    var journey = Journey()
    journey.opensUpdate(with: "Password1!" + blank)
    journey.updates(blank + "Password1!", to: "NewPass12!" + blank)
    #expect(journey.screen.alert?.title == "Success")
    #expect(journey.accepts("NewPass12!") && !journey.accepts("NewPass12!" + blank))
  }
}
