import WatchwordBasics
import WatchwordCatalogFormats

/// A finding with the data that determines its position in the report.
package struct OrderedFinding: Sendable {
  let finding: Finding
  /// The index of the check in the list of checks; -1 for readers, whose findings come first.
  let check: Int
  /// The index of the catalogue in its project, if the check compares catalogues.
  var catalog = 0

  static let reader = -1
  /// The index of checks that compare catalogues, whose findings come last.
  static let project = Int(UInt16.max)

  /// Whether the finding comes before another one. Findings of which neither precedes the other keep their order.
  fileprivate func precedes(_ other: OrderedFinding) -> Bool {
    let (one, two) = (finding.span.start, other.finding.span.start)
    return one != two ? one < two : check < other.check
  }
}

extension OrderedFinding {
  /// Returns the finding as many lines further down.
  func moved(by lines: Int) -> OrderedFinding {
    lines == 0 ? self : OrderedFinding(finding: finding.moved(by: lines), check: check, catalog: catalog)
  }
}

extension [OrderedFinding] {
  /// Returns the findings of comparisons in a newer version of the catalogue: those about units that did not change, at
  /// their new lines, and those about the catalogue as a whole.
  ///
  /// A project is compared as a whole, so the findings can be older than the catalogue.
  func moved(from old: [TranslationUnit], to new: [TranslationUnit]) -> [OrderedFinding] {
    guard !isEmpty else { return self }
    let indices = Dictionary(grouping: old.indices) { old[$0].id }
    return compactMap { found in
      guard let unit = found.finding.unit, let candidates = indices[unit] else { return found }
      let start = found.finding.span.start
      let around = candidates.last { old[$0].position <= start } ?? candidates[0]
      // An edit can add units, or remove some.
      for index in [around, around + new.count - old.count] where new.indices.contains(index) {
        let lines = new[index].position.line - old[around].position.line
        if old[around].equals(new[index], movedBy: lines) { return found.moved(by: lines) }
      }
      return nil
    }
  }

  /// Returns the findings sorted by place, then by check; findings that are equal in both keep their order.
  func sortedByPosition() -> [OrderedFinding] {
    // Sorts indices instead of findings, because copying a finding costs much more.
    let order = indices.sorted { left, right in
      if self[left].precedes(self[right]) { return true }
      return self[right].precedes(self[left]) ? false : left < right
    }
    return order.map { self[$0] }
  }
}
