/// An error that prevents a command from doing its work, with exit code 2.
struct CommandFailure: Error {
  /// The message: what was found, what was expected, and what to do. It starts with a capital and ends without a full
  /// stop.
  let message: String
}
