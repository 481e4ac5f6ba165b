import WatchwordBasics

/// The names in `.stringsdict` files ("Internationalization and Localization Guide", "Stringsdict File Format").
enum StringsDict {
  static let format: ExactText = "NSStringLocalizedFormatKey"
  static let specType: ExactText = "NSStringFormatSpecTypeKey"
  static let valueType: ExactText = "NSStringFormatValueTypeKey"
  static let pluralRule: ExactText = "NSStringPluralRuleType"
  static let deviceRule: ExactText = "NSStringDeviceSpecificRuleType"
  static let widthRule: ExactText = "NSStringVariableWidthRuleType"

  /// Returns the variable that is the whole format: `count` of `%#@count@` and of `%1$#@count@`; `nil` if there is
  /// other text.
  static func soleVariable(of format: ExactText) -> ExactText? {
    var rest = format.string.utf8[...]
    guard rest.popFirst() == UInt8(ascii: "%") else { return nil }
    if rest.starts(with: "1$".utf8) { rest = rest.dropFirst(2) }
    guard rest.starts(with: "#@".utf8), rest.last == UInt8(ascii: "@") else { return nil }
    let name = rest.dropFirst(2).dropLast()
    return name.isEmpty || name.contains(UInt8(ascii: "@")) ? nil : ExactText(Substring(name))
  }

  /// Returns the first variable in a format as written, such as `%1$#@count@`; `nil` if there is none.
  static func firstVariable(in format: ExactText) -> ExactText? {
    var rest = format.string.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      let next = rest.index(after: start)
      let mark = rest[next...].prefix { ASCII.isDigit($0) || $0 == UInt8(ascii: "$") }
      let name = rest[next...].dropFirst(mark.count)
      if name.starts(with: "#@".utf8), let end = name.dropFirst(2).firstIndex(of: UInt8(ascii: "@")) {
        return ExactText(Substring(rest[start...end]))
      }
      rest = rest[next...]
    }
    return nil
  }

  /// Reads a document, and returns whether it was read to its end.
  static func read(_ bytes: consuming [UInt8], _ context: DocumentContext, _ collector: CatalogCollector) -> Bool {
    collector.begin(CatalogFile(resource: context))
    defer { collector.endFile() }
    return XMLReader.read(
      bytes, as: .propertyList, context, collector, into: StringsDictHandler(context, collector: collector))
  }

  /// Whether a document that starts with `head` is a property list with a rule.
  static func isLikely(_ head: DocumentHead) -> Bool {
    guard let root = head.root, root.isNamed("plist") else { return false }
    let names = [format, deviceRule, widthRule].map { Array($0.string.utf8) }
    return head.evaluateText { text, isWhole in
      let hasRule = text.indices.contains { index in
        text[index] == UInt8(ascii: "N") && names.contains { text[index...].starts(with: $0) }
      }
      return hasRule || isWhole ? hasRule : nil
    } ?? false
  }
}

extension CatalogFormat {
  /// Apple's `.stringsdict` files: XML property lists with rules for numbers, devices and widths ("Internationalization
  /// and Localization Guide", "Stringsdict File Format").
  ///
  /// They accompany `.strings` files, with a file for each language. A text that consists of one variable has plural
  /// forms itself, as in String Catalogs; the variables of other texts are substitutions.
  public static let stringsdict = CatalogFormat(
    id: "stringsdict", title: "StringsDict", fileExtensions: [".stringsdict"],
    recognizesContent: { StringsDict.isLikely($0) },
    readDocument: { StringsDict.read($0, $1, $2) },
    sources: { LocalizationFolder.sources(ofFileAt: $0) }, usualPath: "de.lproj/Localizable.stringsdict",
    original: { LocalizationFolder.original(ofFileAt: $0) },
    write: { AppleResourceWriter.write($0) }, unitElements: .propertyList)
}
