import WatchwordBasics

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

  /// A count that exceeds the length of any password; the exact number of unlisted characters does not matter.
  static let plenty = 1 << 21

  /// Returns all regions of a policy, with the number of characters in each.
  static func regions(of rules: [RuleConstraint?]) -> [(region: CharacterRegion, count: Int)] {
    var counts = RegionCounts()
    var listed: [(value: UInt32, index: Int)] = []
    var asciiLists = Array(repeating: [Int](), count: 128)
    for (index, rule) in rules.enumerated() {
      for value in rule?.listedCharacters?.values ?? [] {
        if value < 128 { asciiLists[Int(value)].append(index) } else { listed.append((value, index)) }
      }
    }
    for byte in UInt8(0)..<128 {
      counts.add(CharacterRegion(kind: CharacterKind(ascii: byte), isASCII: true, lists: asciiLists[Int(byte)]), 1)
    }
    let others = listed.stablySorted(byNumber: { Int($0.value) })
    var start = 0
    while start < others.count {
      var end = start + 1
      while end < others.count, others[end].value == others[start].value { end += 1 }
      if let scalar = Unicode.Scalar(others[start].value) {
        let lists = others[start..<end].map { $0.index }
        counts.add(CharacterRegion(kind: CharacterKind(scalar), isASCII: false, lists: lists), 1)
      }
      start = end
    }
    for kind in CharacterKind.allCases { counts.add(CharacterRegion(kind: kind, isASCII: false, lists: []), plenty) }
    return counts.regions
  }

  /// Whether the rule at `index` allows the characters in a password.
  func isUsable(under constraint: RuleConstraint?, at index: Int) -> Bool {
    switch constraint {
    case .forbidden: !lists.contains(index)
    case .allowed: lists.contains(index)
    default: true
    }
  }

  /// Whether the characters count for the rule at `index`.
  func counts(for rule: CharacterCountRule, at index: Int) -> Bool {
    rule.characters == nil ? belongs(to: rule.characterClass, in: rule.repertoire) : lists.contains(index)
  }

  /// Whether the characters belong to a class.
  func belongs(to characterClass: CharacterClass, in repertoire: CharacterRepertoire) -> Bool {
    kind.belongs(to: characterClass) && (repertoire == .unicode || isASCII)
  }
}

/// The number of characters in each region, in order of first occurrence.
private struct RegionCounts {
  private(set) var regions: [(region: CharacterRegion, count: Int)] = []
  private var indices: [CharacterRegion: Int] = [:]

  mutating func add(_ region: CharacterRegion, _ count: Int) {
    if let index = indices[region] {
      regions[index].count += count
    } else {
      indices[region] = regions.count
      regions.append((region, count))
    }
  }
}
