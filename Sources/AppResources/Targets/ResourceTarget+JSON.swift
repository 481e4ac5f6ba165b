import WatchwordDiagnostics
import WatchwordLocalization

extension ResourceTarget {
  /// Plain JSON: `ru.json`. A text is a string, or an object with the name of the number that chooses, and a form for each
  /// plural category of the language.
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
      writer.key("texts")
      writer.object { writer in
        for (text, forms) in zip(texts.texts, language.forms) {
          guard let forms else { continue }
          writer.key(text.key)
          write(text, forms, isolates: language.texts.isRightToLeft, in: &writer)
        }
      }
    }
    return writer.text
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
