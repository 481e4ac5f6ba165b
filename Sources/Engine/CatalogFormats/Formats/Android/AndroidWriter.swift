import WatchwordBasics
import WatchwordLocalization

/// Writes catalogues as Android string resources: a file for each language, with the default texts in `values`.
struct AndroidWriter {
  private var catalog: WritableCatalog
  private var names = ResourceNames()
  /// The resource names of the messages.
  private var resources: [ExactText: ExactText] = [:]
  private let fileName: String
  /// Whether the texts come from Android resources.
  private let isAndroid: Bool

  init(_ files: [TranslationCatalog.File]) {
    catalog = WritableCatalog(files, in: .java)
    isAndroid = catalog.datatype == "x-android-resources"
    let stem = ASCII.lowercased(ResourceNames.stem(of: catalog.original, default: "strings"))
    let common: Set<ExactText> = ["strings", "localizable", "messages", "app", "translation"]
    var names = ResourceNames()
    let name = names.identifier(ExactText(stem), prefix: "strings_").string
    let isStrings = name.utf8.starts(with: "strings".utf8) || name.utf8.starts(with: "arrays".utf8)
    fileName = common.contains(ExactText(stem)) ? "strings.xml" : (isStrings ? name : "strings_\(name)") + ".xml"
  }

  /// Returns the files and the parts that the format cannot express.
  consuming func written() -> WrittenCatalog {
    var result = WrittenCatalog()
    for language in catalog.languages {
      let folder = AndroidFolder.name(for: language.isSource ? nil : language.tag)
      let path = "\(folder)/\(fileName)"
      result.add(path, Array(document(language).utf8), isDerived: catalog.hasDerivedTexts(language))
    }
    result.losses = catalog.losses
    return result
  }

  private mutating func document(_ language: WritableCatalog.Language) -> String {
    let isEnglish = language.tag.map { ExactText($0.language) == "en" } ?? true
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources"
    if language.isSource, !isEnglish, let tag = language.tag {
      text += " xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"\(tag)\""
    }
    text += ">\n"
    var list: ExactText?
    var count = 0
    for message in language.messages {
      let item = Self.listItem(message.key)
      if let open = list, open != item?.name {
        text += "    </string-array>\n"
        list = nil
      }
      guard let body = body(of: message, in: language, isItem: item != nil) else { continue }
      if let item {
        let name = name(of: item.name)
        if list == nil {
          (list, count) = (item.name, 0)
          text += "    <string-array name=\"\(name)\">\n"
        }
        // A list has no gaps, so the items after a missing one move up.
        let key = ExactText("\(name)[\(count)]")
        if key != message.key {
          for text in message.texts { catalog.lose(.key(as: key.string), of: text.unit, in: language.name) }
        }
        count += 1
      }
      text += body
    }
    if list != nil { text += "    </string-array>\n" }
    return text + "</resources>\n"
  }

  /// Returns the list and the index in an item's key: `days[0]`.
  private static func listItem(_ key: ExactText) -> (name: ExactText, index: Int)? {
    let bytes = Array(key.string.utf8)
    guard bytes.last == UInt8(ascii: "]"), let open = bytes.lastIndex(of: UInt8(ascii: "[")), open > 0 else {
      return nil
    }
    let digits = bytes[(open + 1)..<(bytes.count - 1)]
    guard !digits.isEmpty, digits.count < 7, digits.allSatisfy(ASCII.isDigit) else { return nil }
    return (ExactText(utf8: bytes[..<open]), digits.decimalValue)
  }

  /// Returns the element of a message; `nil` if it has no text in the language.
  private mutating func body(of message: WritableCatalog.Message, in language: WritableCatalog.Language, isItem: Bool)
    -> String?
  {
    let isTranslated = message.unit.translate
    if !isTranslated, !language.isSource { return nil }
    let texts = message.texts.compactMap { text in written(text, message, language).map { (text.category, $0) } }
    guard !texts.isEmpty else { return nil }
    var comment = ""
    if language.isSource {
      comment = notes(message.unit, language, indentation: isItem ? 8 : 4)
      if message.unit.maximumWidth != nil { catalog.lose(.width, of: message.unit, in: nil) }
    }
    if isItem {
      if !isTranslated, language.isSource { catalog.lose(.translate, of: message.unit, in: nil) }
      return comment + "        <item>\(texts[0].1)</item>\n"
    }
    let attributes = "name=\"\(name(of: message.key, message.unit))\"" + (isTranslated ? "" : " translatable=\"false\"")
    guard message.isPlural else {
      // The compiler takes percent signs in ordinary text for placeholders; it does not check plural forms and items.
      let isRejected = isTranslated && AndroidText(Array(texts[0].1.string.utf8)).areSubstitutionsRejected
      return comment + "    <string \(attributes)\(isRejected ? " formatted=\"false\"" : "")>\(texts[0].1)</string>\n"
    }
    let items = texts.map { "        <item quantity=\"\($0.0?.keyword ?? "other")\">\($0.1)</item>\n" }
    return comment + "    <plurals \(attributes)>\n\(items.joined())    </plurals>\n"
  }

  private mutating func written(
    _ text: WritableCatalog.Text, _ message: WritableCatalog.Message, _ language: WritableCatalog.Language
  ) -> ExactText? {
    // Android selects only by CLDR's rules: "zero" is for languages that have it.
    guard let content = catalog.finished(text, in: language), catalog.isSelectable(text, in: language)
    else { return nil }
    // An untranslatable reference to another resource works only if it is not escaped. In texts from other formats, it
    // is ordinary text.
    if !message.unit.translate, isAndroid, let reference = AndroidReference(Array(content.string.utf8)),
      reference.isLikelyIntended
    {
      return content
    }
    // Next to a tag, white space does not collapse.
    let parts = catalog.plain.parts(of: content)
    return ExactText(
      parts.enumerated().map { index, part in
        let isLast = index == parts.count - 1
        let tag: UInt8 = UInt8(ascii: ">")
        return (part.tag ?? "")
          + AndroidText.written(
            part.words, after: part.tag.map { _ in tag }, before: isLast ? nil : tag
          ).string
      }.joined())
  }

  /// Returns the notes as comments; notes that XML does not allow in comments are lost.
  private mutating func notes(_ unit: TranslationUnit, _ language: WritableCatalog.Language, indentation: Int) -> String
  {
    var comments = ""
    for note in unit.notes {
      let bytes = Array(note.string.utf8)
      let hasDashes = bytes.indices.dropLast().contains {
        bytes[$0] == UInt8(ascii: "-") && bytes[$0 + 1] == UInt8(ascii: "-")
      }
      // A comment adds its own blanks around the note.
      let losesBlanks = bytes.first.map { $0 <= 0x20 } ?? false || bytes.last.map { $0 <= 0x20 } ?? false
      if losesBlanks { catalog.lose(.note, of: unit, in: nil) }
      if hasDashes || bytes.last == UInt8(ascii: "-") || XMLEscapes.text(note) == nil || bytes.contains(0x0D) {
        catalog.lose(.note, of: unit, in: nil)
        continue
      }
      comments += String(repeating: " ", count: indentation) + "<!-- \(note) -->\n"
    }
    return comments
  }

  /// Returns the resource name of a message, and records a loss if it differs from the key.
  private mutating func name(of key: ExactText, _ unit: TranslationUnit) -> ExactText {
    let isNew = resources[key] == nil
    let name = name(of: key)
    if isNew, name != key { catalog.lose(.key(as: name.string), of: unit, in: nil) }
    return name
  }

  private mutating func name(of key: ExactText) -> ExactText {
    if let name = resources[key] { return name }
    // `.` and `-` are kept: style names may contain them too, and the generated classes replace them with `_` ("String
    // resources", "Style resource").
    let name = names.identifier(key, keeping: ".-")
    resources[key] = name
    return name
  }
}
