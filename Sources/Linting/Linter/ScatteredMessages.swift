import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordSystemFiles

/// Reads a catalogue again for messages whose units are in several places, and checks each as a whole.
///
/// What is put together are units of the same key, not of the same hash.
struct ScatteredMessages: CatalogSink {
  private(set) var examiner: MessageExaminer
  private let settings: LintSettings
  private let wanted: Set<MessageDigest>
  /// The part of the messages that is looked at in this pass, so that the memory is bounded: `hash % count == part`.
  private let part: UInt64
  private let partCount: UInt64
  private var fileCount = 0
  private var file: FileFacts?
  /// The units of each key, in the order of the first of them.
  private var groups: [(digest: MessageDigest, units: [UnitFacts])] = []
  private var places: [ExactText: Int] = [:]

  /// The number of messages that are put together in one pass.
  private static let mostInPass = 1 << 15

  private init(
    _ wanted: Set<MessageDigest>, part: Int, of count: Int, _ settings: LintSettings, _ examiner: MessageExaminer
  ) {
    self.wanted = wanted
    self.part = UInt64(part)
    partCount = UInt64(count)
    self.settings = settings
    self.examiner = examiner
  }

  /// Checks the messages, in as many passes over the catalogue as the memory requires.
  static func examine(
    _ wanted: Set<MessageDigest>, in input: LintInput, _ examiner: MessageExaminer
  ) throws(FileError) -> MessageExaminer {
    var examiner = examiner
    guard !wanted.isEmpty else { return examiner }
    let count = wanted.count / mostInPass + 1
    for part in 0..<count {
      var pass = ScatteredMessages(wanted, part: part, of: count, input.settings, examiner)
      try input.read(into: &pass)
      examiner = pass.examiner
    }
    return examiner
  }

  mutating func begin(_ file: CatalogFile) {
    self.file = FileFacts(file, similarTo: self.file, settings: settings)
    fileCount += 1
  }

  mutating func add(_ unit: consuming TranslationUnit) {
    guard let file else { return }
    let key = unit.key
    let digest = MessageDigest(file: fileCount - 1, hash: key.digest)
    guard digest.hash % partCount == part, wanted.contains(digest) else { return }
    let facts = UnitFacts(unit, in: file)
    if let place = places[key] {
      groups[place].units.append(facts)
    } else {
      places[key] = groups.count
      groups.append((digest, [facts]))
    }
  }

  mutating func endFile() {
    guard let file else { return }
    for group in groups { examiner.examine(group.units, group.digest, in: file) }
    groups = []
    places = [:]
  }

  mutating func report(_ diagnostic: Diagnostic) {}

  mutating func end(isComplete: Bool) {}
}
