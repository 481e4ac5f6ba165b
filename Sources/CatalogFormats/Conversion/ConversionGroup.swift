import WatchwordDiagnostics
import WatchwordSystemFiles

/// The file elements with the texts of one source file, in all languages.
struct ConversionGroup {
  /// One for each language; those of several documents are put together.
  private(set) var files: [TranslationCatalog.File] = []
  /// The places of the documents.
  private(set) var documents: [Int] = []
  /// The folders of the source file without those of languages, such as `App`; empty for a file without folders.
  let folder: String
  /// The folder that the documents are in, for documents of one source file.
  let root: [UInt8]
  /// Each file element with the place of its document.
  private(set) var elements: [(file: TranslationCatalog.File, document: Int)] = []

  private init(named stem: String, in root: [UInt8]) {
    self.root = root
    let parts = stem.utf8.split(separator: UInt8(ascii: "/")).dropLast().filter { part in
      // A path leads down from the folder that is written to.
      !part.suffix(6).elementsEqual(".lproj".utf8) && !part.allSatisfy { $0 == UInt8(ascii: ".") } && !part.contains(0)
    }
    folder = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// The group with a folder in front of the name of its source file.
  func under(_ folder: String) -> ConversionGroup {
    var group = self
    group.files = files.map { file in
      var attributes = file.header.attributes
      attributes.original = attributes.original.map { ExactText("\(folder)/\($0)") }
      return TranslationCatalog.File(header: CatalogFile(attributes), units: file.units)
    }
    return group
  }

  private struct Key: Hashable {
    let root: [UInt8]
    let stem: ExactText
    let source: ExactText?
  }

  /// The groups of documents, in the order of their first file elements.
  ///
  /// A document of several source files says by a path which one each element is of; others tell by their folders. An
  /// element joins the other documents of the source file that its path names, if there is only one such.
  static func groups(of documents: [CatalogDocument]) -> [ConversionGroup] {
    var groups: [ConversionGroup] = []
    var places: [Key: Int] = [:]
    var named: [Key: [Int]] = [:]
    for hasSeveral in [false, true] {
      for (index, document) in documents.enumerated() where document.format.holdsSeveralResources == hasSeveral {
        let root = hasSeveral ? [] : ResourcePath(document.path).root.bytes
        for file in document.catalog.files {
          let stem = stem(of: file.header.original)
          let key = Key(root: root, stem: ExactText(stem), source: file.header.sourceLanguage)
          let last = stem.utf8.split(separator: UInt8(ascii: "/")).last.map { ExactText(Substring($0)) } ?? ""
          let name = Key(root: [], stem: last, source: file.header.sourceLanguage)
          let joined = hasSeveral && named[name]?.count == 1 ? named[name]?.first : nil
          let place = joined ?? places[key] ?? groups.count
          if place == groups.count {
            groups.append(ConversionGroup(named: stem, in: root))
            if !hasSeveral { named[name, default: []].append(place) }
            places[key] = place
          }
          groups[place].add(file, of: index)
        }
      }
    }
    return groups
  }

  /// The name of a source file with its folders, without its ending.
  private static func stem(of original: ExactText?) -> String {
    let bytes = Array((original?.string ?? "").utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let dot = bytes[start...].lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
    return String(decoding: bytes[..<dot], as: UTF8.self)
  }

  private mutating func add(_ file: TranslationCatalog.File, of document: Int) {
    elements.append((file, document))
    if documents.last != document { documents.append(document) }
    if let place = files.firstIndex(where: { $0.header.targetLanguage == file.header.targetLanguage }) {
      files[place] = TranslationCatalog.File(header: files[place].header, units: files[place].units + file.units)
    } else {
      files.append(file)
    }
  }

  /// The file elements of all documents but one.
  func files(besides document: Int) -> [TranslationCatalog.File] {
    elements.filter { $0.document != document }.map(\.file)
  }
}
