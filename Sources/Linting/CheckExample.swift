/// A catalogue that shows what a check finds, or what it does not find.
public struct CheckExample: Sendable {
  /// The catalogue's name; some checks read a language from it.
  public let file: String
  /// The catalogue, with ``mark`` at each place that is found.
  public let text: String
  /// Catalogues that are linted before this one, for checks that compare the files of a folder.
  public let others: [File]
  /// The base catalogue, for checks that compare with it.
  public let base: String?
  /// A policy in JSON, for checks that need one.
  public let policy: String?
  /// Whether the check finds something.
  public let isTriggering: Bool

  /// Another catalogue.
  public struct File: Sendable {
    /// Its name.
    public let name: String
    /// Its text.
    public let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What stands in front of a place that is found.
  public static let mark = "1️⃣"

  /// The text without its marks.
  public var unmarkedText: String { pieces.map { String(decoding: $0, as: UTF8.self) }.joined() }

  /// The places of the marks, in UTF-8 bytes from the start of the unmarked text.
  public var markedOffsets: [Int] {
    var offset = 0
    return pieces.dropLast().map { piece in
      offset += piece.count
      return offset
    }
  }

  private var pieces: [[UInt8]] {
    let mark = Array(Self.mark.utf8)
    var pieces: [[UInt8]] = [[]]
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == mark[0], rest.starts(with: mark) {
        pieces.append([])
        rest = rest.dropFirst(mark.count)
      } else {
        pieces[pieces.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }
}

extension CheckExample {
  /// A whole document in which the check finds something.
  static func triggering(
    document: String, file: String = "example.xliff", others: [File] = [], base: String? = nil, policy: String? = nil
  ) -> CheckExample {
    CheckExample(file: file, text: document, others: others, base: base, policy: policy, isTriggering: true)
  }

  /// A whole document in which the check finds nothing.
  static func clean(
    document: String, file: String = "example.xliff", others: [File] = [], base: String? = nil, policy: String? = nil
  ) -> CheckExample {
    CheckExample(file: file, text: document, others: others, base: base, policy: policy, isTriggering: false)
  }

  /// Units of a translation from English in which the check finds something.
  static func triggering(
    _ language: String, _ units: String, original: String = "Localizable.xcstrings", base: String? = nil,
    policy: String? = nil
  ) -> CheckExample {
    .triggering(
      document: document(language, units, original: original),
      base: base.map { document("en", $0, original: original) },
      policy: policy)
  }

  /// Units of a translation from English in which the check finds nothing.
  static func clean(
    _ language: String, _ units: String, original: String = "Localizable.xcstrings", base: String? = nil,
    policy: String? = nil
  ) -> CheckExample {
    .clean(
      document: document(language, units, original: original),
      base: base.map { document("en", $0, original: original) },
      policy: policy)
  }

  private static func document(_ language: String, _ units: String, original: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="\(language)" datatype="plaintext">
        <body>
    \(units)
        </body>
      </file>
    </xliff>

    """
  }
}
