import WatchwordBasics
import WatchwordLocalization

/// The shape of a value in a configuration file, from which the reader and the JSON Schema are both derived.
indirect enum ConfigurationShape: Sendable {
  case object([Member], atLeastOne: [ExactText] = [])
  /// An object whose names are restricted by `names`.
  case map(names: Word, ConfigurationShape)
  case list(ConfigurationShape)
  /// A text, or optionally a value of another shape.
  case word(Word, or: ConfigurationShape? = nil)
  case integer(ClosedRange<Int>)

  /// A text.
  enum Word: Sendable {
    case text
    /// A text that may be empty.
    case anything
    case language
    /// One of the listed words; `kind` is the noun for one of them, such as "check".
    case choice([ExactText], kind: String)
  }

  /// A named value of an object.
  struct Member: Sendable {
    let name: ExactText
    let summary: String
    let isRequired: Bool
    let shape: ConfigurationShape

    init(_ name: ExactText, _ summary: String, isRequired: Bool = false, _ shape: ConfigurationShape) {
      self.name = name
      self.summary = summary
      self.isRequired = isRequired
      self.shape = shape
    }
  }
}

// MARK: - The reader

extension ConfigurationShape {
  /// Reports everything in `node`, the value called `name`, that does not have this shape.
  func check(_ node: JSONNode, _ name: String, _ findings: inout SourceFindings) {
    switch (self, node.value) {
    case (.object(let known, let alternatives), .object(let members)):
      checkMembers(members, of: node, name, known, alternatives, &findings)
    case (.map(let names, let shape), .object(let members)):
      for member in members {
        if !names.check(member.key, "A name in \(name)", &findings) { continue }
        shape.check(member.node, "\"\(member.key.text.clipped)\"", &findings)
      }
    case (.list(let shape), .array(let nodes)):
      for node in nodes { shape.check(node, "An entry of \(name)", &findings) }
    case (.word(let word, _), .string(let string)): _ = word.check(string, name, &findings)
    case (.word(_, let other?), _) where other.mayBe(node): other.check(node, name, &findings)
    case (.integer(let range), .number(let number)):
      guard number.integer.map(range.contains) != true else { return }
      findings.report(
        .valueOutOfRange, node.range, "\(name) is \(number.text.clipped); expected \(expected)")
    default: findings.report(.wrongType, node.range, "\(name) is \(node.value.kind); expected \(expected)")
    }
  }

  /// Whether a value has the JSON type of this shape, whether or not it is valid.
  private func mayBe(_ node: JSONNode) -> Bool {
    switch (self, node.value) {
    case (.object, .object), (.map, .object), (.list, .array), (.integer, .number): true
    default: false
    }
  }

  private func checkMembers(
    _ members: [JSONMember], of node: JSONNode, _ name: String, _ known: [Member], _ alternatives: [ExactText],
    _ findings: inout SourceFindings
  ) {
    for member in members {
      if let shape = known.first(where: { $0.name == member.key.text })?.shape {
        shape.check(member.node, "\"\(member.key.text)\"", &findings)
      } else {
        let names = known.map { $0.name }
        let nearest = Suggestion.nearest(to: member.key.text, in: names)
        findings.report(
          .unknownKey, member.key.range,
          "\(name) has no value called \"\(member.key.text.clipped)\"; "
            + (nearest.map { "did you mean \"\($0)\"?" } ?? "use one of \(Self.list(names))"))
      }
    }
    let present = Set(members.map { $0.key.text })
    let start = node.range.lowerBound..<node.range.lowerBound + 1
    for member in known where member.isRequired && !present.contains(member.name) {
      findings.report(
        .missingValue, start, "\(name) has no \"\(member.name)\"; add it")
    }
    if !alternatives.isEmpty, present.isDisjoint(with: alternatives) {
      let quoted = alternatives.map { "\"\($0)\"" }.joined(separator: " or ")
      findings.report(
        .missingValue, start, "\(name) has no \(quoted); expected at least one of them")
    }
  }

  fileprivate static func list(_ names: [ExactText]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private var expected: String {
    switch self {
    case .object, .map: "an object"
    case .list: "a list"
    case .word(_, let other): "a text" + (other.map { " or \($0.expected)" } ?? "")
    case .integer(let range) where range.count == 1: "\(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension ConfigurationShape.Word {
  /// Reports a text that is not of this kind. Returns whether the text is valid.
  func check(_ string: JSONString, _ name: String, _ findings: inout SourceFindings) -> Bool {
    let text = string.text
    if case .anything = self { return true }
    if text.isEmpty {
      findings.report(.unusableValue, string.range, "\(name) is empty; expected at least one character")
      return false
    }
    switch self {
    case .text, .anything: return true
    case .language:
      if LanguageTag(text.string) != nil { return true }
      findings.report(
        .unknownValue, string.range,
        "\"\(text.clipped)\" is not a language tag; "
          + (LanguageName.tag(named: text.string).map { "did you mean \"\($0)\"?" }
            ?? "expected one such as de or pt-BR"))
    case .choice(let choices, let kind):
      if choices.contains(text) { return true }
      let nearest = Suggestion.nearest(to: text, in: choices)
      findings.report(
        .unknownValue, string.range,
        "\"\(text.clipped)\" is not a \(kind); "
          + (nearest.map { "did you mean \"\($0)\"?" }
            ?? (choices.count > 8
              ? "run watchword explain for the list" : "use one of \(ConfigurationShape.list(choices))"))
      )
    }
    return false
  }
}

// MARK: - The schema

extension ConfigurationShape {
  /// Writes the members of the JSON Schema for this shape.
  func writeSchema(to writer: inout JSONWriter) {
    switch self {
    case .object(let members, let alternatives):
      writer.member("type", "object")
      writer.object("properties") { writer in
        for member in members {
          writer.object(member.name) { writer in
            writer.member("description", member.summary)
            member.shape.writeSchema(to: &writer)
          }
        }
      }
      let required = members.filter { $0.isRequired }.map { $0.name }
      if !required.isEmpty { writer.member("required", required) }
      if !alternatives.isEmpty {
        writer.array("anyOf") { writer in
          for name in alternatives { writer.object { $0.member("required", [name]) } }
        }
      }
      writer.member("additionalProperties", false)
    case .map(let names, let shape):
      writer.member("type", "object")
      writer.object("propertyNames") { names.writeSchema(to: &$0) }
      writer.object("additionalProperties") { shape.writeSchema(to: &$0) }
    case .list(let shape):
      writer.member("type", "array")
      writer.object("items") { shape.writeSchema(to: &$0) }
    case .word(let word, nil): word.writeSchema(to: &writer)
    case .word(let word, let other?):
      writer.array("anyOf") { writer in
        writer.object { word.writeSchema(to: &$0) }
        writer.object { other.writeSchema(to: &$0) }
      }
    case .integer(let range):
      writer.member("type", "integer")
      writer.member("minimum", range.lowerBound)
      writer.member("maximum", range.upperBound)
    }
  }
}

extension ConfigurationShape.Word {
  fileprivate func writeSchema(to writer: inout JSONWriter) {
    switch self {
    case .text:
      writer.member("type", "string")
      writer.member("minLength", 1)
    case .anything: writer.member("type", "string")
    case .language:
      writer.member("type", "string")
      writer.member("pattern", "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")
    case .choice(let choices, _): writer.member("enum", choices)
    }
  }
}
