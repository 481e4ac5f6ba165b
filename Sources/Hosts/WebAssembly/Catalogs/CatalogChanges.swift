import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordReporting

/// The changes in the lists of a catalogue.
struct CatalogChanges {
  /// The number of edits or fixes that were applied.
  private let count: Int
  private let new: CatalogLists
  private let lines: MovedLines
  /// Whether the file elements changed, so that every unit is listed anew.
  private let hasNewElements: Bool
  private let units: [Splice]
  private let findings: [Splice]

  /// Old elements of a list and the new ones that replace them.
  private struct Splice {
    var removed: Int
    /// The range in the new list.
    var added: Range<Int>
  }

  init(count: Int, from old: CatalogLists, to new: CatalogLists, changed: [Range<Int>]?) {
    self.count = count
    self.new = new
    let pairs = UnitPair.pairs(of: old.units, new.units, changed: changed)
    let lines = MovedLines(pairs)
    self.lines = lines
    var units = Splices()
    hasNewElements = !old.hasElements(of: new)
    for pair in pairs where pair.isSame && !hasNewElements && lines.newLine(of: pair.oldLine) == pair.newLine {
      units.keep(pair.old, pair.new)
    }
    units.close(old.units.count, new.units.count)
    var findings = Splices()
    Self.compare(old, new, lines, &findings)
    self.units = units.all
    self.findings = findings.all
  }

  /// Collects the changes between unchanged elements.
  private struct Splices {
    private(set) var all: [Splice] = []
    private var old = 0
    private var new = 0

    /// Records that the elements with these indices are equal.
    mutating func keep(_ old: Int, _ new: Int) {
      close(old, new)
      (self.old, self.new) = (old + 1, new + 1)
    }

    /// Records the ends of both lists.
    mutating func close(_ old: Int, _ new: Int) {
      guard old > self.old || new > self.new else { return }
      all.append(Splice(removed: old - self.old, added: self.new..<new))
    }
  }

  /// Compares the findings, which are sorted by position.
  private static func compare(_ old: CatalogLists, _ new: CatalogLists, _ lines: MovedLines, _ splices: inout Splices) {
    var (one, other) = (0, 0)
    while one < old.findings.count, other < new.findings.count {
      if old.unitIndices[one] == new.unitIndices[other], old.textRanges[one] == new.textRanges[other],
        old.findings[one].equals(new.findings[other], lines)
      {
        splices.keep(one, other)
        one += 1
        other += 1
        continue
      }
      let (position, next) = (lines.newPosition(of: old.findings[one].span.start), new.findings[other].span.start)
      if !(next < position) { one += 1 }
      if !(position < next) { other += 1 }
    }
    splices.close(old.findings.count, new.findings.count)
  }

  /// The answer to an edit or a fix.
  var answer: ChunkedText {
    var answer = ChunkedText()
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("applied", count)
      writer.object("summary") { $0.write(summaryOf: new.report) }
      if hasNewElements {
        writer.array("files") { writer in new.elements.forEach { writer.write(element: $0) } }
      }
      writer.array("moved") { lines.write(to: &$0) }
      writer.key("units")
      Self.write(units, to: &writer, &answer) { $0.write(unit: $1, of: new) }
      writer.key("findings")
      Self.write(findings, to: &writer, &answer) { $0.write(finding: $1, of: new) }
    }
    answer.add(writer.takeText())
    return answer
  }

  private static func write(
    _ splices: [Splice], to writer: inout JSONWriter, _ answer: inout ChunkedText,
    _ element: (inout JSONWriter, Int) -> Void
  ) {
    writer.array { writer in
      for splice in splices {
        writer.object { writer in
          writer.member("at", splice.added.lowerBound)
          writer.member("removed", splice.removed)
          writer.array("added") { writer in
            for index in splice.added {
              element(&writer, index)
              answer.add(writer.takeText())
            }
          }
        }
      }
    }
  }
}

extension Finding {
  /// Whether `new` equals this finding, apart from line numbers that moved.
  fileprivate func equals(_ new: Finding, _ lines: MovedLines) -> Bool {
    id == new.id && severity == new.severity && file == new.file && unit == new.unit
      && lines.newPosition(of: span.start) == new.span.start && lines.newPosition(of: span.end) == new.span.end
      && ExactText(message) == ExactText(new.message) && help.map { ExactText($0) } == new.help.map { ExactText($0) }
      && fix?.isSafe == new.fix?.isSafe
  }
}
