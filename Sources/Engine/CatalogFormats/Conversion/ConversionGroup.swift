import WatchwordBasics
import WatchwordLocalization

/// The file elements for one source file, in all languages.
struct ConversionGroup {
  /// One file element for each language, merged from all documents.
  private(set) var files: [TranslationCatalog.File] = []
  /// The units that are not in `files`, because another file element of their language has a text for their id.
  private(set) var duplicates: [Duplicate] = []
  /// The indices of units and of their documents, by file and id, for `files` merged from several elements.
  private var indices: [Int: [ExactText: (unit: Int, document: Int)]] = [:]
  /// The indices of the documents.
  private(set) var documents: [Int] = []
  /// The folders of the source file without language folders, such as `App`; empty for a file without folders.
  let folder: String
  /// The folder of the documents; empty for documents of several source files.
  let root: [UInt8]
  /// Each file element with the index of its document.
  private(set) var elements: [(file: TranslationCatalog.File, document: Int)] = []

  private init(named stem: String, in root: [UInt8]) {
    self.root = root
    let parts = stem.utf8.split(separator: UInt8(ascii: "/")).dropLast().filter { part in
      // Paths must not lead out of the output folder.
      !part.suffix(6).elementsEqual(".lproj".utf8) && !part.allSatisfy { $0 == UInt8(ascii: ".") } && !part.contains(0)
    }
    folder = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// Returns the group with a folder prepended to the name of its source file.
  func prefixed(with folder: String) -> ConversionGroup {
    var group = self
    group.files = files.map { file in
      var attributes = file.header.attributes
      attributes.original = attributes.original.map { ExactText("\(folder)/\($0)") }
      return TranslationCatalog.File(header: CatalogFile(attributes), messages: file.messages)
    }
    return group
  }

  /// The group without empty sources of translated texts that the source catalogue lacks.
  ///
  /// XLIFF requires a source for each unit, so this is how a text without a source is written there.
  var withoutMissingSources: ConversionGroup {
    let known = Set(files.lazy.filter { $0.header.isSource }.flatMap { $0.messages }.map { $0.key })
    var group = self
    group.files = files.map { file in
      TranslationCatalog.File(
        header: file.header,
        messages: file.messages.map { message in
          if known.contains(message.key) { return message }
          return message.mapUnits { unit in
            let isMissing = unit.source?.text.isEmpty ?? false && unit.target?.text.isEmpty == false
            return isMissing ? unit.with(source: nil, target: unit.target) : unit
          }
        })
    }
    return group
  }

  private struct Key: Hashable {
    let root: [UInt8]
    let stem: ExactText
    let source: ExactText?
  }

  /// Groups the file elements of documents, in the order of the first element of each group, and returns the errors
  /// that exclude elements.
  ///
  /// In a document of several source files, a path names the source file of each element; other documents are grouped
  /// by their folders. An element joins the group of other documents if exactly one of them has the source file that
  /// its path names.
  static func groups(of documents: [CatalogDocument]) -> (groups: [ConversionGroup], errors: [Finding]) {
    var groups: [ConversionGroup] = []
    var errors: [Finding] = []
    var groupIndices: [Key: Int] = [:]
    var named: [Key: [Int]] = [:]
    for hasSeveral in [false, true] {
      for (index, document) in documents.enumerated() where document.format.holdsSeveralResources == hasSeveral {
        let root = hasSeveral ? [] : ResourcePath(document.path).root.bytes
        for written in document.catalog.files {
          let header: CatalogFile
          do throws(InvalidTag) {
            header = try written.header.withTags()
          } catch {
            errors.append(error.finding(in: document.path.name))
            continue
          }
          let file = TranslationCatalog.File(header: header, messages: written.messages)
          let stem = stem(of: file.header.original)
          let key = Key(root: root, stem: ExactText(stem), source: file.header.sourceLanguage)
          let last = stem.utf8.split(separator: UInt8(ascii: "/")).last.map { ExactText(Substring($0)) } ?? ""
          let name = Key(root: [], stem: last, source: file.header.sourceLanguage)
          let joined = hasSeveral && named[name]?.count == 1 ? named[name]?.first : nil
          let groupIndex = joined ?? groupIndices[key] ?? groups.count
          if groupIndex == groups.count {
            groups.append(ConversionGroup(named: stem, in: root))
            if !hasSeveral { named[name, default: []].append(groupIndex) }
            groupIndices[key] = groupIndex
          }
          groups[groupIndex].add(file, of: index)
        }
      }
    }
    for index in groups.indices { groups[index].files = QtSources.restored(groups[index].files) }
    return (groups, errors)
  }

  /// Returns the name of a source file with its folders, without its extension.
  private static func stem(of original: ExactText?) -> String {
    let bytes = Array((original?.string ?? "").utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let dot = bytes[start...].lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
    return String(decoding: bytes[..<dot], as: UTF8.self)
  }

  private mutating func add(_ file: TranslationCatalog.File, of document: Int) {
    let language = file.header.targetLanguage
    elements.append((file, document))
    if documents.last != document { documents.append(document) }
    guard let fileIndex = files.firstIndex(where: { $0.header.targetLanguage == language }) else {
      return files.append(file)
    }
    let header = files[fileIndex].header
    var units = files[fileIndex].units
    var known = indices.removeValue(forKey: fileIndex) ?? [:]
    if known.isEmpty {
      let first = elements.first { $0.file.header.targetLanguage == language }?.document ?? document
      for (index, unit) in units.enumerated() where known[unit.id] == nil { known[unit.id] = (index, first) }
    }
    // Releases the old list, so that the new one grows in place.
    files[fileIndex] = TranslationCatalog.File(header: header, messages: [])
    // An element may contain an id twice, which its writer reports.
    let own = units.count
    for unit in file.units {
      guard let old = known[unit.id] else {
        units.append(unit)
        continue
      }
      let kept = units[old.unit]
      let isBetter = kept.target == nil && unit.target != nil
      if isBetter {
        units[old.unit] = unit
        known[unit.id] = (old.unit, document)
      }
      duplicates.append(
        Duplicate(
          unit: isBetter ? kept : unit, kept: isBetter ? unit : kept, language: file.header.shownLanguage,
          document: isBetter ? old.document : document))
    }
    for index in own..<units.count where known[units[index].id] == nil { known[units[index].id] = (index, document) }
    indices[fileIndex] = known
    files[fileIndex] = TranslationCatalog.File(header: header, units: units)
  }

  /// Returns the group without the file elements of a document.
  func excluding(_ document: Int) -> ConversionGroup {
    var group = self
    (group.files, group.duplicates, group.indices, group.elements, group.documents) = ([], [], [:], [], [])
    for element in elements where element.document != document { group.add(element.file, of: element.document) }
    return group
  }
}

extension ConversionGroup {
  /// A unit that is dropped in favour of another one: two file elements of one language have a text for its id.
  struct Duplicate {
    let unit: TranslationUnit
    let kept: TranslationUnit
    let language: ExactText?
    /// The index of the unit's document.
    let document: Int

    /// The parts that the kept unit lacks.
    var losses: [CatalogLoss.Part] {
      var parts: [CatalogLoss.Part] = []
      if let target = unit.target {
        if target.text != kept.target?.text {
          parts.append(.text)
        } else if unit.state != kept.state {
          parts.append(.other("another state of this text"))
        }
      }
      if let source = unit.source, source.text != kept.source?.text {
        parts.append(unit.target == nil && kept.target == nil ? .text : .source)
      }
      if !unit.notes.isEmpty, unit.notes != kept.notes { parts.append(.note) }
      return parts
    }
  }
}

/// A language that is not a valid tag, so that no file can be named after it.
private struct InvalidTag: Error {
  let name: ExactText
  let span: SourceSpan

  func finding(in file: ExactText) -> Finding {
    Finding(
      .invalidLanguageTag, file: file, span: span,
      message: "\"\(name.clipped)\" is not a language tag (BCP 47), so nothing is written for this language",
      help: "Write a tag such as de, pt-BR or zh-Hant")
  }
}

extension CatalogFile {
  /// Returns the file element with its languages as BCP 47 tags, regardless of their spelling in the document.
  fileprivate func withTags() throws(InvalidTag) -> CatalogFile {
    func tag(_ language: ExactText?, _ tagSpan: SourceSpan?) throws(InvalidTag) -> ExactText? {
      guard let language else { return nil }
      guard let tag = LocaleName.written(language) else { throw InvalidTag(name: language, span: tagSpan ?? span) }
      return ExactText("\(tag)")
    }
    var attributes = attributes
    attributes.sourceLanguage = try tag(sourceLanguage, sourceLanguageSpan)
    attributes.targetLanguage = try tag(targetLanguage, targetLanguageSpan)
    return CatalogFile(attributes, isSource: isSource)
  }
}
