import WatchwordPolicyAnalysis

extension PolicyDiffReport {
  /// The report as an object.
  var json: String { difference.json(changes) { text(of: $0) } }
}
