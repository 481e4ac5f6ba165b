import WatchwordDiagnostics
import WatchwordPolicy

/// Reads passwords character by character for a rule that a small automaton can judge.
struct RuleWatch {
  /// What matters of the characters so far; its meaning is the rule's own.
  typealias State = [Int]
  /// What matters of a character.
  typealias Look = [Int]

  let start: State
  let look: (Unicode.Scalar) -> Look
  let next: (State, Look) -> State
  let accepts: (State) -> Bool

  /// After what the rule rejects, whatever follows.
  private static let rejected: State = [-1]

  /// The watch of `rule`; `nil` if it has none.
  init?(_ rule: PasswordRule) {
    switch rule {
    case .classRun(let rule): self.init(rule)
    case .passphraseWords(let rule): self.init(rule)
    case .numberRange(let rule): self.init(rule)
    case .dictionaryWords(let rule):
      guard let watch = RuleWatch(rule) else { return nil }
      self = watch
    default: return nil
    }
  }

  private init(
    start: State, look: @escaping (Unicode.Scalar) -> Look, next: @escaping (State, Look) -> State,
    accepts: @escaping (State) -> Bool
  ) {
    self.start = start
    self.look = look
    self.next = { state, look in state == Self.rejected ? state : next(state, look) }
    self.accepts = { $0 != Self.rejected && accepts($0) }
  }

  private static func isRejected(_ text: String, by rule: PasswordRule) -> Bool {
    PasswordPolicy(rules: [rule]).assess(text).verdict == .unmet
  }

  // MARK: - Runs of a kind

  /// The state is the kind of the last character and the length of its run.
  private init(_ rule: ClassRunRule) {
    self.init(
      start: [0, 0],
      look: { [Self.kind(of: $0)] },
      next: { state, look in
        guard look[0] > 0 else { return [0, 0] }
        let run = state[0] == look[0] ? state[1] + 1 : 1
        return run > rule.maximum ? Self.rejected : [look[0], run]
      },
      accepts: { _ in true })
  }

  /// A number for each kind of characters; 0 for characters of no kind.
  static func kind(of scalar: Unicode.Scalar) -> Int {
    let counts = PasswordFacts(String(scalar)).counts
    let classes: [CharacterClass] = [.uppercase, .lowercase, .letters, .digits, .special]
    return (classes.firstIndex { counts[$0] > 0 } ?? -1) + 1
  }

  // MARK: - Words

  /// The state is the number of words and whether the last one goes on.
  private init(_ rule: PassphraseWordsRule) {
    self.init(
      start: [0, 0],
      look: { scalar in
        let isLetter = PasswordFacts(String(scalar)).counts[.letters] > 0
        let separates = !Self.isRejected("a\(scalar)a", by: .passphraseWords(PassphraseWordsRule(minimum: 2)))
        return [isLetter ? 1 : separates ? 2 : 0]
      },
      next: { state, look in
        switch look[0] {
        case 1: [min(state[0] + 1 - state[1], rule.minimum), 1]
        case 2: [state[0], 0]
        default: state
        }
      },
      accepts: { $0[0] >= rule.minimum })
  }

  // MARK: - Numbers

  /// The state is the longest end that is the start of a number of the range.
  private init(_ rule: NumberRangeRule) {
    let lengths = "\(rule.minimum)".count...max("\(rule.minimum)".count, "\(rule.maximum)".count)
    func number(_ digits: ArraySlice<Int>) -> Int { digits.reduce(0) { $0 * 10 + $1 } }
    func isStart(_ digits: ArraySlice<Int>) -> Bool {
      lengths.contains { length in
        guard digits.count < length else { return false }
        let weight = (digits.count..<length).reduce(1) { weight, _ in weight * 10 }
        let least = number(digits) * weight
        return least <= rule.maximum && least + weight - 1 >= rule.minimum
      }
    }
    self.init(
      start: [],
      look: { scalar in
        (0...9).filter { Self.isRejected("\(scalar)", by: .numberRange(NumberRangeRule(minimum: $0, maximum: $0))) }
      },
      next: { state, look in
        guard let digit = look.first else { return [] }
        let digits = state + [digit]
        for start in digits.indices where lengths.contains(digits.count - start) {
          if (rule.minimum...rule.maximum).contains(number(digits[start...])) { return Self.rejected }
        }
        let start = digits.indices.first { isStart(digits[$0...]) }
        return start.map { Array(digits[$0...]) } ?? []
      },
      accepts: { _ in true })
  }

  // MARK: - Words of a list

  /// The maximum length of all words together, in bytes.
  private static let mostBytes = 4096

  /// The state is the longest end of the folded password that is the start of a word, or with whole words all of it.
  private init?(_ rule: DictionaryWordsRule) {
    var words: Set<State> = []
    for word in rule.words {
      let folded = CommonPasswords.folded(word.string)
      let scalars = Array(String(decoding: folded, as: UTF8.self).unicodeScalars)
      guard scalars.count >= rule.minimumLength, !scalars.isEmpty else { continue }
      words.insert(folded.map { Int($0) })
      guard rule.rejectsReversed else { continue }
      words.insert(String(String.UnicodeScalarView(scalars.reversed())).utf8.map { Int($0) })
    }
    guard words.reduce(0, { $0 + $1.count }) <= Self.mostBytes else { return nil }
    let starts = Set(words.flatMap { word in word.indices.map { Array(word[..<$0]) } })
    func next(_ state: State, _ byte: Int) -> State {
      let text = state + [byte]
      if text.indices.contains(where: { words.contains(Array(text[$0...])) }) { return Self.rejected }
      return text.indices.map { Array(text[$0...]) }.first { starts.contains($0) } ?? []
    }
    let whole = starts.union(words)
    /// Behind what no word starts with.
    let beyond: State = [-2]
    self.init(
      start: [],
      look: { CommonPasswords.folded(String($0)).map { Int($0) } },
      next: { state, look in
        switch rule.match {
        case .contained: look.reduce(state) { $0 == Self.rejected ? $0 : next($0, $1) }
        case .whole: state == beyond || !whole.contains(state + look) ? beyond : state + look
        }
      },
      accepts: { rule.match == .contained || !words.contains($0) })
  }
}
