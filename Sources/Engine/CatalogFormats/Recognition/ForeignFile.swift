package import WatchwordDiagnostics

/// A type of text files that cannot be read as a catalogue.
package struct ForeignFile: Sendable {
  /// The name of the type, such as "an Xcode string catalogue".
  package let title: String
  /// How to get texts that can be checked, as a clause.
  package let advice: String
  /// The file name extensions of the type, in lower case.
  private let endings: [String]
  /// The possible starts of the content: see ``DocumentHead/content``.
  private let starts: [String]
  /// Whether a folder with such files probably contains catalogues.
  private let isTranslation: Bool

  private init(
    _ title: String, _ endings: [String], starts: [String] = [], isTranslation: Bool = true, advice: String
  ) {
    self.title = title
    self.endings = endings
    self.starts = starts
    self.isTranslation = isTranslation
    self.advice = advice
  }

  private static let convert = "Export or convert its texts as XLIFF"

  /// The known types.
  private static let kinds: [ForeignFile] = [
    ForeignFile(
      "a binary property list", [".plist"], starts: ["bplist"], isTranslation: false,
      advice: "Specify the file that it was built from"),
    ForeignFile("a compiled gettext catalogue", [".mo"], advice: "Specify the .po file that it was compiled from"),
    ForeignFile(
      "JSON", [".json"], starts: ["{", "["], isTranslation: false,
      advice: "To check a policy, use watchword policy validate; to check i18next texts, "
        + "put them into language folders, such as locales/de/common.json"),
    ForeignFile(
      "an Arbre template", [".html.arb"], isTranslation: false, advice: "Specify the files that contain its texts"),
    ForeignFile("a Java properties file", [".properties"], advice: convert),
    ForeignFile("a .NET resource file", [".resx", ".resw"], starts: ["<root"], advice: convert),
    ForeignFile("a Qt translation", [".qm"], starts: ["<TS", "<!DOCTYPE TS"], advice: convert),
    ForeignFile("a translation memory", [".tmx"], starts: ["<tmx"], advice: convert),
    ForeignFile("a Fluent file", [".ftl"], advice: convert),
    ForeignFile("YAML", [".yml", ".yaml"], isTranslation: false, advice: convert),
    ForeignFile("a table", [".csv", ".tsv", ".xlsx", ".ods"], isTranslation: false, advice: convert),
    ForeignFile(
      "an archive", [".zip", ".gz"], starts: ["PK\u{3}\u{4}"], isTranslation: false,
      advice: "Unpack it, and specify the folder"),
  ]

  /// Returns the type of the file called `name` that starts with `head`, or `nil` if it is a catalogue or unknown.
  package static func kind(of name: SystemPath, startingWith head: DocumentHead) -> ForeignFile? {
    if head.format != nil || CatalogFormat.all.contains(where: { $0.mayHave(name) }) { return nil }
    let content = head.content
    return kinds.first { $0.endings.contains { name.hasSuffix($0) } }
      ?? kinds.first { $0.starts.contains { content.starts(with: $0.utf8) } }
  }

  /// Returns the type of a file in a folder, by its name alone, or `nil` if the file does not indicate that the folder
  /// contains catalogues.
  package static func kind(ofTranslationNamed name: SystemPath) -> ForeignFile? {
    kinds.first { kind in kind.isTranslation && kind.endings.contains { name.hasSuffix($0) } }
  }

  /// Returns the message that explains why a file of this type is not read.
  package func refusal(of name: SystemPath) -> String { "\(name.name) is \(title), which is not supported. \(advice)" }
}
