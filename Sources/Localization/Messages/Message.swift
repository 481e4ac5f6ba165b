public import WatchwordDiagnostics

/// A parsed translation: one pattern, or several that a count and the device choose from.
public struct Message: Hashable, Sendable {
  /// The text, or the texts for each device.
  public let variants: Variants
  /// The texts that `%#@name@` stands for, in the order of their names' bytes.
  public let substitutions: [Substitution]

  /// Creates a message with its substitutions; if two have the same name, the first one is used.
  public init(_ variants: Variants, substitutions: [Substitution] = []) {
    self.variants = variants
    var ordered: [Substitution] = []
    for substitution in substitutions.ordered(byName: { $0.name }) where ordered.last?.name != substitution.name {
      ordered.append(substitution)
    }
    self.substitutions = ordered
  }

  /// Creates a message with a single text.
  public init(_ text: ExactText) { self.init(.everywhere(.single(Pattern(text)))) }

  /// The texts of a message by device.
  public enum Variants: Hashable, Sendable {
    /// The same text on every device.
    case everywhere(Forms)
    /// Different texts for different devices.
    case byDevice([Device: Forms])

    /// The forms for `device`, or else those for other devices, or else those of the first device in the order of
    /// `Device.allCases`; `nil` only if there are no forms at all.
    package func forms(for device: Device) -> Forms? {
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
    case plural(PluralPatterns)

    /// Whether there is no text at all.
    var isEmpty: Bool {
      if case .plural(let patterns) = self { patterns.isEmpty } else { false }
    }

    /// The argument, from 0, that plural forms name for a number: 1 for `%2$ld`.
    package var countedArgument: Int? {
      guard case .plural(let patterns) = self else { return nil }
      for category in PluralCategory.allCases.reversed() {
        for element in patterns[category]?.elements ?? [] {
          if case .placeholder(let placeholder) = element.kind, placeholder.conversion.takesInteger,
            let position = placeholder.position
          {
            return position - 1
          }
        }
      }
      return nil
    }
  }

  /// A text inside a message with its own count, which chooses the plural form.
  public struct Substitution: Hashable, Sendable {
    /// The name with which the message's text calls it: `files` in `%#@files@`.
    public let name: ExactText
    /// The position, from 1, of the argument that chooses its plural form; `nil` if the catalogue does not say.
    public let argument: Int?
    /// Its texts.
    public let variants: Variants

    /// Creates a substitution with its texts.
    public init(name: ExactText, argument: Int? = nil, variants: Variants) {
      self.name = name
      self.argument = argument
      self.variants = variants
    }
  }

  /// The substitution called `name`.
  package func substitution(named name: ExactText) -> Substitution? {
    let place = substitutions.indices.firstPlace { substitutions[$0].name >= name }
    return place < substitutions.count && substitutions[place].name == name ? substitutions[place] : nil
  }

  /// Every pattern of the message with its variation path, in the order of catalogues.
  package var patterns: [(path: VariationPath, pattern: Pattern)] {
    var list = variants.patterns(inSubstitution: nil)
    for substitution in substitutions { list += substitution.variants.patterns(inSubstitution: substitution.name) }
    return list
  }
}

extension Message.Variants {
  fileprivate func patterns(inSubstitution name: ExactText?) -> [(path: VariationPath, pattern: Pattern)] {
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
  fileprivate func patterns(inSubstitution name: ExactText?, device: ExactText?) -> [(
    path: VariationPath, pattern: Pattern
  )] {
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
