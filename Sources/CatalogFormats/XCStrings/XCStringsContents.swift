import WatchwordDiagnostics
import WatchwordLocalization

/// What a string catalogue has, key by key and language by language: nodes of its tree, which holds the texts.
///
/// The document has the languages of each key together, but catalogues are passed on language by language.
struct XCStringsContents {
  /// A key of `strings`.
  struct Key {
    let text: ExactText
    let node: JSONTree.Node
    let position: PackedPosition
    var note: ExactText?
    var translate = true
    var isStale = false
  }

  /// A text of a key in a language.
  struct Text {
    /// The place of the key.
    let key: Int32
    /// The place of its path in ``XCStringsPaths``.
    let path: Int32
    /// Which of the `values` of a `stringSet` it is, from 0; ``single`` for a text of its own.
    let number: UInt16
    let state: JSONTree.Node?
    let value: JSONTree.Node
    let position: PackedPosition
    /// That of the localization, the variation or the substitution that holds it.
    var span: PackedSpan
  }

  /// The number of a text that is not in a set.
  static let single: UInt16 = .max

  /// A language, in which some key has a localization.
  struct Language {
    let name: ExactText
    /// The name where it stands first.
    let node: JSONTree.Node
    let span: SourceSpan
    var texts: [Text] = []
    var substitutions: [Substitution] = []
    /// The place of the latest key with a localization.
    var latest = -1
  }

  /// A part of the text of a key that a number chooses.
  struct Substitution {
    /// What substitutions of two languages have in common.
    struct Place: Hashable {
      let key: Int
      let name: ExactText
    }

    let place: Place
    /// Which argument the number is, from 1.
    var argument: (number: Int, node: JSONTree.Node)?
    /// How the number is shown, without the percent sign, such as `lld`.
    var specifier: JSONTree.Node?
  }

  /// The source language, from the name of its member on, and its string.
  var sourceLanguage: (name: ExactText, start: SourcePosition, span: SourceSpan)?
  /// The start of the value of the document.
  var start = SourcePosition.start
  var keys: [Key] = []
  var languages: [Language] = []
  var paths = XCStringsPaths()
  private var languagePlaces: [ExactText: Int] = [:]

  /// The place of the language of a localization, which is added if it is a new one.
  mutating func place(ofLanguage name: ExactText, at node: JSONTree.Node, _ span: SourceSpan) -> Int {
    if let known = languagePlaces[name] { return known }
    languagePlaces[name] = languages.count
    languages.append(Language(name: name, node: node, span: span))
    return languages.count - 1
  }

  /// The place of a language, if any key has a localization in it.
  func place(ofLanguage name: ExactText) -> Int? { languagePlaces[name] }
}
