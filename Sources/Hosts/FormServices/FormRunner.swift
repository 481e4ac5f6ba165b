public import WatchwordForm

/// Carries out the effects of a form that need a service, and sends the answers back as events.
///
/// Pass it the effects of every event, even if there are none, so that it notices when the form no longer waits for an
/// answer. ``ObservablePasswordForm`` does all this; use a runner if your app keeps the `PasswordForm` itself.
///
/// ```swift
/// @MainActor final class Screen {
///   private var form: PasswordForm
///   private var runner: FormRunner?
///
///   init(_ form: PasswordForm, service: any CredentialService) {
///     self.form = form
///     runner = FormRunner(service: service) { [weak self] event in self?.send(event) }
///   }
///
///   func send(_ event: PasswordForm.Event) {
///     let effects = form.handle(event)
///     runner?.run(effects, of: form)
///   }
/// }
/// ```
///
/// The service runs outside the main actor; events arrive on it. Each submission is sent exactly once. Answers to a
/// submission that the form no longer waits for are ignored.
@MainActor public final class FormRunner {
  private let service: any CredentialService
  private let send: @MainActor (PasswordForm.Event) -> Void
  private let listening: Task<Void, Never>

  /// The requests whose answers are still awaited, by number. Numbers are never reused.
  private var requests: [Int: Task<Void, Never>] = [:] {
    didSet { if requests.isEmpty { endWaiting() } }
  }
  /// The streams that callers of ``settle()`` wait on. They end when the last request ends.
  private var waiting: [AsyncStream<Never>.Continuation] = []
  private var lastNumber = 0
  /// The request of the submission in flight.
  private var submission: Int?

  /// Creates a runner, and starts listening to the events of the service.
  ///
  /// - Parameters:
  ///   - service: the service that carries out the effects.
  ///   - send: receives the events for the form. It must not keep the runner alive.
  public init(service: any CredentialService, send: @escaping @MainActor (PasswordForm.Event) -> Void) {
    self.service = service
    self.send = send
    let events = service.events()
    listening = Task {
      for await event in events where !Task.isCancelled { send(event) }
    }
  }

  /// Requests in flight continue, because a change that has been sent cannot be undone. Their answers are ignored.
  deinit { listening.cancel() }

  /// Starts the requests for the effects of an event. Effects for the screen are ignored.
  ///
  /// - Parameters:
  ///   - effects: the effects of the last event.
  ///   - form: the form after that event.
  public func run(_ effects: [PasswordForm.Effect], of form: PasswordForm) {
    if !form.state.isSubmitting, let submission {
      requests[submission] = nil
      self.submission = nil
    }
    for effect in effects { run(effect, of: form) }
  }

  /// Cancels everything in flight and informs the form, which can then be used again.
  ///
  /// The form shows the text for a service that did not answer in time. The service may still have changed the
  /// password: a request that has been sent cannot be undone.
  ///
  /// - Parameter form: the current form.
  public func cancel(_ form: PasswordForm) {
    for request in requests.values { request.cancel() }
    requests = [:]
    submission = nil
    if form.state.isSubmitting { send(.answer(.timeout)) }
    if form.state.isInitiatingUpdate { send(.initiated(errorCode: ServiceRefusal().code, errorMessage: "")) }
  }

  /// Waits until the service has answered all pending requests, or the task is cancelled.
  public func settle() async {
    while !requests.isEmpty, !Task.isCancelled {
      let (end, continuation) = AsyncStream.makeStream(of: Never.self)
      waiting.append(continuation)
      for await _ in end {}
    }
  }

  private func run(_ effect: PasswordForm.Effect, of form: PasswordForm) {
    let service = service
    switch effect {
    case .submit:
      // Running an effect twice by mistake must not change the password twice.
      guard submission == nil, let passwords = form.submission else { return }
      submission = request { .answer(await service.submit(passwords)) }
    case .requestCredentials:
      request {
        do throws(ServiceRefusal) {
          return .credentials(try await service.availableCredentials())
        } catch {
          return .credentialsFailed
        }
      }
    case .initiateUpdate:
      request {
        do throws(ServiceRefusal) {
          try await service.initiateUpdate()
          return .initiated(errorCode: 0, errorMessage: "")
        } catch {
          return .initiated(errorCode: error.code, errorMessage: error.message)
        }
      }
    case .resetAuthentication:
      request {
        await service.resetAuthentication()
        return nil
      }
    case .clear, .dismissKeyboard, .focus, .navigate, .announce: break
    }
  }

  @discardableResult
  private func request(_ work: @escaping @Sendable () async -> PasswordForm.Event?) -> Int {
    lastNumber += 1
    let number = lastNumber
    requests[number] = Task { [weak self] in
      let event = await work()
      self?.end(number, with: event)
    }
    return number
  }

  private func endWaiting() {
    for end in waiting { end.finish() }
    waiting = []
  }

  private func end(_ number: Int, with event: PasswordForm.Event?) {
    // A request that is not in the list was cancelled: its answer is too late.
    guard requests.removeValue(forKey: number) != nil else { return }
    if submission == number { submission = nil }
    if let event { send(event) }
  }
}
