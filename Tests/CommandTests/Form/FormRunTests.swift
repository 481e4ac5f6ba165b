import Testing
import WatchwordBasics
import WatchwordForm

@testable import WatchwordCommand

/// Journeys through forms, by keys.
@Suite struct FormRunTests {
  @Test func `a changed password ends the form with its message`() {
    var user = FormUser(.change)
    user.types("Password1!\tnew-password2\r")
    #expect(user.run.end == nil && user.screen.contains("[ ") == false)
    user.waits()
    #expect(user.run.end == .left("Your password was updated"))
  }

  @Test func `a wrong password stays for another try`() {
    var user = FormUser(.change)
    user.types("wrong\tnew-password2\r")
    user.waits()
    #expect(user.run.end == nil && user.screen.contains("✗ Your password is incorrect, please check it"))
    user.types("\u{15}Password1!\r\r")
    user.waits()
    #expect(user.run.end == .left("Your password was updated"))
  }

  @Test func `Cognito's alert is dismissed and leads out`() {
    var user = FormUser(.changeConfirmed)
    user.types("Password1!\tcorrect-Horse-7\tcorrect-Horse-7\r")
    user.waits()
    #expect(user.screen.contains("│ Password updated successfully │"), "\(user.screen)")
    user.types("x")
    #expect(user.run.needsBell && user.run.end == nil)
    user.types(" ")
    #expect(user.run.end == .left("Password updated successfully"))
  }

  @Test func `an update leads to the menu, to the log-off and to the log-in`() {
    var user = FormUser(.update)
    #expect(user.screen.contains("Initiating update flow"))
    user.waits()
    user.types("Password1!\tcorrect-Horse-7\tcorrect-Horse-7\r")
    user.waits()
    user.types("\r")
    #expect(user.screen.contains("▸ Dashboard") && user.screen.contains("🔑 Update Password"))
    #expect(!user.screen.contains("Password1!"), "the hint is gone with the password")
    user.waits(.seconds(5))
    user.types("Password1!\r")
    user.waits()
    #expect(user.run.end == nil && !user.screen.contains("Dashboard"), "\(user.screen)")
    user.types("correct-Horse-7\r")
    user.waits()
    #expect(user.screen.contains("▸ Dashboard"), "\(user.screen)")
  }

  @Test func `the menu leads to the update`() {
    var user = FormUser(.verify)
    user.types("Password1!\r")
    user.waits(.seconds(2))
    user.types("\u{1B}[B\u{1B}[B")
    #expect(user.screen.contains("▸ 🔑 Update Password"), "\(user.screen)")
    user.types("\r")
    user.waits()
    #expect(user.screen.contains("▸ Current password"), "\(user.screen)")
    user.types("\u{1B}")
    #expect(user.run.end == .left(nil))
  }

  @Test(arguments: PasswordForm.Flow.all.map(\.id.string))
  func `Esc leaves every form, and Control-C ends it`(flow: String) throws {
    var user = FormUser(try FormFlow.named(flow))
    user.waits()
    var other = user
    user.types("\u{1B}")
    #expect(user.run.end == .left(nil))
    other.types("\u{3}")
    #expect(other.run.end == .cancelled)
  }

  @Test func `the focus goes round`() {
    var user = FormUser(.changeConfirmed)
    func focus() -> String { user.screen.split(separator: "\n").first { $0.contains("▸") }.map(String.init) ?? "" }
    let labels = ["Current password", "New password", "Confirm new password", "Change Password"]
    for label in labels + labels {
      #expect(focus().contains(label), "\(focus())")
      user.types("\t")
    }
    for label in (labels + labels).reversed() {
      user.types("\u{1B}[Z")
      #expect(focus().contains(label), "\(focus())")
    }
    user.types("\u{1B}[A")
    #expect(user.run.needsBell, "arrows do not go round")
  }

  @Test func `each field is shown by itself, and nothing else is`() {
    var user = FormUser(.change)
    user.types("first-secret\tsecond-secret\u{12}")
    #expect(!user.screen.contains("first-secret") && user.screen.contains("second-secret"))
    user.types("\u{1B}OQ")
    #expect(!user.screen.contains("second-secret"))
  }

  @Test func `typing continues after a pasted megabyte`() {
    var user = FormUser(.change)
    user.run.press(.paste(String(repeating: "é", count: 1 << 19)))
    user.types("1\u{1B}[D\u{1B}[H\u{12}")
    #expect(user.screen.contains("[éééé"))
    user.run.press(.paste(String(repeating: "a", count: LineEditor.maximumLength)))
    #expect(user.run.needsBell)
  }
}
