import CatalogFormats
import Diagnostics
import Localization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Turns XLIFF catalogues into one Swift file that carries them compiled:
// EmbedCatalogs OUTPUT.swift CATALOGUE.xliff…
//
// Each catalogue is one raw StaticString: it compiles fast and needs nothing at start-up.

/// The Swift file that carries `catalogs`.
func swiftFile(carrying catalogs: [(name: String, json: String)]) -> String {
  var text = """
    // Generated from the catalogues in Locales. Do not edit.

    /// The catalogues that are built in.
    enum EmbeddedCatalogs {
      /// Their locales, in the order of their bytes.
      static let locales = [\(catalogs.map { "\"\($0.name)\"" }.joined(separator: ", "))]

      /// The compiled catalogue of `locale`, one of `locales`.
      static func json(for locale: String) -> StaticString {
        switch locale {

    """
  for (name, json) in catalogs {
    let marks = String(repeating: "#", count: longestRunOfMarks(in: json) + 1)
    text += "    case \"\(name)\": \(marks)\"\(json)\"\(marks)\n"
  }
  return text + "    default: \"\"\n    }\n  }\n}\n"
}

/// The most `#` in a row: a raw string needs one more around it.
func longestRunOfMarks(in text: String) -> Int {
  var longest = 0
  var run = 0
  for byte in text.utf8 {
    run = byte == UInt8(ascii: "#") ? run + 1 : 0
    longest = max(longest, run)
  }
  return longest
}

func compile(_ path: String) throws(CatalogIOError) -> (name: String, json: String)? {
  let (content, found) = XLIFF12.read(bytes: try FileBytes.read(path), file: path)
  let (catalog, problems) = content.compiled()
  let errors = (found + problems).filter { $0.severity == .error }
  for error in errors {
    print("\(path):\(error.span.start.line):\(error.span.start.column): error: \(error.message)")
  }
  guard let catalog, errors.isEmpty else { return nil }
  return (catalog.locale.description, CompiledCatalog.write(catalog))
}

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
  print("usage: EmbedCatalogs OUTPUT.swift CATALOGUE.xliff…")
  exit(2)
}
do {
  let catalogs = try arguments[2...].map(compile)
  let compiled = catalogs.compactMap { $0 }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  guard compiled.count == catalogs.count else { exit(1) }
  guard let output = fopen(arguments[1], "w") else {
    print("error: \(arguments[1]) cannot be written")
    exit(1)
  }
  fputs(swiftFile(carrying: compiled), output)
  guard fclose(output) == 0 else { exit(1) }
} catch {
  print("error: \(error)")
  exit(1)
}
