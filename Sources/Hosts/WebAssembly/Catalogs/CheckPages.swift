import WatchwordBasics
import WatchwordLinting
import WatchwordReporting

extension CatalogService {
  /// The checks of catalogues, and the findings of their readers, in the order of the documentation.
  package static var checks: ChunkedText {
    var answer = ChunkedText()
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.array("checks") { writer in
        for check in Checks.all {
          writer.object { writer in
            writer.member("id", check.id)
            writer.member("severity", check.kind.severity.name)
            writer.member("set", check.set.name)
            writer.member("summary", check.kind.summary)
          }
          answer.add(writer.takeText())
        }
      }
    }
    answer.add(writer.takeText())
    return answer
  }

  /// Returns the page about a check or a finding of a reader; the question is `{"id"}`.
  package static func explain(question: [UInt8]) -> ChunkedText {
    do throws(Refusal) {
      let members = try Question.members(of: question)
      guard members.count == 1, members[0].key.text == "id", let id = members[0].node.text else {
        throw .malformed("Expected only \"id\", a text")
      }
      guard let check = Checks.named(id) else {
        throw Refusal(id: "unknown-check", "There is no check \"\(id.clipped)\"")
      }
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.member("id", check.id)
        writer.member("severity", check.kind.severity.name)
        writer.member("set", check.set.name)
        writer.member("page", check.kind.page)
      }
      return ChunkedText(writer.text)
    } catch {
      return error.answer
    }
  }
}
