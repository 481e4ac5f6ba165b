import WatchwordBasics
import WatchwordRelease
import WatchwordReporting
import WatchwordSystemFiles

/// The page without data, built by `Scripts/build-page.sh`.
struct PageTemplate {
  /// The location of the template: a file, or the command itself.
  private enum Location {
    case file(SystemPath)
    case command(StaticString)
  }

  private let location: Location

  /// The file of the template; `nil` if it is embedded in the command.
  var file: SystemPath? {
    if case .file(let path) = location { path } else { nil }
  }

  /// The path of the template in the repository.
  private static let built = ".build/page/page.html"
  /// The path of the template in an installation, relative to the parent of the command's folder.
  private static let installed = "share/watchword/page.html"

  /// Returns the template at `argument`, or the one that belongs to the command: the one embedded in a release, or that
  /// of the installation or of the repository that contains a development build. Throws if there is none.
  static func find(_ argument: String?) throws -> PageTemplate {
    if let argument { return PageTemplate(location: .file(try InputPaths.path(named: argument))) }
    if let page = Release.page { return PageTemplate(location: .command(page)) }
    let command = Program.file?.folder
    let candidates =
      [command?.folder.appending(installed.utf8)].compactMap { $0 }
      + (folders(above: command) + folders(above: SystemPath(".").withoutLinks)).map { $0.appending(built.utf8) }
    guard let path = candidates.first(where: \.isFile) else {
      throw RunFailure(
        message:
          "This development build has no template of the page; run make preview in the repository of Watchword, or "
          + "name a template with --template")
    }
    return PageTemplate(location: .file(path))
  }

  /// Returns a folder and its ancestors, from the innermost.
  private static func folders(above folder: SystemPath?) -> [SystemPath] {
    guard var folder else { return [] }
    var folders = [folder]
    while folder.folder != folder, folder.folder.bytes.first == UInt8(ascii: "/") {
      folder = folder.folder
      folders.append(folder)
    }
    return folders
  }

  /// The paths in the repository of the sources of the template, except the engine.
  private static let sources = ["Page", "Sources/Engine/ShippedCatalogs/Data"]

  /// Warns if the sources of the page are newer than the template.
  func warnIfOutdated() {
    guard let path = file?.withoutLinks, let built = path.modification,
      path.bytes.suffix(Self.built.utf8.count).elementsEqual(Self.built.utf8)
    else { return }
    let files = Self.sources.flatMap { Self.files(in: path.folder.folder.folder.appending($0.utf8)) }
    guard let newer = files.first(where: { $0.modification?.isLater(than: built) == true }) else { return }
    StandardError.warn("\(newer.name) is newer than the template of the page; run Scripts/build-page.sh")
  }

  private static func files(in folder: SystemPath) -> [SystemPath] {
    ((try? Files.entries(in: folder)) ?? []).flatMap { $0.isFolder && !$0.isLink ? files(in: $0) : [$0] }
  }

  /// Returns the page with these JSON data. Throws if the file is not a template.
  func page(with json: String) throws -> [UInt8] {
    let bytes: [UInt8]
    switch location {
    case .file(let path): bytes = try InputFile.read(path).bytes
    case .command(let page): bytes = page.withUTF8Buffer { Array($0) }
    }
    guard let start = Self.dataStart(in: bytes) else {
      throw RunFailure(
        message: "\(file?.name ?? "The template") is not a template of the page, because it has no data placeholder; "
          + "expected the output of Scripts/build-page.sh")
    }
    // A "<" occurs only in strings. It is escaped because it could end the element.
    let data = json.replacing(scalar: "<", with: "\\u003C").utf8
    return Array(bytes[..<start]) + data + bytes[(start + Self.marker.count)...]
  }

  private static let dataElement = Array(#"id="watchword-data">@@DATA@@</script>"#.utf8)
  private static let marker = Array("@@DATA@@".utf8)

  /// Returns the offset of the data marker.
  private static func dataStart(in bytes: [UInt8]) -> Int? {
    guard let sign = dataElement.firstIndex(of: UInt8(ascii: "@")) else { return nil }
    var index = 0
    while let found = bytes.firstIndex(of: UInt8(ascii: "@"), from: index) {
      let start = found - sign
      if start >= 0, bytes[start...].starts(with: dataElement) { return found }
      index = found + 1
    }
    return nil
  }
}
