package import WatchwordDiagnostics

extension Catalog {
  /// An entry that could not be built into a catalogue.
  package struct Problem: Hashable, Sendable {
    /// What is wrong with it.
    package let kind: Kind
    /// The index of the entry in the list that was built.
    package let entry: Int

    /// Why an entry could not be built into a catalogue.
    package enum Kind: Hashable, Sendable {
      /// Its plural category is none of `zero one two few many other`.
      case unknownPluralCategory(ExactText)
      /// Its device is none of `Device.allCases`.
      case unknownDevice(ExactText)
      /// An earlier entry has the same id and path.
      case duplicate
      /// One of this entry and an earlier entry with the same id has plural forms, and the other has a single text.
      case pluralConflict
      /// One of this entry and an earlier entry with the same id varies by device, and the other does not.
      case deviceConflict
      /// It belongs to a substitution, but the message has no text that could call the substitution.
      case messageMissing
      /// Its argument differs from that of an earlier entry of the same substitution, or is impossible.
      case argumentConflict
    }
  }
}

extension Catalog.Problem.Kind {
  /// The kind of finding that reports this.
  package var finding: FindingKind {
    switch self {
    case .unknownPluralCategory: .unknownPluralCategory
    case .unknownDevice: .unknownDevice
    case .duplicate: .duplicateText
    case .pluralConflict: .pluralConflict
    case .deviceConflict: .deviceConflict
    case .messageMissing: .substitutionWithoutMessage
    case .argumentConflict: .argumentConflict
    }
  }

  /// What is wrong, for a diagnostic.
  package var sentence: String {
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
