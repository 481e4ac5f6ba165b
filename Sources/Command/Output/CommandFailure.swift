/// An error that keeps a command from doing its work, with exit code 2.
struct CommandFailure: Error {
  /// What was found, what was expected, and what to do; starts with a capital and ends without a full stop.
  let message: String
}
