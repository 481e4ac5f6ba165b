public import WatchwordCatalogFormats
public import WatchwordDiagnostics

/// A catalogue that is open for editing: its units, the findings about it, and its bytes.
///
/// After each edit, the findings match the edited bytes, but only the affected parts are checked again. A session is a
/// value type, so a copy preserves a version for undoing.
public struct CatalogSession: Sendable {
  /// The format of the catalogue.
  public let format: CatalogFormat
  /// The bytes of the catalogue; they differ from the opened ones only in edited parts.
  public private(set) var bytes: [UInt8]
  /// The findings about the catalogue, sorted by place. Those that need a comparison with other translations are
  /// missing unless the catalogue belongs to a project.
  public private(set) var findings: [Diagnostic]

  /// The units in document order, except that those of a message are adjacent.
  public private(set) var units: [TranslationUnit]

  private let linter: Linter
  private let base: ExaminedCatalog?
  /// The findings from the comparison of a project; `nil` to compare the catalogue with `base` alone.
  private var compared: ComparedFindings?
  /// The catalogue as it was examined, for comparisons with others.
  package private(set) var examined: ExaminedCatalog
  /// The name of the catalogue in findings.
  package let name: ExactText
  private let sources: SourceTable?
  private let settings: LintSettings
  private var examination: Examination
  /// The file elements of the document.
  package private(set) var elements: [FileElement]
  private var results: [Examination.Result]
  private var errors: [Diagnostic]
  /// The greatest number of errors so far; restoring the original texts may lead to as many again.
  private let maximumErrors: Int
  /// The edited units as they were when the catalogue was opened.
  private var originalUnits: [UnitName: OriginalUnit]
  /// The messages that got their first translation in a language, with the elements that were added for it.
  private var additions: [UnitName.Message: AddedTranslation.Container]

  /// The maximum number of times that a catalogue is read to apply overlapping fixes.
  private static let maximumPasses = 32

  /// The maximum number of versions of the document that are tried for one list of fixes, some of which are invalid.
  static let maximumAttempts = 64

  /// Opens a catalogue. Translations are compared with `base`, if it is given; `sources` are the texts that the
  /// catalogue translates, if another file has them.
  public init(
    _ bytes: [UInt8], name: ExactText, format: CatalogFormat, sources: SourceTable? = nil,
    settings: LintSettings = .standard, base: ExaminedCatalog? = nil, linter: Linter = Linter()
  ) {
    self.init(
      bytes, name: name, format: format, sources: sources, settings: settings, base: base, linter: linter,
      compared: nil)
  }

  /// Reads a catalogue. If `compared` are given, it is compared later, with ``take(_:)``. Parts that are unchanged from
  /// an earlier version are not checked again.
  package init(
    _ bytes: [UInt8], name: ExactText, format: CatalogFormat, sources: SourceTable?, settings: LintSettings,
    base: ExaminedCatalog?, linter: Linter, compared given: ComparedFindings?, after earlier: CatalogSession? = nil
  ) {
    self.format = format
    self.bytes = bytes
    self.linter = linter
    self.base = base
    self.name = name
    self.sources = sources
    self.settings = settings
    originalUnits = earlier?.originalUnits ?? [:]
    additions = earlier?.additions ?? [:]
    var input = LintInput(name: name, bytes: bytes, format: format, sources: sources)
    input.settings = settings
    examination = linter.open(input)
    units = examination.units
    elements = examination.elements
    results = examination.results(after: earlier.map { ($0.examination, $0.results) })
    examined = examination.finish(results)
    errors = examined.readingErrors
    maximumErrors = max(errors.count, earlier?.maximumErrors ?? 0)
    compared = given ?? earlier?.compared?.moved(from: earlier?.units ?? [], to: units)
    let alone = compared == nil ? linter.compare([examined], base: base, overlaid: nil).first : nil
    findings = linter.findings(about: examined, compared ?? alone ?? .none)
  }

  /// Takes the findings from a comparison of the catalogue, as it is now, with the others of its project.
  package mutating func take(_ compared: ComparedFindings) {
    self.compared = compared
    findings = linter.findings(about: examined, compared)
  }

  /// Whether no defect ended the reading of the catalogue early.
  public var isReadable: Bool { !errors.contains { $0.endsReading } }

  // MARK: Editing

  /// Sets the translation of the unit at `index` of ``units``. Returns whether it could be written.
  ///
  /// If the unit has inline elements, `text` has the syntax of the file: see `Segment.editableText`. An unfinished
  /// state becomes a finished one, unless the text is empty. If a message has no translation yet, units for its other
  /// forms may be added with the first one.
  ///
  /// Setting the original text after another one restores it exactly, with its state. Setting the present text changes
  /// only the state, if it is not finished.
  public mutating func edit(_ index: Int, to text: ExactText) -> Bool {
    guard isReadable, units.indices.contains(index) else { return false }
    let name = self.name(of: index)
    var change = UnitEdit(units[index], to: text, in: DocumentText(bytes, in: format), original: originalUnits[name])
    let message = name.message
    let language = elements[name.file].file.targetLanguage
    let isAlone = !originalUnits.keys.contains { $0.message == message && $0 != name }
    if change.restoresOriginal, isAlone, let container = additions[message] {
      guard let language, change.remove(from: container, language, in: format) else { return false }
    } else if !change.hasTarget, !change.restoresOriginal, format.hasAdditions {
      guard let language, change.add(language, in: format) else { return false }
      // A missing text is equivalent to an empty one.
      if text.isEmpty { return true }
    } else {
      guard change.setText(isAdded: additions[message] != nil, in: format) else { return false }
      change.setState(states(besides: index), in: format)
    }
    let version = self
    let limit = change.restoresOriginal ? maximumErrors : errors.count
    guard change.edits.isEmpty || apply([change.fix], upTo: limit) == 1 else { return false }
    // The added text may not be read as a translation, for example if the names of elements have a prefix. And a brace
    // in a form of a message can end the form, so that the message is read as one text.
    let written = self.index(of: name).map { units[$0] }
    let isForm = version.units[index].id != version.units[index].key
    if change.isAdded ? written?.target == nil : isForm && !change.restoresOriginal && written == nil {
      self = version
      return false
    }
    if change.restoresOriginal {
      originalUnits[name] = nil
      if isAlone { additions[message] = nil }
    } else if !change.edits.isEmpty {
      originalUnits[name] = change.original
      if let container = change.container { additions[message] = self.container(container, for: message) }
    }
    return true
  }

  /// Returns the elements that a translation needs, as they were before the first one of its message was added.
  private func container(
    _ container: AddedTranslation.Container, for message: UnitName.Message
  ) -> AddedTranslation.Container {
    let others = additions.filter { $0.key.key == message.key }.map { $0.value }
    return container == .existingList ? others.first { $0 != .existingList } ?? container : container
  }

  /// Returns the original states of the other edited units whose states are in the same part of the document.
  private func states(besides index: Int) -> [ExactText] {
    let (file, span) = (elements[name(of: index).file].units, units[index].span)
    let before = units[file.lowerBound..<index].reversed().prefix { $0.span == span }.count
    let after = units[(index + 1)..<file.upperBound].prefix { $0.span == span }.count
    return (index - before...index + after).compactMap { $0 == index ? nil : originalUnits[name(of: $0)]?.state }
  }

  // MARK: Names of units

  private func name(of index: Int) -> UnitName {
    let file = elements.indices.partitioningIndex { elements[$0].units.upperBound > index }
    let unit = units[index]
    let number = units[elements[file].units.lowerBound..<index].count { $0.id == unit.id }
    return UnitName(message: UnitName.Message(file: file, key: unit.key), id: unit.id, number: number)
  }

  private func index(of name: UnitName) -> Int? {
    guard elements.indices.contains(name.file) else { return nil }
    return elements[name.file].units.lazy.filter { units[$0].id == name.id }.dropFirst(name.number).first { _ in true }
  }

  // MARK: Fixing

  /// Applies fixes of ``findings``, except those after which the catalogue would be unreadable, and the second of two
  /// that overlap. Returns how many were applied.
  public mutating func apply(_ fixes: [Fix]) -> Int { apply(fixes, upTo: errors.count) }

  private mutating func apply(_ fixes: [Fix], upTo maximumErrors: Int) -> Int {
    var attempts = Self.maximumAttempts
    return apply(fixes, upTo: maximumErrors, in: &attempts)
  }

  private mutating func apply(_ fixes: [Fix], upTo maximumErrors: Int, in attempts: inout Int) -> Int {
    guard isReadable, attempts > 0 else { return 0 }
    attempts -= 1
    let edited = format.applying(fixes, to: bytes)
    guard edited.count > 0 else { return 0 }
    let version = CatalogSession(
      edited.bytes, name: name, format: format, sources: sources, settings: settings, base: base, linter: linter,
      compared: nil, after: self)
    if version.isReadable, version.errors.count <= maximumErrors {
      self = version
      return edited.count
    }
    guard fixes.count > 1 else { return 0 }
    // One of the fixes is invalid where it is applied, such as the deletion of a space between `]]` and `>`.
    let middle = fixes.count / 2
    let count = apply(Array(fixes[..<middle]), upTo: maximumErrors, in: &attempts)
    return count > 0 ? count : apply(Array(fixes[middle...]), upTo: maximumErrors, in: &attempts)
  }

  /// Applies all fixes of ``findings``, or only those that need no review, until none is left. Returns how many.
  ///
  /// With `languages`, only texts in these languages are changed.
  public mutating func fix(includingUnsafe: Bool = false, in languages: LanguageFilter = LanguageFilter()) -> Int {
    var count = 0
    for _ in 0..<Self.maximumPasses {
      let found = languages.tags.isEmpty ? findings : findings(in: languages)
      let fixed = apply(found.compactMap { $0.fix }.filter { $0.isSafe || includingUnsafe })
      if fixed == 0 { break }
      count += fixed
    }
    return count
  }

  /// Returns the findings about texts in some languages, and about the document as a whole.
  func findings(in languages: LanguageFilter) -> [Diagnostic] {
    // If a document holds its languages side by side, the linter examines only the selected ones.
    if elements.contains(where: { $0.file.holdsItsSources }) {
      return elements.contains { languages.includes($0.facts.language) } ? findings : []
    }
    return findings.filter { finding in
      let element = elements.last { $0.file.span.start <= finding.span.start } ?? elements.first
      return languages.includes(element?.facts.language)
    }
  }
}
