extension ReportFormat {
  /// One JSON object of version 1, for programs.
  public static let json = ReportFormat("json", "For programs") { report, _, output throws(OutputEnd) in
    try report.writeJSON(to: output)
  }
}
