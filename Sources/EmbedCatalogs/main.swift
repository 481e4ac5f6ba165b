import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordSystemFiles

// Compiles catalogues into the Swift files of the module that ships them:
//
//   EmbedCatalogs FOLDER CATALOGUE…
//
// Each catalogue is one raw StaticString: it compiles fast, needs nothing at start-up, and has a line a message, so that
// a changed text shows as a changed line.

let header = "// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.\n\n"

/// The Swift file that carries one catalogue.
func swiftFile(carrying json: String, of locale: String) -> String {
  """
  \(header)extension ShippedCatalogs {
    static let \(identifier(of: locale)): StaticString = ##\"\"\"
  \(json.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      \"\"\"##
  }

  """
}

/// The Swift file that lists the catalogues.
func swiftFile(listing locales: [String]) -> String {
  """
  \(header)import WatchwordDiagnostics

  extension ShippedCatalogs {
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

let arguments = CommandLine.arguments.dropFirst().map { SystemPath($0) }
guard let folder = arguments.first, arguments.count > 1 else {
  print("usage: EmbedCatalogs FOLDER CATALOGUE…")
  Program.exit(2)
}
do {
  let compiled = try arguments.dropFirst().map(compile)
  let catalogs = compiled.compactMap { $0 }.sorted { ExactText($0.locale) < ExactText($1.locale) }
  guard catalogs.count == compiled.count else { Program.exit(1) }
  for catalog in catalogs {
    let file = folder.appending("\(catalog.locale).swift".utf8)
    try Files.write(swiftFile(carrying: catalog.json, of: catalog.locale), to: file)
  }
  try Files.write(swiftFile(listing: catalogs.map(\.locale)), to: folder.appending("Tags.swift".utf8))
} catch {
  print("error: \(error)")
  Program.exit(1)
}
