import WatchwordBasics
import WatchwordPolicy

extension PasswordMeasurement {
  /// The measurement as JSON on one line, as printed by `watchword policy measure --format json`.
  package var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("seed", seed)
      writer.member("sources", sources)
      writer.member("passwords", passwords)
      writer.member("lines", lines)
      writer.member("unreadable", unreadable)
      writer.array("policies") { writer in
        for policy in policies { writer.object { policy.write(to: &$0) } }
      }
    }
    return writer.text
  }
}

extension PolicyMeasurement {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("policy", name)
    tally.write("accepted", tally.accepted, to: &writer)
    tally.writeVerdicts(to: &writer)
    tally.writeRules(rules.map { ($0.id, $0.text) }, to: &writer)
    guard let guesses else { return }
    writer.object("guesses") { guesses.write(to: &$0) }
  }
}

extension GuessShares {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("of", accepted)
    writer.member("sampled", sampled)
    writer.member("all", isWhole)
    writer.array("strata") { writer in
      for stratum in strata {
        writer.object { writer in
          writer.member("accepted", stratum.accepted)
          writer.member("sampled", stratum.sampled)
          writer.array("within") { writer in for count in stratum.countsByLevel { writer.integer(count) } }
        }
      }
    }
    writer.array("shares") { writer in for share in shares { writer.object { share.write(to: &$0) } } }
  }
}

extension GuessShares.Share {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("guesses", level.name)
    for (name, part) in [("percent", value), ("low", low), ("high", high)] {
      writer.key(name)
      writer.decimal(part * 100, places: 3)
    }
  }
}
