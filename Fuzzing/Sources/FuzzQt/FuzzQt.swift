import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of Qt's translation sources and its edits.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzQt(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogChecks(.qtLinguist, at: "app_ru.ts", bytes(start, count)).run()
  return 0
}
