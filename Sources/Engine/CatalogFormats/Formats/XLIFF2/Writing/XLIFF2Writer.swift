import WatchwordBasics
import WatchwordLocalization

/// Writes catalogues as XLIFF 2.1 or 2.2: one document for each language, including the source language if it has a
/// separate file element.
///
/// The key of a unit becomes its id if it is an NMTOKEN, and its name otherwise. In XLIFF 2.2, plural forms and texts
/// for devices become the segments of a unit with a switch (Part 2, section 4.9). In 2.1, each becomes a unit whose
/// name is the id that Xcode's XLIFF 1.2 uses.
struct XLIFF2Writer {
  private let version: XLIFFHead.Version
  private var bytes: [UInt8] = []
  private var losses: [CatalogLoss] = []
  private var language: ExactText?
  /// Whether the file element has only source texts, whose states do not concern a translation.
  private var isSource = false
  private var ids: Set<ExactText> = []
  private var keys: Set<ExactText> = []
  private var number = 0
  /// The ids of the inline elements of the current unit.
  private var codes = XLIFF2CodeIDs()

  private init(_ version: XLIFFHead.Version) { self.version = version }

  /// Returns the documents, each with the file elements of one pair of languages, and the parts that the format cannot
  /// express.
  static func write(_ files: [TranslationCatalog.File], as version: XLIFFHead.Version) -> WrittenCatalog {
    var catalog = WrittenCatalog()
    var documents: [(language: ExactText?, files: [TranslationCatalog.File])] = []
    // Files without units are not written.
    for file in files where !file.units.isEmpty {
      let language = file.header.targetLanguage
      if let index = documents.firstIndex(where: {
        $0.language == language && $0.files[0].header.sourceLanguage == file.header.sourceLanguage
      }) {
        documents[index].files.append(file)
      } else {
        documents.append((language, [file]))
      }
    }
    var names: Set<String> = []
    for document in documents {
      var writer = XLIFF2Writer(version)
      writer.writeDocument(document.files, document.language)
      let name = LanguageFileName.name(of: document.language ?? document.files[0].header.sourceLanguage)
      var path = "\(name).xliff"
      var number = 2
      while !names.insert(path).inserted {
        path = "\(name)-\(number).xliff"
        number += 1
      }
      catalog.files.append((path, writer.bytes))
      catalog.losses += writer.losses
    }
    return catalog
  }

  // MARK: Documents

  private mutating func writeDocument(_ files: [TranslationCatalog.File], _ language: ExactText?) {
    self.language = language
    let source = files[0].header.sourceLanguage.flatMap { LanguageTag($0.string) == nil ? nil : $0 }
    if source == nil { lose(.other("the source language"), nil) }
    let hasSizes = files.contains { $0.units.contains { Self.limit(of: $0) != nil } }
    let hasVariants = version == .v22 && files.contains { $0.units.contains { !$0.variation.isWhole } }
    var root = "<xliff xmlns=\"\(version == .v22 ? XLIFF2Namespace.uri22 : XLIFF2Namespace.uri20)\""
    if hasVariants { root += " xmlns:pgs=\"\(XLIFF2Namespace.pgs.uris[0])\"" }
    if hasSizes { root += " xmlns:slr=\"\(XLIFF2Namespace.sizeRestriction.uris[0])\"" }
    root += " version=\"\(version == .v22 ? "2.2" : "2.1")\" srcLang=\"\(source ?? "und")\""
    if let language, LanguageTag(language.string) != nil {
      root += " trgLang=\"\(language)\""
    } else if files.contains(where: { $0.units.contains { $0.target != nil } }) {
      root += " trgLang=\"und\""
    }
    line(0, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    line(0, root + ">")
    for (index, file) in files.enumerated() { write(file, index + 1) }
    line(0, "</xliff>")
  }

  private mutating func write(_ file: TranslationCatalog.File, _ index: Int) {
    isSource = file.header.isSource
    ids = []
    keys = []
    number = 0
    let original = file.header.original.flatMap { XMLEscapes.attribute($0) }.map { " original=\"\($0)\"" } ?? ""
    line(1, "<file id=\"f\(index)\"\(original) xml:space=\"preserve\">")
    if file.units.contains(where: { Self.limit(of: $0) != nil }) {
      line(2, "<slr:profiles generalProfile=\"xliff:codepoints\"/>")
    }
    let units = XLIFF2WrittenUnit.units(of: file.messages, hasVariants: version == .v22)
    // Generated ids must differ from the keys that are valid ids.
    for unit in units where XMLName.isToken(unit.name.string) { keys.insert(unit.name) }
    for unit in units { write(unit) }
    line(1, "</file>")
  }

  // MARK: Units

  private mutating func write(_ unit: XLIFF2WrittenUnit) {
    let first = unit.segments[0].unit
    var tag = "<unit id=\"\(id(of: unit.name, first))\""
    if let value = unit.switchValue { tag += " canResegment=\"no\" pgs:switch=\"\(value)\"" }
    if !first.translate { tag += " translate=\"no\"" }
    if let limit = Self.limit(of: first) {
      tag += " slr:sizeRestriction=\"\(limit)\""
    } else if first.maximumWidth != nil {
      for (unit, _) in unit.segments { lose(.width, unit) }
    }
    line(2, tag + ">")
    writeNotes(of: unit)
    let hasIDs = unit.switchValue != nil
    codes = XLIFF2CodeIDs(segments: hasIDs ? Set((1...unit.segments.count).map { ExactText("s\($0)") }) : [])
    for (index, segment) in unit.segments.enumerated() { write(segment.unit, segment.caseValue, index + 1) }
    line(2, "</unit>")
  }

  /// Returns the id of a unit, followed by its name attribute if the name differs from the id.
  private mutating func id(of name: ExactText, _ first: TranslationUnit) -> String {
    if XMLName.isToken(name.string), ids.insert(name).inserted { return name.string }
    repeat { number += 1 } while keys.contains(ExactText("u\(number)")) || !ids.insert(ExactText("u\(number)")).inserted
    // An empty name is treated as a missing one.
    guard !name.isEmpty, let written = XMLEscapes.attribute(name) else {
      losses.append(CatalogLoss(.key(as: "u\(number)"), of: first.id, in: language, at: first.position))
      return "u\(number)"
    }
    return "u\(number)\" name=\"\(written)"
  }

  private mutating func writeNotes(of unit: XLIFF2WrittenUnit) {
    var notes: [String] = []
    let sharesNotes = unit.sharesNotes
    for (index, segment) in unit.segments.enumerated() where index == 0 || !sharesNotes {
      for note in segment.unit.notes {
        guard let written = XMLEscapes.text(note) else {
          lose(.note, segment.unit)
          continue
        }
        notes.append("<note\(sharesNotes ? "" : " ref=\"#s\(index + 1)\"")>\(written)</note>")
      }
    }
    guard !notes.isEmpty else { return }
    line(3, "<notes>")
    for note in notes { line(4, note) }
    line(3, "</notes>")
  }

  private mutating func write(_ unit: TranslationUnit, _ caseValue: String?, _ number: Int) {
    var tag = "<segment"
    if let caseValue { tag += " id=\"s\(number)\" pgs:case=\"\(caseValue)\"" }
    if let state = unit.state, unit.target != nil || state == .new {
      let written = XLIFF2State.written(state)
      tag += " state=\"\(written.state)\""
      if let subState = written.subState { tag += " subState=\"\(subState)\"" }
      if case .other = state, written.subState == nil { lose(.state, unit) }
    } else if unit.state != nil, !isSource {
      lose(.state, unit)
    }
    if unit.stateQualifier != nil { lose(.other("the reason for the state"), unit) }
    if unit.approved != nil { lose(.other("the approval"), unit) }
    line(3, tag + ">")
    codes.beginSegment()
    if unit.source == nil { lose(.source, unit) }
    write(unit.source, as: "source", of: unit)
    if unit.target != nil { write(unit.target, as: "target", of: unit) }
    line(3, "</segment>")
  }

  private mutating func write(_ segment: Segment?, as name: String, of unit: TranslationUnit) {
    let written = segment.map { XLIFF2WrittenText($0, &codes) }
    if written?.losesCodes ?? false { lose(.inlineCodes, unit) }
    for part in written?.lost ?? [] { lose(.other(part), unit) }
    if written?.hasControls ?? false { lose(.other("a character that XML does not allow"), unit) }
    bytes += Array(repeating: 0x20, count: 8)
    bytes += "<\(name)>".utf8
    bytes += written?.content ?? []
    bytes += "</\(name)>\n".utf8
  }

  /// Returns the maximum number of code points of a text, if its maximum width counts characters.
  private static func limit(of unit: TranslationUnit) -> Int? {
    unit.sizeUnit == "char" ? unit.maximumWidth.flatMap { $0 >= 0 ? $0 : nil } : nil
  }

  private mutating func lose(_ part: CatalogLoss.Part, _ unit: TranslationUnit?) {
    let loss = CatalogLoss(part, of: unit?.id, in: language, at: unit?.position ?? .start)
    if !losses.suffix(8).contains(loss) { losses.append(loss) }
  }

  private mutating func line(_ depth: Int, _ text: String) {
    bytes += Array(repeating: 0x20, count: 2 * depth)
    bytes += text.utf8
    bytes.append(0x0A)
  }
}
