import WatchwordBasics
import WatchwordLocalization

/// Converts the entries of a `.stringsdict` file to units, and compares them with those of the source.
struct StringsDictUnits {
  private let collector: CatalogCollector
  private let sources: SourceTable?
  /// The plural rules of the translation, if known.
  private let rules: PluralRules?
  /// The ids and the keys of the units.
  private var ids: Set<ExactText> = []
  private var keys: Set<ExactText> = []

  init(_ context: DocumentContext, _ collector: CatalogCollector) {
    self.collector = collector
    sources = context.sources
    let tag = LocalizationFolder.language(ofFileAt: context.path).flatMap { LanguageTag($0.string) }
    rules = tag.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0) : nil }
  }

  // MARK: Entries

  /// Adds the units of an entry.
  mutating func add(_ entry: PropertyListMember, _ reader: inout XMLReader) {
    var reading = StringsDictEntry(entry) { [sources] device in
      let id = AppleUnitID.joined(entry.key, VariationPath(device: device))
      return sources?.source(of: id, at: entry.span) != nil
    }
    reading.read()
    for defect in reading.defects {
      reader.report(.malformedStringsDict, at: defect.span, unit: entry.key, defect.message, help: defect.help)
    }
    for text in reading.texts {
      guard reader.takesUnits(collector, at: text.span.start) else { return }
      collector.add(unit(of: text, in: entry))
    }
  }

  private mutating func unit(of text: StringsDictEntry.Text, in entry: PropertyListMember) -> TranslationUnit {
    let id = AppleUnitID.joined(entry.key, text.path)
    var (source, target): (Segment?, Segment?) = (text.segment, nil)
    if let sources {
      ids.insert(id)
      keys.insert(entry.key)
      source = self.source(of: text, in: entry, sources)
      target = text.segment
    }
    return TranslationUnit(
      id: id, key: entry.key, variation: text.path, source: source, target: target, notes: entry.notes, span: text.span)
  }

  /// Returns the source of a text, even if the two are structured differently.
  private func source(
    of text: StringsDictEntry.Text, in entry: PropertyListMember, _ sources: SourceTable
  ) -> Segment? {
    let start = SourceSpan(at: text.span.start)
    func find(_ substitution: ExactText?, _ plural: ExactText?) -> Segment? {
      let path = VariationPath(
        substitution: substitution, device: text.path.device, plural: plural, width: text.path.width)
      return sources.source(of: AppleUnitID.joined(entry.key, path), at: start)
    }
    let path = text.path
    if let own = find(path.substitution, path.plural) { return own }
    guard path.plural != nil else {
      // The source consists of one variable, whose forms are the whole text.
      guard find(nil, "other") != nil, let variable = StringsDict.firstVariable(in: text.segment.text) else {
        return nil
      }
      return Segment(text: variable, inOtherFileAt: start)
    }
    // If the language has more plural forms than the source, the additional ones translate the source's form `other`.
    return find(path.substitution, "other") ?? find(nil, path.plural) ?? find(nil, "other")
  }

  // MARK: What is missing

  /// Adds the units that the source has and the file lacks. Plural forms that the language does not have are excluded,
  /// and so are single forms and variants of a message that the file has: checks determine more precisely which of
  /// these are missing.
  mutating func addMissing(at reader: borrowing XMLReader) {
    guard let sources else { return }
    let end = SourceSpan(at: reader.input.positionAhead(at: reader.lastEventOffset))
    for unit in sources.missing(from: ids, at: end) {
      if unit.variation.device != nil, keys.contains(unit.key) { continue }
      if unit.variation.plural != nil {
        if keys.contains(unit.key) { continue }
        if let category = unit.variation.category, category != .other, rules?.reach(of: category) == .never { continue }
      }
      collector.add(unit)
    }
  }
}
