import WatchwordBasics

extension CatalogFormat {
  /// XLIFF 1.2 (OASIS Standard, 1 February 2008) as Xcode, Angular, ICU and others write it.
  ///
  /// Reading never fails because of a file's content: the reader reports everything that it can read, and a finding for
  /// each defect. It stops at the first point that is not well-formed XML. It reads UTF-8, UTF-16, UTF-32 and the usual
  /// charsets that documents declare; positions do not depend on the encoding. A line ends with LF or CRLF; a CR alone
  /// is an ordinary character.
  public static let xliff12 = CatalogFormat(
    id: "xliff-1.2", title: "XLIFF 1.2", fileExtensions: [".xliff", ".xlf"],
    recognizesContent: { XLIFFHead.version(of: $0) == .v12 },
    readDocument: { XMLReader.read($0, as: .xliff, $1, $2, into: XLIFF12Handler(collector: $2)) },
    sources: { XLIFFSources.paths(for: $0) },
    write: { XLIFF12Writer.write($0) },
    replaceTranslations: { XLIFFTranslations.replaced(by: $0, in: $1) },
    unmodelledContent: { XLIFFUnmodelledContent.losses(of: $0, .version12) }, holdsSeveralResources: true,
    isBilingual: true, unitElements: .xliff12, findStateSlot: { XLIFFStateSlot.ofTarget($0, in: $1) })
}

/// Determines the message syntax of a file element, which XLIFF 1.2 does not specify.
enum XLIFF12MessageSyntax {
  /// The endings of Apple's formats, whose messages go through `printf` regardless of `datatype`.
  private static let appleEndings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist"]
  /// The endings of formats whose messages do not go through `printf`.
  private static let otherEndings = [
    "ng2.template", ".ts", ".tsx", ".js", ".jsx", ".html", ".htm", ".vue", ".properties", ".resx", ".resw",
  ]
  /// The values of `datatype` (XLIFF 1.2, section 2.2.2) whose messages may go through `printf`.
  private static let printfTypes: Set<ExactText> = [
    "plaintext", "c", "cpp", "cstring", "plist", "strings", "po", "x-gettext", "php", "unknown",
  ]

  /// Returns the syntax implied by the name of the source file, or else by its `datatype`; `printf` if neither is
  /// known.
  static func syntax(original: ExactText?, datatype: ExactText?) -> MessageSyntax {
    switch datatype {
    case "x-arb"?: return .icu
    case "x-i18next"?: return .i18next
    case "x-android-resources"?, "x-compose-resources"?: return .printf
    default: break
    }
    if let name = original?.string.utf8 {
      if appleEndings.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return .printf }
      if name.suffix(4).elementsEqual(".arb".utf8) { return .icu }
      if otherEndings.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return .none }
    }
    return datatype.map { printfTypes.contains($0) ? .printf : .none } ?? .printf
  }
}
