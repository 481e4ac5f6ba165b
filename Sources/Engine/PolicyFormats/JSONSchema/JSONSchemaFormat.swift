import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The JSON Schema of a string with `minLength`, `maxLength` and `pattern` (JSON Schema Validation, draft 2020-12,
  /// section 6.3).
  ///
  /// `minLength` and `maxLength` count code points. The pattern is an ECMA-262 regular expression with Unicode support
  /// (flag `u`), as the draft specifies, unless ``PolicyDocument/patterns`` selects the portable dialect. The
  /// description is ``PolicyDocument/words``.
  package static let jsonSchema = PolicyFormat(
    id: "jsonschema", title: "JSON Schema", recognises: JSONSchemaFormat.recognises, read: JSONSchemaFormat.read,
    write: JSONSchemaFormat.write)
}

/// Reads and writes the JSON Schema of a string.
enum JSONSchemaFormat {
  private static let names: [ExactText] = ["minLength", "maxLength", "pattern"]
  private static let ignored: [ExactText] = [
    "$schema", "$id", "$comment", "type", "format", "description", "examples", "writeOnly", "readOnly", "deprecated",
  ]
  static let titleName: ExactText = "title"

  /// Whether a text is a schema of strings: by its type, or by a name that only such schemas have.
  static func recognises(_ text: PolicyText) -> Bool {
    guard let members = text.members else { return false }
    if members.contains(where: { $0.key.text == "rules" || $0.key.text == "version" }) { return false }
    let type = members.last { $0.key.text == "type" }?.node.value
    if case .string(let string)? = type, string.text == "string" { return true }
    return members.contains { names.contains($0.key.text) }
  }

  // MARK: - Reading

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let members = text.members else { return nil }
    var reader = MemberReader(members, of: "The schema", findings: findings)
    if let type = reader.member("type"), let word = reader.string(type, "type"), word.text != "string" {
      reader.report(
        .unknownValue, word.range, "\"type\" is \"\(word.text.clipped)\"; expected \"string\"",
        help: "Provide the schema of the password itself")
    }
    let length = length(&reader)
    let pattern = reader.member("pattern").flatMap { reader.string($0, "pattern") }
    let note = reader.member("description").flatMap { reader.string($0, "description")?.text }
    let title = reader.member(titleName).flatMap { reader.string($0, titleName)?.text }
    reader.refuseUnknown(known: names + ignored + [titleName])
    findings = reader.findings
    var rules = length.map { [$0] } ?? []
    if let pattern {
      let bytes = NestedText(bytes: Array(pattern.text.string.utf8), offsets: text.source.offsets(of: pattern))
      let reading = PatternReading(bytes, named: "pattern", isWhole: false, &findings)
      rules += reading.lengths.map { LocatedRule(.length($0.rule), at: $0.range, named: "pattern") } + reading.rules
    }
    return PolicyDraft(rules: rules, note: note, extras: title.map { [PolicyExtra(titleName, .text($0))] } ?? [])
  }

  private static func length(_ reader: inout MemberReader) -> LocatedRule? {
    func number(_ name: ExactText, _ reader: inout MemberReader) -> Int? {
      let number = reader.member(name).flatMap { reader.integer($0, name, in: 0...MemberReader.maximumNumber) }
      return number == 0 ? nil : number
    }
    let minimum = number("minLength", &reader)
    let maximum = number("maxLength", &reader)
    guard minimum != nil || maximum != nil else { return nil }
    let name: ExactText = minimum == nil ? "maxLength" : maximum == nil ? "minLength" : "minLength, maxLength"
    return LocatedRule(
      .length(LengthRule(minimum: minimum, maximum: maximum)),
      at: reader.member(minimum == nil ? "maxLength" : "minLength")?.range ?? 0..<0, named: name)
  }

  // MARK: - Writing

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let policy = document.policy
    let lengths = PatternLengths(policy, for: .jsonSchema, countsUTF16: false)
    let pattern = PatternWriting(policy, for: .jsonSchema, in: document.patterns)
    var losses = (lengths.losses + pattern.losses).sorted { $0.ruleIndex < $1.ruleIndex }
    if lengths.isOutOfOrder { losses.append(PolicyLoss(.order, in: .jsonSchema)) }
    let text = pattern.whole ?? (pattern.clauses.isEmpty ? nil : "^" + pattern.text)
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      if case .text(let title)? = document.extra(titleName) { writer.member(titleName.string, title) }
      if let words = document.words ?? policy.note { writer.member("description", words) }
      writer.member("type", "string")
      writer.member("format", "password")
      if let minimum = lengths.codePoints?.minimum { writer.member("minLength", minimum) }
      if let maximum = lengths.codePoints?.maximum { writer.member("maxLength", maximum) }
      if let text {
        writer.member("$comment", comment(on: document.patterns))
        writer.member("pattern", text)
      }
    }
    if lengths.codePoints != nil || text != nil {
      losses.append(PolicyLoss(.normalization, in: .jsonSchema))
    }
    losses += document.nonRuleLosses(in: .jsonSchema, keeping: [titleName]).filter {
      $0.part != .note || document.words != nil
    }
    return WrittenPolicy(text: writer.text, losses: losses)
  }

  private static func comment(on dialect: PatternDialect) -> String {
    switch dialect {
    case .ecmaScript: "The pattern is ECMAScript with the flag u or v; Python's re and RE2 cannot read it"
    case .portable:
      "ECMAScript with the flag u or v, Python's re, Java and PCRE with UTF read the pattern alike; .NET does up to "
        + "U+FFFF; RE2 cannot, as it has no lookaheads"
    }
  }
}
