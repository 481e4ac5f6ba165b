import WatchwordBasics
import WatchwordPolicy

extension PolicyBases {
  /// The policies that the policy `name` at `path` can extend: the shipped ones by name, and files by paths relative to
  /// the folder of the policy that names them. For a policy from standard input, that is the working folder, unless the
  /// policy was given a name.
  ///
  /// With symbolic links resolved, a file must be in or below the folder of the policy at `path`, or in or below one of
  /// `folders`, which are absolute: the author of a policy may not be allowed to read everything that the user of the
  /// command may read.
  static func files(
    forPolicyAt path: SystemPath, named name: ExactText, in folders: [SystemPath], _ host: PolicyHost
  ) -> PolicyBases {
    let root = path.isStandardInput ? SystemPath(name.string) : path
    let allowed = [host.files.resolved(root.folder)].compactMap { $0 } + folders
    return PolicyBases { base, file in
      if !isPath(base) { return shipped(base, host) }
      // The bytes of the first path may differ from those of its name, so the path itself is used.
      return text(at: base, in: (file == name ? root : SystemPath(file.string)).folder, allowed, host.files)
    }
  }

  /// Whether a name is that of a file: it contains a slash or ends with `.json`.
  private static func isPath(_ name: ExactText) -> Bool {
    let bytes = name.string.utf8
    return bytes.contains(UInt8(ascii: "/")) || bytes.suffix(5).elementsEqual(".json".utf8)
  }

  private static func shipped(_ name: ExactText, _ host: PolicyHost) -> Found {
    let policies = host.policies()
    if let policy = policies.first(where: { $0.name == name }) { return .text(policy.source) }
    let names = policies.map { $0.name }
    let question = Suggestion.nearest(to: name, in: names).map { "Did you mean \"\($0)\"?" }
    return .missing(
      "There is no shipped policy \"\(name.clipped)\"",
      help: question
        ?? "Name a file as \"./base.json\", or use one of: \(names.map { $0.string }.joined(separator: ", "))")
  }

  private static func text(
    at base: ExactText, in folder: SystemPath, _ allowed: [SystemPath], _ files: FileAccess
  ) -> Found {
    let bytes = Array(base.string.utf8)
    guard bytes.first != UInt8(ascii: "/") else {
      return .missing(
        "\"\(base.clipped)\" is an absolute path; expected a path relative to the folder of this policy",
        help: "Write a path such as \"./base.json\"")
    }
    var steps = bytes[...]
    while steps.starts(with: "./".utf8) { steps = steps.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    let path = folder.bytes == Array(".".utf8) ? SystemPath(bytes: Array(steps)) : folder.appending(steps)
    guard isAllowed(path, steps, allowed, files) else {
      return .missing(
        "\"\(base.clipped)\" is not in the folder of this policy or below it, so it is not read",
        help: "Move the file there, or name its folder with --allow-extends")
    }
    // A pipe or a device might never end.
    guard !steps.isEmpty, !files.isSpecial(path) else {
      return .missing("\"\(base.clipped)\" is not a file; expected a policy", help: nil)
    }
    do throws(RunFailure) {
      return .text(try files.text(at: path, as: .policy))
    } catch {
      return .missing(
        "The policy \"\(base.clipped)\" cannot be read: \(error.message)",
        help: "Paths are relative to the folder of this policy")
    }
  }

  /// Whether the file at `path`, which ends with `steps`, may be read. For a file that does not exist, its folder
  /// decides. If that does not exist either, only steps that lead down are allowed, so that nothing is revealed about
  /// other folders.
  private static func isAllowed(
    _ path: SystemPath, _ steps: ArraySlice<UInt8>, _ allowed: [SystemPath], _ files: FileAccess
  ) -> Bool {
    if let resolved = files.resolved(path) ?? (files.isLink(path) ? nil : files.absolute(path)) {
      return allowed.contains { resolved.isIn($0) }
    }
    let leadsUp = steps.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    return !leadsUp && !files.isLink(path)
  }
}
