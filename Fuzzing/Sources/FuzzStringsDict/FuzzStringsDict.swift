import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of `.stringsdict` files, and the files that are written from what it reads.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzStringsDict(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  let path: ExactText = "de.lproj/a.stringsdict"
  // A line break may be written as CRLF.
  CatalogChecks(.stringsdict, at: path, input, escapes: [UInt8(ascii: "&"), 0x0D]).run()
  checkLosses(CatalogFormat.stringsdict.read(input, name: path).value?.files ?? [])
  return 0
}

/// Checks that the written files contain each text that is not reported as lost.
private func checkLosses(_ files: [TranslationCatalog.File]) {
  guard let written = CatalogFormat.stringsdict.writing(files) else { return }
  let lost = Set(written.losses.compactMap(\.unit))
  var texts: [ExactText: Set<ExactText>] = [:]
  for file in written.files {
    let format = CatalogFormat.format(ofFileNamed: SystemPath(file.path), startingWith: [])
    let reading = format.read(file.bytes, name: ExactText(file.path))
    for unit in reading.value?.files.flatMap(\.units) ?? [] {
      if let source = unit.source { texts[unit.id, default: []].insert(source.text) }
    }
  }
  for unit in files.flatMap(\.units) where !lost.contains(unit.id) {
    guard let source = unit.source else { continue }
    require(texts[unit.id]?.contains(source.text) ?? false, "a text is lost silently: \(unit.id): \(source.text)")
  }
}
