import WatchwordBasics
import WatchwordLocalization

/// The path of a catalogue, or that of the bundle that contains it (`de.xcloc`), as parts without file extensions.
struct CatalogPath {
  private let parts: [ExactText]

  init(file path: ExactText) {
    var parts = path.string.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    if parts.count > 2, parts[parts.count - 2].elementsEqual("Localized Contents".utf8) { parts.removeLast(2) }
    self.parts = parts.map { part in
      let dot = part.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > part.startIndex ? $0 : nil }
      return ExactText(utf8: part[..<(dot ?? part.endIndex)])
    }
  }

  /// Whether the paths differ only in one name, which denotes the language: `de/menu/a.xliff` and `en/menu/a.xliff`,
  /// `de/de.xliff` and `en/en.xliff`.
  func isCounterpart(of other: CatalogPath) -> Bool {
    guard parts.count == other.parts.count else { return false }
    let pairs = zip(parts, other.parts).filter { $0 != $1 }
    guard let first = pairs.first else { return false }
    return pairs.allSatisfy { $0 == first }
  }
}

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
    self.parts = parts.map { ExactText(utf8: $0) }
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
