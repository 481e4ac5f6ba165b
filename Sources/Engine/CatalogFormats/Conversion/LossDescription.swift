import WatchwordBasics
import WatchwordLocalization

/// The finding kind, message and help for a loss.
struct LossDescription {
  let kind: FindingKind
  let message: String
  let help: String

  private init(_ kind: FindingKind, _ message: String, help: String) {
    self.kind = kind
    self.message = message
    self.help = help
  }

  /// Describes a loss in a format. The unit is `nil` if it is unknown.
  init(of loss: CatalogLoss, _ unit: TranslationUnit?, in format: CatalogFormat) {
    let title = format.title
    switch loss.part {
    case .variation("device.other"):
      self.init(
        .lostVariation,
        "The text for all other devices becomes the text for all devices; \(title) does not distinguish devices",
        help: "Check whether the text suits all devices, or convert to xcstrings")
    case .variation("width"):
      self.init(
        .lostVariation,
        "The text for the greatest width becomes the text for all widths; \(title) does not distinguish widths",
        help: "Check whether the text fits everywhere, or convert to strings")
    case .variation("plural"):
      let form = unit?.variation.plural.map { "\"\($0)\"" } ?? "for other numbers"
      self.init(
        .lostPluralForm, "The form \(form) becomes the text for all numbers; \(title) has no plural forms",
        help: "Write a text that suits all numbers, such as \"Files: {0}\"")
    case .variation(let name):
      self.init(
        .lostVariation, "The text for \(name.clipped) is left out; \(title) does not support such texts here",
        help: "Give it its own key, or convert to a format with devices and widths, such as xcstrings")
    case .plural(let category):
      self = Self.plural(category, loss, unit, title)
    case .substitution(let name):
      self.init(
        .lostSubstitution,
        "The variable \"\(name.clipped)\" loses its plural forms in \(title), where a text varies by only one number",
        help:
          "Check the text, which uses the form for other numbers or varies as a whole, or convert to xcstrings or strings"
      )
    case .source where unit?.source == nil:
      self.init(
        .lostSource, "The text has no source, which \(title) requires",
        help: "Add the text to the source catalogue, or remove it from this one")
    case .source:
      self.init(
        .lostSource, "\(title) cannot store the source of this text in addition to the others of its key",
        help: "Give the text its own key, or make its source the same in all files")
    case .text:
      let language = loss.language.map { " in \($0.string.clipped)" } ?? ""
      self.init(
        .lostText, "The text is left out because another one has the same key\(language)",
        help: "Give the text its own key, or remove one of the two")
    case .state: self = Self.state(unit, title)
    default: self = Self.member(loss, title)
    }
  }

  /// Returns the description of any loss other than the loss of a text.
  private static func member(_ loss: CatalogLoss, _ title: String) -> LossDescription {
    switch loss.part {
    case .note:
      LossDescription(
        .lostNote, "\(title) cannot store the notes of this text as they are",
        help: "Shorten them, or send them to the translators separately")
    case .translate:
      LossDescription(
        .lostAttribute, "\(title) cannot mark this text as not to be translated",
        help: "Leave the text out, or tell the translators separately")
    case .width:
      LossDescription(
        .lostAttribute, "\(title) cannot store the maximum width of this text",
        help: "Write the width into the note of the text")
    case .placeholder(let placeholder):
      LossDescription(
        .lostPlaceholder, "\(title) has no equivalent of \(placeholder.clipped)",
        help: "Compare the text with the values that the program passes to it")
    case .rewritten(let old, let new):
      LossDescription(
        .rewrittenPlaceholder, "\(old.clipped) is written as \(new.clipped) in \(title)",
        help: "Pass the values to the text in this way")
    case .furtherPlaceholders:
      LossDescription(
        .lostPlaceholder,
        "More than \(CatalogLoss.maximumPlaceholders) placeholders of this text are written in another way or lost in \(title); the others are not listed",
        help: "Split the text, and compare it with the values that the program passes to it")
    case .chooser:
      LossDescription(
        .lostPlaceholder,
        "The first number selects the plural form in \(title); the original does not specify which number selects it",
        help: "Check which number the app passes as the quantity, and correct the text if it is another one")
    case .key(let name):
      LossDescription(
        .changedKey, "The key becomes \"\(name.clipped)\": \(title) does not allow the original here",
        help: "Look up the text by this key")
    case .inlineCodes:
      LossDescription(
        .lostMarkup, "\(title) keeps only the words of this text's inline elements",
        help: "Write the markup into the text in the form that the program expects")
    case .other(let part):
      LossDescription(
        .lostAttribute, "\(title) cannot store \(part.clipped)",
        help: loss.unit == nil ? "Compare the files; keep the original" : "Compare the text with the original")
    default:
      LossDescription(
        .lostAttribute, "\(title) cannot store a part of this text", help: "Compare the text with the original")
    }
  }

  private static func plural(_ category: String, _ loss: CatalogLoss, _ unit: TranslationUnit?, _ title: String)
    -> LossDescription
  {
    let language = loss.language.map { " in \($0.string.clipped)" } ?? ""
    guard let own = unit?.variation.plural, own.string.utf8.elementsEqual(category.utf8) else {
      return LossDescription(
        .lostPluralForm,
        "The form \"\(category)\" is missing\(language); \(title) requires it",
        help: "Add the form to the catalogue; until then, another form is shown")
    }
    return LossDescription(
      .lostPluralForm, "\(title) has no form \"\(category)\"\(language), so this form is left out",
      help: "Write a separate text for these numbers if they occur")
  }

  private static func state(_ unit: TranslationUnit?, _ title: String) -> LossDescription {
    let help = "Finish the translation first, or convert to a format with states, such as xliff12"
    switch WritableCatalog.Progress(unit?.state) {
    case .untranslated:
      return LossDescription(.lostState, "The draft is left out; \(title) has no state for drafts", help: help)
    case .review:
      return LossDescription(.lostState, "\(title) cannot mark this translation as needing review", help: help)
    case .done:
      return LossDescription(
        .lostState, "\(title) has one state for all forms of a text, so this form needs review too", help: help)
    }
  }
}
