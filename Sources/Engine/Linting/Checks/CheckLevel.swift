/// The part of the catalogues that a check examines at a time.
public enum CheckLevel: String, CaseIterable, Sendable {
  /// Defects that the format's reader reports.
  case reader
  /// One unit.
  case unit
  /// All units of one key.
  case message
  /// The summary of one catalogue.
  case file
  /// The summaries of all catalogues.
  case project
  /// The suppressions of one catalogue.
  case suppression
}
