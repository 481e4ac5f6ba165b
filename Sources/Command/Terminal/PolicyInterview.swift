import WatchwordDiagnostics
import WatchwordPolicy

/// The questions from whose answers a new policy is made.
struct PolicyInterview {
  private var questions = Questions()

  /// Asks all questions.
  mutating func design() throws -> PolicyDesign {
    var design = PolicyDesign(from: try start())
    try askForLength(&design)
    let mixtures = PolicyDesign.Mixture.allCases.map(\.rawValue)
    // A mixture that has no name is kept where it is not asked about.
    if let mixture = design.mixture {
      design.setMixture(
        try questions.ask(
          "Characters that a password must mix: \(mixtures.joinedAsChoice)", proposing: mixture.rawValue,
          expected: mixtures.joinedAsChoice
        ) { PolicyDesign.Mixture(rawValue: $0) })
    }
    design.setUserID(try questions.ask("Refuse passwords with the user's id?", proposing: design.hasUserID))
    design.setCommonPasswords(
      try questions.ask("Refuse commonly used passwords?", proposing: design.hasCommonPasswords || design.start == nil))
    design.setHistory(
      try questions.ask(
        "Earlier passwords that are rejected", proposing: String(design.history), expected: "a number from 0 to 1,000"
      ) { Self.number($0, in: 0...1000) })
    return design
  }

  private mutating func start() throws -> ShippedPolicy? {
    let names = ShippedPolicy.startingPoints.map(\.name.string) + ["none"]
    return try questions.ask(
      "Start from \(names.joinedAsChoice)", proposing: "nist", expected: names.joinedAsChoice
    ) { answer -> ShippedPolicy?? in
      guard let start = try? PolicyNewCommand.start(named: answer) else { return answer == "none" ? .some(nil) : nil }
      return .some(start)
    }
  }

  private mutating func askForLength(_ design: inout PolicyDesign) throws {
    design.setSecondFactor(try questions.ask("Is there a second factor, such as a code or a key?", proposing: false))
    let least = design.length?.minimum ?? design.minimumOfNIST
    let bounds = PolicyDesign.lengths
    let minimum = try questions.ask(
      "Minimum length", proposing: String(least), expected: "a number from 1 to \(bounds.upperBound.grouped)"
    ) { Self.number($0, in: bounds) }
    let usual = design.length?.maximum.flatMap { $0 >= minimum ? String($0) : nil } ?? "none"
    let maximum = try questions.ask(
      "Maximum length, or none; standards ask for \(Self.usualMaximum) or more", proposing: usual,
      expected: "\(minimum) or more, or none"
    ) { answer -> Int?? in
      if ExactText(answer) == "none" { return .some(nil) }
      return Self.number(answer, in: minimum...bounds.upperBound).map { .some($0) }
    }
    if let maximum, maximum < Self.usualMaximum {
      StandardError.write(
        "  NIST SP 800-63B-4 and OWASP ASVS ask for a maximum of \(Self.usualMaximum) or more; \(maximum) is kept\n")
    }
    design.setLength(minimum: minimum, maximum: maximum)
  }

  /// NIST SP 800-63B-4, section 3.1.1.2, and OWASP ASVS 6.2.9: a maximum is at least this.
  private static let usualMaximum = 64

  private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }
}
