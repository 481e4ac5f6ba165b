import WatchwordDiagnostics

/// Finds the policy in a text, recognises its format, and reads it.
struct PolicyReader {
  /// The formats, in the order in which they are tried.
  let formats: [PolicyFormat]
  /// Everything found so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the first format reads every text, also one that it does not recognise.
  private let isChosen: Bool

  init(formats: [PolicyFormat], isChosen: Bool = false) {
    self.formats = formats
    self.isChosen = isChosen
  }

  /// The policy in `source`, which may wrap it.
  mutating func read(_ source: SourceText) -> PolicyDocument? {
    let (text, found) = parsed(source)
    if source.bytes.count <= PolicyFormat.maximumLength, let format = format(of: text) {
      return read(text, as: format, found)
    }
    diagnostics += found
    guard let json = text.json else { return nil }
    var findings = SourceFindings(in: source)
    let wrapped = PolicyWrapping.policy(in: json, &findings)
    diagnostics += findings.diagnostics
    return wrapped.flatMap { readWrapped($0, in: source) }
  }

  /// Reads the policy in a string of `source`; that string must not wrap it again.
  private mutating func readWrapped(_ string: JSONString, in source: SourceText) -> PolicyDocument? {
    let (text, found) = parsed(source.contents(of: string))
    if let format = format(of: text) { return read(text, as: format, found) }
    diagnostics += found
    guard let json = text.json else { return nil }
    var findings = SourceFindings(in: source)
    findings.report(
      "wrong-type", string.range, "The policy in this string is \(json.value.kind); expected an object")
    diagnostics += findings.diagnostics
    return nil
  }

  private func parsed(_ source: SourceText) -> (text: PolicyText, diagnostics: [Diagnostic]) {
    let reading = JSONReader.read(source, maximumLength: PolicyFormat.maximumLength)
    return (PolicyText(source: source, json: reading.value), reading.diagnostics)
  }

  private func format(of text: PolicyText) -> PolicyFormat? {
    if isChosen, case .string? = text.json?.value { return nil }
    return formats.first { isChosen || $0.recognises(text) }
  }

  /// Reads a text in its format. `found` are the findings of the JSON reader, which matter only for formats that are
  /// JSON.
  private mutating func read(
    _ text: PolicyText, as format: PolicyFormat, _ found: [Diagnostic]
  ) -> PolicyDocument? {
    var findings = SourceFindings(in: text.source)
    defer { diagnostics += (text.json == nil ? [] : found) + findings.diagnostics }
    guard let draft = format.draft(of: text, &findings) else {
      // A format that is JSON has nothing to say of a text that is not.
      if text.json == nil, findings.diagnostics.isEmpty { diagnostics += found }
      return nil
    }
    let policy = PasswordPolicy(
      rules: draft.rules.map { $0.rule }, note: draft.note, serverText: draft.serverText)
    for contradiction in policy.contradictions { report(contradiction, among: draft.rules, &findings) }
    return PolicyDocument(
      policy, format: format, extras: draft.extras, ruleSpans: draft.rules.map { text.source.span(of: $0.range) })
  }

  private func report(
    _ contradiction: Contradiction, among rules: [PlacedRule], _ findings: inout SourceFindings
  ) {
    let concerned = contradiction.ruleIndices.filter { rules.indices.contains($0) }.map { rules[$0] }
    guard let first = concerned.first else { return }
    // In REL-ID policies, the length is one rule with two names.
    let names = concerned.map { $0.name.string }.joined(separator: ", ")
    findings.report(
      "contradiction", first.range, contradiction.message,
      help: names.utf8.contains(UInt8(ascii: ","))
        ? "Change one of these rules: \(names)" : "Change the rule \(names)")
  }
}
