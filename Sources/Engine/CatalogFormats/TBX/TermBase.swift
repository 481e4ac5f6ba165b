package import WatchwordBasics

/// A collection of terms in several languages (ISO 30042, TermBase eXchange), reduced to the data that a glossary
/// needs.
package struct TermBase {
  /// The concepts, in document order.
  package private(set) var concepts: [Concept] = []

  /// A concept with its terms in several languages.
  package struct Concept {
    /// The terms, in document order.
    package fileprivate(set) var terms: [Term] = []
  }

  /// A term of one language.
  package struct Term {
    /// The language as written.
    package let language: ExactText
    /// The text of the term.
    package let text: ExactText
    /// The administrative status of the term as written, such as `deprecatedTerm-admn-sts`.
    package fileprivate(set) var status: ExactText?
  }

  /// Reads a document in TBX-Basic of 2008 or TBX of 2019. The value is `nil` if it is not well-formed or has another
  /// root.
  package static func read(_ source: SourceText) -> Reading<TermBase> {
    var findings = FindingList()
    var reader = XMLReader(file: source.name, bytes: source.bytes, kind: .termBase) { findings.append($0) }
    var handler = TermBaseHandler()
    reader.read(into: &handler)
    let isRead = reader.isComplete
    return Reading(isRead ? TermBase(concepts: handler.concepts) : nil, findings.all)
  }
}

/// Collects the concepts of a document.
private struct TermBaseHandler: XMLContentHandler, ~Copyable {
  private(set) var concepts: [TermBase.Concept] = []
  private var names: [(name: UnsafePointer<UInt8>, element: Element)] = []
  private var languageName: UnsafePointer<UInt8>?
  private var typeName: UnsafePointer<UInt8>?
  /// The open elements, the root first.
  private var open = DepthStack<Element>()
  private var language: ExactText = ""
  /// The text of the current term or status, and the data of the current term.
  private var text: [UInt8] = []
  private var term: ExactText?
  private var status: ExactText?

  enum Element: String, CaseIterable {
    /// The root elements of the two versions.
    case martif, tbx
    /// A concept entry.
    case termEntry, conceptEntry
    /// The terms of one language.
    case langSet, langSec
    /// A term with its properties.
    case tig, ntig, termSec
    case term
    /// A property of a term, whose kind is an attribute or the element name.
    case termNote, administrativeStatus
    case other = ""
  }

  mutating func begin(_ reader: inout XMLReader) {
    names = Element.allCases.map { (reader.interned($0.rawValue), $0) }
    languageName = reader.interned("lang")
    typeName = reader.interned("type")
  }

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    var element = names.first { $0.name == tag.name }?.element ?? .other
    if open.isEmpty, element != .martif, element != .tbx {
      reader.report(
        .unexpectedRoot, at: reader.span(of: tag),
        "The root element is <\(String(cString: tag.name).clipped)>; expected <martif> or <tbx>",
        help: "Check whether this is a TBX file")
      return reader.stop()
    }
    switch element {
    case .termEntry, .conceptEntry: concepts.append(TermBase.Concept())
    case .langSet, .langSec: language = value(of: languageName, in: tag) ?? ""
    case .tig, .ntig, .termSec: (term, status) = (nil, nil)
    case .termNote:
      // Other notes do not concern the use of the term.
      if value(of: typeName, in: tag) != "administrativeStatus" { element = .other }
    default: break
    }
    if element == .term || element == .termNote || element == .administrativeStatus { text = [] }
    open.append(element)
  }

  private func value(of name: UnsafePointer<UInt8>?, in tag: XMLStartTag) -> ExactText? {
    var found: ExactText?
    tag.attributes.forEach { other, _, value in
      if other == name { found = ExactText(utf8: value) }
    }
    return found
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    guard let element = open.popLast() else { return }
    switch element {
    case .term: term = trimmed
    case .termNote, .administrativeStatus: status = trimmed
    case .tig, .ntig, .termSec:
      guard let term, !term.isEmpty, !language.isEmpty, !concepts.isEmpty else { return }
      concepts[concepts.count - 1].terms.append(TermBase.Term(language: language, text: term, status: status))
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    switch open.last {
    // A term may contain inline markup.
    case .term?, .termNote?, .administrativeStatus?, .other?: text += bytes
    default: return
    }
    if text.count > XMLLimits.textLength {
      reader.exceeded(
        "the text of an element", XMLLimits.textLength, "bytes",
        at: reader.input.positionAhead(at: reader.lastEventOffset))
    }
  }

  /// The text read, without surrounding white space.
  private var trimmed: ExactText {
    let words = text.split { $0 <= 0x20 }
    return ExactText(utf8: Array(words.joined(separator: [0x20])))
  }
}
