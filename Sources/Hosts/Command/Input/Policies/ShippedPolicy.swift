import WatchwordDiagnostics
import WatchwordProject
import WatchwordSystemFiles

/// A policy of the folder `Policies`, embedded in the command and available by name.
struct ShippedPolicy {
  /// The name of its file without folder and extension.
  let name: ExactText
  /// The content of its file.
  let json: String

  /// The content as a source text with the policy's name.
  var source: SourceText { SourceText(name: name, bytes: Array(json.utf8)) }

  /// Returns the policy called `name`, unless a file has that name.
  static func named(_ name: String) throws -> ShippedPolicy? {
    guard let policy = all.first(where: { $0.name == ExactText(name) }),
      try InputPaths.path(named: name).identity == nil
    else { return nil }
    return policy
  }

  /// Returns the policy that `name` may mean, if no file has that name: a policy with a similar name or, for a path
  /// such as `Policies/strong.json`, which exists only in the repository, the policy of that name.
  static func nearest(to name: String) throws -> ExactText? {
    let path = try InputPaths.path(named: name)
    guard !path.isStandardInput, path.identity == nil else { return nil }
    let stem = ExactText(InputFile.stem(of: ExactText(name)))
    if let policy = all.first(where: { $0.name == stem }) { return policy.name }
    let isName = !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(UInt8(ascii: "."))
    return isName ? Suggestion.nearest(to: ExactText(name), in: all.map(\.name)) : nil
  }

  /// Short names of the policies from which a new one can start.
  static let startingPoints: [(name: ExactText, policy: ExactText)] = [
    ("nist", "nist-800-63b-4"), ("pci", "pci-dss-4"), ("cognito", "cognito-default"),
  ]
}
