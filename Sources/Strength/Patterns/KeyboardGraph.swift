/// The keys of a keyboard and which of them are neighbours.
struct KeyboardGraph: Sendable {
  /// A character's key, and whether it takes the shift key.
  private struct Key {
    let place: Place
    let isShifted: Bool
  }

  private struct Place: Hashable {
    let column: Int
    let row: Int
  }

  private let keys: [UInt32: Key]
  /// Whether each row stands half a key to the right of the one above, so that a key has 6 neighbours and not 8.
  private let isSlanted: Bool
  /// The number of characters, at each of which a run can start.
  let characterCount: Int
  /// The neighbours of a character's key, on average.
  let averageNeighbours: Double

  /// `rows` are lists of keys with a blank between them, each key its character or two, the second with shift.
  /// `indents` are the columns in which the rows start.
  private init(isSlanted: Bool, indents: [Int], rows: [String]) {
    var keys: [UInt32: Key] = [:]
    for (row, (indent, text)) in zip(indents, rows).enumerated() {
      var (column, isShifted) = (indent, false)
      for scalar in text.unicodeScalars {
        if scalar == " " {
          column += 1
          isShifted = false
        } else {
          keys[scalar.value] = Key(place: Place(column: column, row: row), isShifted: isShifted)
          isShifted = true
        }
      }
    }
    self.keys = keys
    self.isSlanted = isSlanted
    characterCount = keys.count
    let places = Set(keys.values.map { $0.place })
    let neighbours = keys.values.map { key in
      Self.directions(isSlanted).count {
        places.contains(Place(column: key.place.column + $0, row: key.place.row + $1))
      }
    }
    averageNeighbours = Double(neighbours.reduce(0, +)) / Double(max(keys.count, 1))
  }

  /// The direction from one character's key to the other's, as a number, if they are neighbours.
  func direction(from first: UInt32, to second: UInt32) -> Int? {
    guard let start = keys[first]?.place, let end = keys[second]?.place else { return nil }
    let (columns, rows) = (end.column - start.column, end.row - start.row)
    guard Self.directions(isSlanted).contains(where: { $0 == (columns, rows) }) else { return nil }
    return rows * 3 + columns
  }

  /// Whether the character takes the shift key.
  func isShifted(_ character: UInt32) -> Bool { keys[character]?.isShifted ?? false }

  private static func directions(_ isSlanted: Bool) -> [(Int, Int)] {
    isSlanted
      ? [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)]
      : [(-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1)]
  }

  /// The American layout, Dvorak's, the number pads of common keyboards and of Apple's, and the letters of the Russian and
  /// the Ukrainian layout: their digits and symbols are those of the American one.
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
