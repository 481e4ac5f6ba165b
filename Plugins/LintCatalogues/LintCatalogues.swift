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
    // Tools are named after their targets, not after their products.
    process.executableURL = try context.tool(named: "WatchwordCommand").url
    process.arguments = ["lint"] + (namesPath ? [] : ["."]) + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The code says whether there are findings (1) or whether something could not be checked (2).
    guard process.terminationReason == .exit else { exit(2) }
    exit(process.terminationStatus)
  }
}
