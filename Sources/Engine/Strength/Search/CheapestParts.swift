/// A search for the parts of a text, with and without patterns, that together take the fewest guesses.
///
/// For l parts with the guesses g₁…gₗ, the total is l! · g₁ · … · gₗ + 10,000^(l - 1): an attacker does not know the
/// order of the kinds, and tries fewer parts first (Wheeler 2016, section 4.3). For each position and each number of
/// parts, the best parts up to that position are kept, unless fewer parts are as good.
///
/// Parts without a pattern are extended one character at a time instead of being restarted at each position, so that
/// the time is linear in the number of matches and of characters, times the number of parts.
struct CheapestParts {
  private let length: Int
  /// The best choice for each number of parts, indexed by the number of characters from the start.
  private var best: [[Choice]]
  /// The best part without a pattern that continues at the current position, keyed by the number of parts before it.
  private var open: [Int: Unpatterned] = [:]
  /// The factorials from 0! on.
  private var factorials = [GuessCount.one]
  /// The powers of 10,000 from exponent 0 on.
  private var penalties = [GuessCount.one]

  private struct Choice {
    let count: Int
    let last: PatternMatch
    let product: GuessCount
    let total: GuessCount
  }

  private struct Unpatterned {
    let start: Int
    let product: GuessCount
  }

  init(length: Int) {
    self.length = length
    best = Array(repeating: [], count: length + 1)
  }

  /// Returns the guesses and the parts. Every match must be inside the text, unless the text is empty.
  mutating func parts(of matches: [PatternMatch]) -> (guesses: GuessCount, matches: [PatternMatch]) {
    guard length > 0 else { return (.one, []) }
    var byEnd = [[PatternMatch]](repeating: [], count: length + 1)
    for match in matches { byEnd[match.range.upperBound].append(match) }
    for end in 1..<length + 1 {
      for match in byEnd[end].sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) { extend(with: match) }
      extendUnpatterned(to: end)
    }
    return (best[length].map { $0.total }.min() ?? .one, unwound())
  }

  /// Adds a match to all choices that end where it starts.
  private mutating func extend(with match: PatternMatch) {
    let guesses = max(match.guesses, smallest(match.range.count))
    let match = PatternMatch(range: match.range, kind: match.kind, guesses: guesses)
    if match.range.lowerBound == 0 { return keep(match, after: 0, product: guesses) }
    for choice in best[match.range.lowerBound] { keep(match, after: choice.count, product: choice.product * guesses) }
  }

  /// Returns the minimum number of guesses of a part that is not the whole text.
  private func smallest(_ count: Int) -> GuessCount {
    count == length ? .one : GuessCount(count == 1 ? 10 : 50)
  }

  /// Adds the parts without a pattern that end here. A part of one character takes 11 guesses, more than the minimum of
  /// any pattern.
  private mutating func extendUnpatterned(to end: Int) {
    keep(unpatterned(from: 0, to: end), after: 0, product: end == 1 ? GuessCount(11) : .power(.ten, end))
    var next: [Int: Unpatterned] = [:]
    for (count, part) in open {
      next[count] = Unpatterned(start: part.start, product: part.product * .ten)
    }
    for choice in best[end - 1] where choice.last.kind != nil {
      let started = Unpatterned(start: end - 1, product: choice.product * .ten)
      if let other = next[choice.count], !(started.product < other.product) { continue }
      next[choice.count] = started
    }
    open = next
    for count in next.keys.sorted() {
      guard let part = next[count] else { continue }
      let product = part.start == end - 1 ? part.product * GuessCount(1.1) : part.product
      keep(unpatterned(from: part.start, to: end), after: count, product: product)
    }
  }

  private func unpatterned(from start: Int, to end: Int) -> PatternMatch {
    PatternMatch(range: start..<end, kind: nil, guesses: .one)
  }

  /// Keeps the choice of `count` parts followed by `last`, unless a choice with no more parts that ends at the same
  /// position is at least as good.
  private mutating func keep(_ last: PatternMatch, after count: Int, product: GuessCount) {
    let (count, end) = (count + 1, last.range.upperBound)
    while factorials.count <= count {
      let next = factorials[factorials.count - 1] * GuessCount(Double(factorials.count))
      factorials.append(next)
      penalties.append(penalties[penalties.count - 1] * GuessCount(10_000))
    }
    let total = factorials[count] * product + penalties[count - 1]
    for choice in best[end] where choice.count <= count && !(total < choice.total) { return }
    let choice = Choice(count: count, last: last, product: product, total: total)
    if let index = best[end].firstIndex(where: { $0.count == count }) {
      best[end][index] = choice
    } else {
      best[end].append(choice)
    }
  }

  /// Returns the parts of the best choice.
  private func unwound() -> [PatternMatch] {
    var parts: [PatternMatch] = []
    var choice = best[length].min { $0.total < $1.total }
    while let current = choice {
      parts.append(current.last)
      let start = current.last.range.lowerBound
      choice = start == 0 ? nil : best[start].first { $0.count == current.count - 1 }
    }
    return parts.reversed()
  }
}
