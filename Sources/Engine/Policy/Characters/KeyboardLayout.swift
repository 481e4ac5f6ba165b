/// The rows of common keyboards, used to find runs of neighbouring keys.
enum KeyboardLayout: Int, CaseIterable {
  case qwerty, qwertz, azerty, russian, ukrainian

  /// The keys of each row, from the first column to the last. Each key consists of its characters in folded form,
  /// without and with Shift.
  ///
  /// The layouts are those that Windows calls US, German, French, Russian and Ukrainian (Enhanced). ß folds to two
  /// letters and has no position.
  private var rows: [String] {
    switch self {
    case .qwerty:
      [
        "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+", #" q w e r t y u i o p [{ ]} \|"#, #" a s d f g h j k l ;: '""#,
        " z x c v b n m ,< .> /?",
      ]
    case .qwertz:
      [
        #"^° 1! 2" 3§ 4$ 5% 6& 7/ 8( 9) 0= ? ´`"#, " q w e r t z u i o p ü +*", " a s d f g h j k l ö ä #'",
        "<> y x c v b n m ,; .: -_",
      ]
    case .azerty:
      [
        #"² &1 é2 "3 '4 (5 -6 è7 _8 ç9 à0 )° =+"#, " a z e r t y u i o p ^¨ $£", " q s d f g h j k l m ù% *μ",
        "<> w x c v b n ,? ;. :/ !§",
      ]
    case .russian:
      [
        #"ё 1! 2" 3№ 4; 5% 6: 7? 8* 9( 0) -_ =+"#, #" й ц у к е н г ш щ з х ъ \/"#, " ф ы в а п р о л д ж э",
        Self.lowestCyrillic,
      ]
    case .ukrainian:
      [
        #"'₴ 1! 2" 3№ 4; 5% 6: 7? 8* 9( 0) -_ =+"#, #" й ц у к е н г ш щ з х ї \/"#, " ф і в а п р о л д ж є",
        Self.lowestCyrillic,
      ]
    }
  }

  private static let lowestCyrillic = " я ч с м и т ь б ю .,"

  /// Returns the length of the longest run of neighbouring keys on any keyboard, in the given direction (by default, in
  /// either one).
  static func longestRun(in folded: [UInt8], _ direction: SequenceDirection = .either) -> Int {
    let text = String(decoding: folded, as: UTF8.self)
    var longest = 0
    for layout in allCases {
      let positions = layout.keyPositions
      var run = MonotonicRun(direction)
      for scalar in text.unicodeScalars {
        let position = positions[scalar.value]
        longest = max(longest, run.length(with: position ?? 0, in: position == nil ? .none : .letters))
      }
    }
    return longest
  }

  /// The position of each character's key. Keys are neighbours if their positions differ by one; rows are far apart.
  var keyPositions: [UInt32: UInt32] { Self.allKeyPositions[rawValue] }

  private static let allKeyPositions = allCases.map { $0.positionsInRows }

  /// The distance between the position of a key and that of the key above it.
  static let rowDistance = 100

  private var positionsInRows: [UInt32: UInt32] {
    var positions: [UInt32: UInt32] = [:]
    for (row, keys) in rows.enumerated() {
      var position = UInt32(row * Self.rowDistance)
      for character in keys.unicodeScalars {
        if character == " " { position += 1 } else { positions[character.value] = position }
      }
    }
    return positions
  }
}
