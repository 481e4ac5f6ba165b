import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordPolicy

/// What to look for in a document.
struct LintQuestion {
  /// The name of the document in findings.
  private(set) var name: ExactText = "-"
  /// The name of the document with the source texts; `nil` if there is none.
  private(set) var base: ExactText?
  /// The format of the document; `nil` to recognise it.
  private(set) var format: CatalogFormat?
  private var set: CheckSet?
  private var only: [ExactText]?

  /// The question in `bytes`, which are a JSON object. Throws if it cannot be answered.
  init(_ bytes: [UInt8]) throws(Refusal) {
    for member in try Question.members(of: bytes) { try read(member) }
    guard let unknown = configuration.unknownChecks.first else { return }
    throw Refusal(id: "unknown-check", "There is no check \"\(unknown.clipped)\"")
  }

  private mutating func read(_ member: JSONMember) throws(Refusal) {
    switch (member.key.text, member.node.value) {
    case ("name", .string(let name)): self.name = name.text
    case ("base", .string(let name)): base = name.text
    case ("format", .string(let id)):
      format = CatalogFormat.all.first { $0.id == id.text }
      if format == nil { throw Refusal(id: "unknown-format", "There is no format \"\(id.text.clipped)\"") }
    case ("checks", .string(let name)):
      set = CheckSet.allCases.first { $0.name == name.text }
      if set == nil { throw Refusal(id: "unknown-check", "There is no set of checks \"\(name.text.clipped)\"") }
    case ("checks", .array(let nodes)):
      var ids: [ExactText] = []
      for node in nodes {
        guard let id = node.text else { throw .malformed("Expected ids in \"checks\"") }
        ids.append(id)
      }
      only = ids
    default:
      throw .malformed("Expected \"name\", \"base\", \"format\" and \"checks\", found \"\(member.key.text.clipped)\"")
    }
  }

  /// The configuration of the linter: as in the command, it knows every text of rules and forms.
  var configuration: LintConfiguration {
    LintConfiguration(set: set, only: only, declared: PasswordPolicy.declarations + FormTexts.all)
  }
}
