public import WatchwordBasics

/// A parsed translation: one pattern, or several patterns from which one is chosen by a count and the device.
public struct Message: Hashable, Sendable {
  /// The text, or the texts for each device.
  public let variants: Variants
  /// The substitutions, which texts reference as `%#@name@`, sorted by the bytes of their names.
  public let substitutions: [Substitution]

  /// Creates a message with its substitutions. If two have the same name, the first one is used.
  public init(_ variants: Variants, substitutions: [Substitution] = []) {
    self.variants = variants
    var ordered: [Substitution] = []
    for substitution in substitutions.stablySorted(byName: { $0.name }) where ordered.last?.name != substitution.name {
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

    /// Returns the forms for `device`, or else those for `other`, or else those of the first device in the order of
    /// `Device.allCases`; `nil` only if there are no forms.
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

    /// Whether there are no texts.
    var isEmpty: Bool {
      if case .plural(let patterns) = self { patterns.isEmpty } else { false }
    }

    /// The argument, from 0, that the plural forms print as a number: 1 for `%2$ld`.
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

  /// A text inside a message, with its own count, which chooses the plural form.
  public struct Substitution: Hashable, Sendable {
    /// The name by which the message's text references it: `files` in `%#@files@`.
    public let name: ExactText
    /// The position, from 1, of the argument that chooses the plural form; `nil` if the catalogue does not specify it.
    public let argument: Int?
    /// The texts of the substitution.
    public let variants: Variants

    /// Creates a substitution with its texts.
    public init(name: ExactText, argument: Int? = nil, variants: Variants) {
      self.name = name
      self.argument = argument
      self.variants = variants
    }
  }

  /// Returns the substitution with this name.
  package func substitution(named name: ExactText) -> Substitution? {
    let index = substitutions.indices.partitioningIndex { substitutions[$0].name >= name }
    return index < substitutions.count && substitutions[index].name == name ? substitutions[index] : nil
  }

  /// All patterns of the message with their variation paths, in the order used by catalogues.
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
