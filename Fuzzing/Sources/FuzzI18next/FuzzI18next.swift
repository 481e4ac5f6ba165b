import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of i18next's JSON, its edits and its writer.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzI18next(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogChecks(.i18next, at: "locales/en/common.json", bytes(start, count)).run()
  return 0
}
