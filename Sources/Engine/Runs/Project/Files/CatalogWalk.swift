package import WatchwordBasics
import WatchwordCatalogFormats

/// The catalogues in a folder and its subfolders, including those in Xcode's bundles (`.xcloc`).
///
/// The entries of a folder are sorted by the bytes of their names. Skipped are hidden files and folders (such as
/// `.build`); folders called `node_modules`, and frameworks and apps, whose catalogues belong to other packages; what is
/// named after `qqq`, the language of translatewiki's notes for translators; and links to files outside of the folder.
/// Links to folders are not followed, because their targets inside the folder are found anyway. If the folder consists
/// of folders named after languages, as a folder of i18next's does, or is named after a language itself, files that only
/// such a place makes catalogues are found, too.
package struct CatalogWalk {
  private static let foreignPackages = ["node_modules", ".framework", ".app"]
  private static let notes = ["qqq", "values-qqq"]

  /// The files, in the order in which they were found.
  private(set) var files: [SystemPath] = []
  /// The folders that could not be read or contain no catalogue.
  private(set) var failures: [RunFailure] = []
  private let access: FileAccess
  /// The path of the folder with links resolved and a slash at the end.
  private let root: [UInt8]
  /// Whether the folder consists of folders named after languages, or is named after one itself.
  private let isOfLanguages: Bool
  /// The folders that were read. A folder can be mounted inside itself.
  private var seen: Set<FileStatus.Identity> = []
  private var hasLinkOut = false
  /// The first file of another kind that contains translations.
  private var foreign: (file: SystemPath, kind: UnsupportedFile)?

  init(_ folder: SystemPath, _ access: FileAccess) {
    self.access = access
    let resolved = (access.resolved(folder) ?? folder).bytes
    root = resolved.last == SystemPath.slash ? resolved : resolved + [SystemPath.slash]
    let entries = Self.entries(in: folder, access) ?? []
    isOfLanguages =
      CatalogFormat.isNamedAfterLanguage(folder)
      || !entries.isEmpty && entries.allSatisfy { access.isFolder($0) && CatalogFormat.isNamedAfterLanguage($0) }
    if folder.isBundle { add(bundle: folder) } else { addAll(in: folder, reportedAs: folder) }
  }

  /// Adds the catalogue of a bundle, but not the source files beside it.
  private mutating func add(bundle: SystemPath) {
    let contents = bundle.appending("Localized Contents".utf8)
    if !isLinkOut(contents) { addAll(in: contents, reportedAs: bundle) }
  }

  /// Adds the catalogues in a folder, and reports `named` if there are none.
  private mutating func addAll(in folder: SystemPath, reportedAs named: SystemPath) {
    let (fileCount, failureCount) = (files.count, failures.count)
    add(folder)
    guard files.count == fileCount, failures.count == failureCount else { return }
    failures.append(
      RunFailure(
        message: "\(named.name) holds no catalogue; expected files of \(CatalogFormat.expectedFiles)"
          + (hasLinkOut ? " (links that lead out of a folder are not followed)" : "")
          + (foreign.map { ". \($0.file.name) is \($0.kind.title). \($0.kind.advice)" } ?? "")))
  }

  private mutating func add(_ folder: SystemPath) {
    if let identity = access.identity(of: folder), !seen.insert(identity).inserted { return }
    let entries: [SystemPath]
    do throws(FileFailure) {
      entries = try access.entries(folder)
    } catch {
      failures.append(RunFailure(message: "\(folder.name): \(error.reason)"))
      return
    }
    for entry in entries where !Self.holdsNotes(entry) {
      switch access.status(entry)?.kind {
      case .folder:
        if access.isLink(entry) || !Self.enters(entry) { continue }
        if entry.isBundle { add(bundle: entry) } else { add(entry) }
      case .other: break
      case .file, nil: add(file: entry)
      }
    }
  }

  private mutating func add(file: SystemPath) {
    if isCatalog(file) {
      if !isLinkOut(file) { files.append(file) }
    } else if foreign == nil, let kind = UnsupportedFile.kind(ofTranslationNamed: file) {
      foreign = (file, kind)
    }
  }

  /// Whether a folder can contain catalogues of the project.
  package static func enters(_ folder: SystemPath) -> Bool {
    folder.lastComponent.first != UInt8(ascii: ".") && !holdsNotes(folder)
      && !foreignPackages.contains { folder.hasSuffix($0) }
  }

  /// Whether a file or a folder is named after `qqq`.
  private static func holdsNotes(_ path: SystemPath) -> Bool {
    notes.contains { path.lastComponent.prefix { $0 != UInt8(ascii: ".") }.elementsEqual($0.utf8) }
  }

  private static func entries(in folder: SystemPath, _ access: FileAccess) -> [SystemPath]? {
    do throws(FileFailure) { return try access.entries(folder) } catch { return nil }
  }

  private func isCatalog(_ file: SystemPath) -> Bool {
    CatalogFormat.matches(file) || isOfLanguages && CatalogFormat.accepts(file)
      || CatalogFormat.holdsTexts(
        file,
        startingWith: DocumentHead { length in
          do throws(FileFailure) { return try access.part(file, 0..<length) } catch { return [] }
        })
  }

  /// Returns whether a link leads out of the folder, and records it in `hasLinkOut`.
  private mutating func isLinkOut(_ path: SystemPath) -> Bool {
    guard access.isLink(path), let target = access.resolved(path), !target.bytes.starts(with: root) else {
      return false
    }
    hasLinkOut = true
    return true
  }
}

extension SystemPath {
  /// Whether the path has the extension of the bundles that Xcode exports.
  fileprivate var isBundle: Bool { hasSuffix(".xcloc") || hasSuffix(".xcloc/") }
}
