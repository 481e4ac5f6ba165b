import CatalogFormats
import Diagnostics

/// What the source file's format says about its texts.
enum SourceFormat {
  /// Apple's formats, whose texts go through `printf` whatever `datatype` the tool that exported them wrote.
  private static let appleEndings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist"]
  /// The formats whose texts do not go through `printf`, by the ends of their files' names.
  private static let otherEndings = [
    "ng2.template", ".ts", ".tsx", ".js", ".jsx", ".html", ".htm", ".vue", ".properties", ".resx", ".resw", ".arb",
  ]
  /// The values of `datatype` (XLIFF 1.2, section 2.2.2) whose texts may be `printf` texts.
  private static let datatypes: Set<ExactText> = [
    "plaintext", "c", "cpp", "cstring", "plist", "strings", "po", "x-gettext", "unknown",
  ]

  static func usesPrintf(_ file: CatalogFile) -> Bool {
    if let original = file.original?.string.utf8 {
      if appleEndings.contains(where: { original.ends(with: $0) }) { return true }
      if otherEndings.contains(where: { original.ends(with: $0) }) { return false }
    }
    guard let datatype = file.datatype else { return true }
    return datatypes.contains(datatype)
  }
}

extension String.UTF8View {
  /// Whether the last bytes are those of `ending`.
  func ends(with ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
