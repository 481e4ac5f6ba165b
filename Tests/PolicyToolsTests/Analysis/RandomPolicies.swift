import WatchwordBasics
import WatchwordPolicy

/// Policies and alphabets at random, small enough to try every password.
struct RandomPolicies {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    // SplitMix64; see https://prng.di.unimi.it/splitmix64.c
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return range.lowerBound + Int((mixed ^ (mixed >> 31)) % UInt64(range.count))
  }

  mutating func alphabet() -> [Unicode.Scalar] {
    let pools: [[Unicode.Scalar]] = [
      ["a", "b", "c", "1"], ["q", "w", "e", "Q", " "], ["1", "2", "3", "!"], ["a", "A", "b", "é", "2"],
      ["x", "y", "Z", "-", "٣"],
    ]
    return pools[number(0...pools.count - 1)]
  }

  mutating func policy() -> PasswordPolicy {
    PasswordPolicy(rules: (0..<number(1...5)).map { _ in rule() })
  }

  private mutating func rule() -> PasswordRule {
    let classes = CharacterClass.allCases
    switch number(0...10) {
    case 0: return .length(LengthRule(minimum: number(0...3), maximum: number(3...5)))
    case 1: return .length(LengthRule(minimum: number(1...4), unit: number(0...1) == 0 ? .utf8 : .grapheme))
    case 2: return .characterCount(CharacterCountRule(classes[number(0...4)], minimum: number(1...3)))
    case 3:
      return .characterCount(
        CharacterCountRule(classes[number(0...4)], minimum: number(1...2), repertoire: .ascii))
    case 4:
      let chosen = classes.filter { _ in number(0...1) == 0 }
      return .classes(
        ClassesRule(minimum: max(1, min(chosen.count, number(1...3))), of: chosen.isEmpty ? [.digits] : chosen))
    case 5: return .forbiddenCharacters(ForbiddenCharactersRule(number(0...1) == 0 ? "b1" : "é q"))
    case 6: return .repetition(RepetitionRule(maximum: number(1...3)))
    case 7: return .sequence(SequenceRule(length: number(3...4), includesKeyboardRows: number(0...1) == 0))
    case 8: return .distinctCharacters(DistinctCharactersRule(minimum: number(1...4)))
    case 9: return .edgeWhiteSpace(EdgeWhiteSpaceRule())
    default: return .commonPassword(CommonPasswordRule(rejectsVariants: number(0...1) == 0))
    }
  }
}
