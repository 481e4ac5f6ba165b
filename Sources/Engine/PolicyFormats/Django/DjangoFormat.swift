import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The setting `AUTH_PASSWORD_VALIDATORS` of Django, in Python.
  package static let django = PolicyFormat(
    id: "django", title: "Django validator list", recognises: DjangoFormat.recognises, read: DjangoReading.read,
    write: DjangoWriting.write)
}

extension BackEnd {
  /// The requirements that Django's own validators support, according to
  /// https://github.com/django/django/blob/main/django/contrib/auth/password_validation.py.
  ///
  /// They count code points. They compare a password in lower case with the user's attributes and with the list of
  /// common passwords, and test with `str.isdigit` whether it is numeric.
  static let django = BackEnd(
    unit: .codePoint, minimum: 1...MemberReader.maximumNumber, similarity: 10...100,
    switches: [.commonPassword, .digitsOnly],
    approximations: [
      .similarity: Approximation(
        reason: "it compares in lower case, where STRASSE and straße differ",
        substitute: "refuses passwords that are as similar in lower case", extent: .beyondASCII),
      .commonPassword: .ownList,
      .digitsOnly: Approximation(
        reason: "it counts digits of all scripts, and signs such as ² and ①",
        substitute: "refuses passwords that consist only of these",
        extent: .beyondASCII),
    ],
    normalizes: false,
    obstacles: .init(uniqueKeysWithValues: CharacterClass.allCases.map { (.count($0), noClasses) }),
    standIns: .init(
      uniqueKeysWithValues: [.letters, .uppercase, .lowercase, .special].map { (.count($0), notNumeric) }
        + [.userID, .personalWords].map { ($0, similar) }))

  private static let noClasses = "its validators cannot require kinds of characters"
  private static let notNumeric = StandIn(setting: .digitsOnly, substitute: "refuses passwords of digits only")
  private static let similar = StandIn(
    setting: .similarity, value: SimilarityRule.defaultPercent,
    substitute: "refuses passwords that are similar to the user's name or address")
}

/// The names of Django's validators.
enum DjangoFormat {
  static let setting = "AUTH_PASSWORD_VALIDATORS"
  static let module = "django.contrib.auth.password_validation"

  static let similarity: ExactText = "UserAttributeSimilarityValidator"
  static let length: ExactText = "MinimumLengthValidator"
  static let common: ExactText = "CommonPasswordValidator"
  static let numeric: ExactText = "NumericPasswordValidator"
  static let all = [similarity, length, common, numeric]

  static let maximumSimilarity: ExactText = "UserAttributeSimilarityValidator.max_similarity"
  static let attributes: ExactText = "UserAttributeSimilarityValidator.user_attributes"
  static let minimumLength: ExactText = "MinimumLengthValidator.min_length"
  static let list: ExactText = "CommonPasswordValidator.password_list_path"

  static func recognises(_ text: PolicyText) -> Bool {
    let bytes = text.source.bytes
    return text.json == nil && bytes.contains(part: setting.utf8)
  }
}
