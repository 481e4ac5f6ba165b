package import WatchwordBasics

/// A policy of the folder `Policies`, available by name.
package struct ShippedPolicy: Sendable {
  /// The name of its file without folder and extension.
  package let name: ExactText
  /// The content of its file.
  package let json: String

  /// Creates the policy of a file with this content.
  package init(name: ExactText, json: String) {
    self.name = name
    self.json = json
  }

  /// The content as a source text with the policy's name.
  package var source: SourceText { SourceText(name: name, bytes: Array(json.utf8)) }
}

extension PolicyHost {
  /// Returns the shipped policy that an argument names, unless a file has that name.
  package func shippedPolicy(named argument: FileArgument) -> ShippedPolicy? {
    let name = ExactText(argument.text)
    guard let policy = policies().first(where: { $0.name == name }), files.status(argument.path) == nil else {
      return nil
    }
    return policy
  }

  /// Returns the policy that an argument may mean, if no file has that name: a policy with a similar name or, for a path
  /// such as `Policies/strong.json`, which exists only in the repository, the policy of that name.
  package func nearestPolicy(to argument: FileArgument) -> ExactText? {
    guard !argument.path.isStandardInput, files.status(argument.path) == nil else { return nil }
    let name = argument.text
    let names = policies().map { $0.name }
    let stem = ExactText(FileArgument.stem(of: ExactText(name)))
    if names.contains(stem) { return stem }
    let isName = !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(UInt8(ascii: "."))
    return isName ? Suggestion.nearest(to: ExactText(name), in: names) : nil
  }
}
