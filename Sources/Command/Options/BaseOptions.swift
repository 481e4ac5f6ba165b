import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordSystemFiles

/// The option of every command that reads a policy, which may extend others.
struct BaseOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-extends"),
    help: ArgumentHelp(
      "A folder with policies that others may extend; those in the folder of the policy and below it always may be.",
      valueName: "dir"))
  var folders: [String] = []

  /// The policies that the policy `name` at `path` can extend: see ``PolicyBases/files(around:called:in:)``.
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
