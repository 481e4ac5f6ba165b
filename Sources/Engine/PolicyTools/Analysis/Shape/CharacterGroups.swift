import WatchwordPolicy

/// All characters of Unicode, in groups; no rule of a policy that judges characters individually distinguishes the
/// characters of a group.
///
/// The effect of such a rule depends on the general category of a character, on whether it is white space or ASCII, and
/// on lists and ranges that name it. Between two named characters, one character of each category therefore represents
/// all others.
struct CharacterGroups {
  private(set) var groups: [CharacterGroup] = []

  /// The bounds beyond ASCII that do not follow from categories: those around a control character and an apostrophe
  /// that may separate words (White_Space; the rule on words), and those of the widths in UTF-8. ASCII characters are
  /// all separate.
  private static let fixedBounds: [UInt32] = [0x85, 0x86, 0x2019, 0x201A, 0x800, 0x10000, 0x11_0000]

  /// Creates the groups that `rules` distinguish; characters of different kinds or widths in UTF-8 are never in one
  /// group.
  init(_ rules: [PasswordRule]) {
    let classifier = CharacterClassifier(rules)
    let requirements = CharacterClassifier(rules.filter { Self.requiresKinds($0) })
    let named = rules.flatMap { CharacterClassifier.mentioned(by: $0) }.map { $0.value }
    let bounds = Set(Array(0...0x80) + Self.fixedBounds + named + named.map { $0 + 1 }).sorted()
    var indices: [Signature: Int] = [:]
    for part in Self.parts(between: bounds) {
      // A character that NFC replaces never occurs.
      guard let first = part.first else { continue }
      let signature = Signature(
        ofRules: classifier.signature(of: first), kind: CharacterGroup.Kind(of: first), width: UTF8.width(first))
      if let index = indices[signature] {
        groups[index].add(part)
      } else {
        indices[signature] = groups.count
        groups.append(
          CharacterGroup(
            part, kind: signature.kind, width: signature.width, requiredBy: requirements.signature(of: first),
            representative: first))
      }
    }
  }

  private static func requiresKinds(_ rule: PasswordRule) -> Bool {
    switch rule.automaton {
    case .count, .classes: true
    default: false
    }
  }

  private struct Signature: Hashable {
    let ofRules: [Bool]
    let kind: CharacterGroup.Kind
    let width: Int
  }

  /// Returns the characters between adjacent bounds, by category.
  private static func parts(between bounds: [UInt32]) -> [CharacterPart] {
    var parts: [CharacterPart] = []
    var indices: [Unicode.GeneralCategory: Int] = [:]
    var next = 0
    for run in CharacterPart.runs {
      var first = run.first
      while first <= run.last {
        while bounds[next] <= first {
          next += 1
          indices = [:]
        }
        let last = min(run.last, bounds[next] - 1)
        if let index = indices[run.category] {
          parts[index].add(first...last)
        } else {
          indices[run.category] = parts.count
          parts.append(CharacterPart(first...last, run.category))
        }
        first = last + 1
      }
    }
    return parts
  }
}

/// Characters of one general category.
struct CharacterPart {
  private(set) var ranges: [ClosedRange<UInt32>]
  let category: Unicode.GeneralCategory

  init(_ range: ClosedRange<UInt32>, _ category: Unicode.GeneralCategory) {
    ranges = [range]
    self.category = category
  }

  mutating func add(_ range: ClosedRange<UInt32>) { ranges.append(range) }

  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The first character that NFC keeps.
  var first: Unicode.Scalar? {
    for range in ranges {
      for value in range {
        if let scalar = Unicode.Scalar(value), scalar.isKeptByNFC { return scalar }
      }
    }
    return nil
  }

  /// The runs of code points of one category, in order.
  static let runs: [(first: UInt32, last: UInt32, category: Unicode.GeneralCategory)] = {
    var runs: [(first: UInt32, last: UInt32, category: Unicode.GeneralCategory)] = []
    var (first, category) = (UInt32(0), Unicode.GeneralCategory.control)
    var value: UInt32 = 0
    while value <= 0x10_FFFF {
      // Surrogates are not characters.
      let next = Unicode.Scalar(value)?.properties.generalCategory ?? .surrogate
      if next != category {
        runs.append((first, value - 1, category))
        (first, category) = (value, next)
      }
      value += 1
    }
    return (runs + [(first, 0x10_FFFF, category)]).filter { $0.category != .surrogate }
  }()
}
