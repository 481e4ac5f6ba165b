import WatchwordDiagnostics
public import WatchwordPolicy

/// The entropy of a policy as CNIL computes it: log2(N^L) = L · log2 N, for a minimum length of L characters and N
/// different characters (deliberation 2022-100 of 21 July 2022).
///
/// N counts the characters of every class that the policy demands: in CNIL's own examples, 12 characters of four classes
/// are 99^12 and 14 characters of letters and digits "without a mandatory special character" 62^14, so what a policy only
/// permits adds nothing. Of a rule that asks for some of several classes, all of them count, as in its example with three
/// of four (73^8). Letters of either case are 26, digits 10; special characters are 37 (CNIL's own number) where all of
/// Unicode counts, else those that the rule lists or ASCII has. Forbidden characters do not count, nor those outside an
/// allowed set. A policy that demands no class guarantees no more than digits alone (or, if these are not permitted,
/// small letters, capital letters, special characters, or whatever it permits).
public struct CNILFigure: Hashable, Sendable {
  /// The minimum length in characters, L.
  public let length: Int
  /// The number of different characters, N; at least 1.
  public let alphabet: Int
  /// The kinds of characters that N counts, such as "52 letters and 10 digits".
  let kinds: String

  /// The figure of `policy`.
  public init(of policy: PasswordPolicy) { self.init(AuditedPolicy(policy)) }

  init(_ policy: AuditedPolicy) {
    length = policy.minimum
    let demanded = Demanded(policy)
    alphabet = max(1, demanded.count)
    kinds = demanded.kinds
  }

  /// The figure in bits.
  public var bits: Double { Double(length) * bitsOfCharacter }

  /// The figure in whole bits, rounded as CNIL does: its example for 80 bits, 12 characters of four kinds with 37 special
  /// characters, is 99^12 and has 79.55 bits.
  public var roundedBits: Int { Int(bits + 0.5) }

  /// The minimum length with which the policy reaches `bits`; `nil` if no length is enough, because only one character
  /// can be used.
  public func length(for bits: Int) -> Int? {
    guard alphabet > 1 else { return nil }
    var least = Int((Double(bits) - 0.5) / bitsOfCharacter)
    while Int(Double(least) * bitsOfCharacter + 0.5) < bits { least += 1 }
    return least
  }

  private var bitsOfCharacter: Double { .binaryLogarithm(of: UInt64(alphabet)) }
}

/// The characters of the classes that a policy demands.
private struct Demanded {
  private let policy: AuditedPolicy
  private let permitted: ScalarSet
  private var set = ScalarSet()
  /// Whether letters count whose case does not matter.
  private var hasLetters = false
  private var hasSpecialOfUnicode = false
  private var demandsAny = false

  /// CNIL's number of special characters, those of a French keyboard.
  private static let specialOfKeyboard = 37

  init(_ policy: AuditedPolicy) {
    self.policy = policy
    permitted = policy.permitted
    for rule in policy.policy.rules {
      switch rule {
      case .characterCount(let rule) where rule.minimum > 0:
        if let listed = rule.characters {
          demandsAny = true
          set = set.union(ScalarSet(listed.string))
        } else {
          add(rule.characterClass, rule.repertoire)
        }
      case .classes(let rule) where rule.minimum > 0:
        for each in rule.classes { add(each, rule.repertoire) }
      default: break
      }
    }
  }

  private mutating func add(_ each: CharacterClass, _ repertoire: CharacterRepertoire) {
    demandsAny = true
    switch each {
    case .letters: hasLetters = true
    case .special where repertoire == .unicode && !policy.hasAllowedSet:
      hasSpecialOfUnicode = true
      set = set.union(each.asciiMembers)
    default: set = set.union(each.asciiMembers)
    }
  }

  /// How many characters count.
  var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// The kinds of characters that count, with their numbers.
  var kinds: String {
    let kinds = parts.filter { $0.count > 0 }.map { $0.count.counted($0.noun) }.joinedAsList
    return demandsAny ? kinds : "\(kinds), as no rule asks for a kind"
  }

  private typealias Part = (count: Int, noun: String)

  private var parts: [Part] {
    guard demandsAny else { return [withoutDemand] }
    var (letters, digits, special, others) = (0, 0, 0, 0)
    let (small, capital) = (members(.lowercase), members(.uppercase))
    for value in set.values where policy.permits(value) {
      if small.contains(value) || capital.contains(value) {
        letters += 1
      } else if CharacterClass.digits.asciiMembers.contains(value) {
        digits += 1
      } else if CharacterClass.special.asciiMembers.contains(value) {
        special += 1
      } else {
        others += 1
      }
    }
    if hasLetters { letters = max(letters, small.count, capital.count) }
    if hasSpecialOfUnicode { special = max(special, Self.specialOfKeyboard) }
    return [(letters, "letter"), (digits, "digit"), (special, "special character"), (others, "other character")]
  }

  private var withoutDemand: Part {
    let kinds: [(CharacterClass, String)] = [
      (.digits, "digit"), (.lowercase, "letter"), (.uppercase, "letter"), (.special, "special character"),
    ]
    for (each, noun) in kinds {
      let count = members(each).count
      if count > 0 { return (count, noun) }
    }
    return (permitted.count, "character")
  }

  private func members(_ each: CharacterClass) -> ScalarSet {
    var members = ScalarSet()
    for value in each.asciiMembers.values where permitted.contains(value) { members.insert(value) }
    return members
  }
}
