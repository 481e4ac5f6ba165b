import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization

/// A unit to plant a defect in.
struct SeededUnit: Sendable {
  var id: String
  var source: String?
  var target: String?
  var state: String?
  var stateQualifier: String?
  var note: String?
  /// Further attributes, as written in the file, with a space before each.
  var attributes = ""
  /// What is written for the source and the target, where that is more than their texts.
  var sourceMarkup: String?
  var targetMarkup: String?

  /// The unit with another translation.
  func with(target: String?) -> SeededUnit {
    var unit = self
    unit.target = target
    return unit
  }

  /// The unit with another source and another translation.
  func with(source: String, target: String) -> SeededUnit {
    var unit = self
    unit.source = source
    unit.target = target
    return unit
  }

  /// The unit with markup instead of texts.
  func with(sourceMarkup: String, targetMarkup: String) -> SeededUnit {
    var unit = self
    unit.sourceMarkup = sourceMarkup
    unit.targetMarkup = targetMarkup
    return unit
  }

  /// The unit under another id.
  func with(id: String) -> SeededUnit {
    var unit = self
    unit.id = id
    return unit
  }

  /// The element as a file holds it.
  var element: String {
    var text = "<trans-unit id=\"\(id.attribute)\"\(attributes)>"
    if let content = sourceMarkup ?? source?.content { text += "<source>\(content)</source>" }
    if let content = targetMarkup ?? target?.content {
      text += "<target"
      if let state { text += " state=\"\(state.attribute)\"" }
      if let stateQualifier { text += " state-qualifier=\"\(stateQualifier.attribute)\"" }
      text += ">\(content)</target>"
    }
    if let note { text += "<note>\(note.content)</note>" }
    return text + "</trans-unit>\n"
  }
}

/// A catalogue with few units.
struct SeededFile: Sendable {
  var name: String
  var original: String?
  var sourceLanguage: String?
  var targetLanguage: String?
  var units: [SeededUnit] = []
  /// What is replaced in the written file, the first place of each.
  var edits: [(String, String)] = []

  var text: String {
    func attribute(_ name: String, _ value: String?) -> String {
      value.map { " \(name)=\"\($0.attribute)\"" } ?? ""
    }
    let header =
      attribute("original", original) + attribute("source-language", sourceLanguage)
      + attribute("target-language", targetLanguage)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file\(header) datatype="plaintext"><body>
      \(units.map(\.element).joined())</body></file>
      </xliff>

      """
    for (old, new) in edits {
      if let range = text.firstRange(of: old) { text.replaceSubrange(range, with: new) }
    }
    return text
  }
}

/// Words to use, and words not to use, for checks of terms.
struct SeededGlossary: Sendable {
  /// Words of the source with the only translation that is right.
  var terms: [(source: String, target: String)] = []
  /// Words that no translation may have.
  var forbidden: [String] = []
  /// Words that stay as they are.
  var doNotTranslate: [String] = []

  var isEmpty: Bool { terms.isEmpty && forbidden.isEmpty && doNotTranslate.isEmpty }
}

/// Catalogues that are linted together.
struct SeededProject: Sendable {
  var files: [SeededFile]
  var base: SeededFile?
  var declared: [PhraseDeclaration] = []
  var required: [Phrase] = []
  var glossary = SeededGlossary()
  /// The limit of texts of rules, in characters.
  var ruleTextLimit: Int?

  init(_ files: [SeededFile], base: SeededFile? = nil) {
    self.files = files
    self.base = base
  }

  /// What the linter finds with the checks of `set`.
  func findings(_ set: CheckSet) -> [Finding] {
    // Building a linter takes longer than reading so few units.
    guard !declared.isEmpty || !required.isEmpty else {
      return findings(of: set == .all ? Self.withAllChecks : Self.withRecommendedChecks)
    }
    let configuration = LintConfiguration(
      set: set, declared: declared,
      required: required.isEmpty ? [] : [RequiredPhrases(name: "seeded", phrases: required)],
      listsUnfinished: true)
    return findings(of: Linter(configuration: configuration))
  }

  private func findings(of linter: Linter) -> [Finding] {
    linter.lint(
      files.map { file in
        var catalog = input(file.text, name: ExactText(file.name))
        catalog.settings = settings(of: file)
        return catalog
      }, base: base.map { input($0.text, name: "base.xliff") }
    ).findings
  }

  private func settings(of file: SeededFile) -> LintSettings {
    guard let language = file.targetLanguage.map({ ExactText($0) }), !glossary.isEmpty || ruleTextLimit != nil else {
      return .standard
    }
    return LintSettings(
      limits: LengthLimits(ruleText: ruleTextLimit.map { .init($0) }),
      glossary: Glossary(
        terms: glossary.terms.map {
          .init(source: ExactText($0.source), translations: [language: ExactText($0.target)])
        },
        forbidden: [language: glossary.forbidden.map { ExactText($0) }],
        doNotTranslate: glossary.doNotTranslate.map { ExactText($0) }))
  }

  private static let withRecommendedChecks = Linter(
    configuration: LintConfiguration(set: .recommended, listsUnfinished: true))
  private static let withAllChecks = Linter(configuration: LintConfiguration(set: .all, listsUnfinished: true))
}

extension String {
  /// The text as the content of an element.
  var content: String { escaped(isAttribute: false) }

  /// The text as the value of an attribute.
  var attribute: String { escaped(isAttribute: true) }

  private func escaped(isAttribute: Bool) -> String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case 0x0D: bytes += "&#13;".utf8
      case UInt8(ascii: "\"") where isAttribute: bytes += "&quot;".utf8
      case 0x09 where isAttribute: bytes += "&#9;".utf8
      case 0x0A where isAttribute: bytes += "&#10;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
