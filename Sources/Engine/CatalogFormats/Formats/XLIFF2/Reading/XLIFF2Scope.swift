import WatchwordBasics

/// The settings and ids that apply inside a file, a group or a unit.
struct XLIFF2Scope {
  /// The number of open elements, including its own.
  let depth: Int
  var translate = true
  /// Whether white space is significant; `nil` if unspecified.
  var keepsSpace: Bool?
  /// The default language of texts that `xml:lang` sets, if it differs from that of the document.
  var language: ExactText?
  /// The ids of extension elements, each with the address of the interned URI of its namespace.
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

/// An open element and its state.
struct XLIFF2Node: BitwiseCopyable {
  let element: XLIFF2Element
  /// The rank of the last child in the required order of children.
  var rank: UInt8 = 0
  /// The children seen so far, as a bit set.
  var seen: UInt64 = 0
  /// Whether it contains anything but white space.
  var hasContent = false
  /// Whether misplaced text in it has been reported.
  var hasStrayText = false
  /// Whether it refers to external content.
  var hasReference = false
  /// For an element of another namespace, whether it belongs to an extension whose ids must be unique in a file, group
  /// or unit.
  var isExtension = false

  init(_ element: XLIFF2Element) { self.element = element }
}

/// The current `<file>`.
struct XLIFF2File {
  var id: ExactText?
  /// The unit names that serve as keys.
  private var keys: Set<ExactText> = []
  var groupIDs: Set<ExactText> = []
  /// The profiles for lengths and for storage.
  var generalProfile: ExactText?
  var storageProfile: ExactText?

  init(id: ExactText? = nil) { self.id = id }

  /// Returns the key of a unit: its name, which is that of the text in the original resource (Part 1, section
  /// 3.3.1.23), or else its id. Names need not be unique, so a name becomes the key only of the first unit that has it.
  mutating func key(id: ExactText, name: ExactText?) -> ExactText {
    guard let name, !name.isEmpty, name == id || keys.insert(name).inserted else { return id }
    return name
  }
}

/// Determines the type and the message syntax of a source file from its name; XLIFF 2 does not specify them.
enum XLIFF2MessageSyntax {
  /// The types of source files, as XLIFF 1.2 names them (`datatype`), by the ends of their names. Other JSON files than
  /// those with i18next's usual names may be those of another library.
  private static let types: [(ending: String, datatype: ExactText)] = [
    (".arb", "x-arb"), ("translation.json", "x-i18next"), ("common.json", "x-i18next"), (".po", "po"), (".pot", "po"),
    (".properties", "x-java-properties"), (".resx", "resx"), (".resw", "resx"),
  ]

  /// Returns the type of a source file; `nil` if its name does not show it.
  static func datatype(original: ExactText?) -> ExactText? {
    guard let original else { return nil }
    let name = original.string.utf8
    if let type = types.first(where: { name.suffix($0.ending.utf8.count).elementsEqual($0.ending.utf8) }) {
      return type.datatype
    }
    return AndroidFolder.isStringResource(named: original) ? "x-android-resources" : nil
  }

  /// Returns the syntax implied by the name of the source file: `printf` for Apple's formats, and for names without an
  /// ending, which give no indication.
  static func syntax(original: ExactText?) -> MessageSyntax {
    guard let original else { return .printf }
    if let type = datatype(original: original) { return XLIFF12MessageSyntax.syntax(original: nil, datatype: type) }
    let name = original.string.split(separator: "/").last ?? ""
    guard name.utf8.contains(UInt8(ascii: ".")) else { return .printf }
    let endings = [
      ".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist", ".c", ".xliff",
    ]
    return endings.contains { name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) } ? .printf : .none
  }
}
