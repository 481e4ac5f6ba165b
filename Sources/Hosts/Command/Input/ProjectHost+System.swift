import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordRuns
import WatchwordShippedCatalogs
import WatchwordStrength
import WatchwordSystemFiles

extension FileAccess {
  /// The files of this machine.
  static let system = FileAccess(
    status: { path in
      guard let file = path.properties else { return nil }
      return FileStatus(
        kind: file.isFile ? .file : file.isFolder ? .folder : .other, size: file.size,
        identity: FileStatus.Identity(device: file.identity.device, number: file.identity.number))
    },
    isLink: { $0.isLink },
    resolved: { $0.withoutLinks },
    entries: { folder throws(FileFailure) in try reported { () throws(FileError) in try Files.entries(in: folder) } },
    part: { path, range throws(FileFailure) in
      try reported { () throws(FileError) in try OpenFile(reading: path).bytes(in: range) }
    },
    read: { path, limit throws(FileFailure) in
      guard !path.isStandardInput || StandardStream.input.isOpen else {
        throw FileFailure(reason: "Standard input is closed")
      }
      return try reported { () throws(FileError) in
        let bytes =
          path.isStandardInput
          ? try Files.read(StandardStream.input.file, limit: limit) : try Files.read(path, limit: limit)
        // The index of the lines takes less than this fraction of the text.
        guard Memory.isAvailable(bytes.count / 32 + (1 << 16)) else {
          throw FileError(name: path.name, reason: .outOfMemory)
        }
        return bytes
      }
    },
    replace: { files throws(FileFailure) in try reported { () throws(FileError) in try Files.replaceAll(files) } },
    makeFolder: { path throws(FileFailure) in
      try reported { () throws(FileError) in try Files.makeFolder(path) }
    }, hasMemory: { Memory.isAvailable($0) })

  private static func reported<Value>(_ body: () throws(FileError) -> Value) throws(FileFailure) -> Value {
    do throws(FileError) { return try body() } catch {
      throw FileFailure(reason: error.reason.sentence, name: error.name)
    }
  }
}

extension PolicyHost {
  /// This machine, with a console that is coloured if `isColored` is true.
  static func system(isColored: Bool = false) -> PolicyHost {
    PolicyHost(
      project: .system(isColored: isColored), policies: { ShippedPolicy.all }, texts: .builtIn,
      locale: RequestedLocale.ofEnvironment, estimator: { StrengthEstimator.embedded },
      random: { count in
        var generator = SystemRandomNumberGenerator()
        var bytes: [UInt8] = []
        while bytes.count < count { withUnsafeBytes(of: generator.next()) { bytes += $0 } }
        return Array(bytes.prefix(count))
      },
      passwords: PasswordInput(
        isTerminal: { StandardStream.input.isTerminal }, hasMore: { StandardStream.input.hasMore },
        read: { buffer throws(RunFailure) in try StandardInput.read(into: &buffer) },
        ask: { title, advice throws(RunFailure) in try HiddenInput(title: title, advice: advice).run(isDrawing: false) }
      ),
      breaches: { path throws(RunFailure) in try BreachList(path).lookup },
      openList: { path throws(RunFailure) in try PasswordFile(path).list },
      progress: { total in
        let bar = SharedBar(total: total)
        return ProgressDisplay(advance: { bar.bar.advance(by: $0) }, finish: { bar.bar.clear() })
      })
  }

  /// A bar that two functions share.
  private final class SharedBar {
    var bar: ProgressBar

    init(total: Int?) { bar = ProgressBar(total: total) }
  }
}

extension ShippedCatalogSource {
  /// The catalogues that are built into the command.
  static let builtIn = ShippedCatalogSource(
    locales: { ShippedCatalogs.locales }, catalog: { ShippedCatalogs.catalog(for: $0) },
    notes: { NoteCatalogs.catalog(for: $0) }, overlays: { ShippedOverlay.all.map(\.name) },
    overlay: { ShippedOverlay.named($0)?.catalogs ?? [] })
}

extension ProjectHost {
  /// This machine, with a console that is coloured if `isColored` is true.
  static func system(isColored: Bool = false) -> ProjectHost {
    ProjectHost(
      files: .system, console: .console(isColored: isColored),
      declared: PasswordPolicy.declarations + FormTexts.all + NoteTexts.all,
      shipped: { ShippedTexts.base(of: $0) }, version: Version.number)
  }
}
