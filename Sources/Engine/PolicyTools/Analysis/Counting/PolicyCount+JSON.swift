import WatchwordBasics
import WatchwordPolicy

extension PolicyCount {
  /// Returns the count as JSON, as printed by `watchword policy count --format json`; `cnilBits` is CNIL's figure.
  package func json(cnilBits: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("alphabet", alphabet.count)
      writer.member("exact", isExact)
      writer.key("total")
      Self.write(total, to: &writer)
      writer.key("bits")
      if let bits { writer.decimal(bits, places: 2) } else { writer.null() }
      writer.array("lengths") { writer in
        for each in lengths {
          writer.object { writer in
            writer.member("length", each.length)
            writer.key("count")
            Self.write(each.count, to: &writer)
          }
        }
      }
      writer.array("bounds") { writer in for bound in bounds { writer.string(bound.sentence) } }
      writer.member("cnilBits", cnilBits)
      writer.member("cutOff", isCutOff)
    }
    return writer.text
  }

  private static func write(_ range: CountRange, to writer: inout JSONWriter) {
    guard !range.isExact else { return writer.string(range.upperBound.description) }
    writer.object { writer in
      writer.member("least", range.lowerBound.description)
      writer.member("most", range.upperBound.description)
    }
  }
}

extension PolicyCount.Bound {
  /// The rule and the reason, as a sentence without a full stop.
  package var sentence: String {
    let clause =
      switch reason {
      case .dependsOnPerson: "it depends on the person or on earlier passwords, and rejects some of these"
      case .judgedOutside: "only the app can judge it, and it may reject any of these"
      case .notCounted: "it also rejects variants of common passwords, which are not counted"
      case .tooManyStates: "counting it exactly together with the other rules would take too much memory"
      }
    return "\(rule.id): \(clause)"
  }
}
