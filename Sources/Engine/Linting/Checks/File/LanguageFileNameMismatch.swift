import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The file name denotes a different language from that of the translations.
enum LanguageFileNameMismatch: ProjectCheck {
  static let kind = FindingKind(
    "language-file-name-mismatch", .warning,
    """
    The file name denotes a different language from that of the translations.

    What: the whole name is an existing language, script and region, such as fr.xliff or pt_BR.xliff, but
    target-language names a different language, script or region. Names with another possible meaning are ignored: words
    (my-strings, no-name), the code of the country (br.xliff for pt-BR), and pairs of languages (en-de). A code that is
    also a word, such as it.xliff, is reported only if another file in its folder is named correctly after its language.

    Why: one of the two is wrong, and people would get texts in a language that they did not choose.

    Example:
      fr.xliff with target-language="de"

    What to do: rename the file, or correct target-language.
    """)

  static let examples: [CheckExample] = [
    .triggering(document: document("1️⃣de"), file: "Locales/fr.xliff"),
    .triggering(document: document("1️⃣zh-Hans"), file: "zh-TW.xliff"),
    .triggering(document: document("1️⃣pt-PT"), file: "pt-BR.xliff"),
    .clean(document: document("en"), file: "en-US.xliff"), .clean(document: document("de"), file: "Localizable.xliff"),
    .clean(document: document("fr"), file: "fr.xliff"), .clean(document: document("fi"), file: "hello.xliff"),
    .clean(document: document("es-MX"), file: "es-419.xliff"), .clean(document: document("es"), file: "es-419.xliff"),
    .clean(document: document("zh-Hans"), file: "zh-CN.xliff"), .clean(document: document("zh-Hant"), file: "zh.xliff"),
    .clean(document: document("he"), file: "iw.xliff"), .clean(document: document("de"), file: "app.xliff"),
    .clean(document: document("pt-BR"), file: "pt_BR.xliff"), .clean(document: document("nb"), file: "no.xliff"),
    .clean(document: document("no"), file: "nb-NO.xliff"), .clean(document: document("sr-Latn"), file: "sh.xliff"),
    .clean(document: document("fil"), file: "tl.xliff"), .clean(document: document("in"), file: "id-ID.xliff"),
    .triggering(document: document("1️⃣nn"), file: "nb.xliff"),
    .triggering(document: document("1️⃣fr"), file: "ca-valencia.xliff"),
    .triggering(document: document("1️⃣fr"), file: "L/it.xliff", others: [.init("L/de.xliff", document("de"))]),
    .clean(document: document("fr"), file: "it.xliff"),
    .clean(document: document("fr"), file: "it.xliff", others: [.init("L/de.xliff", document("de"))]),
    .clean(document: document("fr"), file: "my-strings.xliff"), .clean(document: document("fr"), file: "en-de.xliff"),
    .clean(document: document("fr"), file: "mac.xliff", others: [.init("de.xliff", document("de"))]),
    .clean(document: document("pt-BR"), file: "br.xliff"), .clean(document: document("fr"), file: "my-Java.xliff"),
    .clean(document: document("fr"), file: "example.de.xliff"),
  ]

  private static func document(_ language: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="en" target-language="\(language)" datatype="plaintext"><body/></file>
    </xliff>
    """
  }

  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings) {
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
