import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

extension ResourceTarget {
  /// Application resource bundles for Flutter's `gen-l10n`: `app_ru.arb`. The file of the first language describes the
  /// values: whole numbers are formatted for the language (Flutter, "Internationalizing Flutter apps", "Messages with
  /// numbers and currencies").
  static let arb = ResourceTarget(
    id: "arb", title: "ARB", usualName: "app", key: { ResourceKey.camelCase($0) }, notation: .icu,
    needsBaseLanguageFile: true,
    write: { texts in
      var written = WrittenResources()
      for (index, language) in texts.languages.enumerated() {
        let locale = language.locale.description.replacingHyphens
        let document = document(texts, language, locale, describesValues: index == 0)
        written.files.append(("\(texts.fileName)_\(locale).arb", Array((document + "\n").utf8)))
      }
      return written
    })

  private static func document(
    _ texts: ResourceTexts, _ language: ResourceTexts.Language, _ locale: String, describesValues: Bool
  ) -> String {
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.member("@@locale", locale)
      for (text, forms) in zip(texts.texts, language.forms) {
        guard let forms else { continue }
        writer.member(text.key, message(text, forms, isolates: language.texts.isRightToLeft))
        if describesValues { describe(text, in: &writer) }
      }
    }
    return writer.text
  }

  /// Returns a text, or a plural argument: `{minimum, plural, one{…} other{…}}` (ICU, "Formatting Messages").
  private static func message(_ text: ResourceTexts.Text, _ forms: TextForms, isolates: Bool) -> String {
    func written(_ pieces: [TextPiece]) -> String {
      ValueNotation.icu.written(pieces, of: text.text, number: text.number, isolates: isolates)
    }
    guard let number = text.number else { return forms.pieces(for: nil).map(written) ?? "" }
    let name = ValueNotation.icu.name(at: number, in: text.text, number: number)
    let cases = forms.forms.map { " \($0.category?.keyword ?? "other"){\(written($0.pieces))}" }
    return "{\(name), plural,\(cases.joined())}"
  }

  private static func describe(_ text: ResourceTexts.Text, in writer: inout JSONWriter) {
    guard text.note != nil || !text.text.parameters.isEmpty else { return }
    writer.object("@\(text.key)") { writer in
      if let note = text.note { writer.member("description", note) }
      guard !text.text.parameters.isEmpty else { return }
      writer.object("placeholders") { writer in
        for (index, parameter) in text.text.parameters.enumerated() {
          writer.object(ValueNotation.icu.name(at: index, in: text.text, number: text.number)) { writer in
            if parameter.kind == .count {
              writer.member("type", "int")
              writer.member("format", "decimalPattern")
            } else {
              writer.member("type", "String")
            }
          }
        }
      }
    }
  }
}
