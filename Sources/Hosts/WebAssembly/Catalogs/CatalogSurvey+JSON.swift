import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordRuns

extension CatalogService {
  /// Identifies a document without examining it; the question is `{"name"}`.
  package static func survey(_ document: [UInt8], question: [UInt8]) -> ChunkedText {
    do throws(Refusal) {
      let name = try name(in: question)
      return CatalogSurvey(document, name: name).answer(about: SystemPath(name.string))
    } catch {
      return error.answer
    }
  }

  /// Returns whether a walk through a project goes into a folder; the question is `{"name"}`.
  package static func enters(question: [UInt8]) -> ChunkedText {
    do throws(Refusal) {
      let folder = SystemPath(try name(in: question).string)
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.member("enters", CatalogWalk.enters(folder))
      }
      return ChunkedText(writer.text)
    } catch {
      return error.answer
    }
  }

  private static func name(in question: [UInt8]) throws(Refusal) -> ExactText {
    var name: ExactText = "-"
    for member in try Question.members(of: question) {
      guard member.key.text == "name", let text = member.node.text else {
        throw .malformed("Expected \"name\", a text, found \"\(member.key.text.clipped)\"")
      }
      name = text
    }
    return name
  }
}

extension CatalogSurvey {
  /// Returns the answer about the document at `path`.
  fileprivate func answer(about path: SystemPath) -> ChunkedText {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("isCatalog", isCatalog)
      if let unsupported { writer.member("obstacle", unsupported.rejectionMessage(for: path)) }
      guard isCatalog else { return }
      writer.member("format", format.id)
      writer.member("title", format.title)
      writer.array("languages") { writer in for language in languages { writer.string("\(language)") } }
      writer.member("isSource", isSource)
      if let original { writer.member("original", original) }
      writer.array("sources") { writer in for source in sources { writer.string(source.name) } }
    }
    return ChunkedText(writer.text)
  }
}
