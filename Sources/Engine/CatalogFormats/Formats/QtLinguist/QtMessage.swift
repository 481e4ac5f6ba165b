import WatchwordBasics
import WatchwordLocalization

/// The elements of translation sources of Qt (Qt Linguist manual, "TS file XML schema").
enum QtElement: String, CaseIterable {
  case ts = "TS"
  case context, name, message, source, comment, translation, byte
  case extraComment = "extracomment"
  case translatorComment = "translatorcomment"
  case numerusForm = "numerusform"
  case lengthVariant = "lengthvariant"
  /// An element that is not read, such as `<location>`.
  case unknown = ""
}

/// A message of a translation source of Qt.
struct QtMessage {
  let id: ExactText?
  let start: SourcePosition
  /// Whether the text varies by number.
  var isPlural: Bool
  var source: Segment?
  /// The text that tells equal sources in a context apart.
  var comment: ExactText?
  /// The comments for translators and of translators.
  var notes: [ExactText] = []
  /// The type of the translation: `unfinished`, `vanished` or `obsolete`.
  var type: ExactText?
  /// The translation, or its plural forms.
  var forms: [Segment] = []

  /// Whether the program no longer has the text.
  var isGone: Bool { type == "vanished" || type == "obsolete" }

  init(id: ExactText?, start: SourcePosition, isPlural: Bool) {
    self.id = id
    self.start = start
    self.isPlural = isPlural
  }

  /// Returns the key of the message, or `nil` if it has neither an id nor a source.
  func key(in context: ExactText) -> ExactText? {
    if let id { return id }
    guard let source else { return nil }
    let key = context.isEmpty ? source.text : ExactText("\(context)|\(source.text)")
    return comment.map { ExactText("\(key)|\($0)") } ?? key
  }

  /// Returns the unit of a form; an empty form is not a translation.
  func unit(
    _ key: ExactText, _ variation: VariationPath, _ form: Segment?, mayOmit: Bool = false, span: SourceSpan
  ) -> TranslationUnit {
    let target = form?.text.isEmpty ?? true ? nil : form
    var formatting = self.formatting
    formatting?.mayOmit = mayOmit
    let unit = TranslationUnit(
      id: SourceTable.id(key, variation), key: key, variation: variation, source: source, target: target,
      notes: (comment.map { [$0] } ?? []) + notes,
      state: target != nil && type == "unfinished" ? .needsReviewTranslation : nil, formatting: formatting, span: span)
    return target == nil ? TranslationUnit(unit, emptyTarget: form) : unit
  }

  /// The values that the program puts into the text: `%n` if it varies by number, and `%1` to `%99` if it has them.
  private var formatting: GettextFormatting? {
    let formats = (isPlural ? [GettextFormat.qtPlural] : []) + (hasNumbers ? [.qt] : [])
    return formats.isEmpty ? nil : GettextFormatting(formats)
  }

  /// Whether the source has a value such as `%1` or `%L1`.
  private var hasNumbers: Bool {
    guard let bytes = source.map({ Array($0.text.string.utf8) }) else { return false }
    return bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "%") else { return false }
      let rest = bytes[(index + 1)...]
      let number = rest.first == UInt8(ascii: "L") ? rest.dropFirst() : rest
      return number.first.map { ASCII.isDigit($0) } ?? false
    }
  }
}
