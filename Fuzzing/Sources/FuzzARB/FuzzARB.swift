import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of application resource bundles, its edits and its writer.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzARB(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogChecks(.arb, at: "lib/l10n/app_en.arb", bytes(start, count)).run()
  return 0
}
