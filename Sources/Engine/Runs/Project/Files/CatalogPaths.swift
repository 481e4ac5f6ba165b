package import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The catalogues that paths name.
package struct CatalogPaths {
  /// The files without duplicates, each with the first path that leads to it.
  package let files: [SystemPath]
  /// The paths that could not be used.
  package let failures: [RunFailure]

  /// Finds the files at the paths; for a folder, the catalogues that ``CatalogWalk`` finds.
  package init(_ paths: [SystemPath], _ access: FileAccess) {
    var found: [SystemPath] = []
    var failures: [RunFailure] = []
    for path in paths {
      if !path.isStandardInput, access.isFolder(path) {
        let walk = CatalogWalk(path, access)
        found += walk.files
        failures += walk.failures
      } else {
        found.append(path)
      }
    }
    self.failures = failures
    var seen: Set<FileStatus.Identity> = []
    var hasStandardInput = false
    files = found.filter { path in
      if path.isStandardInput {
        defer { hasStandardInput = true }
        return !hasStandardInput
      }
      return access.identity(of: path).map { seen.insert($0).inserted } ?? true
    }
  }

  /// Opens the files one by one. A file that cannot be read is reported on standard error and skipped.
  ///
  /// Also returns whether every file could be opened.
  package func open(stdinName: String?, _ host: ProjectHost) -> (files: [ProjectFile], isComplete: Bool) {
    for failure in failures { host.console.report(failure) }
    var isComplete = failures.isEmpty
    var opened: [ProjectFile] = []
    for path in files {
      do throws(RunFailure) {
        opened.append(try ProjectFile(path, stdinName: stdinName, host.files))
      } catch {
        host.console.report(error)
        isComplete = false
      }
    }
    ProjectFile.nameAfterTemplates(&opened)
    return (opened, isComplete)
  }
}

extension ProjectFile {
  /// Gives catalogues of gettext that are named after their language alone the name of the only template beside them:
  /// `po/de.po` translates `po/app.pot`.
  ///
  /// Source: GNU gettext, "PO Files and PO Mode Basics" and the description of `po/` directories, where
  /// `po/LINGUAS` lists the languages and the template has the name of the domain.
  fileprivate static func nameAfterTemplates(_ files: inout [ProjectFile]) {
    var templates: [SystemPath: [SystemPath]] = [:]
    for file in files where file.isTemplate {
      templates[file.effectivePath.folder, default: []].append(file.effectivePath)
    }
    for index in files.indices where !files[index].isTemplate && files[index].format.id == CatalogFormat.po.id {
      let path = files[index].effectivePath
      guard let known = templates[path.folder], known.count == 1 else { continue }
      let language = String(decoding: path.lastComponent.dropLast(".po".utf8.count), as: UTF8.self)
      guard LanguageTag(posix: language)?.isKnownLocale == true else { continue }
      let domain = known[0].lastComponent.dropLast(".pot".utf8.count)
      files[index].effectivePath = path.folder.appending(domain + Array("-\(language).po".utf8))
    }
  }

  private var isTemplate: Bool { format.id == CatalogFormat.po.id && effectivePath.hasSuffix(".pot") }
}
