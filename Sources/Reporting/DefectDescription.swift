public import WatchwordDiagnostics

/// The description of a kind of defect, for formats that explain what they report.
public struct DefectDescription: Sendable {
  /// The name of the defect, which its findings have as their id.
  public let id: ExactText
  /// The usual severity of findings.
  public let severity: Severity
  /// The page about the defect: its first line is the title, and paragraphs and examples follow.
  public let page: String

  /// Creates the description of the defect `id`.
  public init(id: ExactText, severity: Severity, page: String) {
    self.id = id
    self.severity = severity
    self.page = page
  }
}

extension Report {
  /// The descriptions of the defects that were found, in the order of ``defects``.
  ///
  /// A defect without a description comes last, described by its name: `wrong-type` gives "Wrong type".
  var foundDefects: [DefectDescription] {
    var found: [ExactText: Severity] = [:]
    var order: [ExactText] = []
    for diagnostic in findings where found.updateValue(diagnostic.severity, forKey: diagnostic.id) == nil {
      order.append(diagnostic.id)
    }
    let described = defects.filter { found.removeValue(forKey: $0.id) != nil }
    return described
      + order.compactMap { id in
        found[id].map { DefectDescription(id: id, severity: $0, page: Self.sentence(of: id)) }
      }
  }

  private static func sentence(of id: ExactText) -> String {
    let words = id.string.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
