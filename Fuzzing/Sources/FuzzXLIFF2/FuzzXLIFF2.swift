import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of XLIFF 2 with all its constraints, its edits and its writer.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzXLIFF2(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogChecks(.xliff22, at: "de.xliff", bytes(start, count)).run()
  return 0
}
