import Checks
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

/// Fuzzes the JSON reader, and the readers of policies and compiled catalogues that use it.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = SourceText(name: "input", bytes: bytes(start, count))
  let map = TextMap(text.bytes)
  checkReader(text, map)
  checkPolicy(text, map)
  checkCatalog(text, map)
  return 0
}

// MARK: - The reader

private func checkReader(_ text: SourceText, _ map: TextMap) {
  let reading = JSONReader.read(text, maximumLength: 1 << 20)
  map.requirePlaces(of: reading.findings)
  guard let root = reading.value else {
    require(reading.findings.containsError, "nothing was read and no error reported")
    return
  }
  checkRanges(of: root, inside: 0..<text.bytes.count, of: text, map)
  for isIndented in [false, true] {
    let written = write(root, isIndented: isIndented)
    let again = JSONReader.read(SourceText(name: "written", bytes: Array(written.utf8)), maximumLength: .max)
    guard let copy = again.value else {
      require(false, "what was written is not JSON: \(again.findings)")
      return
    }
    require(write(copy, isIndented: isIndented).hasSameBytes(as: written), "write, read, write gives another text")
  }
}

/// Checks that every value is inside the enclosing value and after the previous one, and starts with the byte of its
/// kind.
private func checkRanges(of node: JSONNode, inside outer: Range<Int>, of text: SourceText, _ map: TextMap) {
  require(!node.range.isEmpty && node.range.clamped(to: outer) == node.range, "\(node.range) is not inside \(outer)")
  require(map.contains(text.span(of: node.range)), "a value is outside the text")
  var next = node.range.lowerBound
  switch node.value {
  case .object(let members):
    require(text.bytes[node.range.lowerBound] == UInt8(ascii: "{"), "an object starts with another byte")
    for member in members {
      checkString(member.key, of: text, map)
      require(member.key.range.lowerBound > next, "a name is before the preceding value")
      require(member.node.range.lowerBound > member.key.range.upperBound, "a value is before its name")
      checkRanges(of: member.node, inside: node.range, of: text, map)
      next = member.node.range.upperBound
    }
  case .array(let nodes):
    require(text.bytes[node.range.lowerBound] == UInt8(ascii: "["), "a list starts with another byte")
    for element in nodes {
      require(element.range.lowerBound > next || next == node.range.lowerBound, "values overlap")
      checkRanges(of: element, inside: node.range, of: text, map)
      next = element.range.upperBound
    }
  case .string(let string):
    require(string.range == node.range, "a string and its value have different ranges")
    checkString(string, of: text, map)
  case .number(let number):
    require(number.text.utf8.elementsEqual(text.bytes[node.range]), "a number is not what is written")
  case .null, .bool:
    require(node.value.kind.utf8.elementsEqual(text.bytes[node.range]), "a word is not what is written")
  }
}

/// Checks that the contents of a string, read as a separate text, have only places inside the string.
private func checkString(_ string: JSONString, of text: SourceText, _ map: TextMap) {
  require(text.bytes[string.range.lowerBound] == UInt8(ascii: "\""), "a string starts with another byte")
  require(text.bytes[string.range.upperBound - 1] == UInt8(ascii: "\""), "a string ends with another byte")
  guard string.text.count <= 256 else { return }
  let contents = text.contents(of: string)
  require(contents.bytes.elementsEqual(string.text.string.utf8), "the contents of a string differ")
  let whole = text.span(of: string.range)
  var last = whole.start
  for offset in 0...contents.bytes.count {
    let position = contents.position(at: offset)
    require(last <= position && position < whole.end, "a character of a string is outside of it")
    last = position
  }
}

private func write(_ root: JSONNode, isIndented: Bool) -> String {
  var writer = JSONWriter(isIndented: isIndented)
  write(root, to: &writer)
  return writer.text
}

/// Writes the values that the writer supports, and other numbers and `null` as strings.
private func write(_ node: JSONNode, to writer: inout JSONWriter) {
  switch node.value {
  case .null: writer.string("null")
  case .bool(let value): writer.bool(value)
  case .number(let number):
    if let integer = number.integer { writer.integer(integer) } else { writer.string(number.text) }
  case .string(let string): writer.string(string.text)
  case .array(let nodes): writer.array { writer in for node in nodes { write(node, to: &writer) } }
  case .object(let members):
    writer.object { writer in
      for member in members {
        writer.key(member.key.text)
        write(member.node, to: &writer)
      }
    }
  }
}

// MARK: - Policies

private func checkPolicy(_ text: SourceText, _ map: TextMap) {
  let reading = PolicyFormat.read(text)
  map.requirePlaces(of: reading.findings)
  guard reading.isSound, let policy = reading.value?.policy else {
    require(reading.findings.containsError, "there is no policy and no error reported")
    return
  }
  let (written, losses) = write(policy, as: .native)
  // Only REL-ID's format can contain the server's own description.
  let unexpected = losses.filter { $0.part != .serverText || policy.serverText == nil }
  require(unexpected.isEmpty, "the native format loses something: \(unexpected)")
  let again = PolicyFormat.read(SourceText(name: "written", bytes: Array(written.utf8)))
  guard again.isSound, let copy = again.value?.policy else {
    require(false, "what was written is not a policy: \(again.findings) in \(written)")
    return
  }
  require(copy.rules == policy.rules, "a policy that was written and read has other rules: \(written)")
  require(write(copy, as: .native).text.hasSameBytes(as: written), "write, read, write gives another policy")
  checkWireFormat(policy)
  checkAssessment(by: policy, text)
}

/// Checks that REL-ID's format loses only rules that the policy has, and that its text is JSON.
private func checkWireFormat(_ policy: PasswordPolicy) {
  let (written, losses) = write(policy, as: .relID)
  let reading = PolicyFormat.read(SourceText(name: "written", bytes: Array(written.utf8)))
  for loss in losses {
    guard case .rule(let index, let id) = loss.part else { continue }
    require(policy.rules.indices.contains(index) && policy.rules[index].id == id, "a rule is lost that was not there")
  }
  for finding in reading.findings {
    require(finding.id != "malformed-json", "what was written is not JSON: \(written)")
  }
}

private func write(_ policy: PasswordPolicy, as format: PolicyFormat) -> (text: String, losses: [PolicyLoss]) {
  let written = format.write(policy)
  return (written.text, written.losses)
}

private func checkAssessment(by policy: PasswordPolicy, _ text: SourceText) {
  let password = String(decoding: text.bytes.suffix(64), as: UTF8.self)
  let context = AssessmentContext(
    userID: String(password.prefix(3)), personalWords: [password], currentPassword: password)
  for given in ["", password] {
    let assessment = policy.assess(given, in: context)
    require(assessment.states.count == policy.rules.count, "the report does not have one state for each rule")
    require(assessment == policy.assess(given, in: context), "the same password gets another report")
    for assessed in assessment.rules {
      require(!assessed.rule.phrase(in: .requirement).id.text.isEmpty, "a rule has no text")
      switch assessed.state {
      case .unmet(.missing(let count)), .unmet(.excess(let count)):
        require(count > 0, "an unmet rule lacks nothing: \(assessed)")
        require(assessed.hint != nil, "an unmet rule does not say what to do: \(assessed)")
      case .unmet(.present): require(assessed.hint != nil, "an unmet rule does not say what to do: \(assessed)")
      case .met, .undetermined: require(assessed.hint == nil, "there is a hint without a shortfall: \(assessed)")
      }
    }
  }
}

// MARK: - Compiled catalogues

private func checkCatalog(_ text: SourceText, _ map: TextMap) {
  let reading = CompiledCatalog.read(text)
  map.requirePlaces(of: reading.findings)
  guard let catalog = reading.value else {
    require(reading.findings.containsError, "there is no catalogue and no error reported")
    return
  }
  for layout in [CompiledCatalog.Layout.compact, .messagePerLine] {
    let written = CompiledCatalog.write(catalog, in: layout)
    let again = CompiledCatalog.read(SourceText(name: "written", bytes: Array(written.utf8)))
    require(again.findings.isEmpty, "what was written is not clean: \(again.findings) in \(written)")
    require(again.value == catalog, "a catalogue that was written and read is another one: \(written)")
  }
}
