import WatchwordBasics

/// A search that decides whether a whole password is a variant of the passwords that attackers try first.
///
/// The search splits the password into the parts of ``PartCost`` that take the fewest guesses in total: a shortest path
/// over the positions of the password (Wheeler, zxcvbn, 2016, section 4.3). A single bound on the number of guesses
/// replaces a list of patterns. A word that is doubled, extended or written with look-alikes takes few guesses, and a
/// random password takes many, because each of its characters has to be guessed. No part is judged on its own, as NIST
/// SP 800-63B-4, section 3.1.1.2, requires.
///
/// The time is linear in the number of characters that are searched, at most ``SearchedText/maximumLength``: a longer
/// password is judged by its start. After ``SearchedText/maximumLengthForAllParts`` characters, only listed passwords and
/// the continuation of a repetition are found, which take less time.
struct VariantSearch {
  private let text: [UInt32]
  /// The maximum cost of a variant, in quarters of a bit.
  private let limit: Int
  /// The readings of the start of the text with letters in place of look-alikes.
  private let readings: [[UInt32]]
  private let list: CommonPasswords
  /// For each position of the start, the longest of the user's words that ends there, by reading and direction.
  private let ownWords: [(lengths: [Int], cost: Int)]

  /// The lowest cost up to each position, in quarters of a bit.
  private var best: [Int]
  /// The last position whose cost is within the limit.
  private var furthest = 0

  /// Whether the password is a variant of a listed password, one of the user's words, a sequence or a repetition.
  static func isVariant(_ facts: PasswordFacts, in context: AssessmentContext) -> Bool {
    let text = facts.foldedValues(atMost: SearchedText.maximumLength)
    let limit = PartCost.limit(ofLength: text.count)
    guard limit > 0 else { return false }
    var search = VariantSearch(text, limit, context)
    if search.reachesEnd() { return true }
    guard let half = halved(text) else { return false }
    var halfSearch = VariantSearch(half, limit - PartCost.doubling, context)
    return halfSearch.reachesEnd()
  }

  /// Returns every second character of the text if each character occurs twice in a row, otherwise `nil`.
  private static func halved(_ text: [UInt32]) -> [UInt32]? {
    guard text.count.isMultiple(of: 2) else { return nil }
    var half: [UInt32] = []
    for index in stride(from: 0, to: text.count, by: 2) {
      guard text[index] == text[index + 1] else { return nil }
      half.append(text[index])
    }
    return half
  }

  private init(_ text: [UInt32], _ limit: Int, _ context: AssessmentContext) {
    self.text = text
    self.limit = limit
    list = context.commonPasswords
    best = Array(repeating: limit + 1, count: text.count + 1)
    best[0] = 0
    let start = Array(text.prefix(SearchedText.maximumLengthForAllParts))
    readings = LetterSubstitution.readings(of: start)
    ownWords = Self.ownWords(in: start, readings, context)
  }

  private static func ownWords(
    in start: [UInt32], _ readings: [[UInt32]], _ context: AssessmentContext
  ) -> [(lengths: [Int], cost: Int)] {
    var found: [(lengths: [Int], cost: Int)] = []
    for case .value(let words) in [context.userID, context.personalWords] {
      found.append((words.longest(in: start, backwards: false), PartCost.ownWord))
      found.append((words.longest(in: start, backwards: true), PartCost.ownWord + PartCost.backwards))
      for reading in readings {
        found.append((words.longest(in: reading, backwards: false), PartCost.ownWord + PartCost.substitutes))
      }
    }
    return found
  }

  private mutating func reachesEnd() -> Bool {
    var copies = CopiedParts()
    for index in text.indices {
      if index > furthest + CommonPasswords.maximumPartLength { return false }
      endWords(at: index)
      let isStart = index < SearchedText.maximumLengthForAllParts
      note(copies.cost(at: index, of: text, after: best[index], unchangedOnly: !isStart), at: index + 1)
      guard best[index] <= limit else { continue }
      noteWords(of: text, from: index, PartCost.word)
      guard isStart else { continue }
      note(best[index] + PartCost.character(at: index, of: text), at: index + 1)
      for reading in readings { noteWords(of: reading, from: index, PartCost.word + PartCost.substitutes) }
      noteDates(from: index)
    }
    endWords(at: text.count)
    return best[text.count] <= limit
  }

  /// Records the listed words that start at `start` in the text or one of its readings.
  private mutating func noteWords(of reading: [UInt32], from start: Int, _ cost: Int) {
    list.forEachPart(of: reading, from: start, by: 1) { length in note(best[start] + cost, at: start + length) }
  }

  private mutating func note(_ cost: Int, at index: Int) {
    guard cost <= limit, cost < best[index] else { return }
    best[index] = cost
    furthest = max(furthest, index)
  }

  /// Records the words that end at `end`: the user's words, and the listed words written backwards.
  private mutating func endWords(at end: Int) {
    guard end > 0, end <= SearchedText.maximumLengthForAllParts else { return }
    for (lengths, cost) in ownWords where lengths[end - 1] >= PersonalWordsRule.defaultMinimumLength {
      note(best[end - lengths[end - 1]] + cost, at: end)
    }
    list.forEachPart(of: text, from: end - 1, by: -1) { length in
      note(best[end - length] + PartCost.word + PartCost.backwards, at: end)
    }
  }

  /// Records the years and dates that start at `start`. Next to other digits they cost more, because they are often
  /// coincidences.
  private mutating func noteDates(from start: Int) {
    guard isDigit(start) else { return }
    for length in PartCost.dateLengths where isDigit(start + length - 1) {
      let end = start + length
      // Day, month and year have the same separator between them, or none.
      let separators = text[start..<end].filter { !(PartCost.digits ~= $0) }
      guard separators.isEmpty || separators.count == 2 && separators[0] == separators[1],
        !separators.contains(where: { PartCost.letters ~= $0 })
      else { continue }
      let digits = PlainDigits(bytes: text[start..<end].map { UInt8(exactly: $0) ?? 0 })
      var dates = DateDetector(digits)
      let isYear = length == 4 && digits.contains(from: PartCost.years.lowerBound, to: PartCost.years.upperBound)
      guard isYear || dates.containsDate() else { continue }
      let chances = (isDigit(start - 1) ? 1 : 0) + (isDigit(end) ? 1 : 0)
      note(best[start] + (isYear ? PartCost.year : PartCost.date) + chances * PartCost.adjacentDigit, at: end)
    }
  }

  private func isDigit(_ index: Int) -> Bool {
    text.indices.contains(index) && PartCost.digits ~= text[index]
  }
}
