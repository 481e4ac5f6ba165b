import WatchwordDiagnostics

/// What holds inside a file, a group or a unit.
struct XLIFF2Scope {
  /// How many elements are open with its element.
  let depth: Int
  var translate = true
  /// Whether white space counts; `nil` if the element does not say.
  var keepsSpace: Bool?
  /// The language that an `xml:lang` gives to texts without one, if it is not that of the document.
  var language: ExactText?
  /// The ids of extensions, with their namespaces' addresses.
  var extensionIDs: Set<ExtensionID> = []
  /// The ids of records of ITS.
  var recordIDs: Set<ExactText> = []
  /// The ids in the size data of the element.
  var sizeIDs: Set<ExactText> = []
  var rules: [XLIFF2ValidationRule] = []

  /// The id of an element of an extension.
  struct ExtensionID: Hashable {
    let namespace: Int
    let id: ExactText
  }

  init(depth: Int) { self.depth = depth }
}
