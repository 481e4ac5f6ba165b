import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordSystemFiles

// Compiles catalogues into the Swift files of the module that ships them:
//
//   EmbedCatalogs SOURCES CATALOGUE…
//
// Those in a folder Overlays/NAME become the overlay of that name. The notes of the English one go into the command.
//
// Each catalogue is one raw StaticString: it compiles fast, needs nothing at start-up, and has a line a message, so that
// a changed text shows as a changed line.

let header = "// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.\n\n"

/// The catalogues of a folder, and the type that carries them.
struct CatalogGroup {
  /// The name of the overlay that they make; `nil` for the catalogues that stand for themselves.
  let overlay: String?
  private(set) var catalogs: [(locale: String, json: String)] = []

  /// The word in front of `{` where the type is extended or declared.
  private var declaration: String {
    overlay.map { "enum \(Self.typeName(ofOverlay: $0))" } ?? "extension ShippedCatalogs"
  }

  init(overlay: String?) { self.overlay = overlay }

  mutating func add(_ catalog: (locale: String, json: String)) { catalogs.append(catalog) }

  /// `passphrase` as Swift names its type: `PassphraseOverlay`.
  static func typeName(ofOverlay name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() + "Overlay" }

  /// The files, by their paths.
  var files: [(name: String, content: String)] {
    let catalogs = catalogs.sorted { ExactText($0.locale) < ExactText($1.locale) }
    let prefix = overlay.map { "ShippedCatalogs/Overlays/\($0)-" } ?? "ShippedCatalogs/Data/"
    return catalogs.map { ("\(prefix)\($0.locale).swift", swiftFile(carrying: $0.json, of: $0.locale)) }
      + [("\(prefix)Tags.swift", swiftFile(listing: catalogs.map(\.locale)))]
  }

  /// The Swift file that carries one catalogue.
  private func swiftFile(carrying json: String, of locale: String) -> String {
    EmbedCatalogs.swiftFile(
      carrying: json, as: identifier(of: locale), in: overlay.map(Self.typeName) ?? "ShippedCatalogs")
  }

  /// The Swift file that lists the catalogues.
  private func swiftFile(listing locales: [String]) -> String {
    """
    \(header)import WatchwordDiagnostics

    \(declaration) {
      /// The tags of the shipped catalogues, in the order of their bytes.
      static let tags = [\(locales.map { "\"\($0)\"" }.joined(separator: ", "))]

      /// The compiled catalogue of one of `tags`.
      static func json(for tag: ExactText) -> StaticString? {
        switch tag {
    \(locales.map { "    case \"\($0)\": \(identifier(of: $0))" }.joined(separator: "\n"))
        default: nil
        }
      }
    }

    """
  }
}

/// The Swift file that extends `type` by a compiled catalogue.
func swiftFile(carrying json: String, as name: String, in type: String) -> String {
  """
  \(header)extension \(type) {
    static let \(name): StaticString = ##\"""
  \(json.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      \"""##
  }

  """
}

/// The Swift file that lists the overlays.
func swiftFile(listingOverlays names: [String]) -> String {
  """
  \(header)import WatchwordDiagnostics

  extension ShippedOverlay {
  \(names.map { name in
    let type = CatalogGroup.typeName(ofOverlay: name)
    return """
      /// The catalogues of Overlays/\(name).
      package static let \(name) = ShippedOverlay(
        name: "\(name)", tags: \(type).tags, json: \(type).json)
    """
  }.joined(separator: "\n"))
    /// All, in the order of their names.
    package static let all = [\(names.joined(separator: ", "))]
  }

  """
}

/// `pt-BR` as Swift names it: `ptBR`. Three languages have codes that are words of Swift.
func identifier(of locale: String) -> String {
  ["as", "in", "is"].contains(locale) ? "`\(locale)`" : locale.filter { $0 != "-" }
}

/// The catalogue at `path`, compiled, or `nil` if it has errors, which are printed.
func compile(_ path: SystemPath) throws(FileError) -> (locale: String, json: String)? {
  let bytes = try Files.read(path)
  do throws(UnusableCatalog) {
    let compiled = try TranslationCatalog(bytes, name: path).compiled()
    guard compiled.isSound, let catalog = compiled.value else {
      throw UnusableCatalog(diagnostics: compiled.diagnostics)
    }
    return (catalog.locale.description, CompiledCatalog.write(catalog, in: .messagePerLine))
  } catch {
    for finding in error.diagnostics where finding.severity == .error {
      let start = finding.span.start
      print("\(finding.file):\(start.line):\(start.column): error: \(finding.message)")
    }
    return nil
  }
}

/// The notes of the catalogue at `path` as messages: those of the first unit of each.
func notes(of path: SystemPath) throws -> String {
  let catalog = try TranslationCatalog(Files.read(path), name: path)
  var messages: [MessageID: Message] = [:]
  for unit in catalog.files.flatMap(\.units) where messages[MessageID(unit.key)] == nil {
    messages[MessageID(unit.key)] = unit.notes.first.map { Message($0) }
  }
  return CompiledCatalog.write(Catalog(locale: .english, messages: messages), in: .messagePerLine)
}

/// The overlay that the catalogue at `path` belongs to: the name of its folder, if that is in a folder Overlays.
func overlay(of path: SystemPath) -> String? {
  let parts = path.name.string.split(separator: "/")
  return parts.count > 2 && parts[parts.count - 3] == "Overlays" ? String(parts[parts.count - 2]) : nil
}

let arguments = CommandLine.arguments.dropFirst().map { SystemPath($0) }
guard let folder = arguments.first, arguments.count > 1 else {
  print("usage: EmbedCatalogs SOURCES CATALOGUE…")
  Program.exit(2)
}
do {
  var groups = [CatalogGroup(overlay: nil)]
  var files: [(name: String, content: String)] = []
  for path in arguments.dropFirst() {
    let name = overlay(of: path)
    guard let catalog = try compile(path) else { Program.exit(1) }
    if !groups.contains(where: { $0.overlay == name }) { groups.append(CatalogGroup(overlay: name)) }
    for index in groups.indices where groups[index].overlay == name { groups[index].add(catalog) }
    if name == nil, catalog.locale == "en" {
      files.append(
        (
          "Command/Input/ShippedTexts+Notes.swift",
          swiftFile(carrying: try notes(of: path), as: "notes", in: "ShippedTexts")
        ))
    }
  }
  let overlays = groups.compactMap(\.overlay).sorted()
  files.append(("ShippedCatalogs/Overlays/ShippedOverlay+All.swift", swiftFile(listingOverlays: overlays)))
  for (name, content) in groups.flatMap(\.files) + files {
    try Files.write(content, to: folder.appending(name.utf8))
  }
} catch {
  print("error: \(error)")
  Program.exit(1)
}
