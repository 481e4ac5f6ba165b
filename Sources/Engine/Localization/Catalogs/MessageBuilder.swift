import WatchwordBasics

/// A builder that assembles a message from its texts.
struct MessageBuilder {
  private var root = Texts()
  private var names = NameIndices()
  private var substitutions: [Part] = []

  /// A substitution under construction.
  private struct Part {
    let name: ExactText
    var argument: Int?
    var texts = Texts()
  }

  /// The texts of a message or a substitution under construction.
  private struct Texts {
    var everywhere: Message.Forms?
    var byDevice: [Device: Message.Forms] = [:]

    var variants: Message.Variants? {
      if !byDevice.isEmpty { return .byDevice(byDevice) }
      return everywhere.map { .everywhere($0) }
    }

    /// Adds a text. Returns the reason if it cannot be used.
    mutating func add(
      _ text: ExactText, device: Device?, plural: PluralCategory?
    ) -> Catalog.Problem.Kind? {
      guard let device else {
        guard byDevice.isEmpty else { return .deviceConflict }
        return Self.add(text, plural: plural, to: &everywhere)
      }
      guard everywhere == nil else { return .deviceConflict }
      return Self.add(text, plural: plural, to: &byDevice[device])
    }

    private static func add(
      _ text: ExactText, plural: PluralCategory?, to forms: inout Message.Forms?
    ) -> Catalog.Problem.Kind? {
      switch (forms, plural) {
      case (nil, nil): forms = .single(Pattern(text))
      case (nil, let category?): forms = .plural([category: Pattern(text)])
      case (.single?, nil): return .duplicate
      case (.single?, _?), (.plural?, nil): return .pluralConflict
      case (.plural(var patterns)?, let category?):
        guard patterns[category] == nil else { return .duplicate }
        // Dropping this reference first keeps the texts uniquely referenced, so they are not copied.
        forms = nil
        patterns[category] = Pattern(text)
        forms = .plural(patterns)
      }
      return nil
    }
  }

  /// Builds the message that consists of `entries`, ignoring their ids. The message is `nil` if no usable text belongs
  /// to the message itself.
  ///
  /// `problems` contains one problem for each entry that could not be used, in the order of the entries.
  static func build(_ entries: [Catalog.Entry]) -> (message: Message?, problems: [Catalog.Problem]) {
    var builder = MessageBuilder()
    let kinds = entries.map { builder.add($0) }
    let message = builder.message
    let problems = entries.indices.compactMap { entry -> Catalog.Problem? in
      let isLost = message == nil && entries[entry].path.substitution != nil
      let kind = kinds[entry] ?? (isLost ? .messageMissing : nil)
      return kind.map { Catalog.Problem(kind: $0, entry: entry) }
    }
    return (message, problems)
  }

  /// Adds a text. Returns the reason if it cannot be used.
  private mutating func add(_ entry: Catalog.Entry) -> Catalog.Problem.Kind? {
    var device: Device?
    if let keyword = entry.path.device {
      device = Device(keyword: keyword)
      if device == nil { return .unknownDevice(keyword) }
    }
    var category: PluralCategory?
    if let keyword = entry.path.plural {
      category = PluralCategory(keyword: keyword)
      if category == nil { return .unknownPluralCategory(keyword) }
    }
    guard let name = entry.path.substitution else {
      return root.add(entry.text, device: device, plural: category)
    }
    let known = names[name].map { substitutions[$0] }
    var part = known ?? Part(name: name)
    if let argument = entry.argument {
      guard 1...Pattern.maximumPosition ~= argument else { return .argumentConflict }
      guard known == nil || part.argument == argument else { return .argumentConflict }
      part.argument = argument
    }
    if let problem = part.texts.add(entry.text, device: device, plural: category) { return problem }
    let (index, isNew) = names.insert(name)
    if isNew { substitutions.append(part) } else { substitutions[index] = part }
    return nil
  }

  private var message: Message? {
    root.variants.map { variants in
      Message(
        variants,
        substitutions: substitutions.compactMap { part in
          part.texts.variants.map { Message.Substitution(name: part.name, argument: part.argument, variants: $0) }
        })
    }
  }
}
