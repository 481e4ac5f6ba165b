/// A rule that is nothing but numbers, as an assessment needs it.
///
/// Copying a ``PasswordRule`` retains and releases its texts and lists, which takes half as long as a whole assessment by
/// these.
enum LightRule: Hashable, Sendable {
  case length(LengthRule)
  case classMinimum(ClassMinimum)
  case forbiddenASCII(ASCIISet)
  case repetition(RepetitionRule)
  case sequence(SequenceRule)
  case userID(UserIDRule)
  case commonPassword(CommonPasswordRule)
  case distinctCharacters(DistinctCharactersRule)
  case edgeWhiteSpace(EdgeWhiteSpaceRule)

  /// The same rule; `nil` if it is more than numbers.
  init?(_ rule: PasswordRule) {
    switch rule {
    case .length(let rule): self = .length(rule)
    case .characterCount(let rule):
      guard let ofClass = rule.ofClass else { return nil }
      self = .classMinimum(ofClass)
    case .forbiddenCharacters(let rule):
      guard let characters = rule.set.asASCII else { return nil }
      self = .forbiddenASCII(characters)
    case .repetition(let rule): self = .repetition(rule)
    case .sequence(let rule): self = .sequence(rule)
    case .userID(let rule): self = .userID(rule)
    case .commonPassword(let rule): self = .commonPassword(rule)
    case .distinctCharacters(let rule): self = .distinctCharacters(rule)
    case .edgeWhiteSpace(let rule): self = .edgeWhiteSpace(rule)
    default: return nil
    }
  }

  /// Whether a password meets the rule.
  @inline(__always)
  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    switch self {
    case .length(let rule): rule.state(of: facts, in: context)
    case .classMinimum(let minimum): minimum.state(of: facts)
    case .forbiddenASCII(let characters): characters.isDisjoint(with: facts.ascii) ? .met : .unmet(.present)
    case .repetition(let rule): rule.state(of: facts, in: context)
    case .sequence(let rule): rule.state(of: facts, in: context)
    case .userID(let rule): rule.state(of: facts, in: context)
    case .commonPassword(let rule): rule.state(of: facts, in: context)
    case .distinctCharacters(let rule): rule.state(of: facts, in: context)
    case .edgeWhiteSpace(let rule): rule.state(of: facts, in: context)
    }
  }
}

/// At least so many characters of a class.
struct ClassMinimum: Hashable, Sendable {
  let characterClass: CharacterClass
  let repertoire: CharacterRepertoire
  let minimum: Int

  /// Whether a password has as many.
  func state(of facts: PasswordFacts) -> RuleState {
    let count = facts.counts(in: repertoire)[characterClass]
    return count < minimum ? .unmet(.missing(minimum - count)) : .met
  }
}
