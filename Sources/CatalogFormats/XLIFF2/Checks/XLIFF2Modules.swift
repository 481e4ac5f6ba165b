import WatchwordDiagnostics

/// What modules say in the elements that are open.
struct XLIFF2Modules {
  /// The ids of the notes of the current `<notes>`.
  var noteIDs: Set<ExactText> = []
  /// The ids of the module's elements that are unique in the current container.
  var ids: Set<ExactText> = []
  /// Whether there are rules of validation in the file, a group or the unit.
  var hasRules = false
  /// How many rules files and groups have, so that `hasRules` goes on behind the unit.
  var outerRules = 0
  /// The attributes of the current `<res:resourceItem>`.
  var resourceHasType = false
  /// Whether one of its texts stands in the document.
  var resourceHasContent = false
  /// Whether the current `<mtc:match>` is one of another language.
  var isReference = false
  /// The ids of resources of the file, and the references to them.
  var resourceIDs: Set<ExactText> = []
  var resourceReferences: [(id: ExactText, span: SourceSpan)] = []
  /// The current revisions of Change Tracking, and what they say.
  var revisions: XLIFF2Tracking?
  var tracked: [XLIFF2Tracking] = []
  /// The properties of the current revision.
  var revisionProperties: [ExactText] = []
  /// Whether a file, a group or a unit has a score, or votes.
  var hasScore = false
  var hasVotes = false
  /// The data of the current `<mtc:match>`.
  var matchData: Set<ExactText> = []
  /// The attributes of elements that revisions may name.
  var elements: [XLIFF2Tracking.Target] = []

  mutating func endUnit() { hasRules = outerRules > 0 }
}

/// A set of revisions of an element (XLIFF 2.0, section 5.6.4.3).
struct XLIFF2Tracking {
  let appliesTo: ExactText
  let reference: ExactText?
  let span: SourceSpan
  var properties: [(name: ExactText, span: SourceSpan)] = []

  /// An element that revisions may refer to.
  struct Target {
    let element: XLIFF2Element
    let id: ExactText?
    let attributes: [ExactText]
  }
}
