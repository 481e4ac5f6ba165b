import WatchwordBasics

/// One kind of defect in catalogues.
///
/// A check is a type that conforms to exactly one of ``UnitCheck``, ``MessageCheck``, ``FileCheck``, ``ProjectCheck``
/// and ``SuppressionCheck``: the level determines what the check examines. It has its own file in a folder of
/// `Checks/`, and a line in ``Checks/all``.
protocol Check: Sendable {
  /// The id and severity of findings. The first line of the page about them is the summary of the type.
  static var kind: FindingKind { get }
  /// The smallest named set that contains the check.
  static var set: CheckSet { get }
}

extension Check {
  /// By default, a check belongs to the essential set.
  static var set: CheckSet { .essential }
}

/// A check that examines one unit at a time, while the file is read.
protocol UnitCheck: Check {
  /// The signs that indicate the defect: if a unit has it, at least one of the unit's texts has at least one of the
  /// signs. Empty if the check examines every unit.
  static var signs: TextShape.Signs { get }

  /// Reports the defects of `unit`, which belongs to `file`.
  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings)
}

extension UnitCheck {
  /// By default, a check examines every unit.
  static var signs: TextShape.Signs { [] }
}

/// A check that examines all units of one key at a time: a text with its variants and substitutions.
protocol MessageCheck: Check {
  /// Whether the check needs all units of the message, so that it cannot judge a catalogue that was not read
  /// completely.
  static var needsEveryUnit: Bool { get }

  /// Reports the defects of `message`, which belongs to `file`.
  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings)

  /// Reports defects that can be judged only when the whole catalogue is known.
  static func conclude(_ catalog: CatalogSummary, _ findings: inout Findings)
}

extension MessageCheck {
  /// By default, a check judges each message on its own.
  static func conclude(_ catalog: CatalogSummary, _ findings: inout Findings) {}
}

/// A check that examines the summary of one catalogue, after it was read.
protocol FileCheck: Check {
  /// Reports the defects of `catalog`.
  static func check(_ catalog: CatalogSummary, _ findings: inout Findings)
}

/// A check that compares the summaries of all catalogues, after they were read.
protocol ProjectCheck: Check {
  /// Reports the defects of the project's catalogues.
  static func check(_ project: ProjectSummary, _ findings: inout Findings)
}

/// A check that examines the suppressions of one catalogue, after all other checks.
protocol SuppressionCheck: Check {
  /// Reports the defects in the suppressions of a catalogue.
  static func check(_ suppressions: SuppressionFacts, _ findings: inout Findings)
}
