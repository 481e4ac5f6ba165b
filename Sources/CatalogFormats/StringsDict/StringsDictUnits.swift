import WatchwordDiagnostics
import WatchwordLocalization

/// Makes units of the entries of a `.stringsdict` file, and compares them with those of the source.
struct StringsDictUnits {
  private let events: CatalogEvents
  private let sources: SourceTable?
  /// The plural rules of the translation, if they are known.
  private let rules: PluralRules?
  /// The ids of the units, and of the messages and variables that they belong to.
  private var ids: Set<ExactText> = []
  private var groups: Set<ExactText> = []
  private var count = 0

  init(_ context: DocumentContext, _ events: CatalogEvents) {
    self.events = events
    sources = context.sources
    let tag = LocalizationFolder(ofFileAt: context.path).flatMap { LanguageTag($0.language.string) }
    rules = tag.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0) : nil }
  }

  // MARK: Entries

  /// Adds the units of an entry.
  mutating func add(_ entry: PropertyListMember, _ reader: inout XMLReader) {
    var reading = StringsDictEntry(entry)
    reading.read()
    for defect in reading.defects {
      reader.report(StringsDict.malformed, at: defect.span, unit: entry.key, defect.message, help: defect.help)
    }
    for text in reading.texts {
      count += 1
      guard count <= XMLLimits.units else {
        reader.exceeded("the units of a file", XMLLimits.units, "units", at: text.span.start)
        return
      }
      events.add(unit(of: text, in: entry))
    }
  }

  private mutating func unit(of text: StringsDictEntry.Text, in entry: PropertyListMember) -> TranslationUnit {
    let id = AppleUnitID.joined(entry.key, text.path)
    var (source, target): (Segment?, Segment?) = (text.segment, nil)
    if let sources {
      ids.insert(id)
      groups.insert(Self.group(entry.key, text.path))
      let place = SourceSpan(at: text.span.start)
      source = sources.source(of: id, at: place)
      // A language with more plural forms translates the source's form for all other numbers.
      if source == nil, text.path.plural != nil {
        let path = VariationPath(substitution: text.path.substitution, device: text.path.device, plural: "other")
        source = sources.source(of: AppleUnitID.joined(entry.key, path), at: place)
      }
      target = text.segment
    }
    return TranslationUnit(
      id: id, key: entry.key, variation: text.path, source: source, target: target, notes: entry.notes, span: text.span)
  }

  /// The id of all plural forms of a text together.
  private static func group(_ key: ExactText, _ path: VariationPath) -> ExactText {
    AppleUnitID.joined(
      key,
      VariationPath(
        substitution: path.substitution, device: path.device, plural: path.plural.map { _ in "any" }, width: path.width)
    )
  }

  // MARK: What is missing

  /// Gives the units that the source has and the file lacks. Plural forms that the language does not have are none of
  /// them, nor single forms of a text that has others: checks of plural forms know better which of these are missing.
  mutating func addMissing(at reader: borrowing XMLReader) {
    guard let sources else { return }
    let end = SourceSpan(at: reader.input.positionAhead(at: reader.lastEventOffset))
    for unit in sources.missing(from: ids, at: end) {
      if unit.variation.plural != nil {
        if groups.contains(Self.group(unit.key, unit.variation)) { continue }
        if let category = unit.variation.category, category != .other, rules?.reach(of: category) == .never { continue }
      }
      events.add(unit)
    }
  }
}
