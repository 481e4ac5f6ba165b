import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

extension CatalogService {
  /// Converts a compiled catalogue to a pseudo-locale; the question is `{"locale": "en-XA"}`, or `ar-XB`.
  package static func pseudo(_ catalog: [UInt8], question: [UInt8]) -> ChunkedText {
    do throws(Refusal) {
      let members = try Question.members(of: question)
      guard members.count == 1, members[0].key.text == "locale", let tag = members[0].node.text else {
        throw .malformed("Expected only \"locale\", a text")
      }
      guard let locale = PseudoLocale(tag: tag) else {
        throw Refusal(id: "unknown-locale", "There is no pseudo-locale \"\(tag.clipped)\"; expected en-XA or ar-XB")
      }
      let reading = CompiledCatalog.read(SourceText(name: "catalogue", bytes: catalog))
      guard reading.isSound, let written = reading.value.flatMap({ locale.catalog($0) }) else {
        let finding = reading.findings.first { $0.severity == .error }
        throw Refusal(id: "unreadable-catalog", finding?.message ?? "The compiled catalogue cannot be read")
      }
      var answer = ChunkedText("{\"version\":1,\"catalog\":")
      answer.add(CompiledCatalog.write(written))
      answer.add("}")
      return answer
    } catch {
      return error.answer
    }
  }
}
