public import WatchwordBasics

/// A unit that differs between two versions of a catalogue.
public struct UnitChange: Sendable {
  /// The kind of change; if several apply, the first of these.
  public enum Kind: Int, CaseIterable, Sendable {
    /// Only the new version has the unit.
    case added
    /// The source differs.
    case sourceChanged
    /// The translation differs, or only one version has one.
    case translationChanged
    /// Only the state of the translation differs.
    case stateChanged
    /// Only the old version has the unit.
    case removed
  }

  /// A unit in one version of the catalogue.
  public struct Version: Sendable {
    /// The text to translate, if there is one, with markup if it has inline elements.
    public let source: ExactText?
    /// The translation, if there is one, with markup if it has inline elements.
    public let translation: ExactText?
    /// The name of the state of the translation, if the file has one.
    public let state: ExactText?
    /// Whether people see the translation: it is finished and not empty.
    public let isTranslated: Bool
    /// The line of the unit, from 1.
    public let line: Int
  }

  /// The id of the unit.
  public let id: ExactText
  /// The source file that the unit belongs to, if the catalogue names it.
  public let original: ExactText?
  /// The language of the unit, in a catalogue of several languages.
  public let language: ExactText?
  /// Whether the unit holds the source-language text of a catalogue of several languages, so that it needs no
  /// translation.
  let isSource: Bool
  /// The unit in the old version; `nil` if it was added.
  public let old: Version?
  /// The unit in the new version; `nil` if it was removed.
  public let new: Version?

  /// The kind of change.
  public var kind: Kind {
    guard let old else { return .added }
    guard let new else { return .removed }
    if old.source != new.source { return .sourceChanged }
    return old.translation != new.translation ? .translationChanged : .stateChanged
  }

  /// Whether the translation is unchanged although the source has changed, so that it may be out of date.
  public var isStale: Bool {
    guard kind == .sourceChanged, let translation = new?.translation, !translation.isEmpty else { return false }
    return translation == old?.translation
  }

  /// Whether the unit is new or its source has changed, and the new version has no translation that people see.
  public var isToTranslate: Bool {
    guard kind == .added || kind == .sourceChanged, !isSource, let new else { return false }
    return !new.isTranslated && !isStale
  }
}
