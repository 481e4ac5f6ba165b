public import WatchwordDiagnostics
public import WatchwordLocalization

extension PasswordForm {
  /// A form, ready to be drawn: every text is in the reader's language, and none is empty.
  ///
  /// It holds no password: what stands in a field is ``PasswordForm/typed(in:)``.
  public struct Presentation: Sendable {
    /// The flow's id.
    public var flow: ExactText
    /// The locale of the texts.
    public var locale: LanguageTag
    /// The direction of the whole form.
    public var direction: TextDirection
    /// The title.
    public var title: String
    /// What stands under the title.
    public var subtitle: String?
    /// What stands in front of the user's name.
    public var userLabel: String?
    /// The user's name, or a greeting with it.
    public var userLine: String?
    /// The explanation.
    public var help: String?
    /// The title over the rules.
    public var policyTitle: String?
    /// The whole policy in words: the server's own where it sent some.
    public var policyText: String?
    /// The fields, from top to bottom.
    public var fields: [FieldView]
    /// Every rule of the policy, in its order.
    public var rules: [RuleView]
    /// The strength meter.
    public var strength: Strength?
    /// Whether the repeated password is the same; nothing while it is empty.
    public var match: Match?
    /// How many attempts are left, where they are few.
    public var attempts: Attempts?
    /// An error or a success at the top.
    public var banner: BannerView?
    /// Something that has to be dismissed.
    public var alert: AlertView?
    /// The button.
    public var submit: SubmitButton
    /// The words of the button that leaves the screen.
    public var back: String
    /// The menu after the log-in.
    public var menu: Menu?
  }
}

extension PasswordForm.Presentation {
  /// A field.
  public struct FieldView: Sendable {
    /// Which field it is.
    public var field: PasswordForm.Field
    /// Its name.
    public var label: String
    /// What stands in it while it is empty.
    public var placeholder: String
    /// Whether nothing was typed.
    public var isEmpty: Bool
    /// Whether the text is shown; where not, entry is secure.
    public var isRevealed: Bool
    /// Whether it has the caret.
    public var isFocused: Bool
    /// Whether it can be edited: always.
    public var isEditable: Bool { true }
    /// Whether the platform may correct what is typed: never.
    public var allowsAutocorrection: Bool { false }
    /// Whether the platform may capitalize what is typed: never.
    public var allowsCapitalization: Bool { false }
    /// The error beside it.
    public var error: String?
    /// What password managers are told.
    public var contentType: ContentType
    /// The key at the end of the keyboard.
    public var returnKey: ReturnKey
    /// The words of the button that shows or hides the text.
    public var revealLabel: String
  }

  /// What a field holds, for password managers.
  public enum ContentType: String, Hashable, Sendable {
    /// The password that holds.
    case password
    /// The password that shall hold.
    case newPassword
  }

  /// What the return key does.
  public enum ReturnKey: String, Hashable, Sendable {
    /// It leads to the next field.
    case next
    /// It ends the typing.
    case done
  }

  /// A line of the checklist.
  public struct RuleView: Sendable {
    /// The rule's id.
    public var rule: ExactText
    /// What it asks for.
    public var text: String
    /// Grey, green, or the server's to judge.
    public var state: PasswordForm.RuleStatus
    /// What a screen reader says: the text and the state.
    public var label: String
  }

  /// The strength meter.
  public struct Strength: Sendable {
    /// The points.
    public var score: Int
    /// The most points.
    public var maximum: Int
    /// The points in a word.
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

  /// Whether the repeated password is the same.
  public struct Match: Sendable {
    /// Whether it is.
    public var matches: Bool
    /// The same in words.
    public var text: String
  }

  /// How many attempts are left.
  public struct Attempts: Sendable {
    /// The number, 3 at most.
    public var left: Int
    /// The number in a sentence.
    public var text: String
    /// Whether the next failure is the last one.
    public var isCritical: Bool
  }

  /// An error or a success at the top of the form.
  public struct BannerView: Sendable {
    /// Whether it is an error.
    public var isError: Bool
    /// Its text.
    public var text: String
  }

  /// Something that has to be dismissed.
  public struct AlertView: Sendable {
    /// Its title.
    public var title: String?
    /// Its text.
    public var text: String
    /// The words of its buttons; none where it ends by itself.
    public var buttons: [String]
  }

  /// The button.
  public struct SubmitButton: Sendable {
    /// Its words.
    public var title: String
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// Whether a submission is in flight.
    public var isInProgress: Bool
  }

  /// The menu after the log-in.
  public struct Menu: Sendable {
    /// The words over it.
    public var title: String
    /// Its entries.
    public var items: [MenuItem]
  }

  /// An entry of the menu.
  public struct MenuItem: Sendable {
    /// What it leads to.
    public var item: MenuEntry
    /// Its words.
    public var text: String
  }

  /// What an entry of the menu leads to.
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
