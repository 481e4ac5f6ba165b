import WatchwordBasics

extension NativeFormat {
  /// Reads the name of the policy that is extended, and the ids of the rules that are not inherited. Returns `nil` if
  /// no policy is extended. Invalid values are reported.
  static func readExtension(from reader: inout MemberReader) -> PolicyExtension? {
    let base = reader.member("extends").flatMap { node in
      reader.text(node, "extends").map { PolicyExtension.Named($0, at: node.range) }
    }
    guard let node = reader.member("remove") else { return base.map { PolicyExtension(of: $0) } }
    guard reader.member("extends") != nil else {
      reader.report(
        .missingValue, node.range, "The policy has \"remove\" but no \"extends\", so there is nothing to remove",
        help: "Add \"extends\", or leave \"remove\" out")
      return nil
    }
    let removed = removedRules(node, &reader)
    return base.map { PolicyExtension(of: $0, removing: removed) }
  }

  private static func removedRules(_ node: JSONNode, _ reader: inout MemberReader) -> [PolicyExtension.Named] {
    guard case .array(let nodes) = node.value else {
      reader.reportType("remove", node, expected: "a list of the ids of rules")
      return []
    }
    var removed: [PolicyExtension.Named] = []
    for node in nodes {
      guard let id = reader.string(node, "remove") else { continue }
      if RuleKind.named(id.text) == nil {
        reader.report(
          .unknownRule, id.range, "There is no rule \"\(id.text.clipped)\"",
          help: MemberReader.suggestion(for: id.text, among: RuleKind.allIDs))
      } else if removed.contains(where: { $0.name == id.text }) {
        reader.report(
          .duplicateValue, id.range, "\"remove\" has \"\(id.text)\" twice", help: "Remove one of the two")
      } else {
        removed.append(PolicyExtension.Named(id.text, at: id.range))
      }
    }
    return removed
  }
}
