package import WatchwordDiagnostics

/// A kind of files with texts that cannot be read as a catalogue.
package struct ForeignFile: Sendable {
  /// What such a file is, such as "an Xcode string catalogue".
  package let title: String
  /// What to do to check its texts, as a clause.
  package let advice: String
  /// The endings of the names of such files, in lower case.
  private let endings: [String]
  /// How the content of such files starts: see ``DocumentHead/content``.
  private let starts: [String]
  /// Whether a folder with such files is probably meant to hold catalogues.
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

  /// The kinds that are told apart.
  private static let kinds: [ForeignFile] = [
    ForeignFile(
      "a binary property list", [".plist"], starts: ["bplist"], isTranslation: false,
      advice: "Give the file that it was built from"),
    ForeignFile("a compiled gettext catalogue", [".mo"], advice: "Give the .po file that it was made from"),
    ForeignFile(
      "JSON", [".json"], starts: ["{", "["], isTranslation: false,
      advice: "To check a policy, use watchword policy validate; to check texts of i18next, "
        + "give them in folders of languages, such as locales/de/common.json"),
    ForeignFile(
      "a template of Arbre", [".html.arb"], isTranslation: false, advice: "Give the files that have its texts"),
    ForeignFile("a file of Java properties", [".properties"], advice: convert),
    ForeignFile("a file of .NET resources", [".resx", ".resw"], starts: ["<root"], advice: convert),
    ForeignFile("a Qt translation", [".qm"], starts: ["<TS", "<!DOCTYPE TS"], advice: convert),
    ForeignFile("a translation memory", [".tmx"], starts: ["<tmx"], advice: convert),
    ForeignFile("a Fluent file", [".ftl"], advice: convert),
    ForeignFile("YAML", [".yml", ".yaml"], isTranslation: false, advice: convert),
    ForeignFile("a table", [".csv", ".tsv", ".xlsx", ".ods"], isTranslation: false, advice: convert),
    ForeignFile(
      "an archive", [".zip", ".gz"], starts: ["PK\u{3}\u{4}"], isTranslation: false,
      advice: "Unpack it, and give the folder"),
  ]

  /// The kind of the file called `name` that starts with `head`; `nil` if it is a catalogue, or of no known kind.
  package static func kind(of name: SystemPath, startingWith head: DocumentHead) -> ForeignFile? {
    if head.format != nil || CatalogFormat.all.contains(where: { $0.mayHave(name) }) { return nil }
    let content = head.content
    return kinds.first { $0.endings.contains { name.hasSuffix($0) } }
      ?? kinds.first { $0.starts.contains { content.starts(with: $0.utf8) } }
  }

  /// The kind of a file in a folder, by its name alone; `nil` if the file says nothing about the folder.
  package static func kind(ofTranslationNamed name: SystemPath) -> ForeignFile? {
    kinds.first { kind in kind.isTranslation && kind.endings.contains { name.hasSuffix($0) } }
  }

  /// Why the file called `name`, which is of this kind, is not read.
  package func refusal(of name: SystemPath) -> String { "\(name.name) is \(title), which is not read. \(advice)" }
}
