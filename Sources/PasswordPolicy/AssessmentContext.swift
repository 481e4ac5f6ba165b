/// What a password is compared with: prepared once, used for every assessment.
///
/// It holds the current password and therefore never shows anything of itself.
public struct AssessmentContext: Sendable {
  /// The longest user id or personal word that is compared, in bytes of UTF-8.
  public static let maximumLength = 4096

  /// Something to compare with.
  enum Given<Value: Sendable>: Sendable {
    case nothing
    case tooLong
    case value(Value)
  }

  let userID: Given<PersonalWord>
  let personalWords: Given<[PersonalWord]>
  let currentPassword: [UInt8]?
  let commonPasswords: CommonPasswords

  /// What passwords are compared with; whatever is absent (or empty) leaves its rule undetermined.
  ///
  /// A user id or a personal word of more than ``maximumLength`` bytes leaves its rule undetermined too.
  public init(
    userID: String? = nil, personalWords: [String] = [], currentPassword: String? = nil,
    commonPasswords: CommonPasswords = .embedded
  ) {
    switch userID {
    case let id? where id.utf8.count > Self.maximumLength: self.userID = .tooLong
    case let id? where !id.isEmpty: self.userID = .value(PersonalWord(id))
    default: self.userID = .nothing
    }
    if personalWords.contains(where: { $0.utf8.count > Self.maximumLength }) {
      self.personalWords = .tooLong
    } else {
      self.personalWords = personalWords.isEmpty ? .nothing : .value(personalWords.map { PersonalWord($0) })
    }
    self.currentPassword = currentPassword.flatMap { $0.isEmpty ? nil : Array(Normalization.nfc($0).utf8) }
    self.commonPasswords = commonPasswords
  }
}

extension AssessmentContext: CustomStringConvertible {
  /// Always the same words: a password is never shown.
  public var description: String { "AssessmentContext(hidden)" }
}

#if !hasFeature(Embedded)
  extension AssessmentContext: CustomDebugStringConvertible, CustomReflectable {
    /// Always the same words: a password is never shown.
    public var debugDescription: String { description }
    /// A mirror without children: a password is never shown.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif

/// A user id or another word that a password may not contain, folded.
struct PersonalWord: Hashable, Sendable {
  /// The number of code points of the folded word.
  let length: Int
  private let forward: WordPattern
  private let backward: WordPattern

  init(_ text: String) {
    let folded = CaseFolding.folded(text)
    let scalars = String(decoding: folded, as: UTF8.self).unicodeScalars
    var reversed = String.UnicodeScalarView()
    reversed.append(contentsOf: scalars.reversed())
    length = scalars.count
    forward = WordPattern(folded)
    backward = WordPattern(Array(String(reversed).utf8))
  }

  /// Whether the word occurs in folded text; also from its end to its start, if `reversed`.
  func occurs(in folded: [UInt8], reversed: Bool) -> Bool {
    forward.occurs(in: folded) || reversed && backward.occurs(in: folded)
  }
}
