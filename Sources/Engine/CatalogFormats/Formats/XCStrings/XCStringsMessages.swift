import WatchwordBasics
import WatchwordLocalization

/// The messages of file elements, each for one language, grouped by key.
struct XCStringsMessages {
  private(set) var all: [XCStringsMessage] = []
  private(set) var losses: [CatalogLoss] = []
  let sourceLanguage: ExactText
  /// The keys whose source texts have a separate file element, so that other elements only repeat them.
  private let sourceKeys: Set<ExactText>
  private let sourceForms: SourceForms
  private var indices: [ExactText: Int] = [:]
  /// The source texts that were added, by message and path.
  private var known: [SourceID: ExactText] = [:]

  private struct SourceID: Hashable {
    let message: Int
    let path: VariationPath
    let number: Int?
  }

  /// Groups messages. If `isComplete` is false, they are merged into a catalogue that may have the forms that they lack.
  init(_ files: [TranslationCatalog.File], isComplete: Bool = true) {
    let texts = AppleTexts(files, keepsLabels: true, isComplete: isComplete)
    let files = texts.files
    losses = texts.losses
    sourceLanguage = files.lazy.compactMap { $0.header.sourceLanguage }.first ?? "en"
    sourceForms = SourceForms(of: sourceLanguage)
    sourceKeys = Set(
      files.lazy.filter { $0.header.targetLanguage == nil && $0.header.isSource }.flatMap { $0.units }
        .map { XCStringsSet.split($0.id)?.key ?? $0.key })
    for file in files {
      for message in file.messages { add(message, of: file.header) }
    }
  }

  /// Adds the units of a message; of several widths, only the greatest.
  private mutating func add(_ message: CatalogMessage, of file: CatalogFile) {
    let widest = message.widestTexts
    for (index, unit) in message.enumerated() {
      let width = unit.variation.width.map { widest.contains(index) ? "width" : "width.\($0)" }
      if let width {
        losses.append(CatalogLoss(.variation(width), of: unit.id, in: file.targetLanguage, at: unit.position))
      }
      if width == nil || width == "width" { add(unit, of: file) }
    }
  }

  private mutating func add(_ unit: TranslationUnit, of file: CatalogFile) {
    let language = file.targetLanguage
    let set = XCStringsSet.split(unit.id)
    let key = set?.key ?? unit.key
    let index = indices[key] ?? all.count
    let isNew = index == all.count
    if isNew {
      indices[key] = index
      all.append(XCStringsMessage(key: key))
      all[index].note = note(of: unit)
      all[index].translate = unit.translate
    }
    var lost: [CatalogLoss.Part] = unit.source == nil ? [.source] : []
    defer { losses += lost.map { CatalogLoss($0, of: unit.id, in: language, at: unit.position) } }
    // A translation may omit the note of its source.
    if let note = note(of: unit), note != all[index].note { lost.append(.note) }
    if unit.translate != all[index].translate { lost.append(.translate) }
    if unit.maximumWidth != nil { lost.append(.width) }
    if unit.stateQualifier != nil { lost.append(.other("the reason for the state")) }
    if unit.approved != nil { lost.append(.other("the approval")) }
    let isSource = file.isSource && language == nil
    if !addSource(of: unit, to: index, number: set?.number, isFileOfSource: isSource) { lost.append(.source) }
    // Xcode writes keys that are not to be translated only in the source language.
    if unit.target == nil, !unit.translate, let language, !file.isSource {
      lost.append(.other("the unit in \(language.clipped) of a text that is not to be translated"))
    }
    guard let target = unit.target, let language else { return }
    guard language != sourceLanguage else {
      if target.text != unit.source?.text { lost.append(.other("the translation into the source language")) }
      return
    }
    let text = XCStringsMessage.Text(
      path: unit.variation, text: target.text, state: XCStringsState(unit.state), number: set?.number)
    if all[index].translations.last?.language != language { all[index].translations.append((language, [])) }
    all[index].translations[all[index].translations.count - 1].texts.append(text)
  }

  /// Adds the source text of a unit; returns `false` if the message already has a different one.
  private mutating func addSource(of unit: TranslationUnit, to message: Int, number: Int?, isFileOfSource: Bool) -> Bool
  {
    guard let source = unit.source, isFileOfSource || !sourceKeys.contains(all[message].key) else { return true }
    let path = isFileOfSource ? unit.variation : sourceForms.path(ofSourceFor: unit.variation)
    let id = SourceID(message: message, path: path, number: number)
    if let text = known[id] { return text == source.text }
    known[id] = source.text
    let state = isFileOfSource ? XCStringsState(unit.state) : .translated
    all[message].sources.append(
      XCStringsMessage.Text(path: path, text: source.text, state: state, number: number))
    return true
  }

  /// Returns the notes as one comment.
  private func note(of unit: TranslationUnit) -> ExactText? {
    let notes = unit.notes
    return notes.isEmpty ? nil : ExactText(notes.map { $0.string }.joined(separator: "\n"))
  }
}
