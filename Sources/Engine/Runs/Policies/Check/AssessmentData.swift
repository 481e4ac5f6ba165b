package import WatchwordBasics
package import WatchwordPolicy

/// The data with which passwords are compared.
package struct AssessmentData: Sendable {
  /// The user's id.
  package var userID: String?
  /// Words about the user.
  package var personalWords: [String] = []
  /// A list of common passwords that replaces the built-in one.
  package var commonPasswords: FileArgument?
  /// A file of breached passwords.
  package var breached: FileArgument?

  /// Creates no data.
  package init() {}

  /// The words that an attacker of this user guesses first.
  package var userWords: [String] { [userID].compactMap { $0 } + personalWords }

  /// Returns a function that creates the context of a policy.
  ///
  /// - Throws: `RunFailure` if a word or a list cannot be used.
  package func contexts(
    _ breaches: BreachLookup?, currentPassword: String? = nil, known: [ExactText: Bool] = [:], _ host: PolicyHost
  ) throws(RunFailure) -> (PasswordPolicy) -> AssessmentContext {
    for word in userWords { try Self.requireUsable(word) }
    var common = CommonPasswords.embedded
    if let commonPasswords { common = try CommonPasswordFile.load(commonPasswords.path, host) }
    return { policy in
      AssessmentContext(
        userID: userID, personalWords: personalWords, currentPassword: currentPassword, commonPasswords: common,
        isBreached: breaches?.has, strengthScore: host.strengthScorer(for: policy, userWords: userWords), known: known)
    }
  }

  /// Throws if a word about the user is too long for the rules.
  package static func requireUsable(_ word: String) throws(RunFailure) {
    guard word.utf8.count > AssessmentContext.maximumLength else { return }
    throw RunFailure(
      message: "A user id or personal word has \(word.utf8.count) bytes; expected at most "
        + "\(AssessmentContext.maximumLength)")
  }

  /// Opens the file of breached passwords, if one is named and a rule needs it.
  package func breaches(for policies: [PasswordPolicy], _ host: PolicyHost) throws(RunFailure) -> BreachLookup? {
    guard let breached else { return nil }
    let lookup = try host.breaches(breached.path)
    if policies.contains(where: { $0.rules.contains { if case .breachedPassword = $0 { true } else { false } } }) {
      return lookup
    }
    let subject = policies.count == 1 ? "The policy has" : "The policies have"
    host.console.warn(
      "\(subject) no rule breached-password, so --breached has no effect;"
        + #" add {"rule": "breached-password"} to \#(policies.count == 1 ? "it" : "them")"#)
    return nil
  }
}

/// A list of common passwords that replaces the built-in one: UTF-8, one password per line.
enum CommonPasswordFile {
  /// Reads the list at `path`.
  ///
  /// Throws if the file is empty or contains bytes that are not text, because the rule would then accept every
  /// password.
  static func load(_ path: SystemPath, _ host: PolicyHost) throws(RunFailure) -> CommonPasswords {
    let source = try host.files.text(at: path, as: .passwordList)
    if let offset = offsetOfStrayByte(in: source.bytes) {
      let finding = Finding(
        .invalidUTF8, file: source.name, span: SourceSpan(at: source.position(at: offset)),
        message: source.bytes[offset] == 0
          ? "Found a NUL byte; expected text in UTF-8, one password per line"
          : "Found a byte that is not UTF-8; expected text in UTF-8, one password per line")
      host.console.report([finding])
      throw RunFailure(
        message: "\(source.name) is not a usable list of passwords; correct the error that is listed above")
    }
    let list = CommonPasswords(lines: source.bytes)
    guard !list.isEmpty else { throw RunFailure(message: "\(source.name) holds no password; expected one per line") }
    return list
  }

  /// The offset of the first byte that is NUL or not UTF-8.
  private static func offsetOfStrayByte(in bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        if encoded.first == 0 { return offset }
        offset += encoded.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}

extension InputKind {
  static let passwordList = InputKind(
    name: "list of passwords", limit: 256 << 20,
    expectation: "--common-passwords expects a file with one password per line")
}
