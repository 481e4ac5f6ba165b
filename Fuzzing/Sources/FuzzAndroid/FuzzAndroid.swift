import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of Android's string resources, its edits and its writer.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzAndroid(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogChecks(.android, at: "res/values/strings.xml", bytes(start, count)).run()
  return 0
}
