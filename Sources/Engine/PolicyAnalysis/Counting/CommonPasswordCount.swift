import WatchwordPolicy

/// The number of passwords of a list that a policy would accept if it had no such list.
struct CommonPasswordCount {
  private var counts: [Int: CountRange] = [:]

  /// Counts the spellings of the listed passwords, which differ in case, that the machine of `room` accepts. The count
  /// is zero if `aside` has no rule against the list. A machine over blocks of characters yields only bounds.
  init(_ room: MachineRoom, _ aside: [PasswordRule], _ list: CommonPasswords, lengths: ClosedRange<Int>) {
    guard aside.contains(where: { $0.comparesWithCommonPasswords }) else { return }
    let spellings = Spellings(room.alphabet)
    list.forEachFolded { word in
      // A character has at most four bytes.
      guard word.count >= lengths.lowerBound, word.count <= lengths.upperBound * 4,
        let characters = spellings.characters(of: word), lengths.contains(characters.count)
      else { return }
      let count =
        room.blocks.isEmpty
        ? CountRange(room.count(of: characters))
        : CountRange(least: 0, most: characters.reduce(1) { $0.multiplied(by: UInt64($1.count)) })
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

extension MachineRoom {
  /// Returns the number of accepted passwords with one of the given characters at each position, for a machine over
  /// single characters.
  func count(of places: [[Int]]) -> Natural {
    var ways: [Int32: Natural] = [0: 1]
    for characters in places {
      var next: [Int32: Natural] = [:]
      for (state, count) in ways {
        for character in characters {
          if let target = machine.target(of: state, Int32(character)) { next[target, default: 0] += count }
        }
      }
      ways = next
    }
    return ways.reduce(0) { machine.accepts[Int($1.key)].contains(.only(0)) ? $0 + $1.value : $0 }
  }
}

extension PasswordMachine {
  /// Returns the state after a character, for a machine over single characters.
  func target(of state: Int32, _ character: Int32) -> Int32? {
    guard let step = step(ofHub: hubs[Int(state)], for: character) else { return nil }
    let place = Int32(step) - stepStarts[Int(hubs[Int(state)])]
    let correction = corrections(of: Int(state)).first { $0.step == place }
    return correction.map { $0.target } ?? steps[step].target
  }
}
