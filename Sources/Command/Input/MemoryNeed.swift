import WatchwordDiagnostics
import WatchwordSystemFiles

/// The memory that work on catalogues takes, foreseen from their sizes.
///
/// These are figures for files as people have them. A file in which units are much shorter, or have many findings each,
/// takes more.
enum MemoryNeed {
  /// What is done with catalogues.
  enum Work {
    case linting
    /// Checked, and compared with a schema: libxml2 makes a tree of the document.
    case validating
    /// The texts that an app shows are taken out, and perhaps written.
    case compiling

    /// What a byte of a catalogue takes.
    fileprivate var bytesOfByte: Int {
      switch self {
      case .linting: 4
      case .validating: 24
      case .compiling: 8
      }
    }
  }

  /// What findings take for each byte, where each unit has some, and what is reckoned with at most.
  private static let bytesOfFindings = 20
  private static let mostBytesOfFindings = 64 << 20
  /// What any work takes: buffers, and libraries that are loaded late.
  private static let base = 32 << 20

  /// Refuses any work where there is not even memory to start.
  static func requireBase() throws {
    Memory.saveIfScarce()
    guard Memory.has(base) else {
      throw CommandFailure(message: "There is not enough memory to start; give the command \(inWords(base)) more")
    }
  }

  /// Refuses to work on catalogues, all at the same time, for which there is not enough memory. Returns whether there is
  /// enough for the threads of all processors, too.
  @discardableResult
  static func require(_ work: Work, of files: [(name: ExactText, size: Int)]) throws -> Bool {
    let size = files.reduce(0) { $0 + $1.size }
    let need = base + size * work.bytesOfByte + min(size * bytesOfFindings, mostBytesOfFindings)
    guard Memory.has(need) else {
      let names = files.count == 1 ? files[0].name.string : "the \(files.count) catalogues"
      throw CommandFailure(
        message: "There is not enough memory for \(names), which may take about \(inWords(need)) more; "
          + "give the command more memory, or split the work")
    }
    return Memory.has(need, besideAddresses: Memory.addressesOfThreads)
  }

  private static func inWords(_ bytes: Int) -> String {
    bytes < 1 << 30 ? "\((bytes + (1 << 20) - 1) >> 20) MiB" : "\(bytes >> 30).\((bytes >> 20) % 1024 * 10 / 1024) GiB"
  }
}
