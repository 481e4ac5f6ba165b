import WatchwordBasics
import WatchwordRuns
import WatchwordSystemFiles

extension PolicyFile {
  /// Reads the policy at `path`, or the shipped policy of that name. Reports findings on standard error; throws if there
  /// is an error.
  static func load(_ path: String, stdinName: String? = nil, extending options: BaseOptions) throws -> PolicyFile {
    var reading = try options.reading()
    reading.stdinName = stdinName
    return try reading.load(InputPaths.argument(path), .system())
  }
}

/// The location of the JSON Schema to which a policy refers.
struct SchemaReference {
  /// The path relative to the policy's folder.
  let path: String
  /// The file.
  let file: SystemPath
  /// Whether the file exists.
  let exists: Bool

  private static let name = "watchword-policy-1.schema.json"

  /// Locates the schema for the policy at `policy`: in a folder `schema` beside it if the schema exists there,
  /// otherwise in the same folder.
  init(for policy: SystemPath) {
    let folder = policy.isStandardInput ? SystemPath(".") : policy.folder
    let inFolder = "schema/\(Self.name)"
    path = folder.appending(inFolder.utf8).identity == nil ? Self.name : inFolder
    file = folder.bytes == Array(".".utf8) ? SystemPath(path) : folder.appending(path.utf8)
    exists = file.identity != nil
  }
}

extension ShippedPolicy {
  /// Short names of the policies from which a new one can start.
  static let startingPoints: [(name: ExactText, policy: ExactText)] = [
    ("nist", "nist-800-63b-4"), ("pci", "pci-dss-4"), ("cognito", "cognito-default"),
  ]
}
