import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordSystemFiles

extension PolicyBases {
  /// The policies that the policy `name` at `path` can extend: the shipped ones by their names, and files by paths that
  /// are relative to the folder of the policy that names them. A policy from standard input has no folder but the working
  /// folder, unless it was given a name.
  static func files(around path: SystemPath, called name: ExactText) -> PolicyBases {
    let root = path.isStandardInput ? SystemPath(name.string) : path
    return PolicyBases { base, file in
      if !isPath(base) { return shipped(base) }
      // The bytes of the first path need not be those of its name.
      return text(at: base, in: (file == name ? root : SystemPath(file.string)).folder)
    }
  }

  /// Whether a name is that of a file, as all are that have a slash or end as policies do.
  private static func isPath(_ name: ExactText) -> Bool {
    let bytes = name.string.utf8
    return bytes.contains(UInt8(ascii: "/")) || bytes.suffix(5).elementsEqual(".json".utf8)
  }

  private static func shipped(_ name: ExactText) -> Found {
    if let policy = ShippedPolicy.all.first(where: { $0.name == name }) { return .text(policy.source) }
    let names = ShippedPolicy.all.map(\.name)
    let question = Suggestion.nearest(to: name, in: names).map { "Did you mean \"\($0)\"?" }
    return .missing(
      "There is no shipped policy \"\(name.clipped)\"",
      help: question ?? "Name a file as \"./base.json\", or use one of: \(names.map(\.string).joined(separator: ", "))")
  }

  private static func text(at base: ExactText, in folder: SystemPath) -> Found {
    let bytes = Array(base.string.utf8)
    guard bytes.first != UInt8(ascii: "/") else {
      return .missing(
        "\"\(base.clipped)\" is an absolute path; expected a path relative to the folder of this policy",
        help: "Write a path such as \"./base.json\"")
    }
    var steps = bytes[...]
    while steps.starts(with: "./".utf8) { steps = steps.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    let path = folder.bytes == Array(".".utf8) ? SystemPath(bytes: Array(steps)) : folder.appending(steps)
    // A pipe or a device might never end.
    guard !steps.isEmpty, !path.isSpecial else {
      return .missing("\"\(base.clipped)\" is not a file; expected a policy", help: nil)
    }
    do {
      return .text(try InputFile.read(path, as: .policy))
    } catch let failure as CommandFailure {
      return .missing(
        "The policy \"\(base.clipped)\" cannot be read: \(failure.message)",
        help: "Paths are relative to the folder of this policy")
    } catch {
      return .missing("The policy \"\(base.clipped)\" cannot be read", help: nil)
    }
  }
}
