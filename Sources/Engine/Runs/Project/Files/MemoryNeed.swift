package import WatchwordBasics

/// The memory that work on catalogues needs, estimated from their sizes.
///
/// These figures hold for typical files. A file whose units are much shorter, or have many findings each, needs more.
package enum MemoryNeed {
  /// The kinds of work on catalogues.
  package enum Work {
    case linting
    /// Checking the catalogues, and validating them against a schema: libxml2 builds a tree of the document.
    case validating
    /// Extracting the texts that an app shows, and perhaps writing them.
    case compiling

    /// The bytes of memory for each byte of a catalogue.
    fileprivate var bytesOfByte: Int {
      switch self {
      case .linting: 4
      case .validating: 24
      case .compiling: 8
      }
    }
  }

  /// The bytes of memory that findings take for each byte of a catalogue in which every unit has findings, and the
  /// maximum that is assumed for all of them.
  private static let bytesOfFindings = 20
  private static let maximumBytesOfFindings = 64 << 20
  /// The memory that any work needs: buffers, and libraries that are loaded late.
  private static let base = 32 << 20

  /// Throws if there is not enough memory to start.
  package static func requireBase(_ access: FileAccess) throws(RunFailure) {
    guard access.hasMemory(base) else {
      throw RunFailure(message: "There is not enough memory to start; give the command \(inWords(base)) more")
    }
  }

  /// Throws if there is not enough memory to work on the catalogues at the same time. Returns the bytes that it takes.
  @discardableResult
  package static func require(
    _ work: Work, of files: [(name: ExactText, size: Int)], _ access: FileAccess
  ) throws(RunFailure) -> Int {
    let size = files.reduce(0) { $0 + $1.size }
    let need = base + size * work.bytesOfByte + min(size * bytesOfFindings, maximumBytesOfFindings)
    guard access.hasMemory(need) else {
      let names = files.count == 1 ? files[0].name.string : "the \(files.count) catalogues"
      throw RunFailure(
        message: "There is not enough memory for \(names), which may take about \(inWords(need)) more; "
          + "give the command more memory, or split the work")
    }
    return need
  }

  private static func inWords(_ bytes: Int) -> String {
    bytes < 1 << 30 ? "\((bytes + (1 << 20) - 1) >> 20) MiB" : "\(bytes >> 30).\((bytes >> 20) % 1024 * 10 / 1024) GiB"
  }
}
