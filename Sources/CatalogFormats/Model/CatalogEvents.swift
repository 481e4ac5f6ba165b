import WatchwordDiagnostics

/// A sink of any type, as closures: readers call one for each event.
///
/// Handlers need not be generic then; an existential would cost more at each unit.
struct CatalogEvents {
  let begin: (CatalogFile) -> Void
  let add: (consuming TranslationUnit) -> Void
  let endFile: () -> Void
  let report: (Diagnostic) -> Void
  let end: (_ isComplete: Bool) -> Void

  /// Passes events on to the sink at `pointer`, which must exist until the reading ends.
  init<Sink: CatalogSink & ~Copyable>(_ pointer: UnsafeMutablePointer<Sink>) {
    begin = { pointer.pointee.begin($0) }
    add = { pointer.pointee.add($0) }
    endFile = { pointer.pointee.endFile() }
    report = { pointer.pointee.report($0) }
    end = { pointer.pointee.end(isComplete: $0) }
  }
}
