import Diagnostics

/// A translation, parsed: one pattern, or several to choose from by a count and by the device.
public struct Message: Hashable, Sendable {
  /// The text, or the texts for each device.
  public let variants: Variants
  /// The texts that `%#@name@` stands for, in the order of their names' bytes.
  public let substitutions: [Substitution]

  /// A message with its substitutions; of two with the same name the first one counts.
  public init(_ variants: Variants, substitutions: [Substitution] = []) {
    self.variants = variants
    var byName = MessageTable<Substitution>()
    for substitution in substitutions { byName.insert(substitution, for: MessageID(substitution.name)) }
    self.substitutions = byName.values.inOrder { $0.name.precedes($1.name) }
  }

  /// A message of one text.
  public init(_ text: String) { self.init(.everywhere(.single(Pattern(text)))) }

  /// The texts of a message by device.
  public enum Variants: Hashable, Sendable {
    /// The same on every device.
    case everywhere(Forms)
    /// Different by device.
    case byDevice(CaseTable<Device, Forms>)

    /// The forms for `device`, else those for other devices, else those of the first device in the order of
    /// `Device.allCases`; nothing only where there are no forms at all.
    public func forms(for device: Device) -> Forms? {
      switch self {
      case .everywhere(let forms): return forms
      case .byDevice(let devices):
        if let forms = devices[device] ?? devices[.other] { return forms }
        for device in Device.allCases {
          if let forms = devices[device] { return forms }
        }
        return nil
      }
    }
  }

  /// One text, or a text for each plural category.
  public enum Forms: Hashable, Sendable {
    /// One text for every number.
    case single(Pattern)
    /// A text for each plural category.
    case plural(CaseTable<PluralCategory, Pattern>)
  }

  /// A text inside a message, chosen by a count of its own.
  public struct Substitution: Hashable, Sendable {
    /// The name by which the message's text calls it: `files` in `%#@files@`.
    public let name: String
    /// The position of the argument that it counts with, from 1, where the catalogue says it.
    public let argument: Int?
    /// Its texts.
    public let variants: Variants

    /// A substitution with its texts.
    public init(name: String, argument: Int? = nil, variants: Variants) {
      self.name = name
      self.argument = argument
      self.variants = variants
    }

    /// Whether both substitutions agree in everything, their names byte by byte.
    public static func == (left: Substitution, right: Substitution) -> Bool {
      left.name.isSame(as: right.name) && left.argument == right.argument
        && left.variants == right.variants
    }

    /// Feeds all parts to `hasher`.
    public func hash(into hasher: inout Hasher) {
      for byte in name.utf8 { hasher.combine(byte) }
      hasher.combine(argument)
      hasher.combine(variants)
    }
  }

  /// The substitution called `name`, compared byte by byte.
  public func substitution(named name: String) -> Substitution? {
    substitutions.first { $0.name.isSame(as: name) }
  }

  /// Every pattern of the message with the variation it belongs to, in the order in which catalogues list them.
  public var patterns: [(path: VariationPath, pattern: Pattern)] {
    var list = variants.patterns(inSubstitution: nil)
    for substitution in substitutions { list += substitution.variants.patterns(inSubstitution: substitution.name) }
    return list
  }
}

extension Message.Variants {
  fileprivate func patterns(inSubstitution name: String?) -> [(path: VariationPath, pattern: Pattern)] {
    switch self {
    case .everywhere(let forms): return forms.patterns(inSubstitution: name, device: nil)
    case .byDevice(let devices):
      var list: [(path: VariationPath, pattern: Pattern)] = []
      for device in Device.allCases {
        if let forms = devices[device] { list += forms.patterns(inSubstitution: name, device: device.keyword) }
      }
      return list
    }
  }
}

extension Message.Forms {
  fileprivate func patterns(inSubstitution name: String?, device: String?) -> [(path: VariationPath, pattern: Pattern)]
  {
    switch self {
    case .single(let pattern): return [(VariationPath(substitution: name, device: device), pattern)]
    case .plural(let forms):
      var list: [(path: VariationPath, pattern: Pattern)] = []
      for category in PluralCategory.allCases {
        guard let pattern = forms[category] else { continue }
        list.append((VariationPath(substitution: name, device: device, plural: category.keyword), pattern))
      }
      return list
    }
  }
}

/// The kinds of devices that String Catalogs tell apart.
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
  public var keyword: String {
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

  /// The device with this keyword, compared byte by byte, or nothing.
  public init?(keyword: some StringProtocol) {
    let keyword = String(keyword)
    for device in Self.allCases where keyword.isSame(as: device.keyword) {
      self = device
      return
    }
    return nil
  }
}
