/// What keeps a command from doing its work: one sentence for people, exit code 2.
struct CommandFailure: Error {
  /// What was found, what was expected, and what to do, with a capital first and without a full stop.
  let message: String
}
