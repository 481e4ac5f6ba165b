package import WatchwordDiagnostics

/// A constraint of an XLIFF 2 specification. The reader reports each point where a document breaks it.
package struct XLIFF2Constraint: Sendable {
  /// The id and the severity of findings, and the page about the constraint.
  ///
  /// It has two examples: the bad one breaks only this constraint, and the good one breaks none.
  package let kind: FindingKind
  /// The words that follow "expected" in a message.
  package let expected: String
  /// The remedy, without a full stop.
  package let help: String

  /// An example document, of which the page shows only the relevant part.
  struct Example {
    /// The part that the page shows.
    let shown: String
    /// The whole document.
    let document: String

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

    /// The content of a `<source>`, and of the `<target>` if given.
    static func text(_ source: String, _ target: String? = nil) -> Self {
      let shown =
        "<source>\(source)</source>" + (target.map { "\n<target>\($0)</target>" } ?? "")
      return Self(shown, unit("<segment>\n\(shown)\n</segment>").document)
    }
  }

  /// Creates a constraint. `clause` names the sections of the specification; `title` is the constraint's name, without
  /// a full stop. Under the condition `warningCondition`, a finding is only a warning.
  init(
    _ id: ExactText, _ clause: String, _ title: String, severity: Severity = .error, warningCondition: String? = nil,
    expected: String, help: String, bad: Example, good: Example
  ) {
    self.expected = expected
    self.help = help
    kind = FindingKind(
      id, severity, milder: warningCondition == nil ? [] : [.warning],
      """
      \(title).

      What: the document breaks a constraint of the specification (\(clause)). Expected: \(expected).\
      \(warningCondition.map { " It is a warning \($0)." } ?? "")

      Why: programs that follow the specification reject the file or misread it.

      Example:
      \(Self.indented(bad.shown))

      Correct:
      \(Self.indented(good.shown))

      What to do: \(help.prefix(1).lowercased() + help.dropFirst()).
      """,
      examples: [.bad("example.xliff", bad.document), .good("example.xliff", good.document)])
  }

  private init(_ kind: FindingKind, expected: String, help: String) {
    self.kind = kind
    self.expected = expected
    self.help = help
  }

  /// The same constraint with the lower severity, which applies under the condition `warningCondition`.
  var mild: XLIFF2Constraint { XLIFF2Constraint(kind.mild, expected: expected, help: help) }

  /// All constraints, by area: first those of the core, then those of the modules.
  package static let all: [XLIFF2Constraint] =
    structure + attributes + identifiers + references + inlineCodes + editingHints + annotations + matches + glossary
    + formatStyle + metadata + resourceData + sizeRestriction + validation + changeTracking + its + variants

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
