/// The keys of a keyboard and their neighbours.
struct KeyboardGraph: Sendable {
  /// A character's key, and whether the character needs the Shift key.
  private struct Key {
    let position: KeyPosition
    let isShifted: Bool
  }

  private struct KeyPosition: Hashable {
    let column: Int
    let row: Int
  }

  private let keys: [UInt32: Key]
  /// Whether each row is offset half a key to the right of the row above, so that a key has 6 neighbours instead of 8.
  private let isSlanted: Bool
  /// The number of characters; a run can start at each of them.
  let characterCount: Int
  /// The average number of neighbours of a character's key.
  let averageNeighbours: Double

  /// Creates a graph. `rows` are lists of keys separated by spaces; each key is one character, or two characters, of
  /// which the second needs Shift. `indents` are the columns in which the rows start.
  private init(isSlanted: Bool, indents: [Int], rows: [String]) {
    var keys: [UInt32: Key] = [:]
    for (row, (indent, text)) in zip(indents, rows).enumerated() {
      var (column, isShifted) = (indent, false)
      for scalar in text.unicodeScalars {
        if scalar == " " {
          column += 1
          isShifted = false
        } else {
          keys[scalar.value] = Key(position: KeyPosition(column: column, row: row), isShifted: isShifted)
          isShifted = true
        }
      }
    }
    self.keys = keys
    self.isSlanted = isSlanted
    characterCount = keys.count
    let positions = Set(keys.values.map { $0.position })
    let neighbours = keys.values.map { key in
      Self.directions(isSlanted).count {
        positions.contains(KeyPosition(column: key.position.column + $0, row: key.position.row + $1))
      }
    }
    averageNeighbours = Double(neighbours.reduce(0, +)) / Double(max(keys.count, 1))
  }

  /// Returns the direction from one character's key to the other's as a number; `nil` if the keys are not neighbours.
  func direction(from first: UInt32, to second: UInt32) -> Int? {
    guard let start = keys[first]?.position, let end = keys[second]?.position else { return nil }
    let (columns, rows) = (end.column - start.column, end.row - start.row)
    guard Self.directions(isSlanted).contains(where: { $0 == (columns, rows) }) else { return nil }
    return rows * 3 + columns
  }

  /// Whether the character needs the Shift key.
  func isShifted(_ character: UInt32) -> Bool { keys[character]?.isShifted ?? false }

  private static func directions(_ isSlanted: Bool) -> [(Int, Int)] {
    isSlanted
      ? [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)]
      : [(-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1)]
  }

  /// The US layout, Dvorak, the number pads of common keyboards and of Apple's, and the letters of the Russian and
  /// Ukrainian layouts, whose digits and symbols are those of the US layout.
  static let all: [KeyboardGraph] = [
    KeyboardGraph(
      isSlanted: true, indents: [0, 1, 1, 1],
      rows: [
        "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+", #"qQ wW eE rR tT yY uU iI oO pP [{ ]} \|"#,
        #"aA sS dD fF gG hH jJ kK lL ;: '""#, "zZ xX cC vV bB nN mM ,< .> /?",
      ]),
    KeyboardGraph(
      isSlanted: true, indents: [0, 1, 1, 1],
      rows: [
        "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) [{ ]}", #"'" ,< .> pP yY fF gG cC rR lL /? =+ \|"#,
        "aA oO eE uU iI dD hH tT nN sS -_", ";: qQ jJ kK xX bB mM wW vV zZ",
      ]),
    KeyboardGraph(isSlanted: false, indents: [1, 0, 0, 0, 1], rows: ["/ * -", "7 8 9 +", "4 5 6", "1 2 3", "0 ."]),
    KeyboardGraph(isSlanted: false, indents: [1, 0, 0, 0, 1], rows: ["= / *", "7 8 9 -", "4 5 6 +", "1 2 3", "0 ."]),
    KeyboardGraph(
      isSlanted: true, indents: [1, 1, 1],
      rows: [
        "йЙ цЦ уУ кК еЕ нН гГ шШ щЩ зЗ хХ ъЪ", "фФ ыЫ вВ аА пП рР оО лЛ дД жЖ эЭ", "яЯ чЧ сС мМ иИ тТ ьЬ бБ юЮ",
      ]),
    KeyboardGraph(
      isSlanted: true, indents: [1, 1, 1],
      rows: [
        "йЙ цЦ уУ кК еЕ нН гГ шШ щЩ зЗ хХ їЇ ґҐ", "фФ іІ вВ аА пП рР оО лЛ дД жЖ єЄ", "яЯ чЧ сС мМ иИ тТ ьЬ бБ юЮ",
      ]),
  ]
}
