import WatchwordBasics

/// Renders phrases as text in a locale.
///
/// Rendering never fails: a message that is missing in the locale's catalogue is looked up in the locale's parents,
/// then in English; if it is not found, the phrase's substitute or its id is shown. `rendering(of:)` reports what
/// happened. A text always uses the plural rules of its own locale. Digits and grouping are those of the requested
/// region if the text is in the requested language: 1’000 for `de-CH`, even with a catalogue for `de`. Lists are joined
/// as in the requested region if ``locale`` has the requested language, or else as in ``locale``.
public struct Renderer: Sendable {
  /// The requested locale.
  public let requestedLocale: LanguageTag
  /// The locale whose texts come first: the requested one, or the nearest one that has a catalogue; the requested one
  /// if there is no catalogue.
  public let locale: LanguageTag
  /// Whether there is a catalogue for the requested locale, one of its parents, or a closely related locale. If not,
  /// all texts are in the source language.
  public let servesRequestedLocale: Bool
  /// The writing direction of `locale`.
  public var direction: TextDirection { locale.direction }

  /// The messages that have a text for the device.
  private let messages: [MessageID: RenderedMessage]
  /// `locale` and its parents, which provide the texts that its catalogue lacks.
  private let fallbackChain: [LanguageTag]
  private let isolatesArguments: Bool
  private let lists: ListPatterns

  /// Creates a renderer for `locale`.
  ///
  /// - Parameters:
  ///   - catalogs: the texts. A message is taken from the highest ``Catalog/layer`` that has it for the locale or one
  ///     of its parents. Within a layer, it is taken from the nearest locale; of two catalogues for the same locale,
  ///     the first one is used.
  ///   - locale: the requested locale.
  ///   - device: the device whose texts are shown.
  ///   - sourceLanguage: the language used when the locale and its parents have no text.
  ///   - isolatesArguments: whether texts and characters are enclosed in U+2068 and U+2069 if the message is
  ///     right-to-left or they contain strongly right-to-left characters (UAX #9, section 2.4).
  public init(
    catalogs: [Catalog], locale: LanguageTag, device: Device = .other, sourceLanguage: LanguageTag? = .english,
    isolatesArguments: Bool = true
  ) {
    requestedLocale = locale
    self.isolatesArguments = isolatesArguments
    let available = catalogs.map { $0.locale }
    let tags = LocaleMatcher.servingTags(for: locale, in: available)
    var serving = Self.ordered(catalogs, by: tags)
    servesRequestedLocale = !serving.isEmpty
    if let source = sourceLanguage.flatMap({ LocaleMatcher.bestMatch(for: $0, in: available) }), !tags.contains(source)
    {
      serving += Self.ordered(catalogs, by: [source])
    }
    var messages: [MessageID: RenderedMessage] = [:]
    messages.reserveCapacity(serving.first?.messages.count ?? 0)
    for catalog in serving {
      let rules = RendererLocale(catalog.locale, for: locale)
      for (id, message) in catalog.messages where messages[id] == nil {
        messages[id] = RenderedMessage(message, on: device, in: rules)
      }
    }
    self.messages = messages
    self.locale = tags.first { available.contains($0) } ?? serving.first?.locale ?? locale
    fallbackChain = LocaleMatcher.chain(for: self.locale)
    lists = ListPatterns.standard(for: locale.hasSameLanguageAndScript(as: self.locale) ? locale : self.locale)
  }

  /// Returns the catalogues of `tags`: the highest layer first, and within a layer in the order of the tags.
  package static func ordered(_ catalogs: [Catalog], by tags: [LanguageTag]) -> [Catalog] {
    var ordered: [Catalog] = []
    for tag in tags {
      for catalog in catalogs where catalog.locale == tag {
        let index = ordered.firstIndex { $0.layer < catalog.layer } ?? ordered.endIndex
        ordered.insert(catalog, at: index)
      }
    }
    return ordered
  }

  /// Returns the text of `phrase`.
  public func text(for phrase: Phrase) -> String {
    guard let message = messages[phrase.id] else {
      return phrase.substitute.map { text(for: $0) } ?? phrase.id.text.string
    }
    if phrase.hasList { return resolve(message, inWords(phrase).arguments).text }
    return resolve(message, phrase.arguments).text
  }

  /// Returns the text of `phrase`, its locale, and the problems of rendering.
  public func rendering(of phrase: Phrase) -> Rendering {
    guard let message = messages[phrase.id] else {
      let substitute = phrase.substitute.map { rendering(of: $0) }
      return Rendering(
        text: substitute?.text ?? phrase.id.text.string, locale: substitute?.locale, isFallback: true,
        problems: [.messageMissing] + (substitute?.problems ?? []))
    }
    let (arguments, items) = inWords(phrase)
    let (text, problems) = resolve(message, arguments)
    let locale = message.locale.tag
    return Rendering(
      text: text, locale: locale,
      isFallback: !isExpected(locale) || !servesRequestedLocale || items.contains { $0.isFallback },
      problems: problems + items.flatMap { $0.problems })
  }

  /// Whether readers of ``locale`` expect texts in `tag`: it is that locale, or one of its parents in the same language
  /// and script.
  private func isExpected(_ tag: LanguageTag) -> Bool {
    tag == locale || fallbackChain.contains(tag) && tag.hasSameLanguageAndScript(as: locale)
  }

  /// Returns the arguments of a phrase with lists replaced by text, and the renderings of the lists' items.
  private func inWords(_ phrase: Phrase) -> (arguments: [Phrase.Argument], items: [Rendering]) {
    var items: [Rendering] = []
    let arguments = phrase.arguments.map { argument -> Phrase.Argument in
      guard case .list(let phrases, by: let separator) = argument.value else { return argument }
      let renderings = phrases.map { rendering(of: $0) }
      items += renderings
      let texts = renderings.map { $0.text }
      guard let separator, covers(separator.id) else { return .text(argument.name, ExactText(joined(texts))) }
      if texts.count > 1 { items.append(rendering(of: separator.withEmptyTexts)) }
      return .text(argument.name, ExactText(joined(texts, by: separator)))
    }
    return (arguments, items)
  }

  /// Returns the texts as one enumeration, joined by the locale's list pattern.
  public func joined(_ texts: [String]) -> String { lists.join(texts) }

  /// Joins texts that this renderer rendered. The message of `pattern` joins two texts at a time: the first two, then
  /// the result and each further text.
  ///
  /// Texts are not isolated from each other. A text whose direction differs from that of ``locale`` must contain its
  /// own isolates.
  public func joined(_ texts: [String], by pattern: PhraseDeclaration) -> String {
    guard let first = texts.first else { return "" }
    guard let message = messages[pattern.id] else { return texts.joined(separator: " ") }
    return texts.dropFirst().reduce(first) { before, after in
      let pair = pattern.phrase(.text(ExactText(before)), .text(ExactText(after)))
      return resolve(message, pair.arguments, isolating: false).text
    }
  }

  /// Whether any catalogue of the chain has the message.
  public func covers(_ id: MessageID) -> Bool { messages[id] != nil }

  private func resolve(
    _ message: RenderedMessage, _ arguments: [Phrase.Argument], isolating: Bool = true
  ) -> (text: String, problems: [RenderingProblem]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { memory in
      var text = ResolvedText(in: memory)
      Resolver(message: message, arguments: arguments, isolatesArguments: isolatesArguments && isolating)
        .show(in: &text)
      return (text.string, text.problems)
    }
  }
}
