import WatchwordBasics
import WatchwordLocalization

/// Converts a document to another version of XLIFF 2. Only the namespace and the version in the root change, so that
/// everything else is kept, even what the model does not represent.
enum XLIFF2VersionConverter {
  /// Returns the document in the other version; `nil` if it uses features that only its own version has, if its
  /// variants are written differently there, or if it is not in UTF-8.
  static func bytes(of document: CatalogDocument, as format: CatalogFormat) -> [UInt8]? {
    let (bytes, catalog) = (document.bytes, document.catalog)
    guard format.id == CatalogFormat.xliff21.id || format.id == CatalogFormat.xliff22.id,
      TextEncoding(head: Array(bytes.prefix(CatalogFormat.headLength))).converterName == nil,
      !catalog.files.contains(where: { $0.units.contains { !$0.variation.isWhole } }),
      let root = root(of: bytes), !contains(XLIFF2Namespace.family, in: bytes[root.upperBound...]),
      !contains(XLIFF2Namespace.pgs.uris[0], in: bytes[root])
    else { return nil }
    let (uri, version) =
      format.id == CatalogFormat.xliff22.id ? (XLIFF2Namespace.uri22, "2.2") : (XLIFF2Namespace.uri20, "2.1")
    var written: [UInt8] = []
    var end = 0
    for attribute in AttributeScan.attributes(in: bytes[root]) {
      let isCore = [XLIFF2Namespace.uri20, XLIFF2Namespace.uri22].contains { attribute.value.elementsEqual($0.utf8) }
      guard isCore || attribute.isNamed("version") else { continue }
      written += bytes[end..<attribute.value.startIndex]
      written += (isCore ? uri : version).utf8
      end = attribute.value.endIndex
    }
    written += bytes[end...]
    return isEquivalent(written, like: document, as: format) ? written : nil
  }

  /// Returns the range of the root's start tag.
  private static func root(of bytes: [UInt8]) -> Range<Int>? {
    var index = 0
    while let offset = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if let end = AttributeScan.endOfData(at: offset, in: bytes) {
        index = end
      } else {
        return offset..<(AttributeScan.endOfTag(at: offset, in: bytes) ?? bytes.count)
      }
    }
    return nil
  }

  /// Whether the bytes contain `name`. The namespaces of the modules are the same in all versions.
  private static func contains(_ name: String, in bytes: ArraySlice<UInt8>) -> Bool {
    let name = Array(name.utf8)
    var index = bytes.startIndex
    while let offset = bytes[index...].firstIndex(of: name[0]) {
      if bytes[offset...].starts(with: name) { return true }
      index = offset + 1
    }
    return false
  }

  /// Whether the written document has the same units, and no more errors than before.
  private static func isEquivalent(
    _ written: [UInt8], like document: CatalogDocument, as format: CatalogFormat
  ) -> Bool {
    let reading = format.read(written, name: document.path.name)
    let count = { (findings: [Finding]) in findings.count { $0.severity == .error } }
    return reading.value?.files.map { $0.units.count } == document.catalog.files.map { $0.units.count }
      && count(reading.findings) <= count(document.findings)
  }
}
