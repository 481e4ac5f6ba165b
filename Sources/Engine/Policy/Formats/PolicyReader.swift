import WatchwordBasics

/// A reader that finds the policy in a text, recognises its format and reads it.
struct PolicyReader {
  /// The formats, in the order in which they are tried.
  let formats: [PolicyFormat]
  /// The policies that others can extend.
  let bases: PolicyBases
  /// The names of the texts in the chain of extensions up to this one, the first one first.
  private let chain: [ExactText]
  /// The findings about the text so far.
  private var reported: [Finding] = []
  /// The errors in the policies that the text extends.
  private var errorsOfBases: [Finding] = []
  /// Whether the first format reads every text, even one that it does not recognise.
  private let isChosen: Bool

  init(formats: [PolicyFormat], isChosen: Bool = false, bases: PolicyBases = .none, chain: [ExactText] = []) {
    self.formats = formats
    self.isChosen = isChosen
    self.bases = bases
    self.chain = chain
  }

  /// Returns the policy in `source` and all findings. Those about the text come first, in text order.
  consuming func reading(of source: SourceText) -> Reading<PolicyDocument> {
    let document = read(source)
    // Findings on the same line stay in the order of their columns.
    let ordered = reported.stablySorted(byNumber: { $0.span.start.column })
      .stablySorted(byNumber: { $0.span.start.line })
    return Reading(document, ordered + errorsOfBases)
  }

  /// Reads the policy in `source`, which may be wrapped.
  private mutating func read(_ source: SourceText) -> PolicyDocument? {
    let (text, found) = parsed(source)
    if source.bytes.count <= PolicyFormat.maximumLength, let format = format(of: text) {
      return read(text, as: format, found)
    }
    if isOfUnknownFormat(text) { return refuseUnknownFormat(of: source) }
    reported += found
    guard let json = text.json else { return nil }
    var findings = SourceFindings(in: source)
    let wrapped = PolicyWrapping.policy(in: json, &findings)
    reported += findings.all
    return wrapped.flatMap { readWrapped($0, in: source) }
  }

  /// Reads the policy in a string of `source`, which must not be wrapped again.
  private mutating func readWrapped(_ string: JSONString, in source: SourceText) -> PolicyDocument? {
    let (text, found) = parsed(source.contents(of: string))
    if let format = format(of: text, isWrapped: true) { return read(text, as: format, found) }
    reported += found
    guard let json = text.json else { return nil }
    var findings = SourceFindings(in: source)
    findings.report(
      .wrongType, string.range, "The policy in this string is \(json.value.kind); expected an object")
    reported += findings.all
    return nil
  }

  private func parsed(_ source: SourceText) -> (text: PolicyText, findings: [Finding]) {
    let reading = JSONReader.read(source, maximumLength: PolicyFormat.maximumLength)
    return (PolicyText(source: source, json: reading.value), reading.findings)
  }

  private func format(of text: PolicyText, isWrapped: Bool = false) -> PolicyFormat? {
    if isChosen, case .string? = text.json?.value { return nil }
    guard let format = formats.first(where: { isChosen || $0.recognises(text) }) else { return nil }
    // The engine's own formats accept almost any object, which may be one of another system.
    guard !isChosen, !isWrapped, readsOtherSystems, let members = text.members else { return format }
    switch format {
    case .nativeReader: return NativeFormat.isOwn(members) ? format : nil
    case .relIDReader: return RELIDFormat.isOwn(members) ? format : nil
    default: return format
    }
  }

  /// Whether the formats of other systems are read too, as in the command; a text can then come from anywhere.
  private var readsOtherSystems: Bool { formats.contains { !PolicyFormat.readers.contains($0) } }

  /// Whether a text that no format recognises is probably a policy of another system, and not a malformed one: an object
  /// of other members, or a text that does not start like JSON.
  private func isOfUnknownFormat(_ text: PolicyText) -> Bool {
    guard !isChosen, readsOtherSystems, text.source.bytes.count <= PolicyFormat.maximumLength else { return false }
    if let json = text.json {
      if case .array(let nodes) = json.value { return PolicyWrapping.isForeign(nodes) }
      return text.members != nil
    }
    let start = text.source.bytes.drop { $0 <= 0x20 }
    guard let first = start.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "\""), first < 0x80,
      !start.prefix(4).contains(0)
    else { return false }
    // The name of a section in brackets starts with a letter.
    return first != UInt8(ascii: "[") || start.dropFirst().first { $0 > 0x20 }.map { ASCII.isLetter($0) } ?? false
  }

  private mutating func refuseUnknownFormat(of source: SourceText) -> PolicyDocument? {
    var findings = SourceFindings(in: source)
    let names = formats.filter { $0.isReadable }.map { $0.id.string }.joined(separator: ", ")
    findings.report(
      .unknownFormat, 0..<0, "The text is not a policy in a known format",
      help: "Known formats: \(names); if it is in one of them, name that with policy convert --from")
    reported += findings.all
    return nil
  }

  /// Reads a text in its format. `found` are the findings of the JSON reader, which are relevant only for JSON formats.
  private mutating func read(
    _ text: PolicyText, as format: PolicyFormat, _ found: [Finding]
  ) -> PolicyDocument? {
    var findings = SourceFindings(in: text.source)
    defer { reported += (text.json == nil ? [] : found) + findings.all }
    guard let draft = format.draft(of: text, &findings) else {
      // A JSON format has no findings about a text that is not JSON.
      if text.json == nil, findings.all.isEmpty { reported += found }
      return nil
    }
    let (rules, base) = rules(of: draft, in: text.source.name, &findings)
    let policy = PasswordPolicy(rules: rules.map { $0.rule }, note: draft.note, serverText: draft.serverText)
    for contradiction in policy.contradictions { report(contradiction, among: rules, &findings) }
    // Only a sound policy in the native format is reported for having no rules: reading omits rules that have errors,
    // and the settings of other systems may require nothing.
    let hasErrors = (found + findings.all).contains { $0.severity == .error }
    if rules.isEmpty, format == .nativeReader, !hasErrors {
      findings.report(
        .noRules, 0..<0, "The policy has no rules, so every password is accepted",
        help: "Add rules, for example a minimum length")
    }
    return PolicyDocument(
      policy, format: format, extras: draft.extras, ruleSpans: rules.map { text.source.span(of: $0.range) }, base: base,
      origins: rules.map { $0.origin })
  }

  // MARK: - Policies that extend others

  /// Returns the rules of a draft with those of the policy that it extends, and the name of that policy's text.
  private mutating func rules(
    of draft: PolicyDraft, in file: ExactText, _ findings: inout SourceFindings
  ) -> (rules: [LocatedRule], base: ExactText?) {
    guard let extending = draft.extending, let (base, name) = base(extending.base, of: file, &findings) else {
      return (draft.rules, nil)
    }
    let rules = extending.rules(of: base, called: name, with: draft.rules, &findings)
    if rules.count > NativeFormat.maximumRules {
      findings.report(
        .limitExceeded, extending.base.range,
        "The policy has \(rules.count) rules, including those of the policy that it extends; at most "
          + "\(NativeFormat.maximumRules) are read",
        help: "Remove rules that repeat others")
    }
    return (Array(rules.prefix(NativeFormat.maximumRules)), name)
  }

  /// Reads the policy that the one in `file` extends. Reports a policy that cannot be used and returns `nil`.
  private mutating func base(
    _ base: PolicyExtension.Named, of file: ExactText, _ findings: inout SourceFindings
  ) -> (document: PolicyDocument, name: ExactText)? {
    let chain = chain + [file]
    guard chain.count < PolicyBases.maximumDepth else {
      findings.report(
        .limitExceeded, base.range,
        "More than \(PolicyBases.maximumDepth) policies form a chain of extensions; at most that many are read",
        help: "Shorten the chain of policies that extend each other")
      return nil
    }
    let source: SourceText
    switch bases.find(base.name, file) {
    case .text(let text): source = text
    case .missing(let message, let help):
      findings.report(.unknownBase, base.range, message, help: help)
      return nil
    }
    guard !chain.contains(source.name) else {
      findings.report(
        .circularBase, base.range,
        source.name == file
          ? "The policy extends itself" : "The policy extends \(source.name.clipped), which extends this one",
        help: "Remove \"extends\" from one of these policies")
      return nil
    }
    let reading = PolicyReader(formats: isChosen ? PolicyFormat.all : formats, bases: bases, chain: chain).reading(
      of: source)
    let errors = reading.findings.filter { $0.severity == .error }
    errorsOfBases += errors
    guard let document = reading.value, errors.isEmpty else {
      findings.report(
        .unusableBase, base.range, "The policy \(source.name.clipped) cannot be extended, because it has errors",
        help: "Correct the errors in that policy")
      return nil
    }
    return (document, source.name)
  }

  // MARK: - Contradictions

  private func report(
    _ contradiction: Contradiction, among rules: [LocatedRule], _ findings: inout SourceFindings
  ) {
    let concerned = contradiction.ruleIndices.filter { rules.indices.contains($0) }.map { rules[$0] }
    guard let first = concerned.first else { return }
    // In REL-ID policies, the length is one rule with two names.
    findings.report(
      .contradiction, first.range, contradiction.message, help: RuleConflictHelp.words(for: concerned.map { $0.name }))
  }
}
