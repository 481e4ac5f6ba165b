import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordReleaseNotes
import WatchwordSystemFiles

// Compiles catalogues into the Swift files of the module that ships them:
//
//   EmbedCatalogs FOLDER NOTES CATALOGUE…
//
// The texts of release notes go into the folder NOTES, and all others into FOLDER.
//
// Each catalogue is one raw StaticString: it compiles fast, needs nothing at start-up, and has a line a message, so that
// a changed text shows as a changed line.

let header = "// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.\n\n"

/// The Swift file that carries one catalogue of the type `type`.
func swiftFile(carrying json: String, of locale: String, in type: String) -> String {
  """
  \(header)extension \(type) {
    static let \(identifier(of: locale)): StaticString = ##\"\"\"
  \(json.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      \"\"\"##
  }

  """
}

/// The Swift file that lists the catalogues of the type `type`.
func swiftFile(listing locales: [String], in type: String) -> String {
  """
  \(header)import WatchwordDiagnostics

  extension \(type) {
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

/// `pt-BR` as Swift names it: `ptBR`. Three languages have codes that are words of Swift.
func identifier(of locale: String) -> String {
  ["as", "in", "is"].contains(locale) ? "`\(locale)`" : locale.filter { $0 != "-" }
}

/// The catalogue at `path`, or `nil` if it has errors, which are printed.
func compile(_ path: SystemPath) throws(FileError) -> Catalog? {
  let bytes = try Files.read(path)
  do throws(UnusableCatalog) {
    let compiled = try TranslationCatalog(bytes, name: path).compiled()
    guard compiled.isSound, let catalog = compiled.value else {
      throw UnusableCatalog(diagnostics: compiled.diagnostics)
    }
    return catalog
  } catch {
    for finding in error.diagnostics where finding.severity == .error {
      let start = finding.span.start
      print("\(finding.file):\(start.line):\(start.column): error: \(finding.message)")
    }
    return nil
  }
}

/// Writes those messages of the catalogues for which `isWanted` is true of the id, as files of the type `type`.
func write(
  _ catalogs: [Catalog], as type: String, to folder: SystemPath, where isWanted: (MessageID) -> Bool
) throws(FileError) {
  var tags: [String] = []
  for catalog in catalogs {
    let part = Catalog(locale: catalog.locale, messages: catalog.messages.filter { isWanted($0.key) })
    if part.messages.isEmpty { continue }
    let tag = catalog.locale.description
    let json = CompiledCatalog.write(part, in: .messagePerLine)
    try Files.write(swiftFile(carrying: json, of: tag, in: type), to: folder.appending("\(tag).swift".utf8))
    tags.append(tag)
  }
  try Files.write(swiftFile(listing: tags, in: type), to: folder.appending("Tags.swift".utf8))
}

let arguments = CommandLine.arguments.dropFirst().map { SystemPath($0) }
guard arguments.count > 2 else {
  print("usage: EmbedCatalogs FOLDER NOTES CATALOGUE…")
  Program.exit(2)
}
do {
  let compiled = try arguments.dropFirst(2).map(compile)
  let catalogs = compiled.compactMap { $0 }
    .sorted { ExactText($0.locale.description) < ExactText($1.locale.description) }
  guard catalogs.count == compiled.count else { Program.exit(1) }
  try write(catalogs, as: "ShippedCatalogs", to: arguments[0]) { !NoteTexts.isNote($0) }
  try write(catalogs, as: "NoteCatalogs", to: arguments[1], where: NoteTexts.isNote)
} catch {
  print("error: \(error)")
  Program.exit(1)
}
