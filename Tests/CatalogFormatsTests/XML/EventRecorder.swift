import WatchwordDiagnostics

@testable import WatchwordCatalogFormats

/// Writes down the events of a document with everything that a reader can ask of them.
struct EventRecorder: XMLContentHandler {
  private(set) var events: [String] = []
  /// Character data comes in pieces of any length, so only all of it up to a tag or a comment is compared.
  private var text: [UInt8] = []
  private var textEnd = 0

  mutating func begin(_ reader: inout XMLReader) {}

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    endText()
    var line = "<\(String(cString: tag.name)) \(tag.isPrefixed) \(Self.string(tag.namespace))"
    line += " \(tag.offset) \(tag.contentOffset) \(tag.position) \(tag.isEmptyElement) \(tag.attributes.longestValue)"
    tag.attributes.forEach { name, namespace, value in
      let offset = reader.offset(of: value).map { String($0) } ?? "copy"
      line += " \(String(cString: name)) \(Self.string(namespace)) \(Array(value)) \(offset)"
    }
    tag.attributes.forEachUnprefixed { name, _ in line += " \(String(cString: name))" }
    events.append(line + " \(reader.span(of: tag))")
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    endText()
    events.append("</ \(offset) \(reader.input.position(at: offset))")
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    text += bytes
    textEnd = offset
  }

  mutating func comment(_ text: ExactText, _ reader: inout XMLReader) {
    endText()
    events.append("<!-- \(text)")
  }

  private mutating func endText() {
    if !text.isEmpty { events.append("\(text) \(textEnd)") }
    text = []
  }

  mutating func finish() { endText() }

  private static func string(_ text: UnsafePointer<UInt8>?) -> String { text.map { String(cString: $0) } ?? "-" }
}

/// What a document was read as.
struct RecordedReading: Equatable {
  let events: [String]
  let isComplete: Bool

  init(_ document: [UInt8]) {
    var findings: [String] = []
    var reader = XMLReader(file: "f", origin: ByteOrigin(bytes: document)) { findings.append("\($0)") }
    var recorder = EventRecorder()
    reader.read(into: &recorder)
    recorder.finish()
    events = recorder.events + findings
    isComplete = reader.isComplete
  }
}
