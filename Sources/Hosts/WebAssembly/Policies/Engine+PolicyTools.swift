import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools

extension Engine {
  /// Audits a policy against standards, clause by clause.
  package func audit(_ number: UInt32, question: [UInt8]) -> String {
    answer { () throws(Refusal) in
      let open = try policy(number)
      var standards = AuditStandard.all
      var flags: [ExactText: Bool] = [:]
      var level = 1
      for member in try Question.members(of: question) {
        switch (member.key.text, member.node.value) {
        case ("standards", _):
          standards = []
          for name in try member.node.texts(in: "standards") {
            guard let standard = AuditStandard.named(name) else {
              throw Refusal(
                id: "unknown-standard", "There is no standard \"\(name.clipped)\"; expected nist, asvs, pci or cnil")
            }
            standards.append(standard)
          }
        case ("isOnlyFactor", .bool(let flag)), ("limitsAttempts", .bool(let flag)), ("isUnlockCode", .bool(let flag)):
          flags[member.key.text] = flag
        case ("level", _):
          guard let number = member.node.integer, AuditAssumptions.asvsLevels.contains(number) else {
            throw .malformed("Expected \"level\" to be 1, 2 or 3, a level of OWASP ASVS")
          }
          level = number
        default:
          throw .malformed(
            "Expected \"standards\", a list, \"isOnlyFactor\", \"limitsAttempts\" and \"isUnlockCode\", true or false, and "
              + "\"level\", a number from 1 to 3")
        }
      }
      let assumptions = AuditAssumptions(
        isOnlyFactor: flags["isOnlyFactor"], limitsAttempts: flags["limitsAttempts"],
        isUnlockCode: flags["isUnlockCode"] ?? false, asvsLevel: level)
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.member("policy", open.name)
        writer.array("standards") { writer in
          for standard in standards { standard.audit(open.policy, assuming: assumptions).write(to: &writer) }
        }
      }
      return writer.text
    }
  }

  /// Counts the passwords that a policy accepts.
  package func count(_ number: UInt32, question: [UInt8]) -> String {
    answer { () throws(Refusal) in
      let open = try policy(number)
      let members = try Question.members(of: question)
      let end = try Self.number("to", among: ["to"], in: members, atMost: PolicyCounter.maximumLength)
      let counter = PolicyCounter(open.policy)
      let count = counter.count(to: end ?? PolicyCounter.defaultMaximumLength)
      return count.json(cnilBits: CNILFigure(of: open.policy).roundedBits)
    }
  }

  /// Generates passwords that a policy accepts, from random bytes.
  package func generate(_ number: UInt32, question: [UInt8], random: [UInt8]) -> String {
    answer { () throws(Refusal) in
      let open = try policy(number)
      let members = try Question.members(of: question)
      let names: [ExactText] = ["count", "length"]
      let count = try Self.number("count", among: names, in: members, atMost: 10_000) ?? 1
      let length = try Self.number("length", among: names, in: members, atMost: PolicyCounter.maximumLength)
      let generator: PasswordGenerator
      do throws(PasswordGenerator.Failure) {
        generator = try PasswordGenerator(open.policy, length: length, in: impersonalContext)
      } catch {
        throw Refusal(id: "no-password", error.sentence)
      }
      var source = ByteRandomNumberGenerator(random)
      var passwords: [String] = []
      while passwords.count < count {
        guard let password = generator.password(using: &source) else {
          throw Refusal(
            id: "no-password", "None of the thousands of passwords that were drawn meets the policy")
        }
        guard !source.isUsedUp else {
          throw Refusal(
            id: "too-little-randomness", "More random bytes are needed; 1 KB per password is usually enough")
        }
        passwords.append(password)
      }
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.member("passwords", passwords)
        writer.key("bits")
        writer.decimal(generator.bits, places: 1)
      }
      return writer.text
    }
  }

  /// Returns the changes from one policy to another, and their effect on passwords: `{"locale", "effort"}`.
  package func difference(from old: UInt32, to new: UInt32, question: [UInt8]) -> String {
    answer { () throws(Refusal) in
      let (old, new) = (try policy(old).policy, try policy(new).policy)
      var locale = LanguageTag.english
      var effort = Effort.usual
      for member in try Question.members(of: question) {
        switch member.key.text {
        case "locale": locale = try LanguageTag(member.node)
        case "effort":
          guard let named = member.node.text.flatMap({ Effort(name: $0) }) else {
            throw .malformed("Expected \"effort\" to be quick or thorough")
          }
          effort = named
        default: throw .malformed("Expected \"locale\" and \"effort\", found \"\(member.key.text.clipped)\"")
        }
      }
      let renderer = renderer(locale)
      return PolicyDifference(
        from: old, to: new, in: impersonalContext, stateLimit: effort.states,
        triesCommonPasswords: effort != .quick
      ).json(RuleChange.changes(from: old, to: new)) { $0.text(withDetailsBy: renderer) }
    }
  }

  /// Returns a policy in another format, with what that format cannot express: `{"to"}`.
  package func convert(_ number: UInt32, question: [UInt8]) -> String {
    answer { () throws(Refusal) in
      let open = try policy(number)
      var format: PolicyFormat?
      for member in try Question.members(of: question) {
        guard member.key.text == "to", let id = member.node.text else {
          throw .malformed("Expected a string in \"to\", and nothing else")
        }
        format = PolicyFormat.all.first { $0.id == id }
      }
      guard let format else {
        throw Refusal(
          id: FindingKind.unknownFormat.id,
          "Expected \"to\" to be \(PolicyFormat.all.map { $0.id.string }.joined(separator: " or "))")
      }
      let written = format.write(open.document)
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.member("format", format.id)
        writer.member("text", written.text)
        writer.array("losses") { writer in for loss in written.losses { writer.string(loss.message) } }
      }
      return writer.text
    }
  }

  /// The context for passwords that belong to no person.
  var impersonalContext: AssessmentContext { AssessmentContext(strengthScore: strengthScorer()) }

  /// Returns the whole number in the member `name` of a question, which must have no members other than `names`.
  private static func number(
    _ name: ExactText, among names: [ExactText], in members: [JSONMember], atMost most: Int
  ) throws(Refusal) -> Int? {
    guard members.allSatisfy({ names.contains($0.key.text) }) else {
      throw .malformed("Expected nothing but \(names.map { "\"\($0)\"" }.joined(separator: " and "))")
    }
    guard let node = members.first(where: { $0.key.text == name })?.node else { return nil }
    guard let number = node.integer, (1...most).contains(number) else {
      throw .malformed("Expected a whole number from 1 to \(most) in \"\(name)\"")
    }
    return number
  }
}

/// The amount of work that an answer may take.
enum Effort {
  /// A few tens of milliseconds, for a page that waits for the answer.
  case quick
  /// A second or two, for a user who requested more.
  case thorough
  /// As much as the command takes.
  case usual

  init?(name: ExactText) {
    switch name {
    case "quick": self = .quick
    case "thorough": self = .thorough
    default: return nil
    }
  }

  /// The greatest number of states of an automaton.
  var states: Int {
    switch self {
    case .quick: 400
    case .thorough: 20_000
    case .usual: PolicyCounter.defaultStateLimit
    }
  }
}

/// A generator of random numbers from bytes that a host supplies.
private struct ByteRandomNumberGenerator: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>
  /// Non-random numbers for use after the last byte, so that a draw that rejects numbers still ends.
  private var substitute = SplitMix64(seed: 0)
  /// Whether more bytes were drawn than supplied.
  private(set) var isUsedUp = false

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  mutating func next() -> UInt64 {
    guard bytes.count >= 8 else {
      isUsedUp = true
      return substitute.next()
    }
    let number = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    bytes.removeFirst(8)
    return number
  }
}

extension PasswordGenerator.Failure {
  fileprivate var sentence: String {
    switch self {
    case .noPassword(nil): "The policy accepts no password of printable ASCII characters"
    case .noPassword(let length?): "The policy accepts no password of \(length) characters"
    case .tooLong: "The policy requires more than \(PolicyCounter.maximumLength) characters"
    case .tooManyStates: "Evaluating the rules of the policy together would take too much memory"
    }
  }
}

extension PasswordRule {
  /// Returns the user-visible text of the rule, with details for authors.
  func text(withDetailsBy renderer: Renderer) -> String {
    let text = renderer.text(for: phrase(in: .requirement))
    return details.isEmpty ? text : "\(text) (\(details.joined(separator: "; ")))"
  }
}
