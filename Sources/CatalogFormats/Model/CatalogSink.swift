public import WatchwordDiagnostics

/// What takes the content of a document while it is read.
///
/// The calls come in the order of the document: for each file element ``begin(_:)``, ``add(_:)`` for each of its units,
/// ``endFile()``; and at the very end ``end(isComplete:)``, once. Findings come in between, each after the units in front
/// of it. What can be known of a file element before its first unit comes with its beginning, so that nothing has to wait
/// for the last one.
public protocol CatalogSink: ~Copyable {
  /// Takes a file element that begins. Units outside of any file element come in one that says nothing of itself.
  mutating func begin(_ file: CatalogFile)
  /// Takes a unit of the file element that has begun.
  mutating func add(_ unit: TranslationUnit)
  /// Records that the file element has ended; one that the document leaves open ends with the document.
  mutating func endFile()
  /// Takes what is wrong with the document. A sink keeps as many findings as it wants to: see `FindingList`.
  mutating func report(_ diagnostic: Diagnostic)
  /// Records that nothing follows. The reading is complete unless something kept the reader from going on to the
  /// document's end: a place that is not well-formed, a limit, a format that is not read.
  mutating func end(isComplete: Bool)
}
