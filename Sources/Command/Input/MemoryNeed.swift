import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordSystemFiles

/// The memory that work on catalogues takes, foreseen from what is in them.
enum MemoryNeed {
  /// What is done with a catalogue.
  enum Work {
    /// It is examined, and perhaps compared with others.
    case linting
    /// The texts that an app shows are taken out of it, and perhaps written.
    case compiling

    /// What a unit takes: with what checks know of it and a finding, or with its text in the catalogue of an app.
    fileprivate var bytesOfUnit: Int {
      switch self {
      case .linting: 1150
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
  /// What a finding takes when it is reported: sorted, put into lines and joined, each exists several times.
  private static let bytesOfReportedFinding = 1500
  /// What any work takes: buffers, and libraries that are loaded late.
  private static let base = 32 << 20

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

  /// Refuses to report so many findings, with lines of these catalogues, where there is not enough memory for it.
  static func require(forFindings count: Int, in sources: [CatalogSource]) throws {
    let converted = sources.reduce(0) { $0 + $1.weight.convertedBytes }
    guard !Memory.has(count * bytesOfReportedFinding + converted) else { return }
    throw CommandFailure(
      message: "There is not enough memory to report \(count) \(count == 1 ? "finding" : "findings"); "
        + "give the command more memory, or check fewer files")
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
