import Testing
import WatchwordBasics
import WatchwordWebAssembly

/// A value of an answer, to look at its parts.
struct CatalogAnswer: CustomStringConvertible {
  private let bytes: [UInt8]
  private let node: JSONNode?

  init(_ answer: ChunkedText) { self.init(answer.string) }

  init(_ json: String) {
    bytes = Array(json.utf8)
    node = JSONReader.read(SourceText(name: "answer", bytes: bytes), maximumLength: .max).value
    #expect(node != nil, "Not JSON: \(json.prefix(200))")
  }

  private init(_ node: JSONNode?, in bytes: [UInt8]) {
    self.bytes = bytes
    self.node = node
  }

  /// The value as it is written; empty if there is none.
  var json: String { node.map { String(decoding: bytes[$0.range], as: UTF8.self) } ?? "" }

  subscript(name: String) -> CatalogAnswer {
    guard case .object(let members)? = node?.value else { return CatalogAnswer(nil, in: bytes) }
    return CatalogAnswer(members.first { $0.key.text == ExactText(name) }?.node, in: bytes)
  }

  subscript(index: Int) -> CatalogAnswer {
    let values = values
    return values.indices.contains(index) ? values[index] : CatalogAnswer(nil, in: bytes)
  }

  /// The values of a list.
  var values: [CatalogAnswer] {
    guard case .array(let nodes)? = node?.value else { return [] }
    return nodes.map { CatalogAnswer($0, in: bytes) }
  }

  var text: String? { if case .string(let string)? = node?.value { string.text.string } else { nil } }
  var number: Int? { if case .number(let number)? = node?.value { number.integer } else { nil } }
  var isTrue: Bool { if case .bool(true)? = node?.value { true } else { false } }
  /// The id of the refusal that the answer is, if it is one.
  var refusal: String? { self["error"]["id"].text }

  var description: String { json }
}

/// An open catalogue, as a caller sees it.
struct CatalogFixture {
  var catalogs = OpenCatalogs()
  let opened: CatalogAnswer
  let document: [UInt8]

  /// Opens a document; `more` are further members of the question.
  init(_ document: String, name: String, base: (name: String, text: String)? = nil, more: String = "") {
    self.init(Array(document.utf8), name: name, base: base.map { ($0.name, Array($0.text.utf8)) }, more: more)
  }

  init(_ document: [UInt8], name: String, base: (name: String, bytes: [UInt8])? = nil, more: String = "") {
    self.document = document
    let base = base.map { ($0.name, $0.bytes) }
    let question =
      #"{"name":"\#(name)""# + (base.map { #","base":"\#($0.0)""# } ?? "") + (more.isEmpty ? "" : ",\(more)") + "}"
    opened = CatalogAnswer(catalogs.open(document, base: base?.1 ?? [], question: Array(question.utf8)))
  }

  func details(_ question: String) -> CatalogAnswer {
    CatalogAnswer(catalogs.details(1, question: Array(question.utf8)))
  }
}

extension String {
  /// The part between two UTF-16 code units.
  func utf16Part(_ start: Int, _ end: Int) -> String {
    String(decoding: Array(utf16)[start..<end], as: UTF16.self)
  }
}
