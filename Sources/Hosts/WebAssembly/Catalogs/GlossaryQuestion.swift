import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization

extension CatalogService {
  /// Reads a glossary of another tool.
  ///
  /// The question is a JSON object, whose members are all optional: "name", "source" (the language of the terms, `en`
  /// by default) and "languages", a list of the languages of the translations.
  package static func glossary(_ document: [UInt8], question: [UInt8]) -> ChunkedText {
    do throws(Refusal) {
      let question = try GlossaryQuestion(question)
      let source = SourceText(name: question.name, bytes: document)
      let reading = GlossaryReader(from: question.source, to: question.languages).read(source)
      guard let glossary = reading.value else { throw .unusableGlossary(reading.findings) }
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.member("count", glossary.terms.count)
        writer.object("glossary") { glossary.write(to: &$0) }
      }
      return ChunkedText(writer.text)
    } catch {
      return error.answer
    }
  }
}

/// A question that selects the languages to read from a glossary.
private struct GlossaryQuestion {
  private(set) var name: ExactText = "-"
  private(set) var source = LanguageTag.english
  private(set) var languages: [LanguageTag] = []

  init(_ bytes: [UInt8]) throws(Refusal) {
    for member in try Question.members(of: bytes) {
      switch (member.key.text, member.node.value) {
      case ("name", .string(let text)): name = text.text
      case ("source", .string): source = try Self.tag(member.node)
      case ("languages", .array(let nodes)):
        for node in nodes { languages.append(try Self.tag(node)) }
      default:
        throw .malformed("Expected \"name\", \"source\" and \"languages\", found \"\(member.key.text.clipped)\"")
      }
    }
  }

  private static func tag(_ node: JSONNode) throws(Refusal) -> LanguageTag {
    guard let text = node.text, let tag = LanguageTag(text.string) else {
      throw .malformed("Expected language tags, such as \"pt-BR\"")
    }
    return tag
  }
}

extension Refusal {
  /// Returns the refusal for an unreadable glossary.
  fileprivate static func unusableGlossary(_ findings: [Finding]) -> Refusal {
    guard let finding = findings.first(where: { $0.severity == .error }) ?? findings.first else {
      return Refusal(id: "unusable-glossary", "The glossary cannot be read")
    }
    let start = finding.span.start
    return Refusal(
      id: "unusable-glossary",
      "Line \(start.line), column \(start.column): \(finding.message)" + (finding.help.map { ". \($0)" } ?? ""))
  }
}
