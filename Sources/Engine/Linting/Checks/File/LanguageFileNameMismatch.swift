import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The file name denotes a different language from that of the translations.
enum LanguageFileNameMismatch: ProjectCheck {
  static let kind = FindingKind("language-file-name-mismatch", .warning)

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    let names = project.catalogs.map { LanguageOfFileName(file: $0.name) }
    let folders = project.catalogs.map { $0.folder }
    // If one file of a folder is named correctly after its language, the others are assumed to be, too.
    var named: Set<CatalogFolder> = []
    for (index, catalog) in project.catalogs.enumerated() {
      if let name = names[index], catalog.isThroughout(in: name.tag) { named.insert(folders[index]) }
    }
    for (index, catalog) in project.catalogs.enumerated() {
      guard let name = names[index], !name.mayBeWord || named.contains(folders[index]),
        let (file, language) = catalog.mismatch(with: name.tag), !name.mayBeCountry(of: language),
        !name.mayBePair(from: file.facts.sourceLanguage)
      else { continue }
      findings.report(
        .anotherLanguage(language, named: name.tag, file: catalog.name), in: catalog,
        at: file.file.targetLanguageSpan ?? file.file.span)
    }
  }
}

extension Finding.Message {
  fileprivate static func anotherLanguage(_ language: LanguageTag, named: LanguageTag, file: ExactText) -> Self {
    let ending = file.string.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(file.string[$0...]) } ?? ""
    return Self(
      "The file is named after \(LanguageName.name(of: named)), but its translations are in "
        + LanguageName.name(of: language),
      help: "Rename the file to \(language)\(ending), or write target-language=\"\(named)\" if the name is right")
  }
}

extension CatalogSummary {
  /// The first file element whose language differs from `named`, and that language.
  fileprivate func mismatch(with named: LanguageTag) -> (FileSummary, LanguageTag)? {
    for file in files where !file.file.holdsItsSources {
      if let language = file.facts.targetLanguage, Self.differs(named, language) { return (file, language) }
    }
    return nil
  }

  /// Whether all texts are in the language `named`.
  fileprivate func isThroughout(in named: LanguageTag) -> Bool {
    !files.isEmpty && files.allSatisfy { file in file.language.map { !Self.differs(named, $0) } ?? false }
  }

  private static func differs(_ named: LanguageTag, _ language: LanguageTag) -> Bool {
    let left = named.canonicalized()
    let right = language.canonicalized()
    guard left.isSameLanguage(as: right) else { return true }
    guard left.script ?? left.region != nil, right.script ?? right.region != nil else { return false }
    if left.maximized().script != right.maximized().script { return true }
    guard let one = left.region, let other = right.region, one.utf8.count == 2, other.utf8.count == 2 else {
      return false
    }
    return one != other
  }
}
