import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of `.strings` files, its edits and its writer.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogChecks(.appleStrings, at: "de.lproj/a.strings", bytes(start, count)).run()
  return 0
}
