public import WatchwordBasics
public import WatchwordLocalization

extension PasswordForm {
  /// A form, ready to be drawn. Every text is in the reader's language, and none is empty.
  ///
  /// It contains no password: ``PasswordForm/typed(in:)`` returns the text of a field.
  public struct Presentation: Sendable {
    /// The flow's id.
    public var flow: ExactText
    /// The locale of the texts.
    public var locale: LanguageTag
    /// The direction of the whole form.
    public var direction: TextDirection
    /// The title.
    public var title: String
    /// The text under the title.
    public var subtitle: String?
    /// The label before the user's name.
    public var userLabel: String?
    /// The user's name, or a greeting with it.
    public var userLine: String?
    /// The explanation.
    public var help: String?
    /// The title above the rules.
    public var policyTitle: String?
    /// The whole policy as text: the server's own text if it sent one.
    public var policyText: String?
    /// The fields, from top to bottom.
    public var fields: [FieldView]
    /// All rules of the policy, in order.
    public var rules: [RuleView]
    /// The strength meter.
    public var strength: Strength?
    /// Whether the repeated password matches; `nil` while it is empty.
    public var match: Match?
    /// The number of attempts left, if it is low.
    public var attempts: Attempts?
    /// An error or success message at the top.
    public var banner: BannerView?
    /// An alert, which must be dismissed.
    public var alert: AlertView?
    /// The button.
    public var submit: SubmitButton
    /// The text of the button that leaves the screen.
    public var back: String
    /// The menu after the log-in.
    public var menu: Menu?
  }
}

extension PasswordForm.Presentation {
  /// A field.
  public struct FieldView: Sendable {
    /// The field.
    public var field: PasswordForm.Field
    /// The field's name.
    public var label: String
    /// The text shown while the field is empty.
    public var placeholder: String
    /// Whether the field is empty.
    public var isEmpty: Bool
    /// Whether the text is shown. If not, the field uses secure entry.
    public var isRevealed: Bool
    /// Whether the field has the caret.
    public var isFocused: Bool
    /// Whether the field can be edited: always true.
    public var isEditable: Bool { true }
    /// Whether the platform may correct the text: always false.
    public var allowsAutocorrection: Bool { false }
    /// Whether the platform may capitalise the text: always false.
    public var allowsCapitalization: Bool { false }
    /// The error next to the field.
    public var error: String?
    /// The content type, for password managers.
    public var contentType: ContentType
    /// The return key of the keyboard.
    public var returnKey: ReturnKey
    /// The text of the button that shows or hides the text.
    public var revealLabel: String
  }

  /// The content of a field, for password managers.
  public enum ContentType: String, Hashable, Sendable {
    /// The current password.
    case password
    /// The new password.
    case newPassword
  }

  /// The function of the return key.
  public enum ReturnKey: String, Hashable, Sendable {
    /// Moves to the next field.
    case next
    /// Ends typing.
    case done
  }

  /// A line of the checklist.
  public struct RuleView: Sendable {
    /// The rule's id.
    public var rule: ExactText
    /// The requirement.
    public var text: String
    /// The state, which determines the colour: grey, green, or left to the server.
    public var state: PasswordForm.RuleStatus
    /// The text for screen readers: the requirement and the state; the requirement alone while nothing is typed.
    public var label: String
  }

  /// The strength meter.
  public struct Strength: Sendable {
    /// The number of points.
    public var score: Int
    /// The maximum number of points.
    public var maximum: Int
    /// The strength in a word.
    public var text: String
    /// The colour of the bars.
    public var color: StrengthColor
  }

  /// A colour of the strength meter.
  public enum StrengthColor: String, Hashable, Sendable {
    /// At most a quarter of the points.
    case red
    /// Half of the points.
    case orange
    /// Three quarters of the points.
    case yellow
    /// All points.
    case green
  }

  /// Whether the repeated password matches.
  public struct Match: Sendable {
    /// Whether it matches.
    public var matches: Bool
    /// The same information as text.
    public var text: String
  }

  /// The number of attempts left.
  public struct Attempts: Sendable {
    /// The number, at most 3.
    public var left: Int
    /// The number in a sentence.
    public var text: String
    /// Whether only one attempt, or none, is left.
    public var isCritical: Bool
  }

  /// An error or success message at the top of the form.
  public struct BannerView: Sendable {
    /// Whether it is an error.
    public var isError: Bool
    /// The text.
    public var text: String
  }

  /// An alert, which must be dismissed.
  public struct AlertView: Sendable {
    /// The title.
    public var title: String?
    /// The text.
    public var text: String
    /// The texts of the buttons; empty if the alert disappears by itself.
    public var buttons: [String]
  }

  /// The button.
  public struct SubmitButton: Sendable {
    /// The button's text.
    public var title: String
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// Whether a submission is in flight.
    public var isInProgress: Bool
  }

  /// The menu after the log-in.
  public struct Menu: Sendable {
    /// The title of the menu.
    public var title: String
    /// The entries.
    public var items: [MenuItem]
  }

  /// An entry of the menu.
  public struct MenuItem: Sendable {
    /// The destination of the entry.
    public var item: MenuEntry
    /// The text of the entry.
    public var text: String
  }

  /// The destination of a menu entry.
  public enum MenuEntry: String, Hashable, Sendable {
    /// The first screen after the log-in.
    case dashboard
    /// The notifications.
    case getNotifications
    /// The update of the password; ``PasswordForm/Event/chooseUpdate``.
    case updatePassword
    /// The end of the session.
    case signOut
  }
}
