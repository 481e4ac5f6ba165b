import Foundation
import PackagePlugin

/// Compiles the catalogues of `Locales/` into the target, so that the command carries them wherever it is copied.
@main
struct EmbedCatalogsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Locales")
    let catalogs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "xliff" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedCatalogs.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(catalogs.count) catalogues",
        executable: try context.tool(named: "EmbedCatalogs").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs,
        outputFiles: [output])
    ]
  }
}
