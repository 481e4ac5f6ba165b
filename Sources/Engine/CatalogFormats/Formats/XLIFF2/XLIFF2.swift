import WatchwordBasics

extension CatalogFormat {
  /// XLIFF 2.0 and 2.1 (OASIS Standard, 13 February 2018), with all modules.
  ///
  /// Reading never fails because of a file's content: the reader reports everything that it can read, and a finding for
  /// each constraint of the specification that the document breaks (`XLIFF2Constraint`). It stops at the first point
  /// that is not well-formed XML. It supports the same encodings as the reader of XLIFF 1.2.
  public static let xliff21 = xliff2(id: "xliff-2.1", title: "XLIFF 2.1", .v21)

  /// XLIFF 2.2 (OASIS Committee Specification 01, March 2025), with all modules. It no longer uses the namespace that
  /// XLIFF 2.0 and 2.1 share.
  public static let xliff22 = xliff2(id: "xliff-2.2", title: "XLIFF 2.2", .v22)

  /// Both versions share one reader, which determines the version from the namespace of the document. Their files have
  /// the endings of XLIFF 1.2 and are recognised by their content.
  private static func xliff2(id: ExactText, title: String, _ version: XLIFFHead.Version) -> CatalogFormat {
    CatalogFormat(
      id: id, title: title, fileExtensions: [], recognizesContent: { XLIFFHead.version(of: $0) == version },
      readDocument: { XMLReader.read($0, as: .xliff, $1, $2, into: XLIFF2Handler(collector: $2)) },
      sources: { XLIFFSources.paths(for: $0) },
      write: { XLIFF2Writer.write($0, as: version) },
      replaceTranslations: { XLIFFTranslations.replaced(by: $0, in: $1) },
      convertVersion: { XLIFF2VersionConverter.bytes(of: $0, as: $1) },
      unmodelledContent: { XLIFFUnmodelledContent.losses(of: $0, .version2) }, holdsSeveralResources: true,
      isBilingual: true, unitElements: .xliff2, findStateSlot: { XLIFFStateSlot.ofSegment($0, in: $1) })
  }
}
