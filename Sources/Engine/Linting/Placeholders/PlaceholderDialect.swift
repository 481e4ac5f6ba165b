public import WatchwordBasics
import WatchwordCatalogFormats

/// A way in which programs write the values, links and forms of their texts, as a configuration file names it.
public struct PlaceholderDialect: Sendable {
  /// The name in configuration files.
  public let id: ExactText
  let notations: NamedNotations
  let forms: FormNotation?

  private init(_ id: ExactText, _ syntaxes: [NamedSyntax], _ forms: FormNotation? = nil) {
    self.id = id
    notations = NamedNotations(syntaxes.map { NamedNotations($0) })
    self.forms = forms
  }

  /// Every dialect, in the order of the documentation.
  static let all: [PlaceholderDialect] = [
    PlaceholderDialect("none", []),
    // FormatJS, next-intl, Home Assistant, Java and .NET: `{name}`, `{0}`.
    PlaceholderDialect("icu", [.brace]),
    PlaceholderDialect("i18next", [.doubleBrace, .nesting]),
    PlaceholderDialect("vue-i18n", [.brace, .link], .vue),
    PlaceholderDialect("laravel", [.colon], .laravel),
    PlaceholderDialect("rails", [.percentBrace]),
    PlaceholderDialect("angular", [.doubleBrace]),
    PlaceholderDialect("python", [.percentParenthesis]),
    PlaceholderDialect("template", [.signs]),
    PlaceholderDialect("webextension", [.dollar]),
    PlaceholderDialect("numbered", [.number]),
  ]
}

/// How the texts of a catalogue write their values, and what decided that.
package struct DecidedPlaceholders: Sendable {
  /// An example of each notation: `{name}`, `a | b`.
  package let notations: [String]
  /// What decided: "settings", "format" or "sources".
  package let decidedBy: ExactText

  /// Collects the notations of a catalogue's file elements.
  init(_ files: [FileFacts]) {
    var notations: [String] = []
    var decidedBy: ExactText = "format"
    for file in files {
      let implied = NamedNotations.implied(by: file.file)
      if file.dialect != nil {
        decidedBy = "settings"
      } else if file.sources.notations != implied || file.sources.forms != nil {
        decidedBy = "sources"
      }
      let values = file.usesPrintf ? [file.isAndroid || file.isCompose ? "%1$s" : "%@"] : []
      let names = NamedSyntax.allCases.filter { file.sources.notations.contains($0) }.map { $0.example }
      for text in values + names + (file.sources.forms == nil ? [] : ["a | b"])
      where !notations.contains(where: { ExactText($0) == ExactText(text) }) {
        notations.append(text)
      }
    }
    (self.notations, self.decidedBy) = (notations, decidedBy)
  }
}

extension NamedSyntax {
  /// A placeholder in this notation.
  fileprivate var example: String {
    self == .signs ? "${name}" : placeholder(self == .nesting ? "key" : self == .number ? "1" : "name")
  }
}
