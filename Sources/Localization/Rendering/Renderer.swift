import WatchwordDiagnostics

/// Turns phrases into text in a locale.
///
/// A renderer never fails: a message that the locale's catalogue lacks is looked for in the locale's parents, then in
/// English, and at last the phrase's substitute or its id is shown. `rendering(of:)` tells what happened. A text always gets the plural rules of its
/// own locale; digits and grouping are those of the requested region where the text is in its language: 1’000 for
/// `de-CH`, also with a catalogue for `de`. Lists are joined as in that region, or else as in ``locale``.
public struct Renderer: Sendable {
  /// The locale that was asked for.
  public let requestedLocale: LanguageTag
  /// The locale whose texts come first: the requested one, or the nearest that there is a catalogue for; the
  /// requested one if there is none at all.
  public let locale: LanguageTag
  /// Whether there is a catalogue of the requested locale, one of its parents, or a near one; if there is none, all
  /// texts come from the source language.
  public let servesRequestedLocale: Bool
  /// The writing direction of `locale`.
  public var direction: TextDirection { locale.direction }

  /// The messages that have a text for the device.
  private let messages: [MessageID: RenderedMessage]
  /// `locale` and its parents, which provide the texts that its catalogue leaves out.
  private let ownLocales: [LanguageTag]
  private let isolatesArguments: Bool
  private let lists: ListPatterns

  /// A renderer for `locale`.
  ///
  /// - Parameters:
  ///   - catalogs: the texts; a message comes from the highest ``Catalog/layer`` that has it for the locale or one of its
  ///     parents, there from the nearest locale, and of two catalogues of the same locale from the first one.
  ///   - locale: the locale that is asked for.
  ///   - device: the device whose texts are shown.
  ///   - sourceLanguage: the language that is left when the locale and its parents have no text.
  ///   - isolatesArguments: whether texts and characters are put between U+2068 and U+2069 where the message is
  ///     right-to-left or they hold strongly right-to-left characters (UAX #9, section 2.4).
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
    ownLocales = LocaleMatcher.chain(for: self.locale)
    lists = ListPatterns.standard(for: locale.isWritten(like: self.locale) ? locale : self.locale)
  }

  /// The catalogues of `tags`: the highest layer first, each in the order of the tags.
  package static func ordered(_ catalogs: [Catalog], by tags: [LanguageTag]) -> [Catalog] {
    var ordered: [Catalog] = []
    for tag in tags {
      for catalog in catalogs where catalog.locale == tag {
        let place = ordered.firstIndex { $0.layer < catalog.layer } ?? ordered.endIndex
        ordered.insert(catalog, at: place)
      }
    }
    return ordered
  }

  /// The text of `phrase`.
  public func text(for phrase: Phrase) -> String {
    guard let message = messages[phrase.id] else {
      return phrase.substitute.map { text(for: $0) } ?? phrase.id.text.string
    }
    if phrase.hasList { return resolve(message, inWords(phrase).arguments).text }
    return resolve(message, phrase.arguments).text
  }

  /// The text of `phrase`, its locale, and the problems of rendering.
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
      isFallback: !isOwn(locale) || !servesRequestedLocale || items.contains { $0.isFallback },
      problems: problems + items.flatMap { $0.problems })
  }

  /// Whether readers of ``locale`` expect texts in `tag`, because it is that locale, or one of its parents in the same
  /// language and script.
  private func isOwn(_ tag: LanguageTag) -> Bool {
    tag == locale || ownLocales.contains(tag) && tag.isWritten(like: locale)
  }

  /// The arguments of a phrase with their lists put into words, and the renderings of the lists' items.
  private func inWords(_ phrase: Phrase) -> (arguments: [Phrase.Argument], items: [Rendering]) {
    var items: [Rendering] = []
    let arguments = phrase.arguments.map { argument -> Phrase.Argument in
      guard case .list(let phrases, by: let separator) = argument.value else { return argument }
      let renderings = phrases.map { rendering(of: $0) }
      items += renderings
      let texts = renderings.map { $0.text }
      guard let separator, covers(separator.id) else { return .text(argument.name, ExactText(joined(texts))) }
      if texts.count > 1 { items.append(rendering(of: separator.ofBlanks)) }
      return .text(argument.name, ExactText(joined(texts, by: separator)))
    }
    return (arguments, items)
  }

  /// The texts as one enumeration, by the locale's list pattern.
  public func joined(_ texts: [String]) -> String { lists.join(texts) }

  /// Joins texts that this renderer rendered. The message of `pattern` joins two texts: first the first two, then the
  /// result with each further text.
  ///
  /// Texts are not isolated from each other. A text with another direction than ``locale`` must contain its own
  /// isolates.
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
