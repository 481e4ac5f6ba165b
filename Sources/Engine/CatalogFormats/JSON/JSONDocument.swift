import WatchwordBasics

/// A JSON catalogue whose units are being created.
struct JSONDocument {
  let source: SourceText
  private let root: JSONNode?
  /// The findings of the JSON parser.
  private let findings: [Finding]
  private let collector: CatalogCollector
  private var tracker: LineColumnTracker
  /// Whether the limit on the number of texts was reached.
  private(set) var isFull = false

  /// The maximum length in bytes, equal to the maximum that commands read of any catalogue.
  static let maximumLength = 1 << 30

  init(_ bytes: [UInt8], _ context: DocumentContext, _ collector: CatalogCollector) {
    source = SourceText(name: context.name, bytes: bytes)
    let reading = JSONReader.read(source, maximumLength: Self.maximumLength)
    root = reading.value
    findings = reading.findings
    tracker = LineColumnTracker(bytes)
    self.collector = collector
  }

  /// Returns the root, which must be an object, and its members. Reports the findings of the JSON parser, and a root of
  /// another type.
  func object(of title: String) -> (root: JSONNode, members: [JSONMember])? {
    for finding in findings { collector.report(finding) }
    guard let root else { return nil }
    guard case .object(let members) = root.value else {
      report(
        .unexpectedRoot, at: root.range, "Found \(root.value.kind); expected an object of texts",
        help: "Check whether this is an \(title) file")
      return nil
    }
    return (root, members)
  }

  /// Returns the members of an object without duplicates: the last member with each name is kept, as in JavaScript
  /// and Dart.
  static func members(_ members: [JSONMember]) -> [JSONMember] {
    var last: [ExactText: Int] = [:]
    for (index, member) in members.enumerated() { last[member.key.text] = index }
    if last.count == members.count { return members }
    return members.indices.filter { last[members[$0].key.text] == $0 }.map { members[$0] }
  }

  /// Returns the span of the bytes in `range`. Ranges should be requested in ascending order.
  mutating func span(of range: Range<Int>) -> SourceSpan { tracker.span(of: range) }

  /// Marks `offset`: no earlier offset will be requested.
  mutating func mark(at offset: Int) { tracker.mark(at: offset) }

  /// Returns the range between the quotation marks of a string.
  static func content(of string: JSONString) -> Range<Int> {
    let start = string.range.lowerBound + 1
    return start..<max(start, string.range.upperBound - 1)
  }

  /// Creates the segment of a text at `content`, which is all or a part of the string at `range`.
  mutating func segment(_ text: ExactText, _ content: Range<Int>, in range: Range<Int>) -> Segment {
    let start = tracker.position(at: range.lowerBound)
    let contentSpan = tracker.span(of: content)
    let span = SourceSpan(start: start, end: tracker.position(at: range.upperBound))
    let bytes = source.bytes[content]
    guard bytes.contains(UInt8(ascii: "\\")) else {
      return Segment(text: text, as: Segment.jsonContent, span: span, contentSpan: contentSpan)
    }
    return Segment(text: text, written: Array(bytes), in: .jsonString, span: span, contentSpan: contentSpan)
  }

  func report(
    _ kind: FindingKind, at range: Range<Int>, unit: ExactText? = nil, _ message: String,
    help: String
  ) {
    collector.report(kind, at: source.span(of: range), unit: unit, message, help: help)
  }

  /// Whether a text is within the limits; reports a text that is not.
  ///
  /// The length of keys is limited like that of XLIFF ids, because each text under a long path repeats the path.
  mutating func accepts(_ string: JSONString, of key: ExactText) -> Bool {
    guard !isFull else { return false }
    if !collector.takesUnits() {
      isFull = true
      reportLimit("the units of a file", XMLLimits.units, "units", at: string, unit: nil, "the rest of the file")
    } else if key.count > XMLLimits.attributeLength {
      reportLimit("a key", XMLLimits.attributeLength, "bytes", at: string, unit: nil, "its text")
    } else if string.text.count > XMLLimits.textLength {
      reportLimit("a text", XMLLimits.textLength, "bytes", at: string, unit: key, "it")
    } else {
      return true
    }
    return false
  }

  private func reportLimit(
    _ what: String, _ limit: Int, _ name: String, at string: JSONString, unit: ExactText?, _ lost: String
  ) {
    report(
      .limitExceeded, at: string.range, unit: unit, "This exceeds the limit for \(what): \(limit) \(name)",
      help: "Split the file; \(lost) was not read")
  }

  /// Reports a value of an unexpected type.
  func reportType(
    of node: JSONNode, at unit: ExactText?, isMild: Bool = false, expected: String, help: String
  ) {
    let kind = isMild ? FindingKind.unexpectedValue.mild : .unexpectedValue
    report(kind, at: node.range, unit: unit, "Found \(node.value.kind); expected \(expected)", help: help)
  }
}
