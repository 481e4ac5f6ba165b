import Foundation
import TestSupport
import Testing
import Watchword
import WatchwordFormServices

/// Changes of passwords against a server that was not written here.
@Suite(.serialized, .withMoto, .timeLimit(.minutes(20))) struct CognitoJourneyTests {
  private static let second = "NewPass456!"
  private static let third = "Third-Pass7"

  private static func service(_ token: @escaping @Sendable () async throws -> String?) throws
    -> CognitoCredentialService
  {
    CognitoCredentialService(endpoint: try #require(WithMoto.url), timeout: .seconds(300), accessToken: token)
  }

  private static func change(_ current: String, to new: String) -> PasswordForm.Submission {
    PasswordForm.Submission(current: Password(current), new: Password(new))
  }

  @Test func `a password is changed twice, and the old one is refused`() async throws {
    guard let pool = try await UserPool(at: WithMoto.url) else { return }
    let first = UserPool.firstPassword
    let token = try #require(try await pool.signIn(first))
    let service = try Self.service { token }

    // Cognito says "Incorrect username or password."; moto says only who it was, which is no known reason.
    #expect(await service.submit(Self.change("Wrong-Pass1", to: Self.second)).summary == "error 8000 ")
    let weak = await service.submit(Self.change(first, to: "abc"))
    #expect(weak.summary.hasPrefix("8003 "))
    #expect(try await pool.signIn(first) != nil)

    #expect(await service.submit(Self.change(first, to: Self.second)).summary == "success ")
    #expect(try await pool.signIn(first) == nil)
    let newToken = try #require(try await pool.signIn(Self.second))

    let again = try Self.service { newToken }
    #expect(await again.submit(Self.change(Self.second, to: Self.third)).summary == "success ")
    #expect(try await pool.signIn(Self.second) == nil)
    #expect(try await pool.signIn(Self.third) != nil)
  }

  @Test func `the server's message is dropped where it repeats the access token`() async throws {
    guard try await UserPool(at: WithMoto.url) != nil else { return }
    let service = try Self.service { "a-token-that-nobody-gave" }
    // For a token that it does not know, moto puts the token into the message.
    #expect(await service.submit(Self.change("Password123!", to: Self.second)).summary == "error 8000 ")
  }

  @Test(arguments: [
    (
      "en", "Change Password", "Error changing password", "Password does not meet minimum requirements",
      "Password updated successfully"
    ),
    (
      "de", "Passwort ändern", "Fehler beim Ändern des Passworts",
      "Das Passwort erfüllt die Mindestanforderungen nicht",
      "Das Passwort wurde aktualisiert"
    ),
  ])
  @MainActor func `the same through the form`(
    _ locale: String, _ title: String, _ wrong: String, _ weak: String, _ success: String
  ) async throws {
    guard let pool = try await UserPool(at: WithMoto.url) else { return }
    let first = UserPool.firstPassword
    let token = try #require(try await pool.signIn(first))
    let notes = Notes()
    // A policy that asks for less than the pool, so that the server has something to refuse.
    let form = ObservablePasswordForm(
      try form(.changeConfirmed, policy: "strong", locale: locale), service: try Self.service { token },
      perform: { notes.effects.append($0) })
    form.send(.appear)

    await form.submit(current: "Wrong-Pass1", new: Self.second)
    #expect(form.alert == "\(title): \(wrong)")
    form.isAlertPresented = false
    #expect(form.presentation.fields.allSatisfy { !$0.isEmpty })

    await form.submit(current: first, new: "weakpass1")
    #expect(form.alert == "\(title): \(weak)")
    form.isAlertPresented = false
    #expect(try await pool.signIn(first) != nil)

    await form.submit(current: first, new: Self.second)
    #expect(form.alert == "\(title): \(success)")
    #expect(form.presentation.fields.allSatisfy { $0.isEmpty })
    #expect(!notes.effects.contains(.navigate(.back)))
    form.isAlertPresented = false
    #expect(notes.effects.last == .navigate(.back))
    #expect(try await pool.signIn(first) == nil)
    #expect(try await pool.signIn(Self.second) != nil)

    // The user stays signed in: the same token changes the password again.
    form.send(.appear)
    await form.submit(current: Self.second, new: Self.third)
    #expect(form.alert == "\(title): \(success)")
    #expect(try await pool.signIn(Self.third) != nil)
  }
}

/// The seven tests of the article on Cognito, as far as moto can play them. It counts no attempts and words no expired
/// token: those answers are in `CognitoReplyTests`.
@Suite(.serialized, .withMoto, .timeLimit(.minutes(20))) @MainActor struct CognitoArticleTests {
  private struct Session {
    let pool: UserPool
    let form: ObservablePasswordForm
    let notes: Notes
  }

  private func session(token: (@Sendable () async throws -> String?)? = nil) async throws -> Session? {
    guard let url = WithMoto.url, let pool = try await UserPool(at: url) else { return nil }
    let signedIn = try await pool.signIn(UserPool.firstPassword)
    let notes = Notes()
    let service = CognitoCredentialService(endpoint: url, timeout: .seconds(300), accessToken: token ?? { signedIn })
    let form = ObservablePasswordForm(
      try form(.changeConfirmed), service: service, perform: { notes.effects.append($0) })
    form.send(.appear)
    return Session(pool: pool, form: form, notes: notes)
  }

  @Test func `1, a successful change`() async throws {
    guard let session = try await session() else { return }
    let form = session.form
    form.fill(current: UserPool.firstPassword, new: "NewPass456!")
    #expect(form.presentation.strength?.color == .green && form.presentation.match?.text == "✅ Passwords match")
    form.send(.submit)
    #expect(form.presentation.submit.isInProgress)
    await form.settle()
    #expect(form.alert == "Change Password: Password updated successfully")
    form.isAlertPresented = false
    #expect(session.notes.effects.last == .navigate(.back))
    #expect(try await session.pool.signIn("NewPass456!") != nil)
  }

  @Test func `2, an incorrect current password`() async throws {
    guard let session = try await session() else { return }
    await session.form.submit(current: "WrongPass123", new: "NewPass456!")
    // The message that Cognito has for this case is in `CognitoReplyTests`; moto has another one.
    #expect(session.form.alert == "Change Password: Error changing password")
    session.form.isAlertPresented = false
    #expect(!session.notes.effects.contains(.navigate(.back)))
    #expect(try await session.pool.signIn("NewPass456!") == nil)
  }

  @Test func `3, a weak new password`() async throws {
    guard let session = try await session() else { return }
    await session.form.submit(current: UserPool.firstPassword, new: "abc")
    #expect(!session.form.presentation.submit.isEnabled && session.form.presentation.strength?.color == .red)
    #expect(session.form.alert == nil)
    #expect(try await session.pool.signIn(UserPool.firstPassword) != nil)
  }

  @Test func `4, passwords that do not match`() async throws {
    guard let session = try await session() else { return }
    session.form.fill(current: UserPool.firstPassword, new: "NewPass456!", confirm: "NewPass789!")
    #expect(session.form.presentation.match?.text == "❌ Passwords do not match")
    #expect(!session.form.presentation.submit.isEnabled)
    session.form.send(.submit)
    await session.form.settle()
    #expect(try await session.pool.signIn(UserPool.firstPassword) != nil)
  }

  @Test func `5, the same password as the current one`() async throws {
    guard let session = try await session() else { return }
    await session.form.submit(current: UserPool.firstPassword, new: UserPool.firstPassword)
    #expect(session.form.alert == "Change Password: New password must be different from current password")
  }

  @Test func `6, every wrong attempt reaches the server once`() async throws {
    guard let session = try await session() else { return }
    for _ in 1...6 {
      await session.form.submit(current: "WrongPass123", new: "NewPass456!")
      #expect(session.form.alert == "Change Password: Error changing password")
      session.form.isAlertPresented = false
    }
  }

  @Test func `7, no active session`() async throws {
    guard let session = try await session(token: { nil }) else { return }
    await session.form.submit(current: UserPool.firstPassword, new: "NewPass456!")
    #expect(session.form.alert == "Change Password: No active session. Please sign in")
  }
}

@Suite(.timeLimit(.minutes(20))) struct PythonServerTests {
  @Test func `a server ends when its standard input ends`() throws {
    guard let python = PythonOracle(importing: "threading") else { return }
    let server = try PythonServer(python, script: "print(1, flush=True)\nthreading.Event().wait()")
    #expect(server.process.isRunning)
    server.closeInput()
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit && server.process.terminationStatus == 0)
  }
}
