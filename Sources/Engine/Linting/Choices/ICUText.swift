import WatchwordBasics
import WatchwordCatalogFormats

/// A text that was read as a message in ICU's syntax.
enum ICUText: Sendable {
  case message(ICUMessage)
  case defective(ICUDefect)

  /// The dialect that a text is written in.
  enum Rules: Sendable {
    /// Flutter's dialect: an apostrophe starts a quotation only if the text cannot be read otherwise, `}` without a
    /// partner is an error, `#` is text unless sources use it, and `=1` means `one`.
    case flutter
    /// ICU's own dialect, in a text of another format; it is a message only if it has a choice.
    case icu
  }

  /// Reads a text as a message, or a plural form of one. Returns `nil` for texts without brackets, and for texts of
  /// other formats without a choice.
  init?(_ text: String, _ shape: TextShape, rules: Rules?, isForm: Bool = false) {
    guard let rules else { return nil }
    switch rules {
    case .flutter:
      guard
        shape.marks.contains(.brace) || text.has(UInt8(ascii: "}"))
          || isForm && text.has(UInt8(ascii: "#"))
      else { return nil }
      self = Self.flutter(Array(text.utf8), isForm: isForm)
    case .icu:
      guard shape.marks.contains(.brace), Self.mayChoose(text.utf8),
        let message = try? ICUParser.message(Array(text.utf8), quotes: true),
        !message.choices.isEmpty
      else { return nil }
      self = .message(message)
    }
  }

  /// Reads the translation of a message.
  init(translation text: String) {
    do throws(ICUDefect) {
      self = .message(try ICUParser.message(Array(text.utf8), quotes: true))
    } catch {
      self = .defective(error)
    }
  }

  var message: ICUMessage? { if case .message(let message) = self { message } else { nil } }

  private static func flutter(_ bytes: [UInt8], isForm: Bool) -> ICUText {
    do throws(ICUDefect) {
      return .message(try ICUParser.message(bytes, quotes: false, isForm: isForm).inFlutter)
    } catch {
      if let message = try? ICUParser.message(bytes, quotes: true, isForm: isForm) {
        return .message(message.inFlutter)
      }
      return .defective(error)
    }
  }

  /// Whether a text has the keywords of a choice, which most texts with brackets lack.
  static func mayChoose(_ text: String.UTF8View) -> Bool {
    text.contains(UInt8(ascii: ",")) && (text.contains(part: "plural".utf8) || text.contains(part: "select".utf8))
  }
}
