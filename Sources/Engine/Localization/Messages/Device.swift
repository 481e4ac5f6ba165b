public import WatchwordBasics

/// The kinds of devices that String Catalogs distinguish.
public enum Device: UInt8, CaseIterable, Hashable, Sendable {
  /// An iPhone.
  case iPhone
  /// An iPad.
  case iPad
  /// An iPod touch.
  case iPod
  /// A Mac.
  case mac
  /// An Apple Watch.
  case appleWatch
  /// An Apple TV.
  case appleTV
  /// An Apple Vision.
  case appleVision
  /// Every other device.
  case other

  /// The keyword that catalogues use.
  public var keyword: ExactText {
    switch self {
    case .iPhone: "iphone"
    case .iPad: "ipad"
    case .iPod: "ipod"
    case .mac: "mac"
    case .appleWatch: "applewatch"
    case .appleTV: "appletv"
    case .appleVision: "applevision"
    case .other: "other"
    }
  }

  /// Creates the device with this keyword; `nil` if there is none.
  package init?(keyword: ExactText) {
    for device in Self.allCases where keyword == device.keyword {
      self = device
      return
    }
    return nil
  }
}
