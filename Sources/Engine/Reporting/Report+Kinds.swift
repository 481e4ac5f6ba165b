import WatchwordBasics

extension Report {
  /// The kinds of the findings, in the order of ``kinds``.
  ///
  /// Kinds that are not in ``kinds`` come last, described by their ids: `wrong-type` gives "Wrong type".
  var foundKinds: [FindingKind] {
    var found: [ExactText: Severity] = [:]
    var order: [ExactText] = []
    for finding in findings where found.updateValue(finding.severity, forKey: finding.id) == nil {
      order.append(finding.id)
    }
    let described = kinds.filter { found.removeValue(forKey: $0.id) != nil }
    return described
      + order.compactMap { id in found[id].map { FindingKind(id, $0, page: Self.sentence(of: id)) } }
  }

  private static func sentence(of id: ExactText) -> String {
    let words = id.string.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
