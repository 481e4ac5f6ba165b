/// The rows of common keyboards, for finding runs of neighbouring keys.
enum KeyboardLayout: CaseIterable {
  case qwerty, qwertz, azerty, jcuken

  /// The letters and digits of each row, in folded form.
  private var rows: [String] {
    switch self {
    case .qwerty: ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .qwertz: ["1234567890", "qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
    case .azerty: ["azertyuiop", "qsdfghjklm", "wxcvbn"]
    case .jcuken: ["1234567890", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"]
    }
  }

  /// The length of the longest run of neighbouring keys on any keyboard, in one direction: `direction`, or either.
  static func longestRun(in folded: [UInt8], _ direction: SequenceDirection = .either) -> Int {
    let text = String(decoding: folded, as: UTF8.self)
    var longest = 0
    for layout in allCases {
      let places = layout.places
      var run = RisingOrFalling(direction)
      for scalar in text.unicodeScalars {
        let place = places[scalar.value]
        longest = max(longest, run.length(with: place ?? 0, in: place == nil ? .none : .letters))
      }
    }
    return longest
  }

  /// The place of each key. Keys are neighbours if their places differ by one; rows are far apart.
  var places: [UInt32: UInt32] {
    var places: [UInt32: UInt32] = [:]
    for (row, keys) in rows.enumerated() {
      for (column, key) in keys.unicodeScalars.enumerated() {
        places[key.value] = UInt32(row * 100 + column)
      }
    }
    return places
  }
}
