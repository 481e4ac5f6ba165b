import WatchwordDiagnostics

/// The error for a policy file that has errors, which were already reported.
struct RefusedPolicy: Error {
  /// The name of the file in messages.
  let name: ExactText

  /// The error as a message.
  var failure: CommandFailure {
    CommandFailure(message: "\(name) is not a usable policy; correct the errors that are listed above")
  }
}
