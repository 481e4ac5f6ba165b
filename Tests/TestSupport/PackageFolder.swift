public import Foundation

/// The package's folder.
public let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The Swift files of a folder of the package, by name.
public func sourceFiles(in folder: String) throws -> [(name: String, text: String)] {
  let url = packageFolder.appending(path: folder)
  return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.sorted()
    .map { ($0, try String(contentsOf: url.appending(path: $0), encoding: .utf8)) }
}

/// What is beside the package under `../shared`. If it is absent or `WITHOUT_SHARED` is in the environment, says so and
/// gives nothing.
public func shared(_ path: String) -> URL? {
  let url = packageFolder.deletingLastPathComponent().appending(path: "shared/\(path)")
  let isHidden = ProcessInfo.processInfo.environment["WITHOUT_SHARED"] != nil
  if !isHidden, FileManager.default.fileExists(atPath: url.path) { return url }
  notAsked("real files of ../shared")
  return nil
}

/// The names of the files in a folder of the package that end with `ending`, without it, in their order.
public func names(in folder: String, endingWith ending: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: packageFolder.appending(path: folder).path)
    .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
}
