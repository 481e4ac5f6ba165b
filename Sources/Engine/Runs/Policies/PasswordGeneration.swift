import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordReporting

/// The generation of passwords for a policy, which writes them.
struct PasswordGeneration {
  let policy: PasswordPolicy
  let count: Int
  let host: PolicyHost

  /// Writes random passwords of `length` characters, or of the default length.
  func passwords(length: Int?, using random: inout RandomSource) throws(RunFailure) {
    let generator: PasswordGenerator
    do throws(PasswordGenerator.Failure) {
      generator = try PasswordGenerator(policy, length: length, in: host.impersonalContext(of: policy))
    } catch {
      throw failure(error, length)
    }
    let size = generator.length == 1 ? "1 character" : "\(generator.length) characters"
    report("passwords of \(size)", generator.bits, generator.redrawn)
    try write(using: &random) { generator.password(using: &$0) }
  }

  /// Writes passphrases.
  func phrases(of material: PhraseMaterial, partCount: Int?, using random: inout RandomSource) throws(RunFailure) {
    let generator: PassphraseGenerator
    do throws(PasswordGenerator.Failure) {
      generator = try PassphraseGenerator(
        policy, of: material, partCount: partCount, in: host.impersonalContext(of: policy))
    } catch {
      throw failure(error, material, partCount)
    }
    let part = material == .words ? "word" : "syllable"
    report(
      "passphrases of \(generator.partCount.counted(part))", generator.bits,
      generator.redrawn)
    try write(using: &random) { generator.password(using: &$0) }
  }

  private func report(_ what: String, _ bits: Double, _ redrawn: [PasswordRule]) {
    var line = what
    let ids = redrawn.filter { $0.canBeJudged }.map { $0.id.string }
    if !ids.isEmpty { line += " (those that break \(ids.joinedAsList) are drawn again)" }
    host.console.writeError("\(ids.isEmpty ? "" : "At most ")\(bits.tenths) bits each: \(line)\n")
    if bits < PasswordGenerator.defaultBits, bits < 50 {
      host.console.warn("Passwords of fewer than 50 bits can be guessed; CNIL requires 50 where attempts are limited")
    }
  }

  // MARK: - Writing

  /// The number of bytes that are written at once.
  private static let pieceSize = 1 << 16

  private func write(
    using random: inout RandomSource, _ password: (inout RandomSource) -> String?
  ) throws(RunFailure) {
    let progress = host.progress(count)
    defer { progress.finish() }
    var piece = ""
    for index in 0..<count {
      guard let password = password(&random) else {
        try host.console.write(piece)
        throw RunFailure(
          message: "The policy accepts none of the thousands of passwords that were generated;"
            + " the rules that require new attempts reject almost all of them")
      }
      try random.requireRandomness()
      piece += password + "\n"
      progress.advance(1)
      if piece.utf8.count >= Self.pieceSize || index == count - 1 {
        try host.console.write(piece)
        piece = ""
      }
    }
  }

  // MARK: - Failures

  private func failure(_ failure: PasswordGenerator.Failure, _ length: Int?) -> RunFailure {
    switch failure {
    case .noPassword: RunFailure(message: refusal(length))
    case .tooLong: tooLong
    case .tooManyStates: tooLarge
    }
  }

  private func failure(
    _ failure: PasswordGenerator.Failure, _ material: PhraseMaterial, _ partCount: Int?
  ) -> RunFailure {
    let part = material == .words ? "word" : "syllable"
    return switch failure {
    case .noPassword:
      RunFailure(
        message: partCount.map { "The policy accepts no passphrase of \($0.counted(part)); try another --length" }
          ?? "The policy accepts no passphrase of \(part)s; leave out --\(material == .words ? "words" : "pronounceable")"
      )
    case .tooLong: tooLong
    case .tooManyStates: tooLarge
    }
  }

  private var tooLong: RunFailure {
    RunFailure(
      message:
        "The policy requires more characters than can be generated; expected at most \(PolicyCounter.maximumLength)")
  }

  private var tooLarge: RunFailure {
    RunFailure(message: "The rules of the policy together would take too much memory; leave some of them out")
  }

  private func refusal(_ length: Int?) -> String {
    let possible = PolicyCounter(policy).count().lengths.filter { !$0.count.upperBound.isZero }.map { $0.length }
    guard let first = possible.first, let last = possible.last, let length else {
      let ids = RuleConflict.rules(in: policy, over: .printableASCII).map { $0.id.string }
      return "The policy accepts no password of the printable characters of ASCII"
        + (ids.isEmpty ? "" : "; change one of these rules: \(ids.joined(separator: ", "))")
    }
    let range = first == last ? "\(first)" : "from \(first) to \(last)"
    return
      "The policy accepts no password of \(length.counted("character")); expected a --length \(range)"
  }
}

extension PasswordRule {
  /// Whether the rule can be judged without data about the person or from the server.
  fileprivate var canBeJudged: Bool { needs.allSatisfy { $0 == .strengthScore } }
}
