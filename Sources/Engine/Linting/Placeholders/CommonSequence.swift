import WatchwordBasics

/// The longest common sequence of the placeholders of two texts.
struct CommonSequence {
  private(set) var arguments: [Int?]
  private let source: [Placeholder]
  private let text: [Placeholder]
  /// The substitutions of the source.
  private let substitutions: Set<ExactText>

  init(_ source: [Placeholder], _ text: [Placeholder]) {
    self.source = source
    self.text = text
    substitutions = Set(source.compactMap { $0.substitution })
    arguments = Array(repeating: nil, count: text.count)
    matchRest(of: matchSequence())
  }

  /// The indices in the source and in the text of placeholders between two matches.
  private struct Unmatched {
    var source: [Int] = []
    var text: [Int] = []
  }

  /// Matches the longest sequence, preferring earlier placeholders. Returns the unmatched placeholders.
  private mutating func matchSequence() -> [Unmatched] {
    let lengths = lengths
    let width = text.count + 1
    var unmatched = [Unmatched()]
    var (row, column) = (0, 0)
    while row < source.count, column < text.count {
      let length = lengths[row * width + column]
      if canMatch(row, column), length == lengths[(row + 1) * width + column + 1] + 1 {
        arguments[column] = source[row].position
        unmatched.append(Unmatched())
        row += 1
        column += 1
      } else if length == lengths[(row + 1) * width + column] {
        unmatched[unmatched.count - 1].source.append(row)
        row += 1
      } else {
        unmatched[unmatched.count - 1].text.append(column)
        column += 1
      }
    }
    unmatched[unmatched.count - 1].source += row..<source.count
    unmatched[unmatched.count - 1].text += column..<text.count
    return unmatched
  }

  /// The length of the longest common sequence after each pair of positions, row by row.
  private var lengths: [Int] {
    let width = text.count + 1
    var lengths = Array(repeating: 0, count: (source.count + 1) * width)
    for row in source.indices.reversed() {
      for column in text.indices.reversed() {
        lengths[row * width + column] =
          canMatch(row, column)
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    return lengths
  }

  /// Matches placeholders that changed their position, and then those that changed their kind in the same position.
  private mutating func matchRest(of unmatched: [Unmatched]) {
    var free = Set(unmatched.flatMap { $0.source })
    for column in unmatched.flatMap({ $0.text }) {
      guard let row = free.sorted().first(where: { canMatch($0, column) }) else { continue }
      arguments[column] = source[row].position
      free.remove(row)
    }
    for stretch in unmatched {
      let columns = stretch.text.filter { arguments[$0] == nil && text[$0].substitution == nil }
      for (row, column) in zip(stretch.source.filter { free.contains($0) }, columns) {
        arguments[column] = source[row].position
      }
    }
  }

  /// Whether two placeholders have the same kind; a substitution that the source has matches only itself.
  private func canMatch(_ row: Int, _ column: Int) -> Bool {
    guard source[row].kind == text[column].kind else { return false }
    guard let name = text[column].substitution, substitutions.contains(name) else { return true }
    return source[row].substitution == name
  }
}
