import WatchwordDiagnostics
import WatchwordSystemFiles

/// The page without data, as `Scripts/build-page.sh` builds it.
struct PageTemplate {
  let path: SystemPath

  /// The place of the data.
  private static let place = Array(#"id="watchword-data">@@DATA@@</script>"#.utf8)
  private static let marker = Array("@@DATA@@".utf8)
  /// Where the repository has it.
  private static let built = ".build/page/page.html"
  /// Where an installation has it, beside the folder of the command.
  private static let installed = "share/watchword/page.html"

  /// What builds it in the repository.
  private static let builder = "Scripts/build-page.sh"

  /// The template at `argument`, or the one that belongs to the command: that of its installation, or that of the
  /// repository that the command or the working folder is in. A command that is in its repository builds the template
  /// if it is not there. Throws if there is none.
  static func find(_ argument: String?) throws -> PageTemplate {
    if let argument { return PageTemplate(path: try InputPaths.path(named: argument)) }
    let command = Program.file?.folder
    func existing() -> SystemPath? {
      let candidates =
        [command?.folder.appending(installed.utf8)].compactMap { $0 }
        + (folders(above: command) + folders(above: SystemPath(".").withoutLinks)).map { $0.appending(built.utf8) }
      return candidates.first(where: \.isFile)
    }
    if let path = existing() { return PageTemplate(path: path) }
    let builders = folders(above: command).map { $0.appending(builder.utf8) }
    guard let builder = builders.first(where: \.isFile) else {
      throw CommandFailure(
        message: "There is no template of the page here; build it with Scripts/build-page.sh in the repository of "
          + "Watchword (make preview does), or name one with --template")
    }
    StandardError.write("Building the template of the page; this is done once, and takes a few minutes\n")
    guard Program.run(builder), let path = existing() else {
      throw CommandFailure(
        message: "\(builder.name) has not built the template of the page; see above, or name one that was built "
          + "elsewhere with --template")
    }
    return PageTemplate(path: path)
  }

  /// A folder and all that it is in, from the inside.
  private static func folders(above folder: SystemPath?) -> [SystemPath] {
    guard var folder else { return [] }
    var folders = [folder]
    while folder.folder != folder, folder.folder.bytes.first == UInt8(ascii: "/") {
      folder = folder.folder
      folders.append(folder)
    }
    return folders
  }

  /// Where the repository has what the template is made of, besides the engine.
  private static let sources = ["Page", "Sources/ShippedCatalogs/Data"]

  /// Says on standard error if the sources of the page beside the template are newer.
  func warnIfOutdated() {
    guard let path = path.withoutLinks, let built = path.modification,
      path.bytes.suffix(Self.built.utf8.count).elementsEqual(Self.built.utf8)
    else { return }
    let files = Self.sources.flatMap { Self.files(in: path.folder.folder.folder.appending($0.utf8)) }
    guard let newer = files.first(where: { $0.modification?.isLater(than: built) == true }) else { return }
    StandardError.warn("\(newer.name) is newer than the template of the page; run Scripts/build-page.sh")
  }

  private static func files(in folder: SystemPath) -> [SystemPath] {
    ((try? Files.entries(in: folder)) ?? []).flatMap { $0.isFolder && !$0.isLink ? files(in: $0) : [$0] }
  }

  /// The page with these data, as JSON. Throws if the file is not a template.
  func page(with json: String) throws -> [UInt8] {
    let source = try InputFile.read(path)
    guard let start = Self.dataStart(in: source.bytes) else {
      throw CommandFailure(
        message: "\(path.name) is not a template of the page, because it has no place for data; expected what "
          + "Scripts/build-page.sh writes")
    }
    // Only strings hold a "<", which could end the element.
    let data = json.replacing(scalar: "<", with: "\\u003C").utf8
    return Array(source.bytes[..<start]) + data + source.bytes[(start + Self.marker.count)...]
  }

  /// Where the marker of the data starts.
  private static func dataStart(in bytes: [UInt8]) -> Int? {
    guard let sign = place.firstIndex(of: UInt8(ascii: "@")) else { return nil }
    var index = 0
    while let found = bytes.firstIndex(of: UInt8(ascii: "@"), from: index) {
      let start = found - sign
      if start >= 0, bytes[start...].starts(with: place) { return found }
      index = found + 1
    }
    return nil
  }
}
