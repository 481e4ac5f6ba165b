import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordReporting

/// What became different in the lists of a catalogue.
struct CatalogChanges {
  /// The number of edits or fixes that were written.
  private let count: Int
  private let new: CatalogLists
  private let lines: MovedLines
  private let units: [Splice]
  private let findings: [Splice]

  /// Old elements of a list that new ones replace.
  private struct Splice {
    var removed: Int
    /// Their place in the new list.
    var added: Range<Int>
  }

  init(count: Int, from old: CatalogLists, to new: CatalogLists) {
    self.count = count
    self.new = new
    let pairs = count == 0 ? [] : UnitPair.pairs(of: old.units, new.units)
    let lines = MovedLines(pairs)
    self.lines = lines
    var units = Splices()
    for pair in pairs where pair.isSame && lines.place(of: pair.oldLine) == pair.newLine {
      units.keep(pair.old, pair.new)
    }
    var findings = Splices()
    if count > 0 {
      units.end(old.units.count, new.units.count)
      Self.compare(old.findings, new.findings, lines, &findings)
    }
    self.units = units.all
    self.findings = findings.all
  }

  /// Collects what lies between the elements that stay.
  private struct Splices {
    private(set) var all: [Splice] = []
    private var old = 0
    private var new = 0

    /// The elements with these indices are the same.
    mutating func keep(_ old: Int, _ new: Int) {
      end(old, new)
      (self.old, self.new) = (old + 1, new + 1)
    }

    /// Both lists end there.
    mutating func end(_ old: Int, _ new: Int) {
      guard old > self.old || new > self.new else { return }
      all.append(Splice(removed: old - self.old, added: self.new..<new))
    }
  }

  /// Compares lists that are sorted by place.
  private static func compare(
    _ old: [ListedFinding], _ new: [ListedFinding], _ lines: MovedLines, _ splices: inout Splices
  ) {
    var (one, other) = (0, 0)
    while one < old.count, other < new.count {
      let (left, right) = (old[one], new[other])
      if left.equals(right, lines) {
        splices.keep(one, other)
        one += 1
        other += 1
        continue
      }
      let (place, next) = (lines.place(of: left.diagnostic.span.start), right.diagnostic.span.start)
      if !(next < place) { one += 1 }
      if !(place < next) { other += 1 }
    }
    splices.end(old.count, new.count)
  }

  /// The answer to whoever asked for the edit or the fixes.
  var answer: LongText {
    var answer = LongText()
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("applied", count)
      writer.key("summary")
      writer.object { $0.write(summaryOf: new.report) }
      writer.key("moved")
      writer.array { lines.write(to: &$0) }
      writer.key("units")
      Self.write(units, to: &writer, &answer) { $0.write(unit: new.units[$1]) }
      writer.key("findings")
      Self.write(findings, to: &writer, &answer) { $0.write(listed: new.findings[$1]) }
    }
    answer.add(writer.takeText())
    return answer
  }

  private static func write(
    _ splices: [Splice], to writer: inout JSONWriter, _ answer: inout LongText,
    _ element: (inout JSONWriter, Int) -> Void
  ) {
    writer.array { writer in
      for splice in splices {
        writer.object { writer in
          writer.member("at", splice.added.lowerBound)
          writer.member("removed", splice.removed)
          writer.key("added")
          writer.array { writer in
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

extension ListedFinding {
  /// Whether `new` is written as this one, but for moved lines.
  fileprivate func equals(_ new: ListedFinding, _ lines: MovedLines) -> Bool {
    let (one, other) = (diagnostic, new.diagnostic)
    return unit == new.unit && one.id == other.id && one.severity == other.severity
      && lines.place(of: one.span.start) == other.span.start && lines.place(of: one.span.end) == other.span.end
      && one.unit == other.unit && ExactText(one.message) == ExactText(other.message)
      && one.help.map { ExactText($0) } == other.help.map { ExactText($0) } && one.file == other.file
      && one.fix?.isSafe == other.fix?.isSafe
  }
}
