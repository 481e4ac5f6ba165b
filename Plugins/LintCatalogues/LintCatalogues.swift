import Foundation
import PackagePlugin

/// `swift package lint-catalogues`: runs `watchword lint` in the folder of the package.
///
/// The arguments are those of `watchword lint`, with the paths first. Without a path, the whole folder is checked.
@main
struct LintCatalogues: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let namesPath = arguments.first.map { !$0.hasPrefix("-") || $0 == "-" } ?? false
    let process = Process()
    // Tools have the names of their targets, not of their products.
    process.executableURL = try context.tool(named: "WatchwordCommand").url
    process.arguments = ["lint"] + (namesPath ? [] : ["."]) + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The exit code distinguishes findings (1) from catalogues that could not be checked (2).
    guard process.terminationReason == .exit else { exit(2) }
    exit(process.terminationStatus)
  }
}
