import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordSystemFiles

/// The memory that work on catalogues takes, foreseen from what is in them.
enum MemoryNeed {
  /// What is done with a catalogue.
  enum Work {
    /// The texts that an app shows are taken out of it, and perhaps written.
    case compiling

    /// What a unit takes: with what checks know of it and a finding, or with its text in the catalogue of an app.
    fileprivate var bytesOfUnit: Int {
      switch self {
      case .compiling: 1300
      }
    }
  }

  /// What a percent sign takes: a placeholder is read, compared and perhaps found fault with.
  private static let bytesOfPercentSign = 320
  /// How many tags a unit has where it holds nothing but texts and a note.
  private static let plainTags = 8
  /// What a further tag takes: most are inline elements.
  private static let bytesOfTag = 110
  /// What any work takes: buffers, and libraries that are loaded late.
  private static let base = 32 << 20

  /// What a byte of a catalogue takes where units are as short as can be: hashes of their keys are kept.
  private static let bytesOfByte = 1
  /// What a thread takes that checks a catalogue: units and findings that are in memory.
  private static let bytesOfThread = 24 << 20

  /// Refuses any work where there is not even memory to start.
  static func requireBase() throws {
    Memory.saveIfScarce()
    guard Memory.has(base) else {
      throw CommandFailure(message: "There is not enough memory to start; give the command \(inWords(base)) more")
    }
  }

  /// Refuses to work on catalogues, all at the same time, for which there is not enough memory.
  static func require(_ work: Work, of sources: [CatalogSource]) throws {
    let weight = sources.reduce(CatalogWeight()) { $0 + $1.weight }
    let need = bytes(for: work, on: weight)
    guard !Memory.has(need, besideAddresses: sources.count > 1 ? Memory.addressesOfThreads : 0) else { return }
    let names = sources.count == 1 ? sources[0].name.string : "the \(sources.count) catalogues"
    throw CommandFailure(
      message:
        "There is not enough memory for \(names): \(weight.units) \(weight.units == 1 ? "unit takes" : "units take") "
        + "about \(inWords(need)) more; give the command more memory, or split the work")
  }

  /// Refuses to check catalogues for which there is not enough memory. Returns whether there is enough for the threads
  /// of all processors, too.
  @discardableResult
  static func require(forLinting sources: [LintSource]) throws -> Bool {
    let need = base + bytesOfThread + sources.reduce(0) { $0 + $1.size * bytesOfByte }
    guard Memory.has(need) else {
      let names = sources.count == 1 ? sources[0].name.string : "the \(sources.count) catalogues"
      throw CommandFailure(
        message: "There is not enough memory for \(names), which may take about \(inWords(need)) more; "
          + "give the command more memory, or split the work")
    }
    return Memory.has(need + Processors.count * bytesOfThread, besideAddresses: Memory.addressesOfThreads)
  }

  /// The bytes that work on catalogues of this weight takes beside their own.
  private static func bytes(for work: Work, on weight: CatalogWeight) -> Int {
    base + weight.bytes * 3 / 2 + weight.units * work.bytesOfUnit + weight.percentSigns * bytesOfPercentSign
      + max(weight.tags - weight.units * plainTags, 0) * bytesOfTag
  }

  private static func inWords(_ bytes: Int) -> String {
    bytes < 1 << 30 ? "\((bytes + (1 << 20) - 1) >> 20) MiB" : "\(bytes >> 30).\((bytes >> 20) % 1024 * 10 / 1024) GiB"
  }
}
