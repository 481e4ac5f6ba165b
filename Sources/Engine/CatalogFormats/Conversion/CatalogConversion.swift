public import WatchwordBasics

/// Converts catalogues to another format, all catalogues of one source file together.
///
/// Documents already in the format are copied unchanged, byte for byte. If the format stores all languages in one
/// document, translations from other documents of the same source file are merged into it.
public struct CatalogConversion: Sendable {
  /// The files, with paths relative to the folder that they are written to.
  public private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// The paths of source files whose texts were derived from translations, because their source catalogue is not among
  /// the documents. Any other texts of the original source file are missing from them.
  public private(set) var derivedSources: Set<ExactText> = []
  /// The parts that the format cannot express, each at the place of its unit in the document that was read.
  public private(set) var losses: [Finding] = []

  /// The losses as the writers reported them, in the order of `losses`.
  package private(set) var recordedLosses: [CatalogLoss] = []

  /// Errors that prevent file elements from being converted: invalid language tags.
  public private(set) var errors: [Finding] = []
  /// The documents that translations cannot be merged into, with the reason: unreadable documents and those with other
  /// source texts.
  public private(set) var unmergeable: [(document: CatalogDocument, reason: String)] = []

  private let format: CatalogFormat
  private var usedPaths: Set<ExactText> = []
  /// Whether each group gets its own folder, because there are several groups.
  private var usesFolders = false
  /// The indices of the documents that are converted through the model.
  package private(set) var rewritten: Set<Int> = []

  /// Converts documents to a writable format.
  ///
  /// If the format can be updated, the translations of a file are merged into the document that `existing` returns for
  /// its path.
  public init(
    _ documents: [CatalogDocument], to format: CatalogFormat,
    into existing: (_ path: String) -> CatalogDocument? = { _ in nil }
  ) {
    self.format = format
    var (groups, errors) = ConversionGroup.groups(of: documents)
    self.errors = errors
    if !format.holdsSeveralResources { groups = groups.map { $0.withoutMissingSources } }
    usesFolders = Set(groups.map { ExactText($0.folder) }).count > 1
    if format.holdsSeveralResources {
      convert(Self.disambiguated(groups), documents)
    } else {
      for group in groups {
        let count = files.count
        convert(group, documents)
        for index in files.indices[count...] where format.update != nil {
          if let document = existing(files[index].path) { merge(group, into: document, at: index) }
        }
      }
    }
    for index in rewritten.sorted() {
      let unmodelledContent = documents[index].format.unmodelledContent(documents[index])
      recordedLosses += unmodelledContent
      losses += unmodelledContent.map {
        LossLocator.finding(about: $0, nil, in: format, fileNamed: documents[index].path.name)
      }
    }
  }

  // MARK: Groups

  /// Returns the groups with the folders of their documents prepended to the names of their source files, where the
  /// folders differ.
  private static func disambiguated(_ groups: [ConversionGroup]) -> [ConversionGroup] {
    let roots = groups.map { $0.root.split(separator: UInt8(ascii: "/")).map { Array($0) } }
    guard Set(groups.map({ $0.root })).count > 1, let first = roots.first else { return groups }
    let common = first.indices.first { index in
      roots.contains { !$0.indices.contains(index) || $0[index] != first[index] }
    }
    return zip(groups, roots).map { group, root in
      let rest = root.dropFirst(common ?? first.count).map { String(decoding: $0, as: UTF8.self) }
      return rest.isEmpty ? group : group.prefixed(with: rest.joined(separator: "/"))
    }
  }

  /// Converts all groups into one document for each language.
  private mutating func convert(_ groups: [ConversionGroup], _ documents: [CatalogDocument]) {
    let converted = documents.map { $0.format.isWritten(as: format) ? $0.bytes : $0.format.convertVersion?($0, format) }
    if converted.allSatisfy({ $0 != nil }) { return copyDocuments(Array(documents.indices), documents, as: converted) }
    rewritten = Set(documents.indices)
    for group in groups { report(group.duplicates, documents) }
    add(format.writing(groups.flatMap { $0.files }), of: groups, documents, under: nil)
  }

  private mutating func convert(_ group: ConversionGroup, _ documents: [CatalogDocument]) {
    let same = group.documents.filter { documents[$0].format.isWritten(as: format) }
    guard same.count < group.documents.count else { return copyDocuments(same, documents) }
    rewritten.formUnion(group.documents.filter { !same.contains($0) })
    if same.count == 1, format.update != nil {
      let document = documents[same[0]]
      let others = group.excluding(same[0])
      let files = LanguageSpelling(document).apply(to: others.files)
      if var updated = format.updating(document.bytes, with: files) {
        report(others.duplicates, documents)
        let path = ResourcePath(document.path).relative
        updated.files = updated.files.map { (path, $0.bytes) }
        return add(updated, of: [group], documents, under: nil)
      }
    }
    copyDocuments(same, documents)
    report(group.duplicates, documents)
    add(
      format.writing(group.files), of: [group], documents,
      under: usesFolders && !group.folder.isEmpty ? group.folder : nil)
  }

  /// Merges the translations of a group into the existing document, and replaces the file at `index`.
  private mutating func merge(_ group: ConversionGroup, into document: CatalogDocument, at index: Int) {
    let updated = format.updating(document.bytes, with: LanguageSpelling(document).apply(to: group.files))?.files.first
    guard let updated, let known = document.catalog.files.first?.header.sourceLanguage else {
      return unmergeable.append((document, "It cannot be read, so no translations are merged into it"))
    }
    let own = group.files.lazy.compactMap { $0.header.sourceLanguage }.first ?? "en"
    guard LocaleName.written(known) == LocaleName.written(own) else {
      let reason = "Its source language is \(known.clipped), but that of the translations is \(own.clipped)"
      return unmergeable.append((document, reason))
    }
    files[index].bytes = updated.bytes
  }

  // MARK: Files

  /// Adds documents unchanged, or with replaced bytes.
  private mutating func copyDocuments(_ indices: [Int], _ documents: [CatalogDocument], as others: [[UInt8]?] = []) {
    for index in indices {
      let path = ResourcePath(documents[index].path).relative
      let bytes = (others.indices.contains(index) ? others[index] : nil) ?? documents[index].bytes
      guard files.first(where: { $0.path == path })?.bytes != bytes else { continue }
      files.append((uniquePath(path, under: nil), bytes))
    }
  }

  private mutating func add(
    _ written: WrittenCatalog?, of groups: [ConversionGroup], _ documents: [CatalogDocument], under folder: String?
  ) {
    guard let written else { return }
    for file in written.files {
      // Some formats include folders in the names of their files.
      let hasFolder = folder.map { file.path.utf8.starts(with: "\($0)/".utf8) } ?? true
      let path = uniquePath(file.path, under: hasFolder ? nil : folder)
      files.append((path, file.bytes))
      if written.derivedSources.contains(ExactText(file.path)) { derivedSources.insert(ExactText(path)) }
    }
    guard !written.losses.isEmpty else { return }
    var locator = LossLocator(groups, documents)
    recordedLosses += written.losses
    losses += written.losses.map { locator.finding(about: $0, in: format) }
  }

  /// Reports units that are not written because their group has other units for the same ids.
  private mutating func report(_ duplicates: [ConversionGroup.Duplicate], _ documents: [CatalogDocument]) {
    for duplicate in duplicates {
      let name = documents[duplicate.document].path.name
      for part in duplicate.losses {
        let loss = CatalogLoss(
          part, of: duplicate.unit.id, in: duplicate.language, at: duplicate.unit.position)
        recordedLosses.append(loss)
        losses.append(LossLocator.finding(about: loss, duplicate.unit, in: format, fileNamed: name))
      }
    }
  }

  /// Returns an unused path: the path itself, or one in a numbered folder.
  private mutating func uniquePath(_ path: String, under folder: String?) -> String {
    let base = folder.map { "\($0)/\(path)" } ?? path
    var name = base
    var number = 2
    while !usedPaths.insert(ExactText(name)).inserted {
      name = "\(number)/\(base)"
      number += 1
    }
    return name
  }
}

extension CatalogFormat {
  /// Whether the writer of `other` also produces documents of this format.
  func isWritten(as other: CatalogFormat) -> Bool {
    id == other.id || id == CatalogFormat.stringsdict.id && other.id == CatalogFormat.appleStrings.id
  }
}
