import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Compiles XLIFF catalogues into the Swift files of the module that ships them:
//
//   EmbedCatalogs FOLDER CATALOGUE.xliff…
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
  \(header)import Diagnostics

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

/// `pt-BR` as Swift names it: `ptBR`.
func identifier(of locale: String) -> String { "`" + locale.filter { $0 != "-" } + "`" }

func compile(_ path: String) throws(CatalogIOError) -> (locale: String, json: String)? {
  let (content, found) = XLIFF12.read(bytes: try FileBytes.read(path), file: path)
  let (catalog, problems) = content.compiled()
  let errors = (found + problems).filter { $0.severity == .error }
  for error in errors {
    print("\(path):\(error.span.start.line):\(error.span.start.column): error: \(error.message)")
  }
  guard let catalog, errors.isEmpty else { return nil }
  return (catalog.locale.description, CompiledCatalog.write(catalog, in: .messagePerLine))
}

func write(_ text: String, to path: String) -> Bool {
  guard let output = fopen(path, "w") else {
    print("error: \(path) cannot be written")
    return false
  }
  fputs(text, output)
  return fclose(output) == 0
}

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
  print("usage: EmbedCatalogs FOLDER CATALOGUE.xliff…")
  exit(2)
}
do {
  let folder = arguments[1]
  let compiled = try arguments[2...].map(compile)
  let catalogs = compiled.compactMap { $0 }.sorted { ExactText($0.locale) < ExactText($1.locale) }
  guard catalogs.count == compiled.count else { exit(1) }
  for catalog in catalogs {
    let text = swiftFile(carrying: catalog.json, of: catalog.locale)
    guard write(text, to: "\(folder)/\(catalog.locale).swift") else { exit(1) }
  }
  guard write(swiftFile(listing: catalogs.map(\.locale)), to: "\(folder)/Tags.swift") else { exit(1) }
} catch {
  print("error: \(error)")
  exit(1)
}
