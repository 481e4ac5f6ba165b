import WatchwordBasics
import WatchwordLocalization

/// Writes catalogues as `.strings` files, and messages with variations as `.stringsdict` files.
struct AppleResourceWriter {
  private var resources: [AppleResource] = []
  private var indices: [String: Int] = [:]
  private var losses: [CatalogLoss] = []
  /// The paths of the resources whose source texts come from translations.
  private var derived: Set<String> = []

  /// Returns the files of all languages in `files`, including the source languages.
  static func write(_ files: [TranslationCatalog.File]) -> WrittenCatalog {
    var writer = AppleResourceWriter()
    let texts = AppleTexts(files)
    let files = texts.files
    writer.losses = texts.losses
    // The keys of source files by path, and the keys that translations added to each source.
    var ownKeys: [ExactText: Set<ExactText>] = [:]
    var addedKeys: [[ExactText?]: Set<ExactText>] = [:]
    for file in files where file.header.isSource {
      let path = ExactText(AppleResource(file.header.original, in: file.header.sourceLanguage).path)
      ownKeys[path, default: []].formUnion(file.messages.lazy.map { $0.key })
    }
    for file in files {
      let header = file.header
      let source = AppleResource(header.original, in: header.sourceLanguage)
      let target = header.targetLanguage.map { AppleResource(header.original, in: $0) }
      if source.path != target?.path {
        // Several source files can have the same path apart from their endings.
        let name = [header.original, header.sourceLanguage]
        let own = header.isSource ? nil : ownKeys[ExactText(source.path)]
        let added = addedKeys[name]
        let messages = file.messages.filter { own?.contains($0.key) != true && added?.contains($0.key) != true }
        addedKeys[name, default: []].formUnion(messages.lazy.map { $0.key })
        // The first file creates a source, even without texts.
        if !messages.isEmpty || own == nil && added == nil {
          writer.add(TranslationCatalog.File(header: header, messages: messages), to: source, isSource: true)
          if own == nil, !header.isSource { writer.derived.insert(source.path) }
        }
      }
      if let target { writer.add(file, to: target, isSource: false) }
    }
    return writer.finish()
  }

  private mutating func finish() -> WrittenCatalog {
    var written = WrittenCatalog()
    for resource in resources {
      let isDerived = derived.contains(resource.path)
      // A file without texts is still written, because it declares the language.
      if !resource.texts.isEmpty || resource.rules.isEmpty {
        written.add("\(resource.path).strings", resource.stringsFile, isDerived: isDerived)
      }
      if resource.rules.isEmpty { continue }
      let list = StringsDictWriter.write(resource.rules)
      written.add("\(resource.path).stringsdict", list.bytes, isDerived: isDerived)
      losses += list.losses
    }
    written.losses = losses
    return written
  }

  // MARK: Units

  private mutating func add(_ file: TranslationCatalog.File, to resource: AppleResource, isSource: Bool) {
    let index = indices[resource.path] ?? resources.count
    if index == resources.count { resources.append(resource) }
    indices[resource.path] = index
    let forms = isSource && !file.header.isSource ? SourceForms(of: file.header.sourceLanguage) : nil
    for message in file.messages { add(message, of: file.header, to: index, isSource: isSource, forms) }
  }

  /// Adds a message; `forms` are those of the source language if its texts come from translations.
  private mutating func add(
    _ message: CatalogMessage, of file: CatalogFile, to resource: Int, isSource: Bool, _ forms: SourceForms?
  ) {
    let language = isSource ? file.sourceLanguage : file.targetLanguage
    // A loss in both files is reported once.
    let reports = !isSource || file.targetLanguage == nil
    let varies = message.contains { !$0.variation.isWhole }
    var rule: StringsDictMessage?
    var known: [VariationPath: ExactText] = [:]
    for unit in message {
      func lose(_ part: CatalogLoss.Part) {
        losses.append(CatalogLoss(part, of: unit.id, in: language, at: unit.position))
      }
      if reports { Self.forEachLoss(of: unit, lose) }
      guard let text = isSource ? unit.source?.text : Self.translation(of: unit, file, lose) else { continue }
      guard varies else {
        resources[resource].texts.append((unit.key, text, unit.notes))
        continue
      }
      if rule == nil {
        rule = StringsDictMessage(key: unit.key, language: language, notes: unit.notes)
      } else if reports, rule?.notes != unit.notes {
        lose(.note)
      }
      let path = forms?.path(ofSourceFor: unit.variation) ?? unit.variation
      if forms != nil, let other = known.updateValue(text, forKey: path) {
        // Several forms of the translation have the source's form `other`.
        if other != text {
          losses.append(CatalogLoss(.source, of: unit.id, in: file.targetLanguage, at: unit.position))
        }
        continue
      }
      rule?.texts.append(
        StringsDictMessage.Text(path: path, text: text, id: unit.id, position: unit.position))
    }
    if let rule { resources[resource].rules.append(rule) }
  }

  /// Returns the translation to be written; `nil` if there is none, or if it is not ready for use.
  private static func translation(
    of unit: TranslationUnit, _ file: CatalogFile, _ lose: (CatalogLoss.Part) -> Void
  ) -> ExactText? {
    guard let target = unit.target else { return nil }
    switch unit.state {
    case .new, .needsTranslation:
      // A text in the file counts as translated.
      if !target.text.isEmpty { lose(.state) }
      return nil
    case let state?:
      if !state.isFinished { lose(.state) }
      return target.text
    case nil: return target.text
    }
  }

  /// Calls `lose` with each part of a unit that neither format supports.
  private static func forEachLoss(of unit: TranslationUnit, _ lose: (CatalogLoss.Part) -> Void) {
    if unit.notes.contains(where: { $0.string != AppleResource.comment($0) || $0.string.hasEdgeBlank }) { lose(.note) }
    if !unit.translate { lose(.translate) }
    if unit.maximumWidth != nil { lose(.width) }
    if unit.stateQualifier != nil { lose(.other("the qualifier of the state")) }
    if unit.approved == true { lose(.other("the approval")) }
  }
}

extension String {
  /// Whether the text is empty or has white space at an end, which comments do not keep.
  fileprivate var hasEdgeBlank: Bool {
    guard let first = utf8.first, let last = utf8.last else { return true }
    return first <= 0x20 || last <= 0x20
  }
}
