import WatchwordDiagnostics

/// Characters that all rules of a policy treat alike: they are of one kind and in the lists of the same rules.
struct CharacterRegion: Hashable, Sendable {
  /// The kind of the characters.
  let kind: CharacterKind
  /// Whether the characters are ASCII; a region never mixes ASCII with other characters.
  let isASCII: Bool
  /// The indices of the rules that list the characters, in ascending order.
  let lists: [Int]

  /// Whether the region has non-ASCII characters that no rule lists.
  var isUnlisted: Bool { !isASCII && lists.isEmpty }

  /// A count larger than any password, because the exact number of unlisted characters does not matter.
  static let plenty = 1 << 21

  /// Returns all regions of a policy, with the number of characters in each.
  static func regions(of rules: [RuleDemand?]) -> [(region: CharacterRegion, count: Int)] {
    var counts = RegionCounts()
    var listed: [(value: UInt32, place: Int)] = []
    var asciiLists = Array(repeating: [Int](), count: 128)
    for (place, rule) in rules.enumerated() {
      for value in rule?.listedCharacters?.values ?? [] {
        if value < 128 { asciiLists[Int(value)].append(place) } else { listed.append((value, place)) }
      }
    }
    for byte in UInt8(0)..<128 {
      counts.add(CharacterRegion(kind: CharacterKind(ascii: byte), isASCII: true, lists: asciiLists[Int(byte)]), 1)
    }
    let others = listed.ordered(byNumber: { Int($0.value) })
    var start = 0
    while start < others.count {
      var end = start + 1
      while end < others.count, others[end].value == others[start].value { end += 1 }
      if let scalar = Unicode.Scalar(others[start].value) {
        let lists = others[start..<end].map { $0.place }
        counts.add(CharacterRegion(kind: CharacterKind(scalar), isASCII: false, lists: lists), 1)
      }
      start = end
    }
    for kind in CharacterKind.allCases { counts.add(CharacterRegion(kind: kind, isASCII: false, lists: []), plenty) }
    return counts.regions
  }

  /// Whether the rule at `place` allows the characters in a password.
  func isUsable(under demand: RuleDemand?, at place: Int) -> Bool {
    switch demand {
    case .forbidden: !lists.contains(place)
    case .allowed: lists.contains(place)
    default: true
    }
  }

  /// Whether the characters count for the rule at `place`.
  func counts(for rule: CharacterCountRule, at place: Int) -> Bool {
    rule.characters == nil ? belongs(to: rule.characterClass, in: rule.repertoire) : lists.contains(place)
  }

  /// Whether the characters belong to a class.
  func belongs(to characterClass: CharacterClass, in repertoire: CharacterRepertoire) -> Bool {
    kind.belongs(to: characterClass) && (repertoire == .unicode || isASCII)
  }
}

/// The number of characters in each region, in order of first occurrence.
private struct RegionCounts {
  private(set) var regions: [(region: CharacterRegion, count: Int)] = []
  private var places: [CharacterRegion: Int] = [:]

  mutating func add(_ region: CharacterRegion, _ count: Int) {
    if let place = places[region] {
      regions[place].count += count
    } else {
      places[region] = regions.count
      regions.append((region, count))
    }
  }
}
