import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis

extension PolicyDiffReport {
  /// The report as an object.
  var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.key("changes")
      writer.array { writer in for line in lines { write(line, to: &writer) } }
      writer.key("witnesses")
      writer.object { writer in
        write("onlyOld", difference.onlyOld, to: &writer)
        write("onlyNew", difference.onlyNew, to: &writer)
      }
      writer.key("share")
      if let share = difference.share { writer.decimal(share, places: 9) } else { writer.null() }
      writer.key("shares")
      writer.array { writer in
        for each in difference.shares {
          writer.object { writer in
            writer.member("length", each.length)
            writer.key("share")
            writer.decimal(each.share, places: 9)
          }
        }
      }
      writer.key("aside")
      writer.array { writer in for id in Self.ids(difference.aside) { writer.string(id) } }
    }
    return writer.text
  }

  private func write(_ line: Line, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", line.rule)
      writer.member("kind", line.kind)
      if let rule = line.new ?? line.old { writer.member("text", text(of: rule)) }
      if let rule = line.old, line.new != nil { writer.member("old", text(of: rule)) }
    }
  }

  private func write(_ key: String, _ witness: PolicyDifference.Witness, to writer: inout JSONWriter) {
    writer.key(key)
    switch witness {
    case .password(let password): writer.string(password)
    case .none: writer.null()
    case .unknown(let reason):
      writer.object { writer in writer.member("unknown", Self.clause(for: reason).capitalizingFirst) }
    }
  }
}

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
