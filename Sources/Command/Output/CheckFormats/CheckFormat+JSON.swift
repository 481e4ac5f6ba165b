import WatchwordDiagnostics
import WatchwordPolicy

extension CheckFormat {
  /// A JSON object on each line, for programs: that of `Assessment.json(by:in:line:)`.
  static let json = CheckFormat(
    id: "json",
    rule: { rule, report in
      var writer = JSONWriter()
      rule.write(to: &writer, by: report.renderer, in: report.style)
      return writer.text
    },
    start: { line, verdict in #"{"version":1,"line":\#(line),"verdict":"\#(verdict.name)","rules":["# },
    separator: ",", end: "]}\n", unchecked: { problem, line, _ in problem.json(line: line) + "\n" },
    summary: { $0.json + "\n" })
}

extension CheckSummary {
  fileprivate var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("policy", policy)
      writer.member("passwords", tally.total)
      write("met", tally.met, to: &writer)
      write("unmet", tally.unmet, to: &writer)
      write("undetermined", tally.undetermined, to: &writer)
      writer.member("unreadable", tally.unreadable)
      writer.key("rules")
      writer.array { writer in
        for (rule, counts) in zip(report.policy.rules, tally.rules) {
          writer.object { writer in
            writer.member("rule", rule.id)
            writer.member("text", report.text(of: rule))
            write("unmet", counts.unmet, to: &writer)
            write("unmetAlone", counts.unmetAlone, to: &writer)
            write("undetermined", counts.undetermined, to: &writer)
          }
        }
      }
    }
    return writer.text
  }

  /// Writes a number, and its part of all passwords in per cent.
  private func write(_ name: String, _ count: Int, to writer: inout JSONWriter) {
    writer.member(name, count)
    writer.key(name + "Percent")
    writer.tenths(Self.tenths(count, of: tally.total))
  }
}
