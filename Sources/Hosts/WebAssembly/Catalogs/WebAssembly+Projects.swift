// The commands and projects of programs in Node and Python, and the projects of the page. The files and the streams
// belong to the host, which the module asks through its only import: Documentation/CataloguesAsJSON.md, section
// "Commands".
//
// Scripts/build-wasm.sh exports `watchword_run` from `tools.wasm` only: pages cannot run commands, and need not load them.

import WatchwordAppResources
import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordRuns
import WatchwordStrength

#if arch(wasm32)
  import WatchwordRuntime

  /// Runs a command, and returns its exit code. The arguments are separated by NUL.
  @_cdecl("watchword_run")
  package func runCommand(_ arguments: UnsafePointer<UInt8>?, _ length: UInt32) -> Int32 {
    AskedHost.commands.run(AskedHost.words(arguments, length))
  }

  /// Opens a project, whose files the host has: `{"paths", "base", "checks", "config",
  /// "isComparedLater"}`.
  @_expose(wasm, "watchword_project")
  @_cdecl("watchword_project")
  package func openProject(_ question: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    do throws(Refusal) {
      let question = try ProjectQuestion(Answer.bytes(question, length))
      let run = try AskedHost.start(question.options)
      return Answer.block(openCatalogs.open(run, isComparedLater: question.isComparedLater).chunks)
    } catch {
      return Answer.block(error.json)
    }
  }

  /// Returns whether a folder of a project can contain catalogues: `{"name"}`.
  @_expose(wasm, "watchword_project_enters")
  @_cdecl("watchword_project_enters")
  package func entersFolder(_ question: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(CatalogService.enters(question: Answer.bytes(question, length)).chunks)
  }

  /// Opens the file of the project at an index for editing. The document is the content of the file after earlier edits,
  /// or empty to ask the host for it.
  @_expose(wasm, "watchword_project_open")
  @_cdecl("watchword_project_open")
  package func openFile(
    _ index: UInt32, _ document: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    let bytes = length == 0 ? nil : Answer.bytes(document, length)
    return Answer.block(openCatalogs.open(file: Int(clamping: index), bytes: bytes).chunks)
  }

  /// Compares the files of the project with each other.
  @_expose(wasm, "watchword_project_compare")
  @_cdecl("watchword_project_compare")
  package func compareProject() -> UnsafeMutableRawPointer { Answer.block(openCatalogs.compare().chunks) }

  /// Returns the findings in all files of the project, as `watchword lint --format json` prints them.
  @_expose(wasm, "watchword_project_report")
  @_cdecl("watchword_project_report")
  package func reportProject() -> UnsafeMutableRawPointer { Answer.block(openCatalogs.report().chunks) }

  /// The host, as the module asks it.
  private enum AskedHost {
    /// Returns the answer to a question; `nil` if there is none.
    static func ask(_ name: StaticString, _ path: [UInt8] = [], _ further: [UInt8] = []) -> [UInt8]? {
      var question = name.withUTF8Buffer { Array($0) }
      question.append(0)
      question += path
      question.append(0)
      question += further
      let block = question.withUnsafeBytes { watchword_ask($0.baseAddress, UInt32(truncatingIfNeeded: $0.count)) }
      guard let block else { return nil }
      let length = Int(UInt32(littleEndian: block.load(as: UInt32.self)))
      let bytes = [UInt8](UnsafeRawBufferPointer(start: block + 4, count: length))
      block.deallocate()
      return bytes
    }

    /// Returns the bytes after the sign of an answer. Throws the reason if the sign is `-`.
    static func read(
      _ name: StaticString, _ path: [UInt8], _ further: [UInt8] = []
    ) throws(FileFailure) -> ArraySlice<UInt8> {
      let answer = ask(name, path, further) ?? []
      if answer.first == UInt8(ascii: "+") { return answer.dropFirst() }
      throw FileFailure(reason: String(decoding: answer.dropFirst(), as: UTF8.self))
    }

    private static func status(_ answer: [UInt8]) -> FileStatus? {
      let words = answer.split(separator: 0x20)
      guard words.count == 4 else { return nil }
      let kind: FileStatus.Kind =
        switch words[0].first {
        case UInt8(ascii: "f") where words[0].elementsEqual("file".utf8): .file
        case UInt8(ascii: "f"): .folder
        default: .other
        }
      let isKnown = words[3].allSatisfy { $0 != UInt8(ascii: "-") }
      return FileStatus(
        kind: kind, size: Int(clamping: number(words[1])),
        identity: isKnown ? FileStatus.Identity(device: number(words[2]), number: number(words[3])) : nil)
    }

    /// Returns the number that digits write; one of more than 64 bits wraps around.
    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64 {
      digits.reduce(0) { $0 &* 10 &+ UInt64($1 &- UInt8(ascii: "0")) }
    }

    private static let files = FileAccess(
      status: { path in ask("status", path.bytes).flatMap { status($0) } },
      isLink: { path in ask("link", path.bytes) != nil },
      resolved: { path in ask("resolved", path.bytes).map { SystemPath(bytes: $0) } },
      entries: { folder throws(FileFailure) in
        try read("entries", folder.bytes).split(separator: 0).map { folder.appending($0) }
      },
      part: { path, range throws(FileFailure) in
        try Array(read("part", path.bytes, Array("\(range.lowerBound) \(range.upperBound)".utf8)))
      },
      read: { path, limit throws(FileFailure) in
        try Array(read("read", path.bytes, Array("\(limit < .max ? limit + 1 : limit)".utf8)))
      },
      replace: { files throws(FileFailure) in
        for file in files {
          do throws(FileFailure) {
            _ = try read("replace", file.path.bytes, file.bytes)
          } catch {
            throw FileFailure(reason: error.reason, name: file.path.name)
          }
        }
      }, makeFolder: { path throws(FileFailure) in _ = try read("folder", path.bytes) })

    private static var console: Console {
      let flags = ask("console") ?? []
      return Console(
        writeBytes: { bytes throws(RunFailure) in
          do throws(FileFailure) {
            _ = try read("output", [], bytes)
          } catch {
            throw RunFailure(message: "The output cannot be written: \(error.reason)")
          }
        }, writeError: { text in _ = ask("error", [], Array(text.utf8)) }, isScreen: flags.first == UInt8(ascii: "1"),
        isColored: flags.last == UInt8(ascii: "1"))
    }

    private static func shipped(of original: ExactText) -> LintInput {
      let reading = CompiledCatalog.read(SourceText(name: "shipped", bytes: ask("shipped") ?? []))
      let english = reading.value ?? Catalog(locale: .english, messages: [:])
      return LintInput(OverlayTexts(english: english).base(called: "Watchword", of: original), findings: [])
    }

    /// Opens the files of a project.
    static func start(_ options: LintOptions) throws(Refusal) -> LintRun {
      do throws(RunFailure) {
        if let run = try LintRun.start(options, project) { return run }
        throw RunFailure.said()
      } catch {
        throw Refusal(id: "unusable-project", error.message)
      }
    }

    static var commands: ProjectCommands {
      ProjectCommands(declarations: ask("commands") ?? [], pages: { ask("pages") ?? [] }, policies)
    }

    /// Returns a file of the data that the package ships; `nil` if there is none.
    private static func data(_ path: String) -> [UInt8]? { ask("data", Array(path.utf8)) }

    /// Returns the names of the files in a folder of that data, in their order, without `.json`.
    private static func names(in folder: String) -> [ExactText] {
      let ending = Array(".json".utf8)
      return (data(folder) ?? []).split(separator: 0).map { name in
        ExactText(String(decoding: name.suffix(5).elementsEqual(ending) ? name.dropLast(5) : name, as: UTF8.self))
      }.sorted()
    }

    private static func catalog(_ path: String) -> Catalog? {
      data(path + ".json").flatMap { CompiledCatalog.read(SourceText(name: "shipped catalogue", bytes: $0)).value }
    }

    private static func locales(in folder: String) -> [LanguageTag] {
      names(in: folder).compactMap { LanguageTag($0.string) }
    }

    private static var texts: ShippedCatalogSource {
      ShippedCatalogSource(
        locales: { locales(in: "texts") }, catalog: { catalog("texts/\($0)") }, notes: { catalog("notes/\($0)") },
        overlays: { names(in: "overlays") },
        overlay: { name in locales(in: "overlays/\(name)").compactMap { catalog("overlays/\(name)/\($0)") } })
    }

    private static var policies: PolicyHost {
      PolicyHost(
        project: project,
        policies: {
          names(in: "policies").map { name in
            ShippedPolicy(
              name: name, json: String(decoding: data("policies/\(name).json") ?? [], as: UTF8.self))
          }
        }, texts: texts,
        locale: ask("locale").flatMap { LanguageTag(posix: String(decoding: $0, as: UTF8.self)) } ?? .english,
        estimator: { data("strength-words.txt").flatMap { StrengthEstimator(wordsFile: $0) } },
        random: { count in ask("random", [], Array("\(count)".utf8)).flatMap { $0.count == count ? $0 : nil } },
        passwords: PasswordInput(
          isTerminal: { ask("terminal") != nil }, hasMore: { false },
          read: { buffer throws(RunFailure) in try readInput(into: &buffer) },
          ask: { title, _ throws(RunFailure) in
            let prompt = "\(title) (Return to finish, Control-C to cancel):\n"
            guard let typed = ask("typed", [], Array(prompt.utf8)) else { return .cancelled }
            return switch LineDefect.password(in: typed[...]) {
            case .success(let password): .typed(password)
            case .failure(let defect): .unchecked(defect)
            }
          }),
        breaches: { _ throws(RunFailure) in
          throw RunFailure(message: "--breached needs the native command of Watchword; leave it out here")
        }, openList: { path throws(RunFailure) in try list(at: path) })
    }

    /// Appends at most 64 KiB of standard input, and returns their number; 0 at the end.
    private static func readInput(into buffer: inout [UInt8]) throws(RunFailure) -> Int {
      do throws(FileFailure) {
        let bytes = try read("input", [])
        buffer += bytes
        return bytes.count
      } catch {
        throw RunFailure(message: "Standard input cannot be read: \(error.reason)")
      }
    }

    /// Opens a list of passwords.
    private static func list(at path: SystemPath) throws(RunFailure) -> PasswordList {
      if path.isStandardInput {
        return PasswordList(
          name: "Standard input", size: nil, read: { buffer throws(RunFailure) in try readInput(into: &buffer) },
          progress: { 0 })
      }
      func part(_ start: Int) throws(RunFailure) -> [UInt8] {
        do throws(FileFailure) {
          return try files.part(path, start..<start + 1 << 16)
        } catch {
          throw RunFailure(message: "\(path.name): \(error.reason)")
        }
      }
      // The first bytes of gzip data (RFC 1952, section 2.3.1).
      guard try !part(0).starts(with: [0x1F, 0x8B]) else {
        throw RunFailure(message: "\(path.name) is compressed by gzip; decompress it first")
      }
      var start = 0
      return PasswordList(
        name: path.name.string, size: files.status(path)?.size,
        read: { buffer throws(RunFailure) in
          let bytes = try part(start)
          start += bytes.count
          buffer += bytes
          return bytes.count
        }, progress: { start })
    }

    /// Returns the arguments of a command.
    static func words(_ arguments: UnsafePointer<UInt8>?, _ length: UInt32) -> [String] {
      let bytes = Answer.bytes(arguments, length)
      let words = bytes.isEmpty ? [] : bytes.split(separator: 0, omittingEmptySubsequences: false)
      return words.map { String(decoding: $0, as: UTF8.self) }
    }

    private static var project: ProjectHost {
      ProjectHost(
        files: files, console: console, declared: LintQuestion.declarations, shipped: { shipped(of: $0) },
        version: String(decoding: ask("version") ?? [], as: UTF8.self))
    }
  }
#endif
