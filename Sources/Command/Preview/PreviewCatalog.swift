import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordPolicy
import WatchwordSystemFiles

/// A translation file as the page shows it: its text, and what `lint` says of it.
struct PreviewCatalog {
  /// The name of the file.
  let name: String
  /// The bytes of the file.
  let bytes: [UInt8]
  /// What `lint` finds in it.
  let findings: [Diagnostic]

  /// The XLIFF files that are directly in a folder, as catalogues are looked for.
  static func all(in folder: String) throws -> [PreviewCatalog] {
    let arguments = [folder]
    let files = try Files.entries(in: InputPaths.path(named: folder)).filter { path in
      !path.isSpecial && (path.hasSuffix(".xliff") || path.hasSuffix(".xlf"))
    }
    var sources = try files.map { try LintSource($0, stdinName: nil) }
    var configurations = try LintConfigurations(nil, arguments: arguments)
    try configurations.configure(&sources)
    try MemoryNeed.require(.linting, of: sources.map { ($0.name, $0.size) })
    let linter = Linter(
      configuration: LintConfiguration(declared: PasswordPolicy.declarations + FormTexts.all))
    let reports = linter.report(on: try sources.map { linter.examine(try $0.input()) }).files
    return try zip(sources, reports).map { source, report in
      PreviewCatalog(
        name: String(decoding: source.path.lastComponent, as: UTF8.self), bytes: try source.bytes(),
        findings: report.findings)
    }
  }
}
