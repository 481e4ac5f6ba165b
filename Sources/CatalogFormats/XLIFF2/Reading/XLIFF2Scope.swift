import WatchwordDiagnostics

/// The settings and ids that apply inside a file, a group or a unit.
struct XLIFF2Scope {
  /// The number of open elements, including its own.
  let depth: Int
  var translate = true
  /// Whether white space is significant; `nil` if unspecified.
  var keepsSpace: Bool?
  /// The default language of texts that `xml:lang` sets, if it differs from that of the document.
  var language: ExactText?
  /// The ids of extension elements, with the addresses of their namespaces.
  var extensionIDs: Set<ExtensionID> = []
  /// The ids of ITS records.
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
