import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools

/// A question that selects the checks for a document.
struct LintQuestion {
  /// The name of the document in findings.
  private(set) var name: ExactText = "-"
  /// The name of the document with the source texts; `nil` if there is none.
  private(set) var base: ExactText?
  /// The format of the document; `nil` to recognise it.
  private(set) var format: CatalogFormat?
  /// The settings for the catalogue, in addition to the selected checks.
  private(set) var settings = LintSettings.standard
  private var set: CheckSet?
  private var only: [ExactText]?

  /// Parses the question in `bytes`, a JSON object. Throws if it is malformed.
  init(_ bytes: [UInt8]) throws(Refusal) {
    let members = try Question.members(of: bytes)
    for member in members where member.key.text != "settings" { try read(member) }
    if let node = members.first(where: { $0.key.text == "settings" })?.node { try readSettings(node, in: bytes) }
    guard let unknown = configuration.unknownChecks.first else { return }
    throw Refusal(id: "unknown-check", "There is no check \"\(unknown.clipped)\"")
  }

  private mutating func read(_ member: JSONMember) throws(Refusal) {
    switch (member.key.text, member.node.value) {
    case ("name", .string(let name)): self.name = name.text
    case ("base", .string(let name)): base = name.text
    case ("format", .string(let id)):
      format = CatalogFormat.all.first { $0.id == id.text }
      if format == nil { throw Refusal(id: FindingKind.unknownFormat.id, "There is no format \"\(id.text.clipped)\"") }
    case ("checks", .string(let name)):
      set = CheckSet.allCases.first { $0.name == name.text }
      if set == nil { throw .unknownSet(name.text) }
    case ("checks", .array(let nodes)):
      var ids: [ExactText] = []
      for node in nodes {
        guard let id = node.text else { throw .malformed("Expected ids in \"checks\"") }
        ids.append(id)
      }
      only = ids
    default:
      throw .malformed(
        "Expected \"name\", \"base\", \"format\", \"checks\" and \"settings\", found \"\(member.key.text.clipped)\"")
    }
  }

  /// Reads the settings, which can depend on the name of the document.
  private mutating func readSettings(_ node: JSONNode, in bytes: [UInt8]) throws(Refusal) {
    let source = SourceText(name: ExactText(LintConfigurationFile.fileName), bytes: bytes)
    let reading = LintConfigurationFile.read(node, in: source)
    guard let file = reading.value else {
      let finding = reading.findings.first { $0.severity == .error }
      throw Refusal(
        id: "unusable-settings",
        (finding?.message ?? "The settings cannot be used") + (finding?.help.map { ". \($0)" } ?? ""))
    }
    settings = file.settings(for: name)
  }

  /// The configuration of the linter. As in the command, it declares every text of rules and forms.
  var configuration: LintConfiguration { LintConfiguration(set: set, only: only, declared: Self.declarations) }

  /// The texts of rules, forms and notes.
  static var declarations: [PhraseDeclaration] { PasswordPolicy.declarations + FormTexts.all + NoteTexts.all }
}
