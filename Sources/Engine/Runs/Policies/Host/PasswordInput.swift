package import WatchwordBasics
package import WatchwordPolicy

/// Standard input as the source of passwords, and the terminal at which they are typed.
package struct PasswordInput: ByteSource, Sendable {
  /// Whether standard input is a terminal.
  package let isTerminal: @Sendable () -> Bool
  private let isReady: @Sendable () -> Bool
  private let readMore: @Sendable (_ buffer: inout [UInt8]) throws(RunFailure) -> Int
  /// Asks for a password of this title at the terminal, without showing it. `advice` is an alternative for terminals
  /// that cannot hide input, as a clause.
  let ask: @Sendable (_ title: String, _ advice: String) throws(RunFailure) -> TypedInput

  /// Creates an input with these functions.
  package init(
    isTerminal: @escaping @Sendable () -> Bool, hasMore: @escaping @Sendable () -> Bool,
    read: @escaping @Sendable (_ buffer: inout [UInt8]) throws(RunFailure) -> Int,
    ask: @escaping @Sendable (_ title: String, _ advice: String) throws(RunFailure) -> TypedInput
  ) {
    self.isTerminal = isTerminal
    isReady = hasMore
    readMore = read
    self.ask = ask
  }

  package var name: String { "Standard input" }
  package var hasMore: Bool { isReady() }

  package func read(into buffer: inout [UInt8]) throws(RunFailure) -> Int { try readMore(&buffer) }
}

/// The result of a prompt for a password.
package enum TypedInput: Sendable {
  case typed(String)
  /// The input is not a valid password.
  case unchecked(LineDefect)
  /// The user cancelled (Control-C or Control-D), or the terminal was closed.
  case cancelled
}

/// A search for breached passwords in a file.
package struct BreachLookup: Sendable {
  /// Whether the file contains a password; `nil` if the search reaches a malformed line.
  let has: @Sendable (String) -> Bool?
  /// Throws, and reports the first malformed line, if a password that was counted could not be looked up.
  package let requireAnswers: @Sendable (AssessmentTally, PasswordPolicy) throws(RunFailure) -> Void

  /// Creates a search with these functions.
  package init(
    has: @escaping @Sendable (String) -> Bool?,
    requireAnswers: @escaping @Sendable (AssessmentTally, PasswordPolicy) throws(RunFailure) -> Void
  ) {
    self.has = has
    self.requireAnswers = requireAnswers
  }
}
