import WatchwordBasics
import WatchwordLocalization

/// The content of a string catalogue by key and by language, as nodes of its tree, which holds the texts.
///
/// The document groups the languages by key, but catalogues are emitted language by language.
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
    /// The index of the key.
    let key: Int32
    /// The index of its path in ``XCStringsPaths``.
    let path: Int32
    /// The index in the `values` of a `stringSet`; ``single`` for a text outside a set.
    let number: UInt16
    let state: JSONTree.Node?
    let value: JSONTree.Node
    let position: PackedPosition
    /// The span of the localization, variation or substitution that contains the text.
    var span: PackedSpan
  }

  /// The number of a text that is not in a set.
  static let single: UInt16 = .max

  /// A language in which some key has a localization.
  struct Language {
    let name: ExactText
    /// The node of its first occurrence.
    let node: JSONTree.Node
    let span: SourceSpan
    var texts: [Text] = []
    var substitutions: [Substitution] = []
    /// The index of the latest key with a localization.
    var latestKey = -1
  }

  /// A part of a text that varies with a number.
  struct Substitution {
    /// The identity of a substitution, which is the same in all languages.
    struct ID: Hashable {
      let key: Int
      let name: ExactText
    }

    let id: ID
    /// The position of the argument, from 1.
    var argument: (number: Int, node: JSONTree.Node)?
    /// The format specifier of the number without the percent sign, such as `lld`.
    var specifier: JSONTree.Node?
  }

  /// The source language, the start of its member, and the span of its string.
  var sourceLanguage: (name: ExactText, start: SourcePosition, span: SourceSpan)?
  /// The start of the root value.
  var start = SourcePosition.start
  var keys: [Key] = []
  var languages: [Language] = []
  var paths = XCStringsPaths()
  private var languageIndices: [ExactText: Int] = [:]

  /// Returns the index of the language of a localization, and adds the language if it is new.
  mutating func index(ofLanguage name: ExactText, at node: JSONTree.Node, _ span: SourceSpan) -> Int {
    if let known = languageIndices[name] { return known }
    languageIndices[name] = languages.count
    languages.append(Language(name: name, node: node, span: span))
    return languages.count - 1
  }

  /// Returns the index of a language, if any key has a localization in it.
  func index(ofLanguage name: ExactText) -> Int? { languageIndices[name] }
}
