import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordReporting

/// A catalogue that is open for editing, with the lists that its caller has received.
struct OpenCatalog {
  private var session: CatalogSession
  private(set) var lists: CatalogLists

  init(_ session: CatalogSession) {
    self.session = session
    lists = CatalogLists(session)
  }

  var bytes: [UInt8] { session.bytes }

  /// The catalogue as it was examined, for comparisons with others.
  var examined: ExaminedCatalog { session.examined }

  /// Returns the details of a unit for an editor, with `text` instead of its translation unless `text` is `nil`.
  func details(of unit: Int, text: ExactText?) throws(Refusal) -> UnitDetails {
    try require(unit)
    return session.details(of: unit, text: text)
  }

  private func require(_ unit: Int) throws(Refusal) {
    guard lists.units.indices.contains(unit) else {
      throw Refusal(id: "no-unit", "There is no unit \(unit); there are \(lists.units.count)")
    }
  }

  /// Makes `text` the translation of a unit.
  mutating func edit(_ unit: Int, to text: ExactText) throws(Refusal) -> CatalogChanges {
    try require(unit)
    return changes { $0.edit(unit, to: text) ? 1 : 0 }
  }

  /// Applies the fixes of findings; of two that overlap, only the first is applied.
  mutating func fix(_ findings: [Int]) throws(Refusal) -> CatalogChanges {
    var fixes: [Fix] = []
    for index in findings {
      guard lists.findings.indices.contains(index) else {
        throw Refusal(id: "no-finding", "There is no finding \(index); there are \(lists.findings.count)")
      }
      guard let fix = lists.findings[index].fix else {
        throw Refusal(id: "no-fix", "The finding \(index) has no fix")
      }
      // A finding that is listed twice is fixed once.
      if !fixes.contains(fix) { fixes.append(fix) }
    }
    return changes { $0.apply(fixes) }
  }

  /// Applies all fixes that need no review.
  mutating func fixAll() -> CatalogChanges { changes { $0.fix() } }

  /// Takes the findings from a comparison with the other files of the project.
  mutating func take(_ compared: [OrderedFinding]) -> CatalogChanges {
    changes { session in
      session.take(compared)
      return 0
    }
  }

  private mutating func changes(_ body: (inout CatalogSession) -> Int) -> CatalogChanges {
    let count = body(&session)
    let old = lists
    lists = CatalogLists(session)
    return CatalogChanges(count: count, from: old, to: lists, changed: session.unitsRead)
  }

  /// Returns the answer about a baseline of the findings.
  func answer(_ question: BaselineQuestion) throws(Refusal) -> ChunkedText {
    try question.answer(about: lists.findings, of: session.name)
  }

  /// The compiled catalogues of all languages.
  var compiled: ChunkedText {
    var answer = ChunkedText("{\"version\":1,\"catalogs\":[")
    for (index, catalog) in session.compiled.enumerated() {
      if index > 0 { answer.add(",") }
      answer.add(CompiledCatalog.write(catalog))
    }
    answer.add("]}")
    return answer
  }

  /// Returns the answer to opening the catalogue.
  func answer(number: UInt32) -> ChunkedText {
    var answer = ChunkedText()
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("catalog", Int(number))
      writer.member("format", session.format.id)
      writer.member("isEditable", session.isReadable)
      writer.object("summary") { $0.write(summaryOf: lists.report) }
      writer.array("files") { writer in lists.elements.forEach { writer.write(element: $0) } }
      writer.array("units") { writer in
        for index in lists.units.indices {
          writer.write(unit: index, of: lists)
          answer.add(writer.takeText())
        }
      }
      writer.array("findings") { writer in
        for index in lists.findings.indices {
          writer.write(finding: index, of: lists)
          answer.add(writer.takeText())
        }
      }
    }
    answer.add(writer.takeText())
    return answer
  }
}
