public import WatchwordDiagnostics

/// A constraint that a specification of XLIFF 2 puts on documents: what a reader reports where a document breaks it.
public struct XLIFF2Constraint: Sendable {
  /// The stable kebab-case name of the defect.
  public let id: ExactText
  /// The severity of findings.
  public let severity: Severity
  /// The sections of the specifications that say so.
  public let clause: String
  /// The first sentence of the page, without its full stop: what is wrong.
  public let title: String
  /// What was expected, as the end of a message.
  public let expected: String
  /// What to do, without a full stop.
  public let help: String
  /// A document that breaks this constraint and no other one.
  public let bad: Example
  /// The document without the defect.
  public let good: Example

  /// A document, of which only what matters is written.
  public struct Example: Sendable {
    /// What is written, for people.
    public let shown: String
    /// The whole document.
    public let document: String

    private init(_ shown: String, _ document: String) {
      self.shown = shown
      self.document = document
    }

    /// A whole document.
    static func document(_ text: String) -> Self { Self(text, text) }

    /// The content of `<xliff>`.
    static func xliff(_ content: String, version: String = "2.2", languages: String = "srcLang=\"en\" trgLang=\"de\"")
      -> Self
    {
      let core = version == "2.2" ? XLIFF2Namespace.uri22 : XLIFF2Namespace.uri20
      let modules = XLIFF2Namespace.allCases.filter { $0 != .core && $0 != .xml }.compactMap { namespace in
        namespace.uris.first.map { " xmlns:\(namespace.prefix.dropLast())=\"\($0)\"" }
      }
      return Self(
        content,
        """
        <xliff xmlns="\(core)" version="\(version)" \(languages)
          xmlns:my="urn:example:my"\(modules.joined(separator: "\n "))>
        \(content)
        </xliff>

        """)
    }

    /// The content of a `<file>`.
    static func file(_ content: String) -> Self {
      Self(content, xliff("<file id=\"f1\">\n\(content)\n</file>").document)
    }

    /// The content of a `<unit>`.
    static func unit(_ content: String) -> Self {
      Self(content, file("<unit id=\"u1\">\n\(content)\n</unit>").document)
    }

    /// The content of a `<source>`, and of the `<target>` if there is one.
    static func text(_ source: String, _ target: String? = nil) -> Self {
      let shown =
        "<source>\(source)</source>" + (target.map { "\n<target>\($0)</target>" } ?? "")
      return Self(shown, unit("<segment>\n\(shown)\n</segment>").document)
    }
  }

  init(
    _ id: ExactText, _ clause: String, _ title: String, expected: String, help: String, bad: Example, good: Example
  ) {
    self.init(id, .error, clause, title, expected: expected, help: help, bad: bad, good: good)
  }

  init(
    _ id: ExactText, _ severity: Severity, _ clause: String, _ title: String, expected: String, help: String,
    bad: Example, good: Example
  ) {
    self.id = id
    self.severity = severity
    self.clause = clause
    self.title = title
    self.expected = expected
    self.help = help
    self.bad = bad
    self.good = good
  }

  /// Every constraint, by areas: those of the core first, then those of the modules.
  public static let all: [XLIFF2Constraint] =
    structure + attributes + identifiers + references + inlineCodes + editingHints + annotations + matches + glossary
    + formatStyle + metadata + resourceData + sizeRestriction + validation + changeTracking + its + variants

  /// The page about the constraint.
  public var page: String {
    """
    \(title).

    What: the document breaks a constraint of the specification (\(clause)). Expected: \(expected).

    Why: programs that follow the specification reject the file or misread it.

    Example:
    \(Self.indented(bad.shown))

    Correct:
    \(Self.indented(good.shown))

    What to do: \(help.prefix(1).lowercased() + help.dropFirst()).
    """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
