import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A format of catalogues that `--to` names.
struct CatalogFormatName: NamedArgument {
  /// The format.
  let format: CatalogFormat

  /// The formats that are written. `.stringsdict` files are written with the `.strings` files beside them.
  static var choices: [CatalogFormatName] {
    CatalogFormat.all.filter { $0.isWritable && $0.id != CatalogFormat.stringsdict.id }
      .map { CatalogFormatName(format: $0) }
  }
  var word: String { format.optionName }
}
