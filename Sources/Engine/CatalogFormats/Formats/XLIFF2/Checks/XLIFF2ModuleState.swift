import WatchwordBasics

/// The state of modules in the open elements.
struct XLIFF2ModuleState {
  /// The ids of the notes of the current `<notes>`.
  var noteIDs: Set<ExactText> = []
  /// The ids of module elements, which must be unique in the current container.
  var ids: Set<ExactText> = []
  /// Whether the file, a group or the unit has validation rules.
  var hasRules = false
  /// The number of rules in files and groups, so that `hasRules` remains valid after the unit.
  var outerRules = 0
  /// Whether the current `<res:resourceItem>` has a `mimeType`.
  var resourceHasType = false
  /// Whether the document contains the source or the target of that resource item.
  var resourceHasContent = false
  /// Whether the current `<mtc:match>` is in another language.
  var isReference = false
  /// The ids of the file's resources, and the references to them.
  var resourceIDs: Set<ExactText> = []
  var resourceReferences: [(id: ExactText, span: SourceSpan)] = []
  /// The current revisions of Change Tracking.
  var revisions: XLIFF2Tracking?
  var tracked: [XLIFF2Tracking] = []
  /// The properties of the current revision.
  var revisionProperties: [ExactText] = []
  /// Whether a file, group or unit has a score, or votes.
  var hasScore = false
  var hasVotes = false
  /// The data of the current `<mtc:match>`.
  var matchData: Set<ExactText> = []
  /// The elements that revisions may name, with their attributes.
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
