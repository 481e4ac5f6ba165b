import WatchwordBasics
import WatchwordLinting
import WatchwordRuns

/// A question that selects the files of a project, and the checks for them.
struct ProjectQuestion {
  /// The options of the run.
  private(set) var options = LintOptions(paths: [])
  /// Whether the host has the files compared after edits, instead of each file with the base alone.
  private(set) var isComparedLater = false

  /// Parses the question in `bytes`, a JSON object. Throws if it is malformed.
  init(_ bytes: [UInt8]) throws(Refusal) {
    for member in try Question.members(of: bytes) {
      switch (member.key.text, member.node.value) {
      case ("paths", .array): options.paths = try Self.texts(member).map { SystemPath($0.string) }
      case ("base", .string(let path)): options.base = SystemPath(path.text.string)
      case ("config", .string(let path)): options.configuration = SystemPath(path.text.string)
      case ("isComparedLater", .bool(let value)): isComparedLater = value
      case ("checks", .string(let name)):
        options.checks = CheckSet.allCases.first { $0.name == name.text }
        if options.checks == nil { throw .unknownSet(name.text) }
      case ("checks", .array): options.only = [try Self.texts(member).map { $0.string }.joined(separator: ",")]
      default:
        throw .malformed(
          "Expected \"paths\", \"base\", \"checks\", \"config\" and \"isComparedLater\", "
            + "found \"\(member.key.text.clipped)\"")
      }
    }
  }

  private static func texts(_ member: JSONMember) throws(Refusal) -> [ExactText] {
    guard case .array(let nodes) = member.node.value else { return [] }
    var texts: [ExactText] = []
    for node in nodes {
      guard let text = node.text else { throw .malformed("Expected texts in \"\(member.key.text)\"") }
      texts.append(text)
    }
    return texts
  }
}

extension Refusal {
  /// There is no set of checks with this name.
  static func unknownSet(_ name: ExactText) -> Refusal {
    Refusal(id: "unknown-check", "There is no set of checks \"\(name.clipped)\"")
  }
}
