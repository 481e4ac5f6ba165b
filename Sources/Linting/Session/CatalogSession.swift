public import WatchwordCatalogFormats
public import WatchwordDiagnostics

/// A catalogue that is open for editing: its units, the findings about it, and its bytes.
///
/// After each edit, the findings are those of the edited bytes, but only what the edit can have changed is checked again.
/// A session is a value: a copy is a version to go back to.
public struct CatalogSession: Sendable {
  /// The format of the catalogue.
  public let format: CatalogFormat
  /// The bytes of the catalogue; only what was edited differs from those that were opened.
  public private(set) var bytes: [UInt8]
  /// The findings about the catalogue, sorted by place, without those that need a comparison with other translations.
  public private(set) var findings: [Diagnostic]

  /// The units in the order of the document, but those of a message next to each other.
  public private(set) var units: [TranslationUnit]

  private let linter: Linter
  private let base: ExaminedCatalog?
  /// The name of the catalogue in findings.
  package let name: ExactText
  private let sources: SourceTable?
  private let settings: LintSettings
  private var examination: Examination
  /// The file elements of the document.
  package private(set) var elements: [FileElement]
  private var results: [Examination.Result]
  private var errors: [Diagnostic]
  /// The greatest number of errors so far, which the original texts may bring back.
  private let mostErrors: Int
  /// What edited units were like when they were opened.
  private var originals: [UnitName: OriginalUnit]
  /// The messages that got their first translation in a language, with what was made for it.
  private var additions: [UnitName.Message: AddedTranslation.Place]

  /// The number of times that a catalogue is read to apply fixes that overlap others, at most.
  private static let mostRounds = 32

  /// Opens a catalogue. Translations are compared with `base`, if there is one; `sources` are the texts that it
  /// translates, if another file has them.
  public init(
    _ bytes: [UInt8], name: ExactText, format: CatalogFormat, sources: SourceTable? = nil,
    settings: LintSettings = .standard, base: ExaminedCatalog? = nil, linter: Linter = Linter()
  ) {
    self.init(
      bytes, name: name, format: format, sources: sources, settings: settings, base: base, linter: linter, after: nil)
  }

  /// Reads the catalogue; what is as in an earlier version of it is not checked again.
  private init(
    _ bytes: [UInt8], name: ExactText, format: CatalogFormat, sources: SourceTable?, settings: LintSettings,
    base: ExaminedCatalog?, linter: Linter, after earlier: CatalogSession?
  ) {
    self.format = format
    self.bytes = bytes
    self.linter = linter
    self.base = base
    self.name = name
    self.sources = sources
    self.settings = settings
    originals = earlier?.originals ?? [:]
    additions = earlier?.additions ?? [:]
    var input = LintInput(name: name, bytes: bytes, format: format, sources: sources)
    input.settings = settings
    examination = linter.open(input)
    units = examination.units
    elements = examination.elements
    results = examination.results(after: earlier.map { ($0.examination, $0.results) })
    let examined = examination.finish(results)
    errors = examined.readingErrors
    mostErrors = max(errors.count, earlier?.mostErrors ?? 0)
    // Behind those about the catalogue are those about its configuration.
    findings = linter.report(on: [examined], base: base).files.first?.findings ?? []
  }

  /// Whether no defect ended the reading of the catalogue early.
  public var isReadable: Bool { !errors.contains { $0.endsReading } }

  // MARK: Editing

  /// Makes `text` the translation of the unit at `index` of ``units``; returns whether it could be written.
  ///
  /// Where the unit has inline elements, `text` is written as the file writes them: see `Segment.editableText`. A state
  /// that says that work is left becomes a finished one, unless the text is empty. Where a message has no translation
  /// yet, units for its other forms may come with the first one.
  ///
  /// The original text is written as it was originally, with its state, if something else was written in between; the
  /// present text, as long as its state is not finished, changes the state alone.
  public mutating func edit(_ index: Int, to text: ExactText) -> Bool {
    guard isReadable, units.indices.contains(index) else { return false }
    let name = self.name(of: index)
    var change = UnitEdit(units[index], to: text, in: DocumentText(bytes, in: format), original: originals[name])
    let message = name.message
    let language = elements[name.file].file.targetLanguage
    let isAlone = !originals.keys.contains { $0.message == message && $0 != name }
    if change.isUndone, isAlone, let place = additions[message] {
      guard let language, change.remove(from: place, language, in: format) else { return false }
    } else if !change.hasPlace, !change.isUndone, format.hasAdditions {
      guard let language, change.add(language, in: format) else { return false }
      // No text is as good as an empty one.
      if text.isEmpty { return true }
    } else {
      guard change.setText(isAdded: additions[message] != nil, in: format) else { return false }
      change.setState(states(besides: index), in: format)
    }
    let version = self
    let most = change.isUndone ? mostErrors : errors.count
    guard change.edits.isEmpty || apply([change.fix], upTo: most) == 1 else { return false }
    // What was added may not be read as a translation: where the names of elements have a prefix, for example. And a brace
    // in a form of a message can end the form, so that the message is read as one text.
    let written = self.index(of: name).map { units[$0] }
    let isForm = version.units[index].id != version.units[index].key
    if change.isAdded ? written?.target == nil : isForm && !change.isUndone && written == nil {
      self = version
      return false
    }
    if change.isUndone {
      originals[name] = nil
      if isAlone { additions[message] = nil }
    } else if !change.edits.isEmpty {
      originals[name] = change.original
      if let place = change.place { additions[message] = self.place(place, for: message) }
    }
    return true
  }

  /// What has to be made for a translation, before the first one of its message was added.
  private func place(_ place: AddedTranslation.Place, for message: UnitName.Message) -> AddedTranslation.Place {
    let others = additions.filter { $0.key.key == message.key }.map { $0.value }
    return place == .beside ? others.first { $0 != .beside } ?? place : place
  }

  /// What said the states of the edited units whose states are said by the same part of the document.
  private func states(besides index: Int) -> [ExactText] {
    let (file, span) = (elements[name(of: index).file].units, units[index].span)
    let before = units[file.lowerBound..<index].reversed().prefix { $0.span == span }.count
    let behind = units[(index + 1)..<file.upperBound].prefix { $0.span == span }.count
    return (index - before...index + behind).compactMap { $0 == index ? nil : originals[name(of: $0)]?.state }
  }

  // MARK: Names of units

  private func name(of index: Int) -> UnitName {
    let file = elements.indices.firstPlace { elements[$0].units.upperBound > index }
    let unit = units[index]
    let number = units[elements[file].units.lowerBound..<index].count { $0.id == unit.id }
    return UnitName(message: UnitName.Message(file: file, key: unit.key), id: unit.id, number: number)
  }

  private func index(of name: UnitName) -> Int? {
    guard elements.indices.contains(name.file) else { return nil }
    return elements[name.file].units.lazy.filter { units[$0].id == name.id }.dropFirst(name.number).first { _ in true }
  }

  // MARK: Fixing

  /// Applies fixes of ``findings``, but those after which the catalogue could not be read any more, and of two that
  /// overlap the second; returns how many were applied.
  public mutating func apply(_ fixes: [Fix]) -> Int { apply(fixes, upTo: errors.count) }

  private mutating func apply(_ fixes: [Fix], upTo mostErrors: Int) -> Int {
    guard isReadable else { return 0 }
    let edited = format.applying(fixes, to: bytes)
    guard edited.count > 0 else { return 0 }
    let version = CatalogSession(
      edited.bytes, name: name, format: format, sources: sources, settings: settings, base: base, linter: linter,
      after: self)
    if version.isReadable, version.errors.count <= mostErrors {
      self = version
      return edited.count
    }
    guard fixes.count > 1 else { return 0 }
    // One of them does not fit its place, such as the deletion of a space between `]]` and `>`.
    let middle = fixes.count / 2
    let count = apply(Array(fixes[..<middle]), upTo: mostErrors)
    return count > 0 ? count : apply(Array(fixes[middle...]), upTo: mostErrors)
  }

  /// Applies all fixes of ``findings`` that need no review, or all at all, until none is left; returns how many.
  ///
  /// With `languages`, only the texts in these are changed.
  public mutating func fix(includingUnsafe: Bool = false, in languages: LanguageFilter = LanguageFilter()) -> Int {
    var count = 0
    for _ in 0..<Self.mostRounds {
      let found = languages.tags.isEmpty ? findings : findings(in: languages)
      let fixed = apply(found.compactMap { $0.fix }.filter { $0.isSafe || includingUnsafe })
      if fixed == 0 { break }
      count += fixed
    }
    return count
  }

  /// The findings about texts in some languages, and about the document as a whole.
  func findings(in languages: LanguageFilter) -> [Diagnostic] {
    // Of a document whose languages stand beside each other, the linter looks at no others.
    if elements.contains(where: { $0.file.holdsItsSources }) {
      return elements.contains { languages.includes($0.facts.language) } ? findings : []
    }
    return findings.filter { finding in
      let element = elements.last { $0.file.span.start <= finding.span.start } ?? elements.first
      return languages.includes(element?.facts.language)
    }
  }
}
