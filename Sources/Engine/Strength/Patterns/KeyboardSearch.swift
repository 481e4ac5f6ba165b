/// A search for runs of at least three neighbouring keys.
enum KeyboardSearch {
  static func matches(in text: TypedText) -> [PatternMatch] {
    KeyboardGraph.all.flatMap { runs(in: text, on: $0) }
  }

  private static func runs(in text: TypedText, on graph: KeyboardGraph) -> [PatternMatch] {
    var matches: [PatternMatch] = []
    var start = 0
    while start + 1 < text.count {
      var (end, turns, direction) = (start + 1, 0, Int?.none)
      while end < text.count, let next = graph.direction(from: text.typed[end - 1], to: text.typed[end]) {
        if next != direction { turns += 1 }
        direction = next
        end += 1
      }
      if end - start > 2 {
        let shifted = (start..<end).count { graph.isShifted(text.typed[$0]) }
        let guesses = guesses(graph, length: end - start, turns: turns, shifted: shifted)
        matches.append(PatternMatch(range: start..<end, kind: .keyboard, guesses: guesses))
      }
      start = end
    }
    return matches
  }

  /// Returns the number of runs from any key with at most `length` characters, `turns` turns and `shifted` shifted
  /// characters (Wheeler 2016, section 4.2).
  private static func guesses(_ graph: KeyboardGraph, length: Int, turns: Int, shifted: Int) -> GuessCount {
    var sum = GuessCount.one
    var isFirst = true
    for runLength in 2..<length + 1 {
      var ways = GuessCount(Double(graph.characterCount))
      var choices = 1.0
      for turn in 1..<min(turns, runLength - 1) + 1 {
        ways = ways * GuessCount(graph.averageNeighbours)
        let part = ways * GuessCount(choices)
        sum = isFirst ? part : sum + part
        isFirst = false
        choices = choices * Double(runLength - turn) / Double(turn)
      }
    }
    if shifted == 0 { return sum }
    return sum * (shifted == length ? GuessCount(2) : Combinations.variations(shifted, length - shifted))
  }
}
