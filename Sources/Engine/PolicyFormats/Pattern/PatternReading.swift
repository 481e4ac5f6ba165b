import WatchwordBasics
import WatchwordPolicy

/// Converts a pattern into rules: the expressions that ``PatternWriting`` writes, and common hand-written ones such as
/// `(?=.*\d)(?=.*[a-z]).{8,}`. Any other pattern that a policy supports becomes one rule as a whole.
struct PatternReading {
  /// The greatest number of parts that are read, which is the greatest number of rules in a policy.
  private static let maximumParts = NativeFormat.maximumRules

  /// The rules, in the order of the pattern.
  private(set) var rules: [LocatedRule] = []
  /// The limits of the length in code points that the pattern sets.
  private(set) var lengths: [(rule: LengthRule, range: Range<Int>)] = []
  private let pattern: NestedText
  private let name: ExactText
  private var groupCount = 0
  private var isASCIIOnly = false
  private var isComplete = true

  /// Reads `pattern`, the value called `name`. `isWhole` is true if the whole password has to match, as in HTML;
  /// elsewhere, a pattern requires that by `^` and `$`.
  init(_ pattern: NestedText, named name: ExactText, isWhole: Bool, _ findings: inout SourceFindings) {
    self.pattern = pattern
    self.name = name
    var defects = findings
    var expression: RegularExpression?
    do throws(ExpressionDefect) {
      let read = try RegularExpression(pattern.bytes, .rules)
      self.read(read.parts, isWhole: isWhole, &defects)
      expression = read
    } catch {
      isComplete = false
      report(error, &defects)
    }
    // If the whole password has to match, as in HTML, the pattern has the flag v, which rejects invalid expressions.
    let text = pattern.text(pattern.bytes.indices)
    guard !isComplete, let whole = isWhole ? expression?.completed(text, start: "^", end: "$") : text,
      let found = try? PasswordExpression(parsing: ExactText(whole))
    else {
      findings = defects
      return
    }
    (rules, lengths) = ([], [])
    add(.pattern(PatternRule(required: found)), pattern.bytes.indices)
  }

  private func report(_ defect: ExpressionDefect, _ findings: inout SourceFindings) {
    let isMalformed = defect.kind.id == FindingKind.malformedPattern.id
    let (message, range) = defect.read
    findings.report(
      isMalformed ? .malformedPattern : .unsupportedPattern.mild, pattern.outer(range),
      "\(message); the pattern is left out", help: isMalformed ? nil : "Write its rules by hand")
  }

  private mutating func read(_ all: [RegularExpression.Part], isWhole: Bool, _ findings: inout SourceFindings) {
    var parts = all[...]
    let startsAtStart = parts.first?.node == .start || isWhole
    if parts.first?.node == .start { parts.removeFirst() }
    let endsAtEnd = parts.last?.node == .end || isWhole
    if parts.last?.node == .end { parts.removeLast() }
    isASCIIOnly = parts.contains { part in
      if case .consists(let set)? = PatternClause(part.node) { PatternRules.isASCII(set) } else { false }
    }
    if !startsAtStart {
      readAnywhere(parts, &findings)
      return
    }
    while let part = parts.first {
      if all.count - parts.count > Self.maximumParts {
        isComplete = false
        findings.report(
          .limitExceeded, pattern.outer(part.range),
          "The pattern has more than \(Self.maximumParts) parts; the rest is left out", help: "Shorten the pattern")
        return
      }
      parts.removeFirst()
      if let next = parts.first, [part.node, next.node] == PatternClauses.bareEdges {
        parts.removeFirst()
        add(.edgeWhiteSpace(EdgeWhiteSpaceRule()), part.range.lowerBound..<next.range.upperBound)
      } else if case .lookahead = part.node {
        readClause(part, &findings)
      } else if case .choice = part.node {
        readClause(part, &findings)
      } else if parts.isEmpty, endsAtEnd {
        readBody(part, &findings)
      } else {
        refuse(part.range.lowerBound..<(all.last?.range.upperBound ?? 0), &findings)
        return
      }
      groupCount += part.node.captureCount
    }
  }

  /// A pattern without `^` that is a single set requires one such character.
  private mutating func readAnywhere(_ parts: ArraySlice<RegularExpression.Part>, _ findings: inout SourceFindings) {
    guard let only = parts.first else { return }
    if case .set(let set) = only.node, parts.count == 1, let rule = PatternRules.requiring(for: set, count: 1) {
      add(rule, only.range)
    } else {
      refuse(0..<pattern.bytes.count, &findings)
    }
  }

  private mutating func readClause(_ part: RegularExpression.Part, _ findings: inout SourceFindings) {
    guard let clause = PatternClause(part.node) else {
      if let rule = PatternRules.rule(comparing: part.node, group: groupCount + 1, isASCIIOnly: isASCIIOnly) {
        add(rule, part.range)
      } else {
        refuse(part.range, &findings)
      }
      return
    }
    if case .length(let least, let most) = clause {
      readLength(least, most, part.range, &findings)
    } else if let rule = PatternRules.rule(of: clause, group: groupCount + 1) {
      add(rule, part.range)
    } else {
      refuse(part.range, &findings)
    }
  }

  /// Reads the part that matches the password itself, after all lookaheads.
  private mutating func readBody(_ part: RegularExpression.Part, _ findings: inout SourceFindings) {
    var (set, least, most): (PatternSet, Int, Int?)
    switch part.node {
    case .set(let only): (set, least, most) = (only, 1, 1)
    case .repetition(.set(let one), let fewest, let greatest): (set, least, most) = (one, fewest, greatest)
    default: return refuse(part.range, &findings)
    }
    if set != .any {
      let clause = set.isNegated ? PatternClause.excludes(set.negated) : .consists(set)
      guard let rule = PatternRules.rule(of: clause, group: 0) else { return refuse(part.range, &findings) }
      add(rule, part.range)
    }
    readLength(least, most, part.range, &findings)
  }

  private mutating func readLength(
    _ least: Int, _ most: Int?, _ range: Range<Int>, _ findings: inout SourceFindings
  ) {
    if least == 0, most == nil { return }
    let bounds = 1...MemberReader.maximumNumber
    if let most, !bounds.contains(most) { return refuse(range, &findings) }
    if least > bounds.upperBound { return refuse(range, &findings) }
    let rule = LengthRule(minimum: least == 0 ? nil : least, maximum: most)
    lengths.append((rule, pattern.outer(range)))
  }

  private mutating func add(_ rule: PasswordRule, _ range: Range<Int>) {
    rules.append(LocatedRule(rule, at: pattern.outer(range), named: name))
  }

  private mutating func refuse(_ range: Range<Int>, _ findings: inout SourceFindings) {
    isComplete = false
    findings.report(
      .unsupportedPattern.mild, pattern.outer(range),
      "\"\(pattern.text(range).clipped)\" cannot be read as a rule, so it is left out", help: "Write its rules by hand")
  }
}
