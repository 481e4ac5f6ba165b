import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The notations of named placeholders that are in use in a file element.
///
/// `{{ name }}`, `%{name}` and names in other signs that prose lacks are placeholders in any source: see
/// ``NamedSyntax/isUnmistakable``. `{name}` can be a placeholder, or a word in brackets: the format decides, or else the
/// sources. A translation is no evidence: the more names it loses, the less it would show.
struct NamedNotations: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ syntax: NamedSyntax) { rawValue = 1 << UInt8(syntax.rawValue) }

  func contains(_ syntax: NamedSyntax) -> Bool { isSuperset(of: Self(syntax)) }

  /// Returns the notations that the name or the type of the source file implies.
  static func implied(by file: CatalogFile) -> NamedNotations {
    switch file.messageSyntax {
    case .icu: return NamedNotations(.brace)
    case .i18next: return [NamedNotations(.doubleBrace), NamedNotations(.nesting)]
    case .printf, .none: break
    }
    if let name = file.original?.string.utf8 {
      let endings: [(NamedSyntax, [String])] = [
        (.brace, [".arb", ".resx", ".resw", ".properties", ".vue"]), (.percentBrace, [".yml", ".yaml"]),
        (.percentParenthesis, [".po", ".pot"]), (.doubleBrace, [".hbs", ".mustache"]),
      ]
      for (syntax, endings) in endings
      where endings.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) {
        return NamedNotations(syntax)
      }
    }
    return file.datatype == "po" || file.datatype == "x-gettext" ? NamedNotations(.percentParenthesis) : []
  }
}

/// The evidence of sources for the notations of placeholders.
struct NotationEvidence {
  /// The number of units that show an identifier in a notation, and of those that only have its signs.
  private var shown = Array(repeating: 0, count: NamedSyntax.allCases.count)
  private var prose = Array(repeating: 0, count: NamedSyntax.allCases.count)

  /// The number of units that prove a notation, whatever else has its signs.
  private static let minimumShown = 2
  /// Words that stand in brackets in prose.
  private static let proseWords: [ExactText] = ["sic", "SIC"]

  /// Adds the source of a unit.
  mutating func add(_ source: String) {
    var found: NamedNotations = []
    for placeholder in NamedPlaceholders(inSource: source).list
    where placeholder.name.string.utf8.allSatisfy({ $0 < 0x80 }) && !Self.proseWords.contains(placeholder.name) {
      found.insert(NamedNotations(placeholder.syntax))
    }
    for syntax in NamedSyntax.allCases {
      if found.contains(syntax) {
        shown[syntax.rawValue] += 1
      } else if syntax.mayOccur(in: source) {
        prose[syntax.rawValue] += 1
      }
    }
  }

  /// Returns the notations that the sources use. A single one is proof only if nothing else has its signs, and if the
  /// texts of the file do not have placeholders of another kind.
  func notations(isOfPrintf: Bool) -> NamedNotations {
    var notations: NamedNotations = []
    for syntax in NamedSyntax.allCases {
      let (shown, prose) = (shown[syntax.rawValue], prose[syntax.rawValue])
      let isWhole = shown > 0 && prose == 0 && syntax != .signs
      if shown >= Self.minimumShown || isWhole && !isOfPrintf {
        notations.insert(NamedNotations(syntax))
      }
    }
    return notations
  }
}

extension NamedSyntax {
  /// Whether a text has the sign that starts a placeholder in this notation.
  fileprivate func mayOccur(in text: String) -> Bool {
    switch self {
    case .brace: text.has(UInt8(ascii: "{"))
    case .doubleBrace: text.utf8.contains(part: "{{".utf8)
    case .percentParenthesis: text.utf8.contains(part: "%(".utf8)
    case .percentBrace: text.utf8.contains(part: "%{".utf8)
    case .nesting: text.utf8.contains(part: "$t(".utf8)
    case .signs: false
    }
  }
}
