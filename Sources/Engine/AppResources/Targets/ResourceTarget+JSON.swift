import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

extension ResourceTarget {
  /// Plain JSON: `ru.json`. A text is a string or an object. The object contains the name of the number that selects
  /// the form, and a form for each plural category of the language. `policies` has the texts of each rule with their
  /// values, so that a page can show whole policies without built-in knowledge of them.
  static let json = ResourceTarget(
    id: "json", title: "JSON", usualName: "", key: { $0.string }, notation: .plain,
    write: { texts in
      var written = WrittenResources()
      for language in texts.languages {
        let name = texts.fileName.isEmpty ? "\(language.locale)" : "\(texts.fileName).\(language.locale)"
        written.files.append(("\(name).json", Array((document(texts, language) + "\n").utf8)))
      }
      return written
    })

  private static func document(_ texts: ResourceTexts, _ language: ResourceTexts.Language) -> String {
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.member("version", 1)
      writer.member("locale", language.locale.description)
      writer.member("direction", language.locale.direction.rawValue)
      writer.object("policies") { writer in
        for policy in texts.policies {
          writer.array(policy.name) { writer in for rule in policy.rules { write(rule, in: &writer) } }
        }
      }
      writer.object("texts") { writer in
        for (text, forms) in zip(texts.texts, language.forms) {
          guard let forms else { continue }
          writer.key(text.key)
          write(text, forms, isolates: language.texts.isRightToLeft, in: &writer)
        }
      }
    }
    return writer.text
  }

  private static func write(_ rule: PolicyTexts.Rule, in writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", rule.id)
      for wording in rule.wordings {
        writer.object(wording.style.name) { writer in
          writer.member("text", wording.key)
          writer.object("values") { writer in
            for value in wording.values { write(value, in: &writer) }
          }
        }
      }
      writer.member("missing", rule.hints)
    }
  }

  /// Writes a number, a text, or the key of a list.
  private static func write(_ value: AppText.Value, in writer: inout JSONWriter) {
    switch value {
    case .count(let name, let number): writer.member(ResourceKey.camelCase(name), number)
    case .text(let name, let text): writer.member(ResourceKey.camelCase(name), text)
    case .list(let name, let key):
      writer.object(ResourceKey.camelCase(name)) { $0.member("text", key) }
    }
  }

  private static func write(
    _ text: ResourceTexts.Text, _ forms: TextForms, isolates: Bool, in writer: inout JSONWriter
  ) {
    func written(_ pieces: [TextPiece]) -> String {
      ValueNotation.plain.written(pieces, of: text.text, number: text.number, isolates: isolates)
    }
    guard let number = text.number else { return writer.string(forms.pieces(for: nil).map(written) ?? "") }
    writer.object { writer in
      writer.member("number", ValueNotation.plain.name(at: number, in: text.text, number: number))
      for form in forms.forms { writer.member((form.category?.keyword ?? "other").string, written(form.pieces)) }
    }
  }
}
