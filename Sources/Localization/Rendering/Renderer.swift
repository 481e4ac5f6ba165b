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

  private let program: RendererProgram
  private let places: [MessageID: Int]
  private let entries: [Entry]
  private let locales: [RendererLocale]
  /// `locale` and its parents, which provide the texts that its catalogue leaves out.
  private let ownLocales: [LanguageTag]
  private let isolatesArguments: Bool
  private let lists: ListPatterns

  /// The place of a message's text.
  private struct Entry: Sendable {
    let choice: RendererProgram.Choice
    let locale: Int
  }

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
    var places: [MessageID: Int] = [:]
    var entries: [Entry] = []
    var locales: [RendererLocale] = []
    let available = catalogs.map { $0.locale }
    var tags = LocaleMatcher.servingTags(for: locale, in: available)
    servesRequestedLocale = available.contains { tags.contains($0) }
    if let source = sourceLanguage.flatMap({ LocaleMatcher.bestMatch(for: $0, in: available) }), !tags.contains(source)
    {
      tags.append(source)
    }
    for catalog in tags.flatMap({ tag in catalogs.filter { $0.locale == tag } }) {
      for (id, message) in catalog.messages where places[id] == nil {
        let choice = compiler.add(message)
        if case .nothing = choice { continue }
        places[id] = entries.count
        entries.append(Entry(choice: choice, locale: locales.count))
      }
      locales.append(RendererLocale(catalog.locale, for: locale))
    }
    program = RendererProgram(compiler.program)
    self.places = places
    self.entries = entries
    self.locales = locales
    self.locale = locales.first?.tag ?? locale
    ownLocales = LocaleMatcher.chain(for: self.locale)
    lists = ListPatterns.standard(for: locale.isWritten(like: self.locale) ? locale : self.locale)
  }

  private func entry(_ id: MessageID) -> Entry? { places[id].map { entries[$0] } }

  /// The text of `phrase`.
  public func text(for phrase: Phrase) -> String {
    guard let entry = entry(phrase.id) else { return phrase.id.text.string }
    return run(entry, phrase.hasList ? inWords(phrase).phrase : phrase, isReporting: false).text
  }

  /// The text of `phrase`, its locale, and the problems of rendering.
  public func rendering(of phrase: Phrase) -> Rendering {
    guard let entry = entry(phrase.id) else {
      return Rendering(text: phrase.id.text.string, locale: nil, isFallback: true, problems: [.messageMissing])
    }
    let lists = inWords(phrase)
    let (text, problems) = run(entry, lists.phrase, isReporting: true)
    let locale = locales[entry.locale].tag
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
    guard let entry = entry(pattern.id) else { return texts.joined(separator: " ") }
    return texts.dropFirst().reduce(first) { before, after in
      let pair = pattern.phrase(.text(ExactText(before)), .text(ExactText(after)))
      return run(entry, pair, isolating: false, isReporting: false).text
    }
  }

  /// Whether any catalogue of the chain has the message.
  public func covers(_ id: MessageID) -> Bool { places[id] != nil }

  /// The size of the buffer on the stack that is tried first; a longer text gets a buffer of its own length.
  private static let stackLength = 512

  private func run(
    _ entry: Entry, _ phrase: Phrase, isolating: Bool = true, isReporting: Bool
  ) -> (text: String, problems: [RenderingProblem]) {
    let isolates = isolatesArguments && isolating
    var needed = 0
    var problems: [RenderingProblem] = []
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.stackLength) { memory -> String? in
      let count = write(entry, phrase, into: memory, isolates: isolates, isReporting: isReporting, &problems)
      needed = count
      guard count <= memory.count else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
    }
    if let text { return (text, problems) }
    let longText = String(unsafeUninitializedCapacity: needed) { memory in
      min(needed, write(entry, phrase, into: memory, isolates: isolates, isReporting: false, &problems))
    }
    return (longText, problems)
  }

  /// Writes the text as far as it fits into `memory`, and returns its length in bytes.
  private func write(
    _ entry: Entry, _ phrase: Phrase, into memory: UnsafeMutableBufferPointer<UInt8>, isolates: Bool,
    isReporting: Bool, _ problems: inout [RenderingProblem]
  ) -> Int {
    var run = RendererRun(
      program, locale: locales[entry.locale], arguments: phrase.arguments, isolates: isolates,
      sink: RendererSink(memory, isReporting: isReporting))
    run.show(entry.choice)
    if isReporting { problems = run.sink.problems }
    return run.sink.count
  }
}
