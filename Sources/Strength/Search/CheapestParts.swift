/// Finds the parts of a text, some with a pattern and some without, that together take the fewest guesses.
///
/// For l parts with the guesses g₁…gₗ that is l! · g₁ · … · gₗ + 10,000^(l - 1): an attacker does not know the order of
/// the kinds, and tries fewer parts first (Wheeler 2016, section 4.3). For each place and each number of parts, the best
/// parts up to there are kept, unless fewer parts are as good.
///
/// Parts without a pattern are extended character by character instead of being started at each place again, so that the
/// time is linear in the number of matches and of characters, times the number of parts.
struct CheapestParts {
  private let length: Int
  /// For each number of characters from the start: the best choice for each number of parts.
  private var best: [[Choice]]
  /// For each number of parts before it: the best part without a pattern that goes on here.
  private var open: [Int: Unpatterned] = [:]
  /// The factorials from 0 on.
  private var factorials = [GuessCount.one]
  /// The powers of 10,000 from 0 on.
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

  /// The guesses and the parts. The text is empty or every match is inside of it.
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

  /// Adds a match to all that ends where it starts.
  private mutating func extend(with match: PatternMatch) {
    let guesses = max(match.guesses, smallest(match.range.count))
    let match = PatternMatch(range: match.range, kind: match.kind, guesses: guesses)
    if match.range.lowerBound == 0 { return keep(match, after: 0, product: guesses) }
    for choice in best[match.range.lowerBound] { keep(match, after: choice.count, product: choice.product * guesses) }
  }

  /// The guesses that a part takes at least, unless it is all of the text.
  private func smallest(_ count: Int) -> GuessCount {
    count == length ? .one : GuessCount(count == 1 ? 10 : 50)
  }

  /// Adds what has no pattern and ends here. A part of one character takes 11 guesses, more than any pattern must.
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

  /// Keeps `last` behind `count` parts, unless no more parts up to the same place are as good.
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

  /// The parts of the best choice.
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
