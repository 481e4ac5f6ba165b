import WatchwordDiagnostics
import WatchwordSystemFiles

/// The location of the JSON Schema to which a policy refers.
struct SchemaReference {
  /// The path relative to the policy's folder.
  let path: String
  /// The file.
  let file: SystemPath
  /// Whether the file exists.
  let isThere: Bool

  private static let name = "watchword-policy-1.schema.json"

  /// Locates the schema for the policy at `policy`: in a folder `schema` beside it if the schema exists there,
  /// otherwise in the same folder.
  init(for policy: SystemPath) {
    let folder = policy.isStandardInput ? SystemPath(".") : policy.folder
    let inFolder = "schema/\(Self.name)"
    path = folder.appending(inFolder.utf8).identity == nil ? Self.name : inFolder
    file = folder.bytes == Array(".".utf8) ? SystemPath(path) : folder.appending(path.utf8)
    isThere = file.identity != nil
  }
}
