package import WatchwordBasics
package import WatchwordLocalization

extension Assessment {
  /// The assessment as one line of JSON without a line break. The command and the WebAssembly module share this format.
  ///
  /// `{"version":1,"verdict":"unmet","rules":[{"rule":"length","state":"unmet","text":"Min. 8 characters",
  /// "hint":"3 characters to go","missing":3}],"judgedElsewhere":[]}`
  ///
  /// `text` is the rule's text. An unmet rule has a `hint`, which describes what is missing, and `missing` or `excess`
  /// if the rule counts something. An undetermined rule has the `reason`: `serverOnly`, `notGiven` or `tooLong`. `line`
  /// is the number of the password's line in a list, counted from 1, if it is given. `judgedElsewhere` has the ids of
  /// the undetermined rules. `searched` is ``searchedLength``, if it is not `nil`.
  package func json(by renderer: Renderer, in style: RuleStyle = .checklist, line: Int? = nil) -> String {
    var writer = JSONWriter()
    write(to: &writer, by: renderer, in: style, line: line)
    return writer.text
  }

  /// Writes the assessment as an object in the format of ``json(by:in:line:)``.
  package func write(
    to writer: inout JSONWriter, by renderer: Renderer, in style: RuleStyle = .checklist, line: Int? = nil
  ) {
    writer.object { writer in
      Self.writeStart(to: &writer, verdict, line: line)
      writer.array { writer in
        for rule in rules { rule.write(to: &writer, by: renderer, in: style) }
      }
      writeEnd(to: &writer)
    }
  }

  /// The rest of the JSON object after the last element of its list of rules.
  package var jsonEnd: String {
    // Most assessments end like this.
    if searchedLength == nil, judgedElsewhere.isEmpty { return #"],"judgedElsewhere":[]}"# }
    var writer = JSONWriter()
    writer.object { writeEnd(to: &$0) }
    return "]," + String(writer.text.unicodeScalars.dropFirst())
  }

  /// Writes the members before the list of rules, and the name of that list.
  fileprivate static func writeStart(to writer: inout JSONWriter, _ verdict: Verdict, line: Int? = nil) {
    writer.member("version", 1)
    if let line { writer.member("line", line) }
    writer.member("verdict", verdict.name)
    writer.key("rules")
  }

  /// Writes the members after the list of rules.
  private func writeEnd(to writer: inout JSONWriter) {
    writer.member("judgedElsewhere", judgedElsewhere)
    if let searchedLength { writer.member("searched", searchedLength) }
  }
}

extension RuleAssessment {
  /// Writes the rule and its state as an object of the list `rules` in ``Assessment/json(by:in:line:)``.
  package func write(to writer: inout JSONWriter, by renderer: Renderer, in style: RuleStyle = .checklist) {
    writer.object { writer in
      writer.member("rule", rule.id)
      writer.member("state", state.name)
      writer.member("text", renderer.text(for: rule.phrase(in: style)))
      if let hint { writer.member("hint", renderer.text(for: hint)) }
      switch state {
      case .met, .unmet(.present): break
      case .unmet(.missing(let count)): writer.member("missing", count)
      case .unmet(.excess(let count)): writer.member("excess", count)
      case .undetermined(let reason): writer.member("reason", reason.name)
      }
    }
  }
}

/// A writer of assessments by one policy in one language, which caches the output of each rule for each state.
///
/// The cache makes it faster to judge a password at every keystroke, or to judge many passwords. It contains no part of
/// a password, only the output of the rules.
package struct AssessmentWriter: Sendable {
  private let policy: PasswordPolicy
  private let renderer: Renderer
  private let style: RuleStyle
  /// The cached objects of each rule, one for each state so far.
  private var objects: [[(state: RuleState, json: [UInt8])]]
  private var lastCount = 0

  /// The maximum number of cached states of a rule, more than typing produces.
  private static let maximumStates = 64

  /// A writer of assessments by `policy`.
  package init(_ policy: PasswordPolicy, by renderer: Renderer, in style: RuleStyle = .checklist) {
    self.policy = policy
    self.renderer = renderer
    self.style = style
    objects = policy.rules.map { _ in [] }
  }

  /// Judges `password` and returns the assessment in the format of ``Assessment/json(by:in:line:)``, in UTF-8.
  package mutating func json(of password: String, in context: AssessmentContext, line: Int? = nil) -> [UInt8] {
    let assessment = policy.assess(password, in: context)
    var json: [UInt8] = []
    json.reserveCapacity(lastCount)
    let start = Self.start(assessment.verdict)
    if let line {
      json += start.prefix(Self.versionLength)
      json += #""line":\#(line),"#.utf8
      json += start.dropFirst(Self.versionLength)
    } else {
      json += start
    }
    for index in assessment.states.indices {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      write(index, assessment.states[index], to: &json)
    }
    json += assessment.jsonEnd.utf8
    lastCount = json.count
    return json
  }

  private mutating func write(_ index: Int, _ state: RuleState, to json: inout [UInt8]) {
    for object in objects[index] where object.state == state {
      json += object.json
      return
    }
    var writer = JSONWriter()
    RuleAssessment(rule: policy.rules[index], state: state).write(to: &writer, by: renderer, in: style)
    let object = Array(writer.text.utf8)
    if objects[index].count < Self.maximumStates { objects[index].append((state, object)) }
    json += object
  }

  /// The bytes of an assessment before its first rule.
  private static func start(_ verdict: Verdict) -> [UInt8] {
    switch verdict {
    case .met: startOfMet
    case .unmet: startOfUnmet
    case .undetermined: startOfUndetermined
    }
  }

  private static let startOfMet = written(.met)
  private static let startOfUnmet = written(.unmet)
  private static let startOfUndetermined = written(.undetermined)

  /// The number of bytes of `{"version":1,`, after which the line number is written.
  private static let versionLength = 13

  private static func written(_ verdict: Verdict) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      Assessment.writeStart(to: &writer, verdict)
      writer.array { _ in }
    }
    return Array(writer.text.utf8.dropLast(2))
  }
}
