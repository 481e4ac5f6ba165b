import WatchwordBasics

extension NativeFormat {
  /// The JSON Schema (draft 2020-12) of the format, generated from the declarations of the rules, with a final line
  /// break.
  ///
  /// Editors use it to complete and check policies. It expresses all requirements of the reader except contradictions
  /// between rules, the number of bytes of a text and the syntax of regular expressions.
  package static var schema: String {
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "Watchword password policy, version \(version)")
      writer.member("type", "object")
      writer.object("properties") { writer in
        writer.object("$schema") { $0.member("type", "string") }
        writer.object("version") { writer in
          writer.member("const", version)
          writer.member("description", "The version of the format")
        }
        writer.object("description") { writer in
          writer.member("type", "string")
          writer.member("description", "A note for readers; it has no effect")
        }
        writeExtension(to: &writer)
        writer.object("rules") { writer in writeRules(to: &writer) }
      }
      writer.member("required", ["version", "rules"])
      writer.object("dependentRequired") { $0.member("remove", ["extends"]) }
      writer.member("additionalProperties", false)
    }
    return writer.text + "\n"
  }

  private static func writeExtension(to writer: inout JSONWriter) {
    writer.object("extends") { writer in
      writer.member("type", "string")
      writer.member("minLength", 1)
      writer.member(
        "description",
        "Another policy whose rules come first: a file, such as ./base.json, or the name of a shipped policy")
    }
    writer.object("remove") { writer in
      writer.member("type", "array")
      writer.member("description", "The ids of the other policy's rules to leave out")
      writer.object("items") { $0.member("enum", RuleKind.allIDs) }
      writer.member("uniqueItems", true)
    }
  }

  private static func writeRules(to writer: inout JSONWriter) {
    writer.member("type", "array")
    writer.member("description", "The rules, in the order in which people read them")
    writer.member("maxItems", maximumRules)
    writer.object("items") { writer in
      writer.array("oneOf") { writer in
        for kind in RuleKind.all { writer.object { kind.writeSchema(to: &$0) } }
      }
    }
  }
}

extension RuleKind {
  /// The first line of the page, without its full stop.
  package var summary: String {
    let page = documentation.withUTF8Buffer { String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self) }
    return page.utf8.last == UInt8(ascii: ".") ? String(page.unicodeScalars.dropLast()) : page
  }

  fileprivate func writeSchema(to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member("description", summary)
    writer.object("properties") { writer in
      writer.object("rule") { writer in
        if ids.count == 1 { writer.member("const", ids[0]) } else { writer.member("enum", ids) }
      }
      for parameter in parameters {
        writer.object(parameter.name) { parameter.writeSchema(to: &$0) }
      }
    }
    writer.member("required", ["rule"] + parameters.filter { $0.presence == .required }.map { $0.name })
    writer.member("additionalProperties", false)
    let alternatives = parameters.filter { $0.presence == .oneOfSeveral }
    if !alternatives.isEmpty {
      writer.array("anyOf") { writer in
        for parameter in alternatives { writer.object { $0.member("required", [parameter.name]) } }
      }
    }
    for parameter in parameters {
      if case .countOf(let list, let maximum, let standard) = parameter.kind {
        parameter.writeBounds(byCountOf: list, maximum: maximum, standard: standard, to: &writer)
      }
    }
  }
}

extension ParameterDeclaration {
  fileprivate func writeSchema(to writer: inout JSONWriter) {
    switch kind {
    case .integer(let range, let standard):
      Self.writeInteger(range, to: &writer)
      if let standard { writer.member("default", standard) }
    case .countOf(_, let maximum, _): Self.writeInteger(1...maximum, to: &writer)
    case .flag:
      writer.member("type", "boolean")
      writer.member("default", false)
    case .text:
      writer.member("type", "string")
      writer.member("minLength", 1)
    case .ownText:
      writer.member("type", "string")
      writer.member("pattern", OwnText.pattern)
    case .texts(let maximumLength):
      writer.member("type", "array")
      writer.object("items") { writer in
        writer.member("type", "string")
        writer.member("minLength", 1)
        writer.member("maxLength", maximumLength)
      }
      if presence == .required { writer.member("minItems", 1) }
    case .choice(let names, let standard):
      writer.member("enum", names)
      writer.member("default", standard)
    case .choices(let names):
      writer.member("type", "array")
      writer.object("items") { $0.member("enum", names) }
      writer.member("minItems", 1)
      writer.member("uniqueItems", true)
    }
    writer.member("description", summary)
  }

  private static func writeInteger(_ range: ClosedRange<Int>, to writer: inout JSONWriter) {
    writer.member("type", "integer")
    writer.member("minimum", range.lowerBound)
    writer.member("maximum", range.upperBound)
  }

  /// Limits the number to the length of the list, for every length below the maximum, and to the default length if the
  /// list is omitted.
  fileprivate func writeBounds(
    byCountOf list: ExactText, maximum: Int, standard: Int, to writer: inout JSONWriter
  ) {
    writer.array("allOf") { writer in
      for count in 1..<maximum {
        writeBound(count, to: &writer) { writer in
          writer.member("required", [list])
          writer.object("properties") { writer in
            writer.object(list) { $0.member("maxItems", count) }
          }
        }
      }
      writeBound(standard, to: &writer) { writer in
        writer.object("not") { $0.member("required", [list]) }
      }
    }
  }

  private func writeBound(
    _ maximum: Int, to writer: inout JSONWriter, where condition: (inout JSONWriter) -> Void
  ) {
    writer.object { writer in
      writer.object("if", condition)
      writer.object("then") { writer in
        writer.object("properties") { writer in
          writer.object(name) { $0.member("maximum", maximum) }
        }
      }
    }
  }
}
