public import WatchwordBasics
public import WatchwordCatalogFormats

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
  public private(set) var findings: [Finding]

  /// The units in document order, except that those of a message are adjacent.
  public private(set) var units: [TranslationUnit]
  /// The ranges of the units that the latest edits or fixes read; `nil` if they read the document again. All other units
  /// are as before, apart from their lines.
  package private(set) var unitsRead: [Range<Int>]? = []

  private let linter: Linter
  private let base: ExaminedCatalog?
  /// The findings from the comparison of a project; `nil` to compare the catalogue with `base` alone.
  private var compared: [OrderedFinding]?
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
  private var errors: [Finding]
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
    base: ExaminedCatalog?, linter: Linter, compared given: [OrderedFinding]?, after earlier: CatalogSession? = nil
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
    findings = []
    compare()
  }

  /// Sets the findings, with those from a comparison.
  private mutating func compare() {
    let alone = compared == nil ? linter.compare([examined], base: base, overlaid: nil).first : nil
    findings = linter.findings(about: examined, compared ?? alone ?? [])
  }

  /// Takes the findings from a comparison of the catalogue, as it is now, with the others of its project.
  package mutating func take(_ compared: [OrderedFinding]) {
    unitsRead = []
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
    unitsRead = []
    guard isReadable, units.indices.contains(index) else { return false }
    let name = self.name(of: index)
    let reading = self.reading(ofMessageOf: index)
    let unit = reading.map { units[index].moved(by: -$0.excerpt.lines) } ?? units[index]
    let document = DocumentText(reading?.excerpt.bytes ?? bytes, in: format)
    var change = UnitEdit(unit, to: text, in: document, original: originalUnits[name])
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
    let limit = change.restoresOriginal ? maximumErrors : errors.count
    // The added text may not be read as a translation, for example if the names of elements have a prefix. And a brace
    // in a form of a message can end the form, so that the message is read as one text.
    let (isAdded, restores, isForm) = (change.isAdded, change.restoresOriginal, unit.id != unit.key)
    let isWritten = { (written: TranslationUnit?) in
      isAdded ? written?.target != nil : !isForm || restores || written != nil
    }
    guard change.edits.isEmpty || apply(change.fix, to: name, in: reading, upTo: limit, isWritten) else { return false }
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

  // MARK: Reading one message

  /// Reads the message of the unit at `index` alone; `nil` if it reads differently in the document.
  func reading(ofMessageOf index: Int) -> MessageReading? {
    let file = elements.indices.partitioningIndex { elements[$0].units.upperBound > index }
    var end = elements[file].units.lowerBound
    let message = examination.files[file].messages.firstIndex { message in
      end += message.count
      return end > index
    }
    return message.flatMap { MessageReading(MessageIndex(file: file, message: $0), of: examination, bytes, read) }
  }

  /// Reads the message that contains all edits of some fixes alone; `nil` if there is none.
  private func reading(ofMessageWith fixes: [Fix]) -> MessageReading? {
    guard let place = fixes.first?.edits.first?.span.start,
      let index = units.firstIndex(where: { $0.span.start <= place && place <= $0.span.end })
    else { return nil }
    let (key, file) = (units[index].key, elements.first { $0.units.contains(index) })
    let spans = units[file?.units ?? index..<index + 1].lazy.filter { $0.key == key }.map { $0.span }
    let isInside = fixes.allSatisfy { fix in
      fix.edits.allSatisfy { edit in spans.contains { $0.start <= edit.span.start && edit.span.end <= $0.end } }
    }
    return isInside ? reading(ofMessageOf: index) : nil
  }

  /// Reads the excerpt of a message; `keys` are those of its messages.
  private func read(_ excerpt: [UInt8], _ keys: Set<ExactText>) -> CatalogReading {
    LintInput(name: name, bytes: excerpt, format: format, sources: sources?.only(keys)).reading()
  }

  /// Applies fixes to the excerpt of a message. Returns how many were applied, or `nil` if the document must be read
  /// again. Nothing changes unless `condition` is true for the message afterwards.
  private mutating func apply(
    _ fixes: [Fix], in message: MessageReading, if condition: (Examination.Change) -> Bool = { _ in true }
  ) -> Int? {
    let edited = format.applying(fixes, to: message.excerpt.bytes)
    guard edited.count > 0, let changed = message.changed(to: edited.bytes, read) else { return nil }
    let change = Examination.Change(
      indices: message.indices, messages: changed.messages, lines: message.excerpt.lines(addedBy: changed.excerpt))
    var next = examination
    guard next.apply(change) else { return nil }
    guard condition(change) else { return 0 }
    message.excerpt.write(changed.excerpt, to: &bytes)
    results = next.results(after: change, results, of: examination)
    examination = next
    examined = next.finish(results)
    let earlier = compared?.isEmpty == false ? units : []
    replace(change, in: next)
    elements = next.elements
    compared = compared?.moved(from: earlier, to: units)
    compare()
    return edited.count
  }

  /// Replaces the units of a message, in place if no others move: copying all takes longer than checking the message.
  private mutating func replace(_ change: Examination.Change, in next: Examination) {
    // From the last on, as a message can have more units than before.
    for (index, message) in zip(change.indices, change.messages).reversed() {
      let file = elements[index.file].units
      guard let start = units[file].firstIndex(where: { $0.key == message.key }) else { continue }
      let end = units[start..<file.upperBound].firstIndex { $0.key != message.key } ?? file.upperBound
      if end - start == message.count { unitsRead?.append(start..<end) } else { unitsRead = nil }
      units.replaceSubrange(start..<end, with: message)
    }
    if change.lines != 0 { units = next.units }
  }

  /// Applies a fix to the excerpt of the message of a unit, or else to the document. Returns false, and changes nothing,
  /// if it cannot be applied, or if `condition` is false for the unit afterwards.
  private mutating func apply(
    _ fix: Fix, to name: UnitName, in message: MessageReading?, upTo maximumErrors: Int,
    _ condition: (TranslationUnit?) -> Bool
  ) -> Bool {
    if let message, let count = apply([fix], in: message, if: { condition($0.unit(name)) }) { return count == 1 }
    let version = self
    guard apply([fix.moved(by: message?.excerpt.lines ?? 0)], upTo: maximumErrors) == 1 else { return false }
    if condition(unit(name)) { return true }
    self = version
    return false
  }

  // MARK: Names of units

  private func name(of index: Int) -> UnitName {
    let file = elements.indices.partitioningIndex { elements[$0].units.upperBound > index }
    let unit = units[index]
    // Units with the same id have the same key, and those of a message are adjacent.
    let earlier = units[elements[file].units.lowerBound..<index].reversed().prefix { $0.key == unit.key }
    return UnitName(
      message: UnitName.Message(file: file, key: unit.key), id: unit.id, number: earlier.count { $0.id == unit.id })
  }

  private func unit(_ name: UnitName) -> TranslationUnit? {
    elements.indices.contains(name.file) ? name.unit(in: units[elements[name.file].units]) : nil
  }

  // MARK: Fixing

  /// Applies fixes of ``findings``, except those after which the catalogue would be unreadable, and the second of two
  /// that overlap. Returns how many were applied.
  public mutating func apply(_ fixes: [Fix]) -> Int {
    unitsRead = []
    return apply(fixes, upTo: errors.count)
  }

  private mutating func apply(_ fixes: [Fix], upTo maximumErrors: Int) -> Int {
    var attempts = Self.maximumAttempts
    return apply(fixes, upTo: maximumErrors, in: &attempts)
  }

  private mutating func apply(_ fixes: [Fix], upTo maximumErrors: Int, in attempts: inout Int) -> Int {
    guard isReadable, attempts > 0 else { return 0 }
    attempts -= 1
    if let message = reading(ofMessageWith: fixes),
      let count = apply(fixes.map { $0.moved(by: -message.excerpt.lines) }, in: message)
    {
      return count
    }
    let edited = format.applying(fixes, to: bytes)
    guard edited.count > 0 else { return 0 }
    let version = CatalogSession(
      edited.bytes, name: name, format: format, sources: sources, settings: settings, base: base, linter: linter,
      compared: nil, after: self)
    if version.isReadable, version.errors.count <= maximumErrors {
      self = version
      unitsRead = nil
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
    unitsRead = []
    var count = 0
    for _ in 0..<Self.maximumPasses {
      let found = languages.tags.isEmpty ? findings : findings(in: languages)
      let fixed = apply(
        found.compactMap { $0.fix }.filter { $0.isSafe || includingUnsafe }, upTo: errors.count)
      if fixed == 0 { break }
      count += fixed
    }
    return count
  }

  /// Returns the findings about texts in some languages, and about the document as a whole.
  func findings(in languages: LanguageFilter) -> [Finding] {
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
