import WatchwordBasics
import WatchwordCatalogFormats

/// The notations of named placeholders that are in use in a file element.
///
/// `{{ name }}`, `%{name}` and names in other signs that prose lacks are placeholders in any source: see
/// ``NamedSyntax/isUnmistakable``. `{name}` can be a placeholder, or a word in brackets: the format decides, or else the
/// sources. A translation is no evidence: the more names it loses, the less it would show.
struct NamedNotations: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ syntax: NamedSyntax) { rawValue = 1 << UInt16(syntax.rawValue) }

  func contains(_ syntax: NamedSyntax) -> Bool { isSuperset(of: Self(syntax)) }

  /// The notations that are prose except in the texts of certain programs.
  static let ofPrograms: NamedNotations = [
    NamedNotations(.dollar), NamedNotations(.colon), NamedNotations(.link), NamedNotations(.number),
  ]

  /// Whether a text has a sign of the notations that are otherwise prose.
  func mayOccur(in text: String) -> Bool {
    contains(.colon) && text.has(UInt8(ascii: ":")) || contains(.dollar) && text.has(UInt8(ascii: "$"))
      || contains(.link) && text.has(UInt8(ascii: "@")) || contains(.number) && text.has(UInt8(ascii: "%"))
  }

  /// Returns the notations that the name or the type of the source file implies.
  static func implied(by file: CatalogFile) -> NamedNotations {
    switch file.messageSyntax {
    case .icu: return NamedNotations(.brace)
    case .i18next:
      return file.datatype == "x-webextension"
        ? NamedNotations(.dollar) : [NamedNotations(.doubleBrace), NamedNotations(.nesting)]
    case .printf, .none: break
    }
    if let name = file.original?.string.utf8, !file.isOfNumbers {
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
  /// The number of units whose forms are separated by `|`, by the program that would read them.
  private var chosen: [FormNotation: Int] = [:]

  /// Adds the source of a unit.
  mutating func add(_ source: String) {
    var found: NamedNotations = []
    let forms = FormNotation.evident(in: source)
    if let forms { chosen[forms, default: 0] += 1 }
    for placeholder in NamedPlaceholders(inSource: source).list
    // Laravel's `{0}` before a form is a condition.
    where forms != .laravel || placeholder.notation != .brace {
      guard let notation = placeholder.notation, placeholder.name.string.utf8.allSatisfy({ $0 < 0x80 }),
        !Self.proseWords.contains(placeholder.name)
      else {
        continue
      }
      found.insert(NamedNotations(notation))
    }
    if ICUText.mayChoose(source.utf8), let message = try? ICUParser.message(Array(source.utf8), quotes: true),
      !message.choices.isEmpty
    {
      found.insert(NamedNotations(.brace))
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
  func notations(in file: CatalogFile) -> NamedNotations {
    let isOfPrintf = file.messageSyntax == .printf
    var notations = NamedNotations.implied(by: file)
    for syntax in NamedSyntax.allCases {
      if syntax == .brace || NamedNotations.ofPrograms.contains(syntax), !isEvident(syntax, in: file) { continue }
      let (shown, prose) = (shown[syntax.rawValue], prose[syntax.rawValue])
      let isWhole = shown > 0 && prose == 0 && ![.signs, .colon, .number].contains(syntax)
      if shown >= Self.minimumShown || isWhole && !isOfPrintf {
        notations.insert(NamedNotations(syntax))
      }
    }
    return notations
  }

  /// Whether the texts of a file can have a notation: in the web's JSON one of a program, if no brackets contradict it;
  /// in Java, .NET and Qt no names in brackets, which their libraries do not fill in.
  private func isEvident(_ syntax: NamedSyntax, in file: CatalogFile) -> Bool {
    if syntax == .number { return file.messageSyntax == .none }
    if syntax == .brace { return !file.isOfNumbers && file.datatype != "x-qt" }
    guard file.datatype == "x-i18next" else { return false }
    let (brace, double) = (shown[NamedSyntax.brace.rawValue], shown[NamedSyntax.doubleBrace.rawValue])
    return switch syntax {
    case .colon: brace == 0 && double == 0 && shown[syntax.rawValue] >= Self.minimumShown
    case .link: double == 0
    default: false
    }
  }

  /// Returns the notation of forms by number, if the texts have one.
  func forms(_ notations: NamedNotations, in file: CatalogFile) -> FormNotation? {
    guard file.datatype == "x-i18next" else { return nil }
    if notations.contains(.colon) || chosen[.laravel, default: 0] > 0 { return .laravel }
    let isOfVue = chosen[.vue, default: 0] > 0 && shown[NamedSyntax.doubleBrace.rawValue] == 0
    return isOfVue || notations.contains(.link) ? .vue : nil
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
    case .signs, .dollar, .colon, .link, .number: false
    }
  }
}
