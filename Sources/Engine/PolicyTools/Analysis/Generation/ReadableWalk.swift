import WatchwordPolicy

/// Draws passwords that are easy to read.
///
/// It prefers lower-case letters as far as the policies allow, then digits, capital letters and symbols. Among other
/// characters, it prefers letters to symbols and pictographs. The passwords are examples, not secrets, because they are
/// not drawn with equal probability.
struct ReadableWalk {
  private let automaton: PolicyAutomaton
  private let length: Int
  /// Whether there is a path from each state, in `kind`.
  private let reach: ReachTable
  private let kind: ReachTable.Kinds
  private let ranks: [Int]

  /// Creates a walk of `length` characters to the states for which `accepts` holds; `nil` if it would take too much
  /// memory.
  init?(_ automaton: PolicyAutomaton, length: Int, accepts: (PolicySet) -> Bool) {
    var reach = ReachTable(automaton.table) { accepts($0) ? .first : [] }
    reach.extend(to: length)
    self.init(automaton, length: length, to: .first, by: reach)
  }

  /// Creates a walk of `length` characters to the states of a kind; `nil` if the table does not keep its layers.
  init?(_ automaton: PolicyAutomaton, length: Int, to kind: ReachTable.Kinds, by reach: ReachTable) {
    guard reach.keepsLayers(for: length) else { return nil }
    self.automaton = automaton
    self.length = length
    self.reach = reach
    self.kind = kind
    ranks = automaton.alphabet.characters.map { Self.rank(of: $0) }
  }

  private static func rank(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "a"..."z": 0
    case "0"..."9": 1
    case "A"..."Z": 2
    case "!"..."~": 3
    case " ": 4
    default:
      // The general category is used because the WebAssembly module has a table of it.
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: 5
      case .otherSymbol: 7
      default: 6
      }
    }
  }

  /// Draws a password; `nil` if there is none.
  func password(using generator: inout some RandomNumberGenerator) -> String? {
    guard reach.reaches(kind, in: length) else { return nil }
    var position = CharacterPosition.start
    var characters: [Int] = []
    for left in stride(from: length, to: 0, by: -1) {
      let ways = automaton.ways(from: position)
        .filter { reach.reaches(kind, from: Int($0.target.state), in: left - 1) }
      let drawn = ways.map { way in
        (target: way.target, automaton.characters(way.choice, way.count, after: characters))
      }
      let best = drawn.flatMap { $0.1 }.map { ranks[$0] }.min()
      let options = drawn.flatMap { way in way.1.filter { ranks[$0] == best }.map { (way.target, $0) } }
      guard let (target, character) = generator.element(of: options) else { return nil }
      characters.append(character)
      position = target
    }
    return automaton.password(of: characters)
  }
}
