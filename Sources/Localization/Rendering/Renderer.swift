import WatchwordDiagnostics

/// Turns phrases into text in a locale.
///
/// A renderer never fails: a message that the locale's catalogue lacks is looked for in the locale's parents, then in
/// English, and at last its id is shown. `rendering(of:)` tells what happened. A text always gets the plural rules of its
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

  private let owner: RendererProgram.Owner
  /// The tags of the program's locales.
  private let tags: [LanguageTag]
  /// `locale` and its parents, which provide the texts that its catalogue leaves out.
  private let ownLocales: [LanguageTag]
  private let isolatesArguments: Bool
  private let lists: ListPatterns

  /// A renderer for `locale`.
  ///
  /// - Parameters:
  ///   - catalogs: the texts; of two catalogues of the same locale the first one counts, message by message.
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
    var compiler = RendererCompiler(device: device)
    var known = NamePlaces()
    var ownTags: [LanguageTag] = []
    let available = catalogs.map { $0.locale }
    var tags = LocaleMatcher.servingTags(for: locale, in: available)
    servesRequestedLocale = available.contains { tags.contains($0) }
    if let source = sourceLanguage.flatMap({ LocaleMatcher.bestMatch(for: $0, in: available) }), !tags.contains(source)
    {
      tags.append(source)
    }
    for catalog in tags.flatMap({ tag in catalogs.filter { $0.locale == tag } }) {
      compiler.add(RendererLocale(catalog.locale, for: locale))
      for (id, message) in catalog.messages where known[id.text] == nil {
        if compiler.add(message, as: id) { known.insert(id.text) }
      }
      ownTags.append(catalog.locale)
    }
    owner = RendererProgram.Owner(compiler.program)
    self.tags = ownTags
    self.locale = ownTags.first ?? locale
    ownLocales = LocaleMatcher.chain(for: self.locale)
    lists = ListPatterns.standard(for: locale.isWritten(like: self.locale) ? locale : self.locale)
  }

  /// The text of `phrase`.
  public func text(for phrase: Phrase) -> String {
    guard let entry = owner.program.entry(phrase.id) else { return phrase.id.text.string }
    return run(entry, phrase.hasList ? inWords(phrase).phrase : phrase)
  }

  /// The text of `phrase`, its locale, and the problems of rendering.
  public func rendering(of phrase: Phrase) -> Rendering {
    guard let entry = owner.program.entry(phrase.id) else {
      return Rendering(text: phrase.id.text.string, locale: nil, isFallback: true, problems: [.messageMissing])
    }
    let lists = inWords(phrase)
    var problems: [RenderingProblem] = []
    let text = withUnsafeMutablePointer(to: &problems) { run(entry, lists.phrase, problems: $0) }
    let locale = tags[entry.locale]
    return Rendering(
      text: text, locale: locale,
      isFallback: !isOwn(locale) || !servesRequestedLocale || lists.items.contains { $0.isFallback },
      problems: problems + lists.items.flatMap { $0.problems })
  }

  /// Whether readers of ``locale`` expect texts in `tag`, because it is that locale, or one of its parents in the same
  /// language and script.
  private func isOwn(_ tag: LanguageTag) -> Bool {
    tag == locale || ownLocales.contains(tag) && tag.isWritten(like: locale)
  }

  /// The phrase with its lists put into words, and the renderings of their items.
  private func inWords(_ phrase: Phrase) -> (phrase: Phrase, items: [Rendering]) {
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
    return (Phrase(phrase.id, arguments), items)
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
    guard let entry = owner.program.entry(pattern.id) else { return texts.joined(separator: " ") }
    return texts.dropFirst().reduce(first) { before, after in
      let pair = pattern.phrase(.text(ExactText(before)), .text(ExactText(after)))
      return run(entry, pair, isolating: false)
    }
  }

  /// Whether any catalogue of the chain has the message.
  public func covers(_ id: MessageID) -> Bool { owner.program.entry(id) != nil }

  /// The size of the buffer on the stack that is tried first; a longer text gets a buffer of its own length.
  private static let stackLength = 512

  private func run(
    _ entry: RendererProgram.Entry, _ phrase: Phrase, isolating: Bool = true,
    problems: UnsafeMutablePointer<[RenderingProblem]>? = nil
  ) -> String {
    let isolates = isolatesArguments && isolating
    return phrase.arguments.withUnsafeBufferPointer { arguments in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.stackLength) { memory -> String in
        let count = write(entry, arguments, into: memory, isolates: isolates, problems)
        if count <= memory.count {
          return String(wellFormed: UnsafeBufferPointer(rebasing: memory[..<count]))
        }
        return String(unsafeUninitializedCapacity: count) { memory in
          min(count, write(entry, arguments, into: memory, isolates: isolates, nil))
        }
      }
    }
  }

  /// Writes the text as far as it fits into `memory`, and returns its length in bytes.
  private func write(
    _ entry: RendererProgram.Entry, _ arguments: UnsafeBufferPointer<Phrase.Argument>,
    into memory: UnsafeMutableBufferPointer<UInt8>, isolates: Bool,
    _ problems: UnsafeMutablePointer<[RenderingProblem]>?
  ) -> Int {
    var run = RendererRun(
      owner.program, locale: owner.program.locales[entry.locale], arguments: arguments, isolates: isolates,
      sink: RendererSink(memory, problems: problems))
    run.show(entry.choice)
    return run.sink.count
  }
}

extension String {
  /// The text of bytes that come from strings, so that they are UTF-8. To check them takes a third of the time in which
  /// a text beyond ASCII is rendered.
  fileprivate init(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    #if !hasFeature(Embedded)
      if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        self.init(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: false))
        return
      }
    #endif
    self.init(decoding: bytes, as: UTF8.self)
  }
}
