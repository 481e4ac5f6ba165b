import WatchwordBasics
package import WatchwordPolicy

extension PolicyComparison {
  /// Returns the comparison as a JSON object, as described in the help of `watchword policy compare`; `text` returns
  /// the user-visible text of a rule.
  package func json(text: (PasswordRule) -> String) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.array("decision") { list in for sentence in decision { list.string(sentence.plain) } }
      writer.member("caveat", orNull: caveat?.plain)
      writer.member("drawnAtRandom", drawnAtRandom.plain)
      writer.array("figures") { list in for sentence in figures { list.string(sentence.plain) } }
      writer.member("legalNote", Self.legalNote)
      writer.key("measured")
      writeSource(to: &writer)
      writer.array("policies") { list in
        for index in policies.indices { list.object { write(index, to: &$0, text: text) } }
      }
    }
    return writer.text
  }

  private func writeSource(to writer: inout JSONWriter) {
    guard let measurement else { return writer.null() }
    writer.object { writer in
      writer.member("sources", measurement.sources)
      writer.member("common", measuresCommonPasswords)
      writer.member("passwords", measurement.passwords)
    }
  }

  private func write(_ index: Int, to writer: inout JSONWriter, text: (PasswordRule) -> String) {
    let compared = policies[index]
    writer.member("policy", compared.name)
    writer.array("rules") { list in
      for rule in compared.policy.rules {
        list.object { writer in
          writer.member("rule", rule.id)
          writer.member("text", text(rule))
        }
      }
    }
    writer.member("leastLength", compared.minimumLength)
    writer.key("count")
    if let strength = compared.strength { strength.writeFigure(to: &writer) } else { writer.null() }
    writer.key("cnil")
    compared.cnil.writeFigure(to: &writer)
    writer.array("standards") { list in for audit in compared.audits { list.object { audit.writeShort(to: &$0) } } }
    guard let measured = measurement?.policies[index] else { return }
    writer.member("accepted", measured.tally.accepted)
    writer.array("shares") { list in
      for share in shares(of: index) { list.object { share.writeFigure(to: &$0) } }
    }
  }
}

extension ShortestStrength {
  fileprivate func writeFigure(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("length", length)
      writer.key("bits")
      writer.tenths(tenthsOfBits)
      writer.member("exact", isExact)
    }
  }
}

extension CNILFigure {
  fileprivate func writeFigure(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("length", length)
      writer.member("characters", alphabet)
      writer.key("bits")
      writer.decimal(bits, places: 1)
      writer.member("kinds", kinds)
    }
  }
}

extension StandardAudit {
  fileprivate func writeShort(to writer: inout JSONWriter) {
    writer.member("standard", standard.id)
    writer.member("title", standard.title)
    writer.member("verdict", verdict.name)
    for (name, level) in [("failed", AuditClause.Level.required), ("unmet", .recommended)] {
      writer.array(name) { list in
        for clause in failed(level) {
          list.object { writer in
            writer.member("clause", clause.id)
            writer.member("title", clause.title)
          }
        }
      }
    }
    writer.member("undecidable", count(of: .undecidable))
  }
}

extension ComparedShare {
  fileprivate func writeFigure(to writer: inout JSONWriter) {
    writer.member("guesses", level.name)
    for (name, part) in [("percent", value), ("low", low), ("high", high)] {
      writer.key(name)
      writer.decimal(part * 100, places: 3)
    }
  }
}
