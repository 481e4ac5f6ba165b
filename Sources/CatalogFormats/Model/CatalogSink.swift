public import WatchwordDiagnostics

/// Receives the content of a document while it is read.
///
/// The calls follow the order of the document: for each file element ``begin(_:)``, then ``add(_:)`` for each of its
/// units, then ``endFile()``; and once at the end ``end(isComplete:)``. Findings come in between, each after the units
/// that precede it. ``begin(_:)`` gets everything that is known of a file element before its first unit, so that sinks
/// need not wait for the last one.
public protocol CatalogSink: ~Copyable {
  /// Receives a file element at its beginning. Units outside of any file element are in an implied one without
  /// attributes.
  mutating func begin(_ file: CatalogFile)
  /// Receives a unit of the current file element.
  mutating func add(_ unit: consuming TranslationUnit)
  /// Called when the file element ends; one that is not closed ends with the document.
  mutating func endFile()
  /// Receives a finding about the document. A sink can limit the number of findings that it keeps: see `FindingList`.
  mutating func report(_ diagnostic: Diagnostic)
  /// Called once at the end. `isComplete` is false if the reader had to stop before the document's end: at a place that
  /// is not well-formed, at a limit, or because the format cannot be read.
  mutating func end(isComplete: Bool)
}
