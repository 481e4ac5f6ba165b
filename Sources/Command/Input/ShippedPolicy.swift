import WatchwordDiagnostics
import WatchwordSystemFiles

/// The policies of the folder `Policies`, which the command knows by their names wherever it runs.
struct ShippedPolicy {
  /// The name: that of its file without folder and extension.
  let name: ExactText
  /// The content of its file.
  let json: String

  /// The text under its name.
  var source: SourceText { SourceText(name: name, bytes: Array(json.utf8)) }

  /// The policy called `name`, unless there is a file with that name.
  static func named(_ name: String) throws -> ShippedPolicy? {
    guard let policy = all.first(where: { $0.name == ExactText(name) }),
      try InputPaths.path(named: name).identity == nil
    else { return nil }
    return policy
  }

  /// The policy that `name`, which no file has, may stand for: one with a similar name or, for a path such as
  /// `Policies/strong.json`, which only the repository has, the one of that name.
  static func nearest(to name: String) throws -> ExactText? {
    let path = try InputPaths.path(named: name)
    guard !path.isStandardInput, path.identity == nil else { return nil }
    let stem = ExactText(InputFile.stem(of: ExactText(name)))
    if let policy = all.first(where: { $0.name == stem }) { return policy.name }
    let isName = !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(UInt8(ascii: "."))
    return isName ? Suggestion.nearest(to: ExactText(name), in: all.map(\.name)) : nil
  }

  /// Short names for those from which a new policy can start.
  static let startingPoints: [(name: ExactText, policy: ExactText)] = [
    ("nist", "nist-800-63b-4"), ("pci", "pci-dss-4"), ("cognito", "cognito-default"),
  ]
}
