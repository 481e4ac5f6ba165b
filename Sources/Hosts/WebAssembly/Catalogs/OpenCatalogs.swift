import WatchwordBasics
import WatchwordLinting
import WatchwordRuns

/// The catalogues that are open for editing, each with a number.
///
/// Questions are JSON objects. Every answer is JSON; a refusal is `{"version": 1, "error": {"id", "message"}}`. See
/// Documentation/CataloguesAsJSON.md.
package struct OpenCatalogs {
  private var catalogs: [UInt32: OpenCatalog] = [:]
  private var last: UInt32 = 0
  /// The project that was opened last.
  private var project: OpenProject?

  /// Creates an empty collection.
  package init() {}

  /// Opens a document; the question is that of ``CatalogService/lint(_:base:question:)``. The answer has the number of
  /// the catalogue, its units and its findings.
  package mutating func open(_ document: [UInt8], base: [UInt8] = [], question: [UInt8]) -> ChunkedText {
    do throws(Refusal) {
      return open(try CatalogSession(document, base: base, LintQuestion(question)))
    } catch {
      return error.answer
    }
  }

  private mutating func open(_ session: CatalogSession) -> ChunkedText {
    let catalog = OpenCatalog(session)
    last += 1
    catalogs[last] = catalog
    return catalog.answer(number: last)
  }

  // MARK: Projects

  /// Opens a project in place of an earlier one. The answer lists its files.
  mutating func open(_ run: LintRun, isComparedLater: Bool) -> ChunkedText {
    let project = OpenProject(run, isComparedLater: isComparedLater)
    self.project = project
    return project.answer
  }

  /// Opens a file of the project for editing; `bytes` are those of the file after earlier edits. The answer is that of
  /// ``open(_:base:question:)``.
  package mutating func open(file index: Int, bytes: [UInt8]?) -> ChunkedText {
    do throws(Refusal) {
      guard var project else { throw .noProject }
      let session = try project.open(index, bytes, as: last + 1)
      self.project = project
      return open(session)
    } catch {
      return error.answer
    }
  }

  /// Compares the files of the project with each other. The answer has the changes of the open ones.
  package mutating func compare() -> ChunkedText {
    guard var project else { return Refusal.noProject.answer }
    let answer = project.compare(&catalogs)
    self.project = project
    return answer
  }

  /// Returns the findings in all files of the project, as `watchword lint --format json` prints them.
  package mutating func report() -> ChunkedText {
    guard var project else { return Refusal.noProject.answer }
    let answer = project.report(catalogs)
    self.project = project
    return answer
  }

  // MARK: Editing

  /// Makes a text the translation of a unit: `{"unit": index, "text"}`. The answer has the changes.
  package mutating func edit(_ number: UInt32, question: [UInt8]) -> ChunkedText {
    change(number, question) { catalog, members throws(Refusal) in
      var (unit, text): (Int?, ExactText?)
      for member in members {
        switch member.key.text {
        case "unit": unit = member.node.integer
        case "text": text = member.node.text
        default: throw .malformed("Expected \"unit\" and \"text\", found \"\(member.key.text.clipped)\"")
        }
      }
      guard let unit, let text else { throw .malformed("Expected \"unit\", a whole number, and \"text\"") }
      return try catalog.edit(unit, to: text)
    }
  }

  /// Returns the details of a unit for an editor: `{"unit": index}`; with `"text"`, the details of that text instead of
  /// the unit's translation.
  package func details(_ number: UInt32, question: [UInt8]) -> ChunkedText {
    answer(number, question) { catalog, members throws(Refusal) in
      var (unit, text): (Int?, ExactText?)
      for member in members {
        switch member.key.text {
        case "unit": unit = member.node.integer
        case "text":
          text = member.node.text
          if text == nil { throw .malformed("Expected a string in \"text\"") }
        default: throw .malformed("Expected \"unit\" and \"text\", found \"\(member.key.text.clipped)\"")
        }
      }
      guard let unit else { throw .malformed("Expected \"unit\", a whole number") }
      return try catalog.details(of: unit, text: text).answer
    }
  }

  /// Applies the fixes of findings, `{"findings": [index…]}`, or all that need no review, `{"findings": "safe"}`. The
  /// answer has the changes. With `"isTrial": true`, the answer is the same, but the catalogue does not change.
  package mutating func fix(_ number: UInt32, question: [UInt8]) -> ChunkedText {
    do throws(Refusal) {
      guard var catalog = catalogs[number] else { throw .unknownCatalog }
      let question = try FixQuestion(question)
      let changes =
        try question.findings.map { indices throws(Refusal) in try catalog.fix(indices) } ?? catalog.fixAll()
      if !question.isTrial { catalogs[number] = catalog }
      return changes.answer
    } catch {
      return error.answer
    }
  }

  /// Returns which findings a baseline contains: `{"baseline", "path", "add": [index…]}`, where all members are
  /// optional. The answer has the baseline with the added findings.
  package func baseline(_ number: UInt32, question: [UInt8]) -> ChunkedText {
    do throws(Refusal) {
      guard let catalog = catalogs[number] else { throw .unknownCatalog }
      return try catalog.answer(BaselineQuestion(question))
    } catch {
      return error.answer
    }
  }

  /// Returns the compiled catalogues of the languages of a catalogue.
  package func compiled(_ number: UInt32) -> ChunkedText { catalogs[number]?.compiled ?? Refusal.unknownCatalog.answer }

  /// Returns the bytes of a catalogue; `nil` if none has this number.
  package func bytes(_ number: UInt32) -> [UInt8]? { catalogs[number]?.bytes }

  /// Closes a catalogue.
  package mutating func close(_ number: UInt32) -> ChunkedText {
    guard let catalog = catalogs.removeValue(forKey: number) else { return Refusal.unknownCatalog.answer }
    project?.close(number, catalog.examined)
    return ChunkedText(#"{"version":1}"#)
  }

  private func answer(
    _ number: UInt32, _ question: [UInt8], _ body: (OpenCatalog, [JSONMember]) throws(Refusal) -> ChunkedText
  ) -> ChunkedText {
    do throws(Refusal) {
      guard let catalog = catalogs[number] else { throw .unknownCatalog }
      return try body(catalog, Question.members(of: question))
    } catch {
      return error.answer
    }
  }

  private mutating func change(
    _ number: UInt32, _ question: [UInt8],
    _ body: (inout OpenCatalog, [JSONMember]) throws(Refusal) -> CatalogChanges
  ) -> ChunkedText {
    do throws(Refusal) {
      guard var catalog = catalogs[number] else { throw .unknownCatalog }
      let changes = try body(&catalog, Question.members(of: question))
      catalogs[number] = catalog
      return changes.answer
    } catch {
      return error.answer
    }
  }
}

extension Refusal {
  fileprivate static let noProject = Refusal(id: "no-project", "No project is open")
  fileprivate static let unknownCatalog = Refusal(id: "unknown-catalog", "No open catalogue has this number")
}
