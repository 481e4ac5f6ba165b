import WatchwordDiagnostics
import WatchwordLocalization

/// What is kept of a string catalogue while it is read: where its texts stand, key by key and language by language.
///
/// The document has the languages of each key together, but catalogues are passed on language by language. A text takes
/// less memory here than in the document, because its bytes stay there.
struct XCStringsContents {
  /// A key of `strings`.
  struct Entry {
    let key: ExactText
    let written: WrittenString
    var note: ExactText?
    var translate = true
    var isStale = false
  }

  /// A text of a key in a language.
  struct Leaf {
    let entry: Int32
    /// The place of its path in ``XCStringsPaths``.
    let path: Int32
    /// Which of the `values` of a `stringSet` it is, from 0; ``single`` for a text of its own.
    let number: UInt16
    let state: UInt16
    let value: WrittenString
    /// From the name of the member that holds the text.
    let start: PackedPosition
    /// The end of that member.
    var end: PackedPosition
  }

  /// The number of a text that is not in a set.
  static let single: UInt16 = .max

  /// A language, in which some key has a localization.
  struct Language {
    let name: ExactText
    let written: WrittenString
    var leaves: [Leaf] = []
    var substitutions: [XCStringsSubstitution] = []
    /// The place of the latest key with a localization.
    var latest = -1
  }

  var sourceLanguage: (name: ExactText, written: WrittenString, span: SourceSpan)?
  var entries: [Entry] = []
  var languages: [Language] = []
  var paths = XCStringsPaths()
  /// The root object's opening bracket.
  var start = SourcePosition.start
  private var languagePlaces: [ExactText: Int] = [:]
  /// The states that are not in ``knownStates``.
  private var otherStates: [ExactText] = []

  /// The states that Xcode writes, and those of the model.
  static let knownStates: [(name: StaticString, state: TranslationState)] = [
    ("translated", .translated), ("needs_review", .needsReviewLocalization), ("new", .new), ("stale", .other("stale")),
  ]

  /// The number that stands for no state.
  static let noState: UInt16 = .max

  /// The state that a leaf's number stands for.
  func state(_ number: UInt16) -> TranslationState? {
    let index = Int(number)
    if index < Self.knownStates.count { return Self.knownStates[index].state }
    let other = index - Self.knownStates.count
    return other < otherStates.count ? .other(otherStates[other]) : nil
  }

  /// The number of a state that Xcode does not write.
  mutating func number(ofOther state: ExactText) -> UInt16 {
    let known = otherStates.firstIndex(of: state)
    // More would be no states, and comparing each with each would take long.
    guard known == nil, otherStates.count < 64 else { return UInt16(Self.knownStates.count + (known ?? 63)) }
    otherStates.append(state)
    return UInt16(Self.knownStates.count + otherStates.count - 1)
  }

  /// The place of a language, which is added if it is a new one.
  mutating func place(ofLanguage name: ExactText, at written: WrittenString) -> Int {
    if let known = languagePlaces[name] { return known }
    languagePlaces[name] = languages.count
    languages.append(Language(name: name, written: written))
    return languages.count - 1
  }

  /// The place of the source language, if any key has a localization in it.
  var sourcePlace: Int? { sourceLanguage.flatMap { languagePlaces[$0.name] } }
}
