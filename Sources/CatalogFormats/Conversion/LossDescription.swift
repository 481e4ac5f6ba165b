import WatchwordDiagnostics
import WatchwordLocalization

/// A loss in words.
struct LossDescription {
  let kind: FindingKind
  let message: String
  let help: String

  private init(_ kind: FindingKind, _ message: String, help: String) {
    self.kind = kind
    self.message = message
    self.help = help
  }

  /// The description of a loss of a unit, if it is known, in a format.
  init(of loss: CatalogLoss, _ unit: TranslationUnit?, in format: CatalogFormat) {
    let title = format.title
    switch loss.part {
    case .variation("device.other"):
      self.init(
        .lostVariation,
        "The text for all other devices becomes the text for all devices; \(title) does not distinguish devices",
        help: "Check whether the text suits all devices, or convert to xcstrings")
    case .variation(let name):
      self.init(
        .lostVariation, "The text for \(name.clipped) is left out; \(title) has no such texts here",
        help: "Give it a key of its own, or convert to a format with devices and widths, such as xcstrings")
    case .plural(let category):
      self = Self.plural(category, loss, unit, title)
    case .substitution(let name):
      self.init(
        .lostSubstitution,
        "The variable \"\(name.clipped)\" has no forms of its own in \(title), whose texts vary by one number",
        help:
          "Check the text, which uses the form for other numbers or varies as a whole, or convert to xcstrings or strings"
      )
    case .source where unit?.source == nil:
      self.init(
        .lostSource, "The text has no source, which \(title) needs",
        help: "Add the text to the source catalogue, or remove it from this one")
    case .source:
      self.init(
        .lostSource, "\(title) cannot hold the source of this text beside the others of its key",
        help: "Give the text a key of its own, or make its source the same in all files")
    case .text:
      let language = loss.language.map { " in \($0.string.clipped)" } ?? ""
      self.init(
        .lostText, "The text is left out, because another one has its key\(language)",
        help: "Give the text a key of its own, or remove one of the two")
    case .state: self = Self.state(unit, title)
    default: self = Self.member(loss, title)
    }
  }

  /// The description of a loss that is no text.
  private static func member(_ loss: CatalogLoss, _ title: String) -> LossDescription {
    switch loss.part {
    case .note:
      LossDescription(
        .lostNote, "\(title) cannot hold the notes of this text as they are",
        help: "Shorten them, or send them to the translators in another way")
    case .translate:
      LossDescription(
        .lostAttribute, "\(title) cannot say here that this text is not to be translated",
        help: "Leave the text out, or tell the translators in another way")
    case .width:
      LossDescription(
        .lostAttribute, "\(title) cannot say that this text has a maximum width",
        help: "Write the width into the note of the text")
    case .placeholder(let placeholder):
      LossDescription(
        .lostPlaceholder, "\(title) has nothing that means the same as \(placeholder.clipped)",
        help: "Compare the text with what the program passes to it")
    case .rewritten(let old, let new):
      LossDescription(
        .rewrittenPlaceholder, "\(old.clipped) is written as \(new.clipped) in \(title)",
        help: "Pass the values to the text in this way")
    case .chooser:
      LossDescription(
        .lostPlaceholder,
        "The first number chooses the plural form in \(title); the original does not say which of its numbers does",
        help: "Look up which number the app passes as the quantity, and correct the text if it is another one")
    case .key(let name):
      LossDescription(
        .changedKey, "The key becomes \"\(name.clipped)\": \(title) does not allow the original here",
        help: "Ask for the text by this key")
    case .inlineCodes:
      LossDescription(
        .lostMarkup, "Only the words of this text's inline elements are kept in \(title)",
        help: "Write the markup into the text as the program expects it")
    case .other(let part):
      LossDescription(
        .lostAttribute, "\(title) cannot hold \(part.clipped)",
        help: loss.unit == nil ? "Compare the files; keep the original" : "Compare the text with the original")
    default:
      LossDescription(
        .lostAttribute, "\(title) cannot hold a part of this text", help: "Compare the text with the original")
    }
  }

  private static func plural(_ category: String, _ loss: CatalogLoss, _ unit: TranslationUnit?, _ title: String)
    -> LossDescription
  {
    let language = loss.language.map { " in \($0.string.clipped)" } ?? ""
    guard let own = unit?.variation.plural, own.string.utf8.elementsEqual(category.utf8) else {
      return LossDescription(
        .lostPluralForm,
        "There is no form \"\(category)\"\(language), which \(title) needs",
        help: "Add the form to the catalogue; until then, another one is shown")
    }
    return LossDescription(
      .lostPluralForm, "\(title) has no form \"\(category)\"\(language), so this form is left out",
      help: "Write a text of its own for these numbers if they occur")
  }

  private static func state(_ unit: TranslationUnit?, _ title: String) -> LossDescription {
    let help = "Finish the translation first, or convert to a format with states, such as xliff12"
    switch WritableCatalog.Progress(unit?.state) {
    case .left:
      return LossDescription(.lostState, "The draft is left out; \(title) has no unfinished texts", help: help)
    case .review:
      return LossDescription(.lostState, "\(title) cannot say that this translation needs a review", help: help)
    case .done:
      return LossDescription(
        .lostState, "\(title) has one state for all forms of a text, so this form needs a review too", help: help)
    }
  }
}
