import Foundation
public import WatchwordBasics

/// An example of a page: a file with or without a defect, and what is known beside it.
public struct PageExample: Sendable {
  /// The name of the file.
  public let file: ExactText
  /// The text of the file, with `1️⃣` before each place that is reported.
  public let text: String
  /// Whether the file has the defect.
  public let isTriggering: Bool
  /// The text after the fixes; `nil` if there are none.
  public internal(set) var corrected: String?
  /// Catalogues that are examined before this one.
  public internal(set) var others: [File] = []
  /// The catalogue to compare with.
  public internal(set) var base: String?
  /// What the examples of a section have in common.
  public let setting: Setting

  /// Another catalogue.
  public struct File: Sendable {
    /// Its name.
    public let name: ExactText
    /// Its text.
    public let text: String
  }

  /// What is known about all examples of a section.
  public struct Setting: Sendable {
    /// The text of a configuration file.
    public internal(set) var settings: String?
    /// Declarations of messages, such as `length.min(minimum: count)`.
    public internal(set) var declared: [String] = []
    /// Phrases that a policy requires, such as `letters(minimum: 3)`.
    public internal(set) var required: [String] = []

    /// Whether nothing is known.
    public var isEmpty: Bool { settings == nil && declared.isEmpty && required.isEmpty }
  }

  init(file: ExactText, text: String, isTriggering: Bool, setting: Setting) {
    self.file = file
    self.text = text
    self.isTriggering = isTriggering
    self.setting = setting
  }

  /// Returns the document of a block of code: `code` itself, or what `info` says is around it.
  ///
  /// A language and perhaps the name of a source file stand for XLIFF 1.2 with these units; the name of an element
  /// stands for XLIFF 2.2 with this content of the element.
  static func document(_ code: String, _ info: ArraySlice<Substring>) -> String {
    switch info.first {
    case nil, "document": code + "\n"
    case "segment": document("<segment>\n\(code)\n</segment>", ["unit"])
    case "unit": document("<unit id=\"u1\">\n\(code)\n</unit>", ["file"])
    case "file": document("<file id=\"f1\">\n\(code)\n</file>", ["xliff"])
    case "xliff": "\(xliff2)\n\(code)\n</xliff>\n"
    case let language?:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="\(info.dropFirst().first ?? "Localizable.xcstrings")" source-language="en" \
      target-language="\(language)" datatype="plaintext">
          <body>
      \(code)
          </body>
        </file>
      </xliff>

      """
    }
  }

  /// The start of a document of XLIFF 2.2 with all modules.
  private static let xliff2 = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.2" version="2.2" srcLang="en" trgLang="de"
      xmlns:my="urn:example:my" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"
      xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0" xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0"
      xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" xmlns:res="urn:oasis:names:tc:xliff:resourcedata:2.0"
      xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" xmlns:val="urn:oasis:names:tc:xliff:validation:2.0"
      xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.0" xmlns:its="http://www.w3.org/2005/11/its"
      xmlns:itsm="urn:oasis:names:tc:xliff:itsm:2.1" xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0">
    """

  /// Returns the text with the code points that it writes as `\u{A0}`, because nobody would see them.
  static func unescaped(_ text: String) -> String {
    text.replacing(#/\\u\{([0-9A-F]+)\}/#) { match in
      UInt32(match.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? String(match.0)
    }
  }
}
