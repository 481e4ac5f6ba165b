import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of gettext's catalogues, its edits and its writer.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzPO(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogChecks(.po, at: "po/de.po", bytes(start, count)).run()
  return 0
}
