import WatchwordDiagnostics

/// A policy file that was read and cannot be used; its findings were reported.
struct RefusedPolicy: Error {
  /// The name of the file in messages.
  let name: ExactText

  /// The refusal as a sentence.
  var failure: CommandFailure {
    CommandFailure(message: "\(name) is not a usable policy; correct the errors that are listed above")
  }
}
