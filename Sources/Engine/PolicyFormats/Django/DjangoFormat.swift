import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The setting `AUTH_PASSWORD_VALIDATORS` of Django, in Python.
  package static let django = PolicyFormat(
    id: "django", title: "Django validator list", recognises: DjangoFormat.recognises, read: DjangoReading.read,
    write: DjangoFormat.write)
}

extension BackEnd {
  /// The requirements that Django's own validators support, according to
  /// https://github.com/django/django/blob/main/django/contrib/auth/password_validation.py.
  ///
  /// They count code points. They compare a password in lower case with the user's attributes and with the list of
  /// common passwords, and test with `str.isdigit` whether it is numeric.
  static let django = BackEnd(
    unit: .codePoint,
    fields: [
      Field(
        DjangoFormat.similarity, .peculiar,
        .sets(
          .similarity, 10...100,
          Approximation(
            "it compares in lower case, where STRASSE and straße differ",
            instead: "refuses passwords that are as similar in lower case", .beyondASCII)), key: DjangoFormat.attributes
      ),
      Field(
        DjangoFormat.length, .peculiar, .sets(.minimum)),
      Field(DjangoFormat.common, .peculiar, .sets(.commonPassword, .ownList)),
      Field(
        DjangoFormat.numeric, .peculiar,
        .sets(
          .digitsOnly,
          Approximation(
            "it counts digits of all scripts, and signs such as ² and ①",
            instead: "refuses passwords that consist only of these", .beyondASCII))),
      Field(DjangoFormat.maximumSimilarity, .peculiar), Field(DjangoFormat.minimumLength, .peculiar),
      Field(DjangoFormat.list, .peculiar, key: DjangoFormat.list),
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

/// Recognises and writes Django's validators.
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

  // MARK: - Writing

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let settings = BackEndSettings(of: document, for: .django, in: .django)
    var validators: [String] = []
    if let percent = settings[.similarity] {
      validators.append(validator(similarity, similarityOptions(percent, document)))
    }
    if let minimum = settings[.minimum] {
      validators.append(validator(length, ["\"min_length\": \(minimum)"]))
    }
    if settings.has(.commonPassword) {
      let path = document.texts(list).first.map { "\"password_list_path\": \(quoted($0))" }
      validators.append(validator(common, path.map { [$0] } ?? []))
    }
    if settings.has(.digitsOnly) { validators.append(validator(numeric, [])) }
    let list = validators.isEmpty ? "[]" : "[\n\(validators.joined())]"
    return WrittenPolicy(text: "\(setting) = \(list)\n", losses: settings.losses)
  }

  private static func similarityOptions(_ percent: Int, _ document: PolicyDocument) -> [String] {
    let similarity = percent == 100 ? "1" : percent.isMultiple(of: 10) ? "0.\(percent / 10)" : "0.\(percent)"
    var options = ["\"max_similarity\": \(similarity)"]
    let attributes = document.texts(attributes)
    if !attributes.isEmpty {
      options.append("\"user_attributes\": [\(attributes.map { quoted($0) }.joined(separator: ", "))]")
    }
    return options
  }

  private static func validator(_ name: ExactText, _ options: [String]) -> String {
    let options = options.isEmpty ? "" : "        \"OPTIONS\": {\(options.joined(separator: ", "))},\n"
    return "    {\n        \"NAME\": \"\(module).\(name)\",\n\(options)    },\n"
  }

  private static func quoted(_ text: ExactText) -> String {
    let escaped = text.string.utf8.flatMap {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), $0] : [$0]
    }
    return "\"\(String(decoding: escaped, as: UTF8.self))\""
  }
}
