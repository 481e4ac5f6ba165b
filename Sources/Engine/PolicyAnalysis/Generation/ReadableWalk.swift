import WatchwordPolicy

/// Draws passwords that are easy to read.
///
/// It prefers lower-case letters as far as the policies allow, then digits, capital letters and symbols. Among other
/// characters, it prefers letters to symbols and pictographs. The passwords are examples, not secrets, because they are
/// not drawn with equal probability.
struct ReadableWalk {
  private let automaton: PolicyAutomaton
  /// Whether there is a path from each state, indexed by the number of characters still to come.
  private let layers: [[Bool]]
  private let ranks: [Int]

  /// The greatest number of bytes that a walk may take.
  private static let memoryLimit = 256 << 20

  /// Creates a walk of `length` characters to the states for which `accepts` holds; `nil` if it would take too much
  /// memory.
  init?(_ automaton: PolicyAutomaton, length: Int, accepts: (PolicySet) -> Bool) {
    guard automaton.table.stateCount <= Self.memoryLimit / (length + 1) else { return nil }
    self.automaton = automaton
    var layers = [automaton.table.accepts.map(accepts)]
    for left in 0..<length { layers.append(Self.layer(before: layers[left], automaton.table)) }
    self.layers = layers
    ranks = automaton.alphabet.characters.map { Self.rank(of: $0) }
  }

  private static func layer(before last: [Bool], _ table: TransitionTable) -> [Bool] {
    let hubs = (0..<table.transitionStarts.count - 1).map { hub in
      table.transitions(ofHub: Int32(hub)).count { last[Int($0.target)] }
    }
    return (0..<table.stateCount).map { state in
      let hub = table.hubs[state]
      let first = Int(table.transitionStarts[Int(hub)])
      var ways = hubs[Int(hub)]
      for correction in table.corrections(of: state) {
        if let target = correction.target, last[Int(target)] { return true }
        if last[Int(table.transitions[first + Int(correction.transition)].target)] { ways -= 1 }
      }
      return ways > 0
    }
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
    guard layers[layers.count - 1][TransitionTable.start] else { return nil }
    var state = TransitionTable.start
    var characters: [Int] = []
    for left in stride(from: layers.count - 1, to: 0, by: -1) {
      let ways = automaton.table.transitions(from: state).filter { layers[left - 1][$0.target] }
      let drawn = ways.map { way in
        (target: way.target, automaton.characters(way.choice, way.count, after: characters))
      }
      let best = drawn.flatMap { $0.1 }.map { ranks[$0] }.min()
      let options = drawn.flatMap { way in way.1.filter { ranks[$0] == best }.map { (way.target, $0) } }
      guard let (target, character) = generator.element(of: options) else { return nil }
      characters.append(character)
      state = target
    }
    return automaton.password(of: characters)
  }
}
