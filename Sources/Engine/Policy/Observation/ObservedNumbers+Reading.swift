package import WatchwordBasics

extension ObservedNumbers {
  /// The version of the format.
  static let version = 1
  /// The maximum length of the text in bytes.
  package static let maximumLength = 1 << 20

  /// Reads numbers that an observer reported. The value is `nil` if anything is invalid.
  ///
  /// Omitted numbers count as too small to report, but `passwords`, `unmet` and the `unmet` of each rule are required,
  /// as numbers or `null`.
  package static func read(_ source: SourceText) -> Reading<ObservedNumbers> {
    let json = JSONReader.read(source, maximumLength: maximumLength)
    guard json.isSound, let root = json.value else { return Reading(nil, json.findings) }
    var reader = MemberReader([], of: "", findings: SourceFindings(in: source))
    let numbers = reader.object(root, of: "The file with observed numbers") { $0.observedNumbers() } ?? nil
    return Reading(reader.errorCount == 0 ? numbers : nil, json.findings + reader.findings.all)
  }
}

extension MemberReader {
  fileprivate mutating func observedNumbers() -> ObservedNumbers? {
    refuseUnknown(known: ["version", "policy", "passwords", "met", "unmet", "undetermined", "rules", "floor"])
    _ = required("version").flatMap { integer($0, "version", in: ObservedNumbers.version...ObservedNumbers.version) }
    let policy = required("policy").flatMap { text($0, "policy") }
    let floor = required("floor").flatMap { integer($0, "floor", in: 1...ObservedNumbers.maximumNumber) }
    _ = required("unmet")
    let passwords = required("passwords").flatMap { numberOrNull($0, "passwords") }
    let maximum = passwords ?? ObservedNumbers.maximumNumber
    let verdicts = ["met", "unmet", "undetermined"].map { optionalNumber($0, upTo: maximum) }
    let rules = required("rules").flatMap { list($0, "rules") { $0.observedRule(upTo: maximum) } }
    guard let policy, let floor, let rules else { return nil }
    return ObservedNumbers(
      policy: policy.string, floor: floor, passwords: passwords, verdicts: verdicts, rules: rules)
  }

  private mutating func observedRule(upTo maximum: Int) -> ObservedNumbers.OfRule? {
    refuseUnknown(known: ["rule", "unmet", "unmetAlone", "undetermined"])
    let id = required("rule").flatMap { text($0, "rule") }
    _ = required("unmet")
    let counts = ["unmet", "unmetAlone", "undetermined"].map { optionalNumber($0, upTo: maximum) }
    return id.map {
      ObservedNumbers.OfRule(id: $0.string, unmet: counts[0], unmetAlone: counts[1], undetermined: counts[2])
    }
  }

  private mutating func optionalNumber(_ name: ExactText, upTo maximum: Int) -> Int? {
    member(name).flatMap { numberOrNull($0, name, upTo: maximum) }
  }

  private mutating func numberOrNull(
    _ node: JSONNode, _ name: ExactText, upTo maximum: Int = ObservedNumbers.maximumNumber
  ) -> Int? {
    if case .null = node.value { return nil }
    return integer(node, name, in: 0...maximum)
  }
}

extension MemberReader {
  /// The maximum number of values in a list.
  private static let maximumListLength = 4096

  /// Returns the value of the member called `name`. Reports a missing member and returns `nil`.
  package mutating func required(_ name: ExactText) -> JSONNode? {
    if let node = member(name) { return node }
    reportMissing([name])
    return nil
  }

  /// Returns the value that `body` reads from the members of an object. If `node` is not an object, reports this and
  /// returns `nil`.
  package mutating func object<Value>(
    _ node: JSONNode, of owner: String, _ body: (inout MemberReader) -> Value
  ) -> Value? {
    guard case .object(let members) = node.value else {
      report(.wrongType, node.range, "\(owner) is \(node.value.words); expected an object")
      return nil
    }
    return read(members, of: owner, body)
  }

  /// Returns the values that `body` reads from the objects of the list `node`. Reports an invalid list or entry and
  /// returns `nil`.
  package mutating func list<Value>(
    _ node: JSONNode, _ name: ExactText, _ body: (inout MemberReader) -> Value?
  ) -> [Value]? {
    guard case .array(let nodes) = node.value, nodes.count <= Self.maximumListLength else {
      report(
        .wrongType, node.range,
        "\"\(name)\" is \(node.value.words); expected a list of at most \(Self.maximumListLength) objects")
      return nil
    }
    var values: [Value] = []
    for (index, node) in nodes.enumerated() {
      guard let value = object(node, of: "Entry \(index + 1) of \"\(name)\"", body) ?? nil else { return nil }
      values.append(value)
    }
    return values
  }
}
