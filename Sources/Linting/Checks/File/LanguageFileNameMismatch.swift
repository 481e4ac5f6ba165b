import CatalogFormats
import Diagnostics
import Localization

/// The file's name is another language than its translations are in.
enum LanguageFileNameMismatch: FileCheck {
  static let id: ExactText = "language-file-name-mismatch"
  static let severity = Severity.warning

  static let documentation: StaticString = """
    The file's name is another language than its translations are in.

    What: the name is a language tag such as fr.xliff, and target-language says another language, another script or
    another region. A name that is no language says nothing.

    Why: one of the two is wrong, and people would get texts in a language that they did not choose.

    Example:
      fr.xliff with target-language="de"

    What to do: rename the file, or correct target-language.
    """

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
  ]

  private static func document(_ language: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="en" target-language="\(language)" datatype="plaintext"><body/></file>
    </xliff>
    """
  }

  static func check(_ catalog: CatalogSummary, _ findings: inout Findings) {
    guard let named = language(ofFile: catalog.name.string) else { return }
    for file in catalog.files {
      guard let language = file.facts.targetLanguage, differs(named, language) else { continue }
      findings.report(.anotherLanguage(language, named: named), at: file.file.targetLanguageSpan ?? file.file.span)
      return
    }
  }

  /// The language that the last part of a path names, without its extension.
  private static func language(ofFile path: String) -> LanguageTag? {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), name.count < 64 else { return nil }
    let stem = String(decoding: name[..<dot], as: UTF8.self)
    guard let tag = LanguageTag(stem) ?? LanguageTag(posix: stem), LanguageName.isKnown(tag) else { return nil }
    return tag
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

extension Finding.Message {
  fileprivate static func anotherLanguage(_ language: LanguageTag, named: LanguageTag) -> Self {
    Self(
      "The file is named after \(LanguageName.name(of: named)), but its translations are in "
        + LanguageName.name(of: language),
      help: "Rename the file to \(language).xliff, or write target-language=\"\(named)\" if the name is right")
  }
}
