import WatchwordPolicy

/// The number of listed common passwords that a policy would accept if it had no rule against the list.
struct CommonPasswordCount {
  private var counts: [Int: CountRange] = [:]

  /// Counts the spellings of the listed passwords that `automaton` accepts; the spellings of a password differ in case.
  /// The count is zero if `undecidedRules` has no rule against the list. An automaton over blocks of characters yields
  /// only bounds.
  init(
    _ automaton: PolicyAutomaton, _ undecidedRules: [PasswordRule], _ list: CommonPasswords, lengths: ClosedRange<Int>
  ) {
    guard undecidedRules.contains(where: { $0.comparesWithCommonPasswords }) else { return }
    let spellings = Spellings(automaton.alphabet)
    list.forEachFolded { word in
      // A character has at most four bytes.
      guard word.count >= lengths.lowerBound, word.count <= lengths.upperBound * 4,
        let characters = spellings.characters(of: word), lengths.contains(characters.count)
      else { return }
      let count =
        automaton.blocks.isEmpty
        ? CountRange(automaton.count(of: characters))
        : CountRange(lowerBound: 0, upperBound: characters.reduce(1) { $0.multiplied(by: UInt64($1.count)) })
      counts[characters.count] = self.count(ofLength: characters.count) + count
    }
  }

  func count(ofLength length: Int) -> CountRange { counts[length] ?? CountRange(0) }
}

/// The characters of an alphabet, keyed by their case-folded form.
private struct Spellings {
  private var characters: [[UInt8]: [Int]] = [:]

  init(_ alphabet: Alphabet) {
    for (index, scalar) in alphabet.characters.enumerated() {
      characters[CommonPasswords.folded(String(scalar)), default: []].append(index)
    }
  }

  /// Returns the characters that can spell a folded word, by position; `nil` if a position has none.
  func characters(of word: [UInt8]) -> [[Int]]? {
    var result: [[Int]] = []
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      guard let found = characters[Array(String(scalar).utf8)] else { return nil }
      result.append(found)
    }
    return result
  }
}

extension PasswordRule {
  /// Whether the rule rejects the passwords of the list, which are counted separately.
  var comparesWithCommonPasswords: Bool { if case .commonPasswords = automaton { true } else { false } }
}

extension PolicyAutomaton {
  /// Returns the number of accepted passwords with one of the given characters at each position, for an automaton over
  /// single characters.
  func count(of charactersByPosition: [[Int]]) -> Natural {
    guard let reader else { return 0 }
    var ways: [CharacterPosition: Natural] = [.start: 1]
    for characters in charactersByPosition {
      var next: [CharacterPosition: Natural] = [:]
      for (position, count) in ways {
        for character in characters {
          if let target = reader.position(after: position, character) { next[target, default: 0] += count }
        }
      }
      ways = next
    }
    return ways.reduce(0) { table.accepts[Int($1.key.state)].contains(.only(0)) ? $0 + $1.value : $0 }
  }
}
