import WatchwordDiagnostics
import WatchwordSystemFiles

/// Where the JSON Schema of policies is, as a policy names it.
struct SchemaReference {
  /// The path from the policy's folder.
  let path: String
  /// The file.
  let file: SystemPath
  /// Whether the file exists.
  let isThere: Bool

  private static let name = "watchword-policy-1.schema.json"

  /// The schema beside the policy at `policy`: in a folder `schema` if it is there, else in the same folder.
  init(for policy: SystemPath) {
    let folder = policy.isStandardInput ? SystemPath(".") : policy.folder
    let inFolder = "schema/\(Self.name)"
    path = folder.appending(inFolder.utf8).identity == nil ? Self.name : inFolder
    file = folder.bytes == Array(".".utf8) ? SystemPath(path) : folder.appending(path.utf8)
    isThere = file.identity != nil
  }
}
