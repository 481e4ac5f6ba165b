import Foundation
import Watchword
import WatchwordFormServices

/// A service that answers when the test says so.
actor GatedService: CredentialService {
  /// How many submissions have arrived.
  private(set) var submissions = 0
  private(set) var resets = 0
  /// Whether anything was called on the main thread.
  private(set) var ranOnMainThread = false
  private var gates: [AsyncStream<PasswordForm.Answer>.Continuation] = []

  nonisolated let credentials: Result<[ExactText], ServiceRefusal>
  nonisolated let initiation: ServiceRefusal?
  private nonisolated let stream: AsyncStream<PasswordForm.Event>
  private nonisolated let continuation: AsyncStream<PasswordForm.Event>.Continuation

  init(credentials: Result<[ExactText], ServiceRefusal> = .success(["Password"]), initiation: ServiceRefusal? = nil) {
    self.credentials = credentials
    self.initiation = initiation
    (stream, continuation) = AsyncStream.makeStream()
  }

  func submit(_ submission: PasswordForm.Submission) async -> PasswordForm.Answer {
    ranOnMainThread = ranOnMainThread || Thread.isMainThread
    submissions += 1
    let (answers, gate) = AsyncStream.makeStream(of: PasswordForm.Answer.self)
    gates.append(gate)
    for await answer in answers { return answer }
    // The task was cancelled.
    return .network
  }

  func availableCredentials() async throws(ServiceRefusal) -> [ExactText] { try credentials.get() }

  func initiateUpdate() async throws(ServiceRefusal) { if let initiation { throw initiation } }

  func resetAuthentication() async { resets += 1 }

  nonisolated func events() -> AsyncStream<PasswordForm.Event> { stream }

  /// Sends an event as the service does by itself.
  nonisolated func emit(_ event: PasswordForm.Event) { continuation.yield(event) }

  /// Waits until so many submissions have arrived.
  func arrival(of count: Int) async {
    while submissions < count, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
  }

  /// Answers the submission with this number, counted from 1.
  func answer(_ number: Int, _ answer: PasswordForm.Answer) async {
    await arrival(of: number)
    guard number <= gates.count else { return }
    gates[number - 1].yield(answer)
    gates[number - 1].finish()
  }
}

/// Waits until something on the main actor holds; gives up after five minutes, since all tests share few threads.
@MainActor func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  let start = ContinuousClock.now
  while !condition() {
    if ContinuousClock.now - start > .seconds(300) { return false }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}
