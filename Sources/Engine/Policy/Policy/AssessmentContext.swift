public import WatchwordBasics

/// The data that passwords are compared with. Create it once and use it for every assessment.
///
/// It contains the current password, so its descriptions reveal nothing.
public struct AssessmentContext: Sendable {
  /// The maximum length of a user id or personal word that is compared, in bytes of UTF-8.
  public static let maximumLength = 4096
  /// The maximum total length of all personal words, in bytes of UTF-8.
  public static let maximumTotalLength = 1 << 18

  /// A value to compare with.
  enum Given<Value: Sendable>: Sendable {
    case nothing
    case tooLong
    case value(Value)
  }

  let userID: Given<PersonalWords>
  let personalWords: Given<PersonalWords>
  /// The current password in NFC, for rules that an app defines (``OwnRule``); `nil` if there is none.
  public private(set) var currentPassword: ExactText?
  /// The list of common passwords.
  public let commonPasswords: CommonPasswords
  /// Returns whether a password, as typed, is known from a data breach; `nil` if that cannot be determined.
  let isBreached: (@Sendable (String) -> Bool?)?
  /// Returns the score of a password, as typed, from 0 (easy to guess) to 4.
  private(set) var strengthScore: (@Sendable (String) -> Int)?
  /// The user id and the personal words as given, which an attacker tries first.
  private let userWords: [String]

  /// Whether rules are met that cannot be judged here, by their ids, as far as the app knows.
  public private(set) var known: [ExactText: Bool]

  /// Creates a context. A rule whose value is absent, empty or only white space is undetermined.
  ///
  /// A rule is also undetermined if its user id or one of its personal words has more than ``maximumLength`` bytes, or
  /// if all its words together have more than ``maximumTotalLength`` bytes. ``PersonalWordsRule`` also searches for the
  /// parts of personal words between white space, `@`, `.`, `_`, `-` and `+`. White space around the user id is
  /// removed.
  ///
  /// The engine has neither a list of breached passwords nor an estimator: ``BreachedPasswordRule`` calls `isBreached`,
  /// and ``StrengthRule`` calls `strengthScore`, which returns 0 to 4. Both receive the password as typed,
  /// `strengthScore` at most the first 4,096 code points of it. If `isBreached` returns `nil`, for example because its
  /// list is damaged, the rule is undetermined.
  ///
  /// `known` is what the app knows about the password that is assessed, for example from its server: whether the rules
  /// with these ids are met. It decides rules that would otherwise be undetermined; a rule that can be judged is judged.
  public init(
    userID: String? = nil, personalWords: [String] = [], currentPassword: String? = nil,
    commonPasswords: CommonPasswords = .embedded, isBreached: (@Sendable (String) -> Bool?)? = nil,
    strengthScore: (@Sendable (String) -> Int)? = nil, known: [ExactText: Bool] = [:]
  ) {
    switch userID?.trimmingWhiteSpace() {
    case let id? where id.utf8.count > Self.maximumLength: self.userID = .tooLong
    case let id? where !id.isEmpty: self.userID = .value(PersonalWords([id]))
    default: self.userID = .nothing
    }
    let lengths = personalWords.map { $0.utf8.count }
    if lengths.contains(where: { $0 > Self.maximumLength }) || lengths.reduce(0, +) > Self.maximumTotalLength {
      self.personalWords = .tooLong
    } else {
      self.personalWords = PersonalWords.withParts(personalWords).map { .value($0) } ?? .nothing
    }
    self.currentPassword = Self.normalized(currentPassword)
    self.commonPasswords = commonPasswords
    self.isBreached = isBreached
    self.strengthScore = strengthScore
    self.known = known
    userWords = [userID].compactMap { $0 } + personalWords
  }

  /// Returns the same context with the score function that `makeScore` makes for the user's words, unless it has one.
  package func judgingStrength(by makeScore: ([String]) -> @Sendable (String) -> Int) -> AssessmentContext {
    guard strengthScore == nil else { return self }
    var context = self
    context.strengthScore = makeScore(userWords)
    return context
  }

  /// Returns the same context with a different current password, or with none if `password` is empty or `nil`. All
  /// other prepared values are reused.
  package func replacingCurrentPassword(by password: String?) -> AssessmentContext {
    var context = self
    context.currentPassword = Self.normalized(password)
    return context
  }

  /// Returns the same context with other knowledge of the app. All prepared values are reused.
  package func replacingKnown(by known: [ExactText: Bool]) -> AssessmentContext {
    var context = self
    context.known = known
    return context
  }

  private static func normalized(_ password: String?) -> ExactText? {
    password.flatMap { $0.isEmpty ? nil : ExactText(Normalization.nfc($0)) }
  }
}

extension AssessmentContext: CustomStringConvertible {
  /// Always the same text: a password is never shown.
  public var description: String { "AssessmentContext(hidden)" }
}

#if !hasFeature(Embedded)
  extension AssessmentContext: CustomDebugStringConvertible, CustomReflectable {
    /// Always the same text: a password is never shown.
    public var debugDescription: String { description }
    /// A mirror without children: a password is never shown.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif
