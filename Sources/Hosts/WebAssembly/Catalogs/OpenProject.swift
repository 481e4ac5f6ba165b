import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordReporting
import WatchwordRuns

/// A project whose files can be opened for editing. As they are edited, they can be compared with each other.
package struct OpenProject {
  private let run: LintRun
  private var files: [File]

  private struct File {
    /// The number of the catalogue, while it is open.
    var number: UInt32?
    /// The file as it was examined last.
    var examined: ExaminedCatalog?
    /// The findings from the last comparison; `nil` if the file is compared with the base alone, after each edit.
    var compared: [OrderedFinding]?
  }

  /// Creates a project. If it is compared later, its files have no findings from comparisons until then, and are edited
  /// faster.
  init(_ run: LintRun, isComparedLater: Bool) {
    self.run = run
    files = run.files.map { _ in File(compared: isComparedLater ? [] : nil) }
  }

  /// Opens the file at `index`, with `bytes` unless they are `nil`, as the catalogue with this number.
  mutating func open(_ index: Int, _ bytes: [UInt8]?, as number: UInt32) throws(Refusal) -> CatalogSession {
    guard files.indices.contains(index) else {
      throw Refusal(id: "no-file", "There is no file \(index); there are \(files.count)")
    }
    do throws(RunFailure) {
      let session = try run.session(index, bytes, files[index].compared)
      files[index].number = number
      files[index].examined = session.examined
      return session
    } catch {
      throw Refusal(id: "unusable-project", error.message)
    }
  }

  /// Keeps what is known about a catalogue that is being closed.
  mutating func close(_ number: UInt32, _ examined: ExaminedCatalog) {
    guard let index = files.firstIndex(where: { $0.number == number }) else { return }
    files[index].number = nil
    files[index].examined = examined
  }

  /// Examines the files again that were edited, and those that were never opened. A file that cannot be read is left
  /// out.
  private mutating func examine(_ catalogs: [UInt32: OpenCatalog]) {
    for index in files.indices {
      if let open = files[index].number.flatMap({ catalogs[$0] }) {
        files[index].examined = open.examined
      } else if files[index].examined == nil, case .success(let examined) = run.linter.examine(run.files[index]) {
        files[index].examined = examined
      }
    }
  }

  /// Compares all files. Returns the changed findings of those in `catalogs`, and the counts of the others.
  mutating func compare(_ catalogs: inout [UInt32: OpenCatalog]) -> ChunkedText {
    examine(catalogs)
    let indices = files.indices.filter { files[$0].examined != nil }
    let examined = indices.compactMap { files[$0].examined }
    var answer = ChunkedText("{\"version\":1,\"catalogs\":[")
    var separator = ""
    var closed = JSONWriter()
    closed.array { list in
      for (position, compared) in run.compare(examined).enumerated() {
        let index = indices[position]
        files[index].compared = compared
        if let number = files[index].number, let changes = catalogs[number]?.take(compared) {
          answer.add("\(separator){\"catalog\":\(number),\"changes\":")
          answer.add(changes.answer)
          answer.add("}")
          separator = ","
        } else {
          let findings = run.linter.findings(about: examined[position], compared)
          list.object { writer in
            writer.member("file", index)
            writer.member("errors", findings.count(of: .error))
            writer.member("warnings", findings.count(of: .warning))
          }
        }
      }
    }
    answer.add("],\"closed\":\(closed.text)}")
    return answer
  }

  /// Returns the report of `watchword lint --format json` about the files, as they are edited now.
  mutating func report(_ catalogs: [UInt32: OpenCatalog]) -> ChunkedText {
    examine(catalogs)
    let examined = files.compactMap { $0.examined }
    var answer = ChunkedText()
    Report(
      fileCount: examined.count, unitCount: examined.reduce(0) { $0 + $1.unitCount },
      files: run.findings(about: examined)
    ).writeJSON { answer.add($0) }
    return answer
  }

  /// The answer about the files of the project.
  var answer: ChunkedText {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.array("files") { list in
        for file in run.files {
          list.object { writer in
            writer.member("path", file.name)
            writer.member("format", file.format.id)
            writer.member("title", file.format.title)
            if let source = file.sourceName ?? run.baseName { writer.member("source", source) }
          }
        }
      }
    }
    return ChunkedText(writer.text)
  }
}
