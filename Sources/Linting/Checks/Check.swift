import WatchwordDiagnostics

/// One kind of defect in catalogues.
///
/// A check is a type that conforms to exactly one of ``UnitCheck``, ``MessageCheck``, ``FileCheck``,
/// ``ProjectCheck`` and ``SuppressionCheck``: the level determines what the check sees. It has its own file in a folder of `Checks/`, and a
/// line in ``Checks/all``.
protocol Check: Sendable {
  /// What findings are called, how serious they are, and the check's page. Its first line is the type's own summary.
  static var kind: FindingKind { get }
  /// The smallest named set that contains the check.
  static var set: CheckSet { get }
  /// Catalogues with and without the defect.
  static var examples: [CheckExample] { get }
}

extension Check {
  /// A check belongs to the essential ones unless it says otherwise.
  static var set: CheckSet { .essential }
}

/// A check that looks at one unit at a time, while the file is read.
protocol UnitCheck: Check {
  /// The signs without which a unit has no such defect: one of its texts has at least one of them. None if the check
  /// looks at every unit.
  static var signs: TextShape.Signs { get }

  /// Reports the defects of `unit`, which belongs to `file`.
  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings)
}

extension UnitCheck {
  /// Most defects show in other things.
  static var signs: TextShape.Signs { [] }
}

/// A check that looks at all units of one key at a time: a text with its variants and substitutions.
protocol MessageCheck: Check {
  /// Whether the check needs all units of the message, so that it cannot judge a catalogue that was not read to its
  /// end.
  static var needsEveryUnit: Bool { get }

  /// Reports the defects of `message`, which belongs to `file`.
  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings)

  /// Reports the defects of messages of which only the whole catalogue shows whether they are any.
  static func conclude(_ catalog: CatalogSummary, _ findings: inout Findings)
}

extension MessageCheck {
  /// Most checks judge each message by itself.
  static func conclude(_ catalog: CatalogSummary, _ findings: inout Findings) {}
}

/// A check that looks at the summary of one catalogue, after it was read.
protocol FileCheck: Check {
  /// Reports the defects of `catalog`.
  static func check(_ catalog: CatalogSummary, _ findings: inout Findings)
}

/// A check that compares the summaries of all catalogues, after they were read.
protocol ProjectCheck: Check {
  /// Reports the defects of the project's catalogues.
  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings)
}

/// A check that looks at what was suppressed in one catalogue, after all other checks.
protocol SuppressionCheck: Check {
  /// Reports what is wrong with the suppressions of a catalogue.
  static func check(_ suppressions: SuppressionFacts, _ findings: inout Findings)
}
