import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordSystemFiles

/// The option of every command that reads a policy, which may extend others.
struct BaseOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-extends"),
    help: ArgumentHelp(
      "A folder of policies that others may extend, besides the folder of the policy and its subfolders.",
      valueName: "dir"))
  var folders: [String] = []

  /// Returns the policies that the policy `name` at `path` can extend: see ``PolicyBases/files(around:called:in:)``.
  func bases(around path: SystemPath, called name: ExactText) throws -> PolicyBases {
    let folders = try folders.map { argument in
      let folder = try InputPaths.path(named: argument)
      guard folder.isFolder, let resolved = folder.withoutLinks else {
        throw CommandFailure(message: "--allow-extends: \(folder.name) is not a folder")
      }
      return resolved
    }
    return PolicyBases.files(around: path, called: name, in: folders)
  }
}
