package import WatchwordBasics

extension Catalog {
  /// An entry that could not be used to build a catalogue.
  package struct Problem: Hashable, Sendable {
    /// The reason why it cannot be used.
    package let kind: Kind
    /// The index of the entry in the list from which the catalogue was built.
    package let entry: Int

    /// The reason why an entry could not be used.
    package enum Kind: Hashable, Sendable {
      /// The entry's plural category is not one of `zero one two few many other`.
      case unknownPluralCategory(ExactText)
      /// The entry's device is not one of `Device.allCases`.
      case unknownDevice(ExactText)
      /// An earlier entry has the same id and path.
      case duplicate
      /// Either this entry or an earlier one with the same id has plural forms, and the other has a single text.
      case pluralConflict
      /// Either this entry or an earlier one with the same id varies by device, and the other does not.
      case deviceConflict
      /// The entry belongs to a substitution, but the message has no text that could reference the substitution.
      case messageMissing
      /// The entry's argument differs from that of an earlier entry of the same substitution, or is invalid.
      case argumentConflict
    }
  }
}

extension Catalog.Problem.Kind {
  /// The kind of finding that reports the problem.
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

  /// The message of the finding.
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
    case .messageMissing: "The substitution belongs to a message that has no text"
    case .argumentConflict: "The substitution already uses another argument as its count"
    }
  }
}
