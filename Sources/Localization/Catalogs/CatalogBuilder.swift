import WatchwordDiagnostics

/// Combines single texts into messages.
struct CatalogBuilder {
  /// What is wrong with each entry.
  private var kinds: [Catalog.Problem.Kind?] = []
  private var ids: [MessageID: Int] = [:]
  /// The messages, in the order in which they were met.
  private var drafts: [Draft] = []

  /// A message under construction.
  private struct Draft {
    let id: MessageID
    var root = Texts()
    var names = NamePlaces()
    var substitutions: [Part] = []
  }

  /// A substitution under construction.
  private struct Part {
    let name: ExactText
    var argument: Int?
    var texts = Texts()
    var entries: [Int] = []
  }

  /// The texts of a message or a substitution under construction.
  private struct Texts {
    var everywhere: Message.Forms?
    var byDevice: [Device: Message.Forms] = [:]

    var variants: Message.Variants? {
      if !byDevice.isEmpty { return .byDevice(byDevice) }
      return everywhere.map { .everywhere($0) }
    }

    /// Adds a text, or returns why it cannot be used.
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
        // Nothing else holds the dictionary, so that it is not copied.
        forms = nil
        patterns[category] = Pattern(text)
        forms = .plural(patterns)
      }
      return nil
    }
  }

  /// The entries that could not be used, in their order.
  var problems: [Catalog.Problem] {
    var problems: [Catalog.Problem] = []
    for (entry, kind) in kinds.enumerated() {
      if let kind { problems.append(Catalog.Problem(kind: kind, entry: entry)) }
    }
    return problems
  }

  /// `count` is how many entries are expected.
  init(count: Int) {
    kinds.reserveCapacity(count)
    ids.reserveCapacity(count)
    drafts.reserveCapacity(count)
  }

  mutating func add(_ entry: Catalog.Entry) { kinds.append(place(entry)) }

  private mutating func place(_ entry: Catalog.Entry) -> Catalog.Problem.Kind? {
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
      let draft = draft(entry.id)
      return drafts[draft].root.add(entry.text, device: device, plural: category)
    }
    let known = ids[entry.id].flatMap { draft in drafts[draft].names[name].map { drafts[draft].substitutions[$0] } }
    var part = known ?? Part(name: name)
    if let argument = entry.argument {
      guard 1...Pattern.greatestPosition ~= argument else { return .argumentConflict }
      guard part.entries.isEmpty || part.argument == argument else { return .argumentConflict }
      part.argument = argument
    }
    if let problem = part.texts.add(entry.text, device: device, plural: category) { return problem }
    part.entries.append(kinds.count)
    let draft = draft(entry.id)
    let (place, isNew) = drafts[draft].names.insert(name)
    if isNew { drafts[draft].substitutions.append(part) } else { drafts[draft].substitutions[place] = part }
    return nil
  }

  /// The place of the message's draft, which is made if there is none.
  private mutating func draft(_ id: MessageID) -> Int {
    if let place = ids[id] { return place }
    ids[id] = drafts.count
    drafts.append(Draft(id: id))
    return drafts.count - 1
  }

  /// Returns the messages built from the entries.
  mutating func finish() -> [MessageID: Message] {
    var messages: [MessageID: Message] = [:]
    messages.reserveCapacity(drafts.count)
    for draft in drafts {
      guard let variants = draft.root.variants else {
        for part in draft.substitutions {
          for entry in part.entries { kinds[entry] = .messageMissing }
        }
        continue
      }
      var substitutions: [Message.Substitution] = []
      for part in draft.substitutions {
        guard let variants = part.texts.variants else { continue }
        substitutions.append(Message.Substitution(name: part.name, argument: part.argument, variants: variants))
      }
      messages[draft.id] = Message(variants, substitutions: substitutions)
    }
    return messages
  }
}
