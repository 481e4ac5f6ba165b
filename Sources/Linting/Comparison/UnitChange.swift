public import WatchwordDiagnostics

/// A unit that is not the same in two versions of a catalogue.
public struct UnitChange: Sendable {
  /// What happened to a unit; of several, the first of these that holds.
  public enum Kind: Int, CaseIterable, Sendable {
    /// Only the new version has the unit.
    case added
    /// The source is another one.
    case sourceChanged
    /// The translation is another one, or only one version has one.
    case translationChanged
    /// Only the state of the translation is another one.
    case stateChanged
    /// Only the old version has the unit.
    case removed
  }

  /// What a version of the catalogue says about the unit.
  public struct Version: Sendable {
    /// The text to translate, if there is one; with markup if it has inline elements.
    public let source: ExactText?
    /// The translation, likewise.
    public let translation: ExactText?
    /// The name of the state of the translation, if the file says one.
    public let state: ExactText?
    /// Whether people get to see the translation: it is finished and not empty.
    public let isTranslated: Bool
    /// The line of the unit, from 1.
    public let line: Int
  }

  /// The id of the unit.
  public let id: ExactText
  /// The source file that the unit belongs to, if the catalogue says it.
  public let original: ExactText?
  /// The language of the unit, in a catalogue of several languages.
  public let language: ExactText?
  /// Whether the unit has the text of the source language in such a catalogue: there is nothing to translate in it.
  let isSource: Bool
  /// The unit in the old version; `nil` if it was added.
  public let old: Version?
  /// The unit in the new version; `nil` if it was removed.
  public let new: Version?

  /// What happened to the unit.
  public var kind: Kind {
    guard let old else { return .added }
    guard let new else { return .removed }
    if old.source != new.source { return .sourceChanged }
    return old.translation != new.translation ? .translationChanged : .stateChanged
  }

  /// Whether the translation is as it was although the source has changed, so that it may not fit any more.
  public var isStale: Bool {
    guard kind == .sourceChanged, let translation = new?.translation, !translation.isEmpty else { return false }
    return translation == old?.translation
  }

  /// Whether the new version has no translation that people get to see, and the old one had none either or another text.
  public var isToTranslate: Bool {
    guard kind == .added || kind == .sourceChanged, !isSource, let new else { return false }
    return !new.isTranslated && !isStale
  }
}
