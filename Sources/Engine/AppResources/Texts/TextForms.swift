import WatchwordLocalization

/// A part of a text.
enum TextPiece: Equatable {
  /// Words that are shown unchanged.
  case words(String)
  /// The value at this position, from 0.
  case value(Int)
}

/// The texts of a message in a language: one for all numbers, or one for each plural category, with all substitutions
/// inserted.
struct TextForms: Equatable {
  /// The position, from 0, of the value that selects the form; `nil` if there is one text.
  let number: Int?
  /// The forms: one without a category, or one for each category of the language.
  let forms: [Form]

  struct Form: Equatable {
    let category: PluralCategory?
    let pieces: [TextPiece]
  }

  /// Returns the pieces of the form for a category, or of the form that replaces it.
  func pieces(for category: PluralCategory?) -> [TextPiece]? {
    (forms.first { $0.category == category } ?? forms.last { $0.category == .other } ?? forms.last)?.pieces
  }
}
