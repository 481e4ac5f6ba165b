public import WatchwordDiagnostics

/// A part of a unit that a format cannot express.
public struct CatalogLoss: Hashable, Sendable {
  /// The language of the translation; `nil` if the loss concerns all languages.
  public let language: ExactText?
  /// The id of the unit; `nil` if the loss concerns the file.
  public let unit: ExactText?
  /// What is lost.
  public let part: Part
  /// The place of the unit in the file that was read.
  public let position: SourcePosition

  /// The parts of a unit.
  public enum Part: Hashable, Sendable {
    /// A text for a device or a width, by the variation that is left out.
    case variation(String)
    /// A plural form, by its category: the target's languages or numbers have no such form.
    case plural(String)
    /// The plural forms of a variable beside others.
    case substitution(String)
    /// The notes for translators.
    case note
    /// The state, of which only a part can be written.
    case state
    /// Whether the text is to be translated.
    case translate
    /// The maximum width.
    case width
    /// The source text.
    case source
    /// The text: another one has its key in the same language.
    case text
    /// A placeholder that the target's messages do not have, as it is written.
    case placeholder(String)
    /// A placeholder, or a sign that is none, that the target writes in another way: as it was, and as it is.
    case rewritten(String, as: String)
    /// Which of several numbers chooses the plural form: the target needs to know, and the format read does not say.
    case chooser
    /// The key, for which the target needs another one.
    case key(as: String)
    /// Inline elements, of which only the text is kept.
    case inlineCodes
    /// Something that only the format read has, as a noun with its article ("the extraction state").
    case other(String)
  }

  /// The loss of a part of a unit.
  package init(_ part: Part, of unit: ExactText?, in language: ExactText?, at position: SourcePosition) {
    self.part = part
    self.unit = unit
    self.language = language
    self.position = position
  }
}

extension CatalogLoss {
  /// The losses of the texts of a file element with inline elements, for formats that keep only the words of these.
  static func inlineCodes(of file: TranslationCatalog.File) -> [CatalogLoss] {
    file.units.filter { $0.hasElements }.map {
      CatalogLoss(.inlineCodes, of: $0.id, in: file.header.targetLanguage, at: $0.position)
    }
  }
}
