public import WatchwordBasics

/// A part of a unit that a format cannot express.
public struct CatalogLoss: Hashable, Sendable {
  /// The language of the translation; `nil` if the loss concerns all languages.
  public let language: ExactText?
  /// The id of the unit; `nil` if the loss concerns the file.
  public let unit: ExactText?
  /// The lost part.
  public let part: Part
  /// The place of the unit in the file that was read.
  public let position: SourcePosition

  /// The parts of a unit.
  public enum Part: Hashable, Sendable {
    /// A text for a device or a width; the value is the variation that is left out.
    case variation(String)
    /// A plural form, by its category: the target format has no such form for the language or its numbers.
    case plural(String)
    /// The plural forms of a variable, in addition to other forms.
    case substitution(String)
    /// The notes for translators.
    case note
    /// The state, which the target format can express only in part.
    case state
    /// The instruction not to translate the text.
    case translate
    /// The maximum width.
    case width
    /// The source text.
    case source
    /// The text: another text has the same key in the same language.
    case text
    /// A placeholder, as written, that the messages of the target format do not support.
    case placeholder(String)
    /// A placeholder, or a literal sign, that is written differently in the target format: the old and the new form.
    case rewritten(String, as: String)
    /// More placeholders than are reported for one text.
    case furtherPlaceholders
    /// The number that selects the plural form: the target format requires it, and the original format does not specify
    /// it.
    case chooser
    /// The key, which must be changed for the target format.
    case key(as: String)
    /// Inline elements, of which only the text is kept.
    case inlineCodes
    /// Something that only the original format supports, as a noun with its article ("the extraction state").
    case other(String)
  }

  /// The number of different placeholders of a text that are reported; no text that people read has nearly as many.
  package static let maximumPlaceholders = 1000

  /// Creates the loss of a part of a unit.
  package init(_ part: Part, of unit: ExactText?, in language: ExactText?, at position: SourcePosition) {
    self.part = part
    self.unit = unit
    self.language = language
    self.position = position
  }
}
