import WatchwordDiagnostics
import WatchwordLocalization

/// The location of a catalogue: the folder of its file, or the folder that contains its bundle (`de.xcloc`), as parts
/// of a path.
struct CatalogFolder: Hashable {
  private let parts: [ExactText]

  init(file path: ExactText) {
    var parts = path.string.utf8.split(separator: UInt8(ascii: "/")).dropLast().filter { !$0.elementsEqual(".".utf8) }
    if parts.count > 1, parts[parts.count - 1].elementsEqual("Localized Contents".utf8),
      parts[parts.count - 2].suffix(6).elementsEqual(".xcloc".utf8)
    {
      parts.removeLast(2)
    }
    self.parts = parts.map { ExactText(String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns the distance to another folder: the number of steps up to a common folder, then the number of steps down.
  func distance(to other: CatalogFolder) -> (up: Int, down: Int) {
    let common = zip(parts, other.parts).prefix { $0 == $1 }.count
    return (parts.count - common, other.parts.count - common)
  }
}

extension CatalogSummary {
  /// The folder of the catalogue.
  var folder: CatalogFolder { CatalogFolder(file: name) }
}
