import WatchwordBasics

/// The parts of the current entry.
struct POEntry {
  var context: POText?
  var id: POText?
  var plural: POText?
  /// The translations: the index of the plural form, if any, and the text.
  var forms: [(index: Int?, text: POText)] = []
  /// Comments for translators that come from the source code (`#.`).
  var extracted: [ExactText] = []
  /// Comments of translators (`#`).
  var comments: [ExactText] = []
  /// The source code locations of the text (`#:`).
  var references: [ExactText] = []
  /// The last of the texts that the entry had before (`#|`), until its own texts begin.
  var previous: (part: Part, isObsolete: Bool)?
  private(set) var isFuzzy = false
  /// Whether the program no longer uses the entry (`#~`).
  var isObsolete = false
  /// The languages of the format strings, if a flag sets them; empty if a flag excludes format strings.
  private(set) var formatting: GettextFormatting?
  /// The numbers for which the program shows a text with plural forms (`range: 0..10`).
  private(set) var numbers: ClosedRange<UInt64>?
  /// The maximum number of characters of a translation (Weblate, "Customizing behavior using flags": `max-length:80`).
  private(set) var maximumLength: Int?
  /// The syntax of the message, if a flag sets it.
  private(set) var syntax: MessageSyntax?

  /// A keyword of the texts that an entry had before.
  enum Part: String {
    case context = "msgctxt"
    case id = "msgid"
    case plural = "msgid_plural"

    /// Whether the part can come after another one, or first.
    func mayFollow(_ previous: Part?) -> Bool {
      switch self {
      case .context: previous == nil
      case .id: previous == nil || previous == .context
      case .plural: previous == .id
      }
    }
  }

  /// Whether only comments have been read.
  var hasNoText: Bool { context == nil && id == nil && plural == nil && forms.isEmpty }

  /// The notes, one for each kind of comment that has a text; the first is the one from the source code.
  var notes: [ExactText] {
    [extracted, comments, references].compactMap { lines in
      lines.allSatisfy { $0.isEmpty } ? nil : ExactText(lines.map { $0.string }.joined(separator: "\n"))
    }
  }

  /// Adds a line of flags: `fuzzy, c-format` (GNU gettext manual, section 3).
  mutating func add(flags: ArraySlice<UInt8>) {
    for flag in flags.split(separator: UInt8(ascii: ",")) {
      let blanks: [UInt8] = [0x20, 0x09, 0x0D]
      let flag = ExactText(utf8: flag.filter { !blanks.contains($0) })
      if flag == "fuzzy" { isFuzzy = true }
      if flag.string.utf8.starts(with: "range:".utf8) { numbers = Self.numbers(flag.string.utf8.dropFirst(6)) }
      if flag.string.utf8.starts(with: "max-length:".utf8) { maximumLength = Int(String(flag.string.dropFirst(11))) }
      addFormat(flag)
      if Self.printfFlags.contains(flag) { syntax = .printf }
      if Self.braceFlags.contains(flag) { syntax = .icu }
      if Self.otherFlags.contains(flag) { syntax = MessageSyntax.none }
    }
  }

  /// Adds a flag such as `c-format` or `no-c-format`.
  private mutating func addFormat(_ flag: ExactText) {
    if let format = GettextFormat(flag: flag) {
      formatting = formatting ?? GettextFormatting()
      formatting?.insert(format)
      return
    }
    guard flag.string.utf8.starts(with: "no-".utf8), flag.string.utf8.suffix(7).elementsEqual("-format".utf8) else {
      return
    }
    formatting = formatting ?? GettextFormatting()
    if let format = GettextFormat(flag: ExactText(utf8: flag.string.utf8.dropFirst(3))) {
      formatting?.remove(format)
    }
    if formatting?.isEmpty ?? true { syntax = MessageSyntax.none }
  }

  /// Parses a range such as `0..10`, whose bounds have 32 bits, as in msgfmt.
  private static func numbers(_ text: Substring.UTF8View) -> ClosedRange<UInt64>? {
    let parts = text.split(separator: UInt8(ascii: "."))
    guard parts.count == 2, let first = UInt32(String(decoding: parts[0], as: UTF8.self)),
      let last = UInt32(String(decoding: parts[1], as: UTF8.self)), first <= last
    else { return nil }
    return UInt64(first)...UInt64(last)
  }

  /// The formats whose placeholders start with a percent sign, as in C (GNU gettext manual, section 15.3).
  private static let printfFlags: Set<ExactText> = [
    "c-format", "objc-format", "php-format", "python-format", "perl-format", "lua-format", "ruby-format", "awk-format",
    "tcl-format", "gcc-internal-format", "gfc-internal-format", "object-pascal-format", "boost-format",
    "javascript-format", "sh-printf-format", "possible-c-format", "go-format", "ycp-format", "java-printf-format",
  ]
  /// The formats whose placeholders are in curly brackets.
  private static let braceFlags: Set<ExactText> = [
    "python-brace-format", "perl-brace-format", "csharp-format", "java-format", "c++-format", "rust-format",
  ]
  /// The formats whose placeholders are not supported here: `%1`, `~a`, `$name`.
  private static let otherFlags: Set<ExactText> = [
    "qt-format", "qt-plural-format", "kde-format", "kde-kuit-format", "sh-format", "lisp-format", "elisp-format",
    "librep-format", "scheme-format", "smalltalk-format", "d-format", "modula2-format",
  ]
}
