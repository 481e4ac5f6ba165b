import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of string catalogues, its edits, its writer, and updates of a document with its own content.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzXCStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  let format = CatalogFormat.xcstrings
  CatalogChecks(format, at: "input.xcstrings", input, escapes: [UInt8(ascii: "\\")]).run()
  let reading = format.read(input, name: "input.xcstrings")
  let files = reading.value?.files ?? []
  for unit in files.flatMap(\.units) {
    require(unit.id.string.utf8.starts(with: unit.key.string.utf8), "a key does not match its id")
  }
  if let same = format.updating(input, with: files), !reading.findings.containsError {
    require(same.files.first?.bytes == input, "a document that is updated with itself changes")
  }
  return 0
}
