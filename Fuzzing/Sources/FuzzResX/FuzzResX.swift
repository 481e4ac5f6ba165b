import CatalogChecks
import Checks
import WatchwordBasics
import WatchwordCatalogFormats

/// Fuzzes the reader of .NET's resource files, its edits and its writer.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzResX(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  CatalogChecks(.resx, at: "Strings.resx", bytes(start, count)).run()
  return 0
}
