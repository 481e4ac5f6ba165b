import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of Java's property files, its edits and its writer.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzProperties(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogChecks(.javaProperties, at: "messages_en.properties", bytes(start, count), escapes: [UInt8(ascii: "\\")]).run()
  return 0
}
