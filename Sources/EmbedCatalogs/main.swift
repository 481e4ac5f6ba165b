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

/// Why nothing can be written.
struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// The compiled catalogue of a file; one with errors is refused.
func compile(_ path: String) throws -> (locale: String, json: String) {
  let file = SystemPath(path)
  let bytes = try Files.read(file)
  let content = CatalogFormat.format(ofFileNamed: file, startingWith: bytes).read(bytes, name: file.name)
  let catalog = content.value?.compiled()
  let errors = (content.diagnostics + (catalog?.diagnostics ?? [])).filter { $0.severity == .error }
  guard let catalog = catalog?.value, errors.isEmpty else {
    let lines = errors.map { "\($0.file):\($0.span.start.line):\($0.span.start.column): \($0.message)" }
    throw Failure(description: lines.joined(separator: "\n"))
  }
  return (catalog.locale.description, CompiledCatalog.write(catalog, in: .messagePerLine))
}

let arguments = CommandLine.arguments
guard arguments.count > 2 else { throw Failure(description: "usage: EmbedCatalogs FOLDER CATALOGUE…") }
let folder = SystemPath(arguments[1])
let catalogs = try arguments[2...].map(compile).sorted { ExactText($0.locale) < ExactText($1.locale) }
for catalog in catalogs {
  let text = swiftFile(carrying: catalog.json, of: catalog.locale)
  try Files.write(text, to: folder.appending("\(catalog.locale).swift".utf8))
}
try Files.write(swiftFile(listing: catalogs.map(\.locale)), to: folder.appending("Tags.swift".utf8))
