public import WatchwordDiagnostics

extension Catalog {
  /// An entry that could not be built into a catalogue.
  public struct Problem: Hashable, Sendable {
    /// What is wrong with it.
    public let kind: Kind
    /// The index of the entry in the list that was built.
    public let entry: Int

    /// Why an entry could not be built into a catalogue.
    public enum Kind: Hashable, Sendable {
      /// Its plural category is none of `zero one two few many other`.
      case unknownPluralCategory(ExactText)
      /// Its device is none of `Device.allCases`.
      case unknownDevice(ExactText)
      /// An earlier entry has the same id and path.
      case duplicate
      /// An earlier entry of the same id has one text for what this one varies by plural, or the other way round.
      case pluralConflict
      /// An earlier entry of the same id has one text for what this one varies by device, or the other way round.
      case deviceConflict
      /// It belongs to a substitution, and the message has no text that could call it.
      case messageMissing
      /// It says another argument than an earlier entry of the same substitution, or one that cannot be.
      case argumentConflict
    }
  }
}

extension Catalog.Problem.Kind {
  /// The id of the diagnostic that reports this.
  public var diagnosticID: ExactText {
    switch self {
    case .unknownPluralCategory: "unknown-plural-category"
    case .unknownDevice: "unknown-device"
    case .duplicate: "duplicate-text"
    case .pluralConflict: "plural-conflict"
    case .deviceConflict: "device-conflict"
    case .messageMissing: "substitution-without-message"
    case .argumentConflict: "argument-conflict"
    }
  }

  /// What is wrong, for a diagnostic.
  public var sentence: String {
    switch self {
    case .unknownPluralCategory(let keyword):
      "Found the plural category \"\(keyword.clipped)\"; expected zero, one, two, few, many or other"
    case .unknownDevice(let keyword):
      "Found the device \"\(keyword.clipped)\"; expected iphone, ipad, ipod, mac, applewatch, appletv, applevision"
        + " or other"
    case .duplicate: "The message already has this text"
    case .pluralConflict: "The message has both one text for every number and plural forms"
    case .deviceConflict: "The message has both one text for every device and texts by device"
    case .messageMissing: "The substitution belongs to a message that has no text of its own"
    case .argumentConflict: "The substitution already counts with another argument"
    }
  }
}
