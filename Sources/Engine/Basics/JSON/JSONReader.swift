/// A reader of JSON (RFC 8259) that records the range of every value.
///
/// It never traps and takes linear time. Each finding has a line, a column, and a description of what was found and
/// what was expected. Duplicate names are kept and reported.
package struct JSONReader {
  /// The maximum depth of nesting.
  package static let maximumDepth = JSONScanner.maximumDepth

  private var scanner: JSONScanner
  private var findings: SourceFindings

  /// Reads the JSON value in `source`; the value is `nil` if the JSON is malformed.
  ///
  /// A text longer than `maximumLength` bytes is an error.
  package static func read(_ source: SourceText, maximumLength: Int) -> Reading<JSONNode> {
    var reader = JSONReader(source: source)
    do throws(JSONDefect) {
      return Reading(try reader.document(maximumLength: maximumLength), reader.findings.all)
    } catch {
      let last = reader.findings.finding(error.kind, error.range, error.message, help: error.help)
      return Reading(nil, reader.findings.all + [last])
    }
  }

  private init(source: SourceText) {
    scanner = JSONScanner(source.bytes)
    findings = SourceFindings(in: source)
  }

  private mutating func document(maximumLength: Int) throws(JSONDefect) -> JSONNode {
    guard scanner.bytes.count <= maximumLength else {
      throw JSONDefect(
        .limitExceeded, range: 0..<0, message: "The text is too long; expected at most \(maximumLength) bytes",
        help: "Check whether this is the right file; spaces and line breaks count too")
    }
    if try scanner.start() {
      findings.report(
        .byteOrderMark.mild, 0..<3, "The text starts with a byte-order mark, which JSON does not allow",
        help: "Save the file as UTF-8 without a byte-order mark")
    }
    let root = try value()
    try scanner.end()
    return root
  }

  private mutating func value() throws(JSONDefect) -> JSONNode {
    let start = scanner.offset
    let value: JSONValue
    switch scanner.peek() {
    case UInt8(ascii: "{")?: value = try object()
    case UInt8(ascii: "[")?: value = try array()
    case UInt8(ascii: "\"")?: value = try .string(string(scanner.string()))
    default: value = try scanner.scalar()
    }
    return JSONNode(value: value, range: start..<scanner.offset)
  }

  private mutating func object() throws(JSONDefect) -> JSONValue {
    var members: [JSONMember] = []
    var names = NameIndices()
    guard try scanner.enter(closedBy: "}") else { return .object(members) }
    repeat {
      let key = try string(scanner.name())
      if !names.insert(key.text).isNew {
        findings.report(
          .duplicateKey, key.range, "The name \"\(key.text.clipped)\" is given twice",
          help: "Keep one of the two: readers disagree on which one counts")
      }
      members.append(JSONMember(key: key, node: try value()))
    } while try scanner.advanceToNext(closedBy: "}")
    return .object(members)
  }

  private mutating func array() throws(JSONDefect) -> JSONValue {
    var nodes: [JSONNode] = []
    guard try scanner.enter(closedBy: "]") else { return .array(nodes) }
    repeat { nodes.append(try value()) } while try scanner.advanceToNext(closedBy: "]")
    return .array(nodes)
  }

  private func string(_ quoted: JSONScanner.Quoted) -> JSONString {
    JSONString(text: scanner.text(of: quoted), range: quoted.range)
  }
}
