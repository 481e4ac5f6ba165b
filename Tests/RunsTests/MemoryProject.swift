import Synchronization
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordRuns

/// A project whose files are in memory, and what a command writes.
final class MemoryProject: Sendable {
  private let state: Mutex<State>
  /// The current folder, such as `C:/work`.
  let root: String

  private struct State {
    var files: [String: [UInt8]]
    var unreadable: Set<String> = []
    var output = ""
    var errors = ""
  }

  init(_ files: [String: String], root: String = "/work", unreadable: Set<String> = []) {
    self.root = root
    state = Mutex(State(files: files.mapValues { Array($0.utf8) }, unreadable: unreadable))
  }

  var output: String { state.withLock { $0.output } }
  var errors: String { state.withLock { $0.errors } }
  subscript(_ path: String) -> String? { state.withLock { $0.files[path].map { String(decoding: $0, as: UTF8.self) } } }

  /// Runs a command; its declarations are `declarations`.
  func run(_ arguments: [String], _ declarations: [UInt8]) -> Int32 {
    ProjectCommands(declarations: declarations, pages: { [] }, policyHost).run(arguments)
  }

  /// The files and streams.
  var host: ProjectHost {
    ProjectHost(
      files: access,
      console: Console(
        writeBytes: { bytes throws(RunFailure) in
          self.state.withLock { $0.output += String(decoding: bytes, as: UTF8.self) }
        },
        writeError: { text in self.state.withLock { $0.errors += text } }),
      declared: [], shipped: { name in LintInput(name: name, bytes: [], format: .po) }, version: "1.0")
  }

  private var policyHost: PolicyHost {
    PolicyHost(
      project: host, policies: { [] },
      texts: ShippedCatalogSource(
        locales: { [] }, catalog: { _ in nil }, notes: { _ in nil }, overlays: { [] }, overlay: { _ in [] }),
      locale: .english, estimator: { nil }, random: { _ in nil },
      passwords: PasswordInput(
        isTerminal: { false }, hasMore: { false }, read: { _ throws(RunFailure) in 0 },
        ask: { _, _ throws(RunFailure) in .cancelled }),
      breaches: { _ throws(RunFailure) in throw RunFailure(message: "There is no file") },
      openList: { _ throws(RunFailure) in throw RunFailure(message: "There is no file") })
  }

  private var access: FileAccess {
    FileAccess(
      status: { path in
        guard let kind = self.kind(path) else { return nil }
        return FileStatus(kind: kind, size: self.state.withLock { $0.files[self.key(path)]?.count ?? 0 })
      },
      isLink: { _ in false },
      resolved: { path in
        let key = self.key(path)
        return self.kind(path) == nil ? nil : SystemPath(key.isEmpty ? self.root : "\(self.root)/\(key)")
      },
      entries: { folder throws(FileFailure) in
        let key = self.key(folder)
        let start = key.isEmpty ? "" : key + "/"
        let names = self.state.withLock { state in
          Set(
            state.files.keys.filter { $0.hasPrefix(start) }.compactMap {
              $0.dropFirst(start.count).split(separator: "/").first
            })
        }
        return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appending($0.utf8) }
      },
      part: { path, range throws(FileFailure) in
        let bytes = try self.bytes(path)
        return Array(bytes[range.clamped(to: bytes.indices)])
      }, read: { path, limit throws(FileFailure) in try Array(self.bytes(path).prefix(limit + 1)) },
      replace: { files throws(FileFailure) in
        for file in files { self.state.withLock { $0.files[self.key(file.path)] = file.bytes } }
      }, makeFolder: { _ throws(FileFailure) in })
  }

  private func bytes(_ path: SystemPath) throws(FileFailure) -> [UInt8] {
    let key = key(path)
    let bytes = state.withLock { $0.unreadable.contains(key) ? nil : $0.files[key] }
    guard let bytes else { throw FileFailure(reason: "It cannot be read") }
    return bytes
  }

  private func kind(_ path: SystemPath) -> FileStatus.Kind? {
    let key = key(path)
    return state.withLock { state in
      if state.files[key] != nil { return .file }
      return key.isEmpty || state.files.keys.contains { $0.hasPrefix(key + "/") } ? .folder : nil
    }
  }

  /// The path relative to the current folder, without `.` and slashes at its end.
  private func key(_ path: SystemPath) -> String {
    let text = String(decoding: path.bytes, as: UTF8.self)
    let relative = text.hasPrefix(root) ? text.dropFirst(root.count) : text[...]
    return relative.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
